package org.rdma4j.gen.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.pipeline.CheckedInMetadata;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import picocli.CommandLine.Option;

/** The option {@code --target} of the commands that read metadata for one target. */
final class TargetOption {

    @Option(
            names = "--target",
            paramLabel = "TRIPLE",
            description = "The target to read if the file describes several, such as aarch64-linux-gnu.")
    private @Nullable String triple;

    /** Returns the value of the option, if given. */
    Optional<String> triple() {
        return Optional.ofNullable(triple);
    }

    /** Reads the metadata of a file for the given target, by default its first one. */
    Metadata read(Path file) {
        Metadata metadata = CheckedInMetadata.read(file);
        return triple == null ? metadata.alone() : on(metadata, triple, file);
    }

    /** Returns metadata for one of its targets. */
    static Metadata on(Metadata metadata, String triple, Path file) {
        return Target.of(triple)
                .flatMap(metadata::on)
                .orElseThrow(() -> ProblemException.badInput(
                        Location.of(file.toString()),
                        "the file does not describe " + triple,
                        "it describes "
                                + metadata.each().stream()
                                        .map(m -> m.target().triple())
                                        .collect(Collectors.joining(" and "))));
    }
}
