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
 * What merging each kind of declaration needs.
 *
 * @param sources the releases, oldest first
 * @param partition the number of the partition that is merged
 */
record MergeContext(
        Config config, List<Source> sources, int partition, HistoryBuilder spans, MergeConflicts conflicts) {

    /**
     * One of the releases that are merged.
     *
     * @param shape of its types
     * @param uses which of its records go by value
     */
    record Source(Metadata metadata, BinaryShape shape, ByValueUses uses) {

        static Source of(Metadata metadata) {
            TypeIndex types = new TypeIndex(metadata);
            return new Source(
                    metadata, new BinaryShape(types, metadata.target()), new ByValueUses(metadata.partitions(), types));
        }
    }

    /** One kind of declaration through the releases. */
    <D> List<DeclarationTimeline<D>> follow(Function<Partition, List<D>> kind, Function<D, String> name) {
        return DeclarationTimeline.follow(partitions().stream().map(kind).toList(), name);
    }

    /** The partition in each release, oldest first. */
    List<Partition> partitions() {
        return sources.stream()
                .map(s -> s.metadata().partitions().get(partition))
                .toList();
    }

    /** The types of a release. */
    BinaryShape shape(int release) {
        return sources.get(release).shape();
    }

    /** Whose signature has the record by value in a release. */
    Optional<String> user(RecordDecl record, int release) {
        return sources.get(release).uses().user(record);
    }

    /** The partition in the newest release. */
    Partition newest() {
        return partitions().get(sources.size() - 1);
    }
}
