package org.rdma4j.gen.diff;

import java.util.List;

/**
 * One change between two releases.
 *
 * @param kind of what
 * @param action what happened
 * @param namespace the partition
 * @param name the C name; for fields the path as {@code dump} has it; empty for a library
 * @param before what it was, for a person; empty for what is added
 * @param after what it is; empty for what is removed
 * @param verdict whom it breaks
 * @param reason why
 * @param removed the rows of the older dump that this change takes away
 * @param added the rows of the newer dump that it brings
 */
public record Change(
        Kind kind,
        Action action,
        String namespace,
        String name,
        String before,
        String after,
        Verdict verdict,
        String reason,
        List<Row> removed,
        List<Row> added) {
    public Change {
        removed = List.copyOf(removed);
        added = List.copyOf(added);
    }
}
