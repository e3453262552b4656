package org.rdma4j.gen.merge;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.model.ByValueUses;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;

/**
 * Context of merging a partition.
 *
 * @param sources releases, oldest first
 * @param partition index of the partition
 */
record MergeContext(
        Config config, List<Source> sources, int partition, HistoryBuilder spans, MergeConflicts conflicts) {

    /**
     * A release to merge.
     *
     * @param metadata metadata of the release
     * @param shape shapes of its types
     * @param uses its records that are passed by value
     */
    record Source(Metadata metadata, BinaryShape shape, ByValueUses uses) {

        static Source of(Metadata metadata) {
            TypeIndex types = new TypeIndex(metadata);
            return new Source(
                    metadata, new BinaryShape(types, metadata.target()), new ByValueUses(metadata.partitions(), types));
        }
    }

    /** Returns the timelines of one kind of declaration. */
    <D> List<DeclarationTimeline<D>> follow(Function<Partition, List<D>> kind, Function<D, String> name) {
        return DeclarationTimeline.follow(partitions().stream().map(kind).toList(), name);
    }

    /** Returns the partition in each release, oldest first. */
    List<Partition> partitions() {
        return sources.stream()
                .map(s -> s.metadata().partitions().get(partition))
                .toList();
    }

    /** Returns the shapes of a release. */
    BinaryShape shape(int release) {
        return sources.get(release).shape();
    }

    /** Returns a function, typedef or field whose signature uses the record by value in a release. */
    Optional<String> user(RecordDecl record, int release) {
        return sources.get(release).uses().user(record);
    }

    /** Returns the partition in the newest release. */
    Partition newest() {
        return partitions().get(sources.size() - 1);
    }
}
