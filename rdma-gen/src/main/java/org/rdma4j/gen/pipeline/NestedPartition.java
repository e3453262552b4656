package org.rdma4j.gen.pipeline;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Converts a partition with the key {@code within}: inline functions of the project itself, which belong to the
 * wrapper's partition in metadata and form a partition of their own in C and Java.
 *
 * <p>Metadata needs no mark for them: they are inline, while the functions that the wrapper's header declares are in
 * its library.
 */
final class NestedPartition {

    private static final Predicate<FunctionDecl> OWN = f -> f.linkage() == FunctionDecl.Linkage.INLINE;

    private NestedPartition() {}

    /** Moves the functions of the nested partition into the partition that it is within. */
    static Metadata join(Metadata metadata, Config config) {
        Optional<PartitionConfig> own = own(config);
        if (own.isEmpty()) {
            return metadata;
        }
        Partition inner = partition(metadata, own.get().namespace());
        if (inner.declarations().anyMatch(d -> !(d instanceof FunctionDecl function && OWN.test(function)))) {
            throw ProblemException.badInput(
                    Location.of(config.file().toString()),
                    own.get().namespace() + " is within " + own.get().within().orElseThrow()
                            + ", but contains more than inline functions",
                    "move the other declarations to a partition without within");
        }
        return metadata.withPartitions(metadata.partitions().stream()
                .filter(p -> !p.equals(inner))
                .map(p -> p.namespace().equals(own.get().within().orElseThrow())
                        ? functions(
                                p,
                                p.namespace(),
                                p.headers(),
                                Stream.concat(inner.functions().stream(), p.functions().stream()),
                                Stream.concat(inner.skipped().stream(), p.skipped().stream()))
                        : p)
                .toList());
    }

    /** Moves the functions of the nested partition back to a partition of their own. */
    static Metadata split(Metadata metadata, Config config) {
        return own(config)
                .map(own -> Metadata.of(metadata.each().stream()
                        .map(alone -> alone.withPartitions(alone.partitions().stream()
                                .flatMap(p ->
                                        p.namespace().equals(own.within().orElseThrow()) ? split(p, own) : Stream.of(p))
                                .toList()))
                        .toList()))
                .orElse(metadata);
    }

    private static Stream<Partition> split(Partition both, PartitionConfig own) {
        return Stream.of(
                functions(
                        both,
                        own.namespace(),
                        own.headers(),
                        both.functions().stream().filter(OWN),
                        Stream.empty()),
                functions(
                        both,
                        both.namespace(),
                        both.headers(),
                        both.functions().stream().filter(OWN.negate()),
                        both.skipped().stream()));
    }

    private static Optional<PartitionConfig> own(Config config) {
        return config.partitions().stream().filter(p -> p.within().isPresent()).findFirst();
    }

    private static Partition partition(Metadata metadata, String namespace) {
        return metadata.partitions().stream()
                .filter(p -> p.namespace().equals(namespace))
                .findFirst()
                .orElseThrow();
    }

    private static Partition functions(
            Partition like,
            String namespace,
            List<String> headers,
            Stream<FunctionDecl> functions,
            Stream<Skipped> skipped) {
        return new Partition(
                namespace,
                like.library(),
                like.soname(),
                headers,
                List.of(),
                List.of(),
                functions.toList(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                skipped.toList());
    }
}
