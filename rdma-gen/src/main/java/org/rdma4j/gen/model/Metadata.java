package org.rdma4j.gen.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * Everything known about one release of a set of headers: the content of a metadata file.
 *
 * <p>All numbers in it hold for {@code target}. Further targets are in {@code others}: the same
 * declarations in the same order, with other numbers. Code that is about one target need not look there.
 *
 * @param name of the project, as in {@code rdma-core}
 * @param release its release, as in {@code 44.0}; empty where headers have none
 * @param target the machine that the numbers hold for
 * @param versions what else the headers came with, coarse: {@code linux} 6.1, {@code glibc} 2.36, {@code compiler} gcc 12
 * @param partitions in the configuration's order
 * @param foreign foreign types, sorted by their C spelling
 * @param others the same release for further targets, in the order of {@link Target#ALL}; none of them has others
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

    /** For one target alone. */
    public Metadata(
            String name,
            String release,
            Target target,
            SortedMap<String, String> versions,
            List<Partition> partitions,
            List<ForeignType> foreign) {
        this(name, release, target, versions, partitions, foreign, List.of());
    }

    /** One metadata of those for single targets: the first in the order of {@link Target#ALL}, and the others beside it. */
    public static Metadata of(List<Metadata> single) {
        List<Metadata> sorted = new ArrayList<>(single);
        sorted.sort(Comparator.comparing(m -> Target.ALL.indexOf(m.target())));
        return sorted.get(0).with(sorted.subList(1, sorted.size()));
    }

    /** This target's, and each of the others', alone. */
    public List<Metadata> each() {
        return Stream.concat(Stream.of(alone()), others.stream()).toList();
    }

    /** The same for one of its targets alone. */
    public Optional<Metadata> on(Target wanted) {
        return each().stream().filter(m -> m.target().equals(wanted)).findFirst();
    }

    /** The same without the other targets. */
    public Metadata alone() {
        return with(List.of());
    }

    private Metadata with(List<Metadata> these) {
        return new Metadata(name, release, target, versions, partitions, foreign, these);
    }

    /** The same with other partitions, for this target alone. */
    public Metadata withPartitions(List<Partition> these) {
        return new Metadata(name, release, target, versions, these, foreign);
    }
}
