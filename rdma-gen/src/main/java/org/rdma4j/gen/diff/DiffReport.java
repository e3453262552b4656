package org.rdma4j.gen.diff;

import java.util.List;

/**
 * What has changed from one release to another.
 *
 * @param before the older release, as in {@code rdma-core 44.0}
 * @param after the newer release
 * @param targets the machines whose numbers were compared, as GNU triples
 * @param uncompared the machines that only one of the two is described for
 * @param changes by partition, kind and name
 */
public record DiffReport(
        String before, String after, List<String> targets, List<String> uncompared, List<Change> changes) {
    public DiffReport {
        targets = List.copyOf(targets);
        uncompared = List.copyOf(uncompared);
        changes = List.copyOf(changes);
    }

    /** Whether any change breaks source or binary. */
    public boolean breaks() {
        return changes.stream().anyMatch(change -> change.verdict() != Verdict.NEITHER);
    }

    /** How many changes break source. */
    public long breakingSource() {
        return changes.stream().filter(c -> c.verdict().breaksSource()).count();
    }

    /** How many changes break binary. */
    public long breakingBinary() {
        return changes.stream().filter(c -> c.verdict().breaksBinary()).count();
    }
}
