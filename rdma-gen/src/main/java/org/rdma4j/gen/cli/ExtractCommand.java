package org.rdma4j.gen.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.metadata.MetadataWriter;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.problem.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code extract}: headers to metadata. */
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
            description = "Where to write; - for standard output. Default: [output] metadata of the configuration.")
    private String output;

    @Override
    public Integer call() {
        Config config = configOption.read();
        Metadata metadata = new Extraction(config, headerOptions.options()).run(Imports.read(config));
        String json = MetadataWriter.write(metadata);
        if ("-".equals(output)) {
            spec.commandLine().getOut().print(json);
            spec.commandLine().getOut().flush();
        } else {
            Path file = output != null
                    ? Path.of(output).toAbsolutePath().normalize()
                    : Outputs.metadataFile(config, metadata);
            OutputFiles.write(Map.of(file, json));
        }
        return ExitCode.DONE.code();
    }
}
