package org.rdma4j.gen.diff;

import java.util.List;

/**
 * Changes from one release to another.
 *
 * @param before the older release, such as {@code rdma-core 44.0}
 * @param after the newer release
 * @param targets GNU triplets of the compared targets
 * @param uncompared targets that only one of the releases has
 * @param changes changes, sorted by partition, kind and name
 */
public record DiffReport(
        String before, String after, List<String> targets, List<String> uncompared, List<Change> changes) {
    public DiffReport {
        targets = List.copyOf(targets);
        uncompared = List.copyOf(uncompared);
        changes = List.copyOf(changes);
    }

    /** Returns {@code true} if a change breaks source or binary compatibility. */
    public boolean breaks() {
        return changes.stream().anyMatch(change -> change.verdict() != Verdict.NEITHER);
    }

    /** Returns the number of changes that break source compatibility. */
    public long breakingSource() {
        return changes.stream().filter(c -> c.verdict().breaksSource()).count();
    }

    /** Returns the number of changes that break binary compatibility. */
    public long breakingBinary() {
        return changes.stream().filter(c -> c.verdict().breaksBinary()).count();
    }
}
