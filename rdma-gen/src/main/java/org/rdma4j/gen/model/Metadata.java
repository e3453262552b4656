package org.rdma4j.gen.model;

import java.util.List;
import java.util.SortedMap;

/**
 * Everything known about one release of a set of headers on one target: the content of a metadata file.
 *
 * @param name of the project, as in {@code rdma-core}
 * @param release its release, as in {@code 44.0}; empty where headers have none
 * @param target the machine that the numbers hold for
 * @param versions what else the headers came with, coarse: {@code linux} 6.1, {@code glibc} 2.36, {@code compiler} gcc 12
 * @param partitions in the configuration's order
 * @param foreign types of others, sorted by their C spelling
 */
public record Metadata(
        String name,
        String release,
        Target target,
        SortedMap<String, String> versions,
        List<Partition> partitions,
        List<ForeignType> foreign) {
    public Metadata {
        partitions = List.copyOf(partitions);
        foreign = List.copyOf(foreign);
    }
}
