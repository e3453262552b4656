package org.rdma4j.gen.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.metadata.MetadataReader;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.pipeline.CompilerCommand;
import org.rdma4j.gen.pipeline.WrapperPartition;
import org.rdma4j.gen.preprocess.CompilerProbe;
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

/** {@code verify}: compares metadata with the C compiler, the headers and the libraries. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = {
            "Checks metadata against the C compiler, the headers and the libraries.",
            "Compiles a probe and compares every size, alignment, offset, width, value, type and signature with the"
                    + " result"
                    + " of the C compiler. Finds declarations that the metadata lacks, and looks up the symbols in the"
                    + " libraries.",
            "If the file describes several targets, compares the numbers for the target of the compiler.",
            "Exits with 1 if anything differs or is missing."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  rdma-gen verify metadata/rdma-core-44.0.json",
            "  rdma-gen verify --cc aarch64-linux-gnu-gcc metadata/posix.json --config posix.toml"
        })
final class VerifyCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ConfigOption configOption;

    @Parameters(paramLabel = "METADATA", description = "The metadata file.")
    private Path file;

    @Option(
            names = "-I",
            paramLabel = "DIR",
            description = "A directory of headers, searched before those of the" + " system.")
    private List<Path> includePaths = List.of();

    @Option(
            names = "-L",
            paramLabel = "DIR",
            description = "A directory of libraries, searched before those of the" + " system.")
    private List<Path> libraryPaths = List.of();

    @Option(
            names = "--cc",
            paramLabel = "COMMAND",
            defaultValue = "cc",
            description = "The C compiler. Default: ${DEFAULT-VALUE}.")
    private String compiler;

    @Option(
            names = "--target",
            paramLabel = "TRIPLE",
            description = "The target that the compiler must have, such as aarch64-linux-gnu.")
    private @Nullable String target;

    private static List<String> words(String command) {
        return List.of(command.trim().split("\\s+"));
    }

    @Override
    public Integer call() {
        Config config = configOption.read();
        VerifyOptions options = VerifyOptions.of(config);
        List<Path> folders = new ArrayList<>(includePaths);
        folders.addAll(options.includePaths());
        List<String> command = words(compiler);
        Target compiledFor = CompilerCommand.requireTarget(CompilerProbe.probe(command), Optional.ofNullable(target));
        Metadata described = TargetOption.on(MetadataReader.read(file), compiledFor.triple(), file);
        VerifyReport report = Verifier.verify(
                described,
                options.withRelease(config, described.release())
                        .withCompiler(command)
                        .withIncludePaths(folders)
                        .withLibraries(libraryPaths, mayBeAbsent(config, described)));
        spec.commandLine().getOut().print(report.render());
        spec.commandLine().getOut().flush();
        return report.holds() ? ExitCode.DONE.code() : ExitCode.NO.code();
    }

    /** Returns the libraries that may be absent: the wrapper, which is built later, or all of another machine. */
    private static Set<String> mayBeAbsent(Config config, Metadata metadata) {
        return metadata.target().isOfThisMachine()
                ? WrapperPartition.library(config)
                : metadata.partitions().stream().map(Partition::soname).collect(Collectors.toSet());
    }
}
