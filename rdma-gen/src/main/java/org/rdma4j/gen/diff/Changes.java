package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Collects the changes of one partition. */
final class Changes {

    private final String namespace;
    private final List<Change> changes = new ArrayList<>();

    Changes(String namespace) {
        this.namespace = namespace;
    }

    void added(Kind kind, Fact fact, Judgement judgement) {
        add(kind, Action.ADDED, fact.name(), "", fact.text(), judgement, List.of(), fact.rows());
    }

    void removed(Kind kind, Fact fact, Judgement judgement) {
        add(kind, Action.REMOVED, fact.name(), fact.text(), "", judgement, fact.rows(), List.of());
    }

    /** A change; rows that both sides have are no part of it. */
    void changed(Kind kind, Fact before, Fact after, Judgement judgement) {
        add(
                kind,
                Action.CHANGED,
                after.name(),
                before.text(),
                after.text(),
                judgement,
                without(before.rows(), after.rows()),
                without(after.rows(), before.rows()));
    }

    /** Says so where a declaration is in another header now. */
    void header(Kind kind, String name, String before, String after) {
        if (!before.equals(after)) {
            Judgement judgement = Judgement.neither("declared in another header, which the same include brings in");
            add(kind, Action.MOVED, name, before, after, judgement, List.of(), List.of());
        }
    }

    private void add(
            Kind kind,
            Action action,
            String name,
            String before,
            String after,
            Judgement judgement,
            List<Row> removed,
            List<Row> added) {
        changes.add(new Change(
                kind,
                action,
                namespace,
                name,
                before,
                after,
                judgement.verdict(),
                judgement.reason(),
                removed,
                added,
                List.of()));
    }

    private static List<Row> without(List<Row> rows, List<Row> others) {
        Set<Row> known = new HashSet<>(others);
        return rows.stream().filter(row -> !known.contains(row)).toList();
    }

    List<Change> all() {
        return List.copyOf(changes);
    }
}
