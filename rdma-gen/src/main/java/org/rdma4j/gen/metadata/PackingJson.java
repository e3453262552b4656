package org.rdma4j.gen.metadata;

import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.tree.Table;
import tools.jackson.databind.node.ObjectNode;

/** Packing and alignment as written, in the object of the record or member that says it. */
final class PackingJson {

    private PackingJson() {}

    static void write(ObjectNode object, Packing packing) {
        Json.putFlag(object, "packed", packing.packed());
        TargetNumber.writeUnlessZero(object, "aligned", packing.aligned());
        TargetNumber.writeUnlessZero(object, "pragmaPack", packing.pragmaPack());
    }

    static Packing read(Table table) {
        return new Packing(table.flag("packed"), small(table, "aligned"), small(table, "pragmaPack"));
    }

    /** A number of bytes that is omitted when it is 0. */
    static int small(Table table, String key) {
        return table.optional(key)
                .map(v -> (int) v.integer(0, Integer.MAX_VALUE))
                .orElse(0);
    }
}
