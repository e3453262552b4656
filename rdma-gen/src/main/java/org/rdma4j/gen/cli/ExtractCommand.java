package org.rdma4j.gen.cli;

import java.nio.file.Path;
import java.util.List;
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
        List<Metadata> imported = Imports.read(config);
        Metadata here = new Extraction(config, headerOptions.options()).run(imported);
        Console console = new Console(spec.commandLine().getErr());
        Metadata metadata = new Targets(config, console, true).complete(here, imported, () -> file(config, here));
        String json = MetadataWriter.write(metadata);
        if ("-".equals(output)) {
            spec.commandLine().getOut().print(json);
            spec.commandLine().getOut().flush();
        } else {
            OutputFiles.write(Map.of(file(config, metadata), json));
        }
        return ExitCode.DONE.code();
    }

    private Path file(Config config, Metadata metadata) {
        return output != null && !"-".equals(output)
                ? Path.of(output).toAbsolutePath().normalize()
                : Outputs.metadataFile(config, metadata);
    }
}
