package org.rdma4j.gen.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * Declarations of one release of a set of headers: the content of a metadata file.
 *
 * <p>All sizes and offsets are those of {@code target}. {@code others} contains the same declarations in the same
 * order, with the sizes and offsets of further targets.
 *
 * @param name name of the project, such as {@code rdma-core}
 * @param release release of the project, such as {@code 44.0}; empty if the headers have none
 * @param target target of the sizes and offsets
 * @param versions versions of what the headers were read with: {@code linux} 6.1, {@code glibc} 2.36,
 *     {@code compiler} gcc 12
 * @param partitions partitions in the order of the configuration
 * @param foreign foreign types, sorted by their C spelling
 * @param others the release for further targets, in the order of {@link Target#ALL}; their {@code others} are empty
 */
public record Metadata(
        String name,
        String release,
        Target target,
        SortedMap<String, String> versions,
        List<Partition> partitions,
        List<ForeignType> foreign,
        List<Metadata> others) {
    public Metadata {
        partitions = List.copyOf(partitions);
        foreign = List.copyOf(foreign);
        others = List.copyOf(others);
    }

    /** Creates metadata for a single target. */
    public Metadata(
            String name,
            String release,
            Target target,
            SortedMap<String, String> versions,
            List<Partition> partitions,
            List<ForeignType> foreign) {
        this(name, release, target, versions, partitions, foreign, List.of());
    }

    /** Combines metadata of single targets. The result is for the first target in the order of {@link Target#ALL}. */
    public static Metadata of(List<Metadata> single) {
        List<Metadata> sorted = new ArrayList<>(single);
        sorted.sort(Comparator.comparing(m -> Target.ALL.indexOf(m.target())));
        return sorted.get(0).with(sorted.subList(1, sorted.size()));
    }

    /** Returns the metadata of each target, this one first. */
    public List<Metadata> each() {
        return Stream.concat(Stream.of(alone()), others.stream()).toList();
    }

    /** Returns the metadata of one target. */
    public Optional<Metadata> on(Target wanted) {
        return each().stream().filter(m -> m.target().equals(wanted)).findFirst();
    }

    /** Returns a copy without the other targets. */
    public Metadata alone() {
        return with(List.of());
    }

    private Metadata with(List<Metadata> these) {
        return new Metadata(name, release, target, versions, partitions, foreign, these);
    }

    /** Returns a copy with the given partitions and without the other targets. */
    public Metadata withPartitions(List<Partition> these) {
        return new Metadata(name, release, target, versions, these, foreign);
    }
}
