package org.rdma4j.gen.merge;

import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;

/**
 * One of the releases that are merged.
 *
 * @param place among them, the oldest being 0
 * @param shape of its types
 */
record Release(int place, Metadata metadata, Shape shape) {

    /** Its partition of this number; every release has the same. */
    Partition partition(int number) {
        return metadata.partitions().get(number);
    }
}
