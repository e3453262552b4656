package org.rdma4j.gen.metadata;

import org.rdma4j.gen.tree.Table;
import tools.jackson.databind.node.ObjectNode;

/**
 * A number that belongs to a target: a size, an alignment, an offset, a width, an array's length. Where the targets of a
 * file differ, {@link TargetTrees} puts an object of numbers by target in its place.
 */
final class TargetNumber {

    private TargetNumber() {}

    static void write(ObjectNode object, String key, long number) {
        if (number < 0) {
            throw new IllegalArgumentException(
                    key + " is not known yet; metadata is written after the layout: " + object);
        }
        object.put(key, number);
    }

    /** Writes the number unless it is 0. */
    static void writeUnlessZero(ObjectNode object, String key, long number) {
        if (number != 0) {
            write(object, key, number);
        }
    }

    static long read(Table table, String key) {
        return table.required(key).integer(0, Long.MAX_VALUE);
    }

    static long readOrZero(Table table, String key) {
        return table.has(key) ? read(table, key) : 0;
    }
}
