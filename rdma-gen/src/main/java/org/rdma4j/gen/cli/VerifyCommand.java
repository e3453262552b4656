package org.rdma4j.gen.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.metadata.MetadataReader;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.problem.ExitCode;
import org.rdma4j.gen.verify.Verifier;
import org.rdma4j.gen.verify.VerifyOptions;
import org.rdma4j.gen.verify.VerifyReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code verify}: every number of the metadata against the C compiler, and what is missing. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = {
            "Compiles a probe and compares every size, alignment, offset, width, value, type and signature with what",
            "the C compiler says; looks for declarations that the metadata lacks; looks symbols up in the libraries.",
            "Ends with 1 when anything differs or is missing."
        },
        footerHeading = "%nExample:%n",
        footer = "  rdma-gen verify metadata/rdma-core-44.0.json")
final class VerifyCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ConfigOption configOption;

    @Parameters(paramLabel = "METADATA", description = "The metadata file.")
    private Path metadata;

    @Option(names = "-I", paramLabel = "DIR", description = "A folder of headers, searched before the system's.")
    private List<Path> includePaths = List.of();

    @Option(names = "-L", paramLabel = "DIR", description = "A folder of libraries, searched before the system's.")
    private List<Path> libraryPaths = List.of();

    @Option(
            names = "--cc",
            paramLabel = "COMMAND",
            defaultValue = "cc",
            description = "The C compiler. Default: ${DEFAULT-VALUE}.")
    private String compiler;

    @Override
    public Integer call() {
        Config config = configOption.read();
        VerifyOptions options = VerifyOptions.of(config);
        List<Path> folders = new ArrayList<>(includePaths);
        folders.addAll(options.includePaths());
        Metadata read = MetadataReader.read(metadata);
        VerifyReport report = Verifier.verify(
                read,
                options.withRelease(config, read.release())
                        .withCompiler(List.of(compiler.trim().split("\\s+")))
                        .withIncludePaths(folders)
                        .withLibraries(libraryPaths, Wrapper.library(config)));
        spec.commandLine().getOut().print(report.render());
        spec.commandLine().getOut().flush();
        return report.holds() ? ExitCode.DONE.code() : ExitCode.NO.code();
    }
}
