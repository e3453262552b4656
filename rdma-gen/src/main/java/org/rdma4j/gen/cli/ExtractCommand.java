package org.rdma4j.gen.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.metadata.MetadataWriter;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.pipeline.AdditionalTargets;
import org.rdma4j.gen.pipeline.CompilerGate;
import org.rdma4j.gen.pipeline.Extraction;
import org.rdma4j.gen.pipeline.ImportedMetadata;
import org.rdma4j.gen.pipeline.OutputFiles;
import org.rdma4j.gen.pipeline.OutputPaths;
import org.rdma4j.gen.problem.ExitCode;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code extract}: writes metadata from headers. */
@Command(
        name = "extract",
        mixinStandardHelpOptions = true,
        description = "Reads the headers and writes the metadata.",
        footerHeading = "%nExample:%n",
        footer = "  rdma-gen extract -I unpacked/usr/include --release 56.1 -o metadata/rdma-core-56.1.json")
final class ExtractCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ConfigOption configOption;

    @Mixin
    private HeaderOptions headerOptions;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "The file to write; - for standard output. Default: [output] metadata of the configuration.")
    private String output;

    @Override
    public Integer call() {
        Config config = configOption.read();
        Console console = new Console(spec.commandLine().getErr());
        try (CompilerGate gate = new CompilerGate()) {
            Extraction extraction = new Extraction(config, headerOptions.options(), gate);
            List<Metadata> imported = ImportedMetadata.read(config, extraction::release);
            Metadata here = extraction.run(imported);
            Metadata metadata = new AdditionalTargets(config, console, true)
                    .complete(here, imported, extraction, () -> file(config, here));
            String json = MetadataWriter.write(metadata);
            write(config, metadata, json, gate.pass());
        }
        return ExitCode.DONE.code();
    }

    private void write(Config config, Metadata metadata, String json, String checked) {
        if ("-".equals(output)) {
            spec.commandLine().getOut().print(json);
            spec.commandLine().getOut().flush();
        } else {
            OutputFiles.write(Map.of(file(config, metadata), json));
            spec.commandLine().getOut().println(checked);
        }
    }

    /** Rejects files that do not start like JSON: a header or a configuration would be overwritten. */
    private static void checkReplaceable(Path file) {
        if (Files.isRegularFile(file)) {
            try (InputStream in = Files.newInputStream(file)) {
                int first = in.read();
                if (first != -1 && first != '{') {
                    throw ProblemException.badInput(
                            Location.of(file.toString()),
                            "the file exists and is not a metadata file",
                            "name another file with -o");
                }
            } catch (IOException e) {
                throw ProblemException.unreadable(Location.of(file.toString()), e);
            }
        }
    }

    private Path file(Config config, Metadata metadata) {
        if (output == null || "-".equals(output)) {
            return OutputPaths.metadataFile(config, metadata);
        }
        Path file = Path.of(output).toAbsolutePath().normalize();
        checkReplaceable(file);
        return file;
    }
}
