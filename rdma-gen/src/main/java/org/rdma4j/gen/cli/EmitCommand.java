package org.rdma4j.gen.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.merge.Merger;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.pipeline.CheckedInMetadata;
import org.rdma4j.gen.pipeline.Emission;
import org.rdma4j.gen.pipeline.FileOrigins;
import org.rdma4j.gen.pipeline.ImportedMetadata;
import org.rdma4j.gen.pipeline.OutputFiles;
import org.rdma4j.gen.problem.ExitCode;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code emit}: writes Java and C from metadata. */
@Command(
        name = "emit",
        mixinStandardHelpOptions = true,
        description = {
            "Writes Java, wrapper.h and wrapper.c from metadata. Needs neither headers nor a C compiler.",
            "Merges several releases into one binding: the declarations of the newest release and those that only older"
                    + " releases have, each with the release that introduced it."
        },
        footerHeading = "%nExample:%n",
        footer = "  rdma-gen emit metadata/rdma-core-44.0.json")
final class EmitCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private ConfigOption configOption;

    @Parameters(
            paramLabel = "METADATA",
            arity = "0..*",
            description = "Metadata files, one for each release. Default: all files that match [output] metadata.")
    private List<Path> files = List.of();

    @Override
    public Integer call() {
        Config config = configOption.read();
        List<Path> sources = files.isEmpty() ? CheckedInMetadata.files(config) : files;
        List<Metadata> releases = CheckedInMetadata.read(sources);
        if (releases.isEmpty()) {
            throw ProblemException.badInput(
                    Location.of(config.file().toString()),
                    "no file matches [output] metadata",
                    "create it with extract");
        }
        releases.forEach(metadata -> checkPartitions(metadata, config));
        List<Metadata> imported = ImportedMetadata.readAll(config);
        try (OutputFiles output = new OutputFiles()) {
            Emission.run(
                    config,
                    Merger.merge(releases, config),
                    imported,
                    FileOrigins.of(config, sources, releases),
                    output);
            Set<Path> obsolete = Emission.obsolete(output.files());
            output.commit(obsolete);
            PrintWriter out = spec.commandLine().getOut();
            out.println(output.summary(obsolete));
            out.flush();
        }
        return ExitCode.DONE.code();
    }

    /** Rejects metadata of another configuration: its names and facts would be wrong. */
    private static void checkPartitions(Metadata metadata, Config config) {
        List<String> described =
                metadata.partitions().stream().map(Partition::namespace).toList();
        List<String> configured = config.partitions().stream()
                .filter(p -> p.within().isEmpty())
                .map(PartitionConfig::namespace)
                .toList();
        if (!described.equals(configured)) {
            throw ProblemException.badInput(
                    Location.of(config.file().toString()),
                    "the configuration has the partitions " + String.join(", ", configured) + ", but the metadata has "
                            + String.join(", ", described),
                    "use metadata of this configuration, or extract it again");
        }
    }
}
