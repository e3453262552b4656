package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rdma4j.gen.diff.Change.Action;
import org.rdma4j.gen.dump.DumpRow;

/** Collects the changes of one partition. */
final class ChangeCollector {

    /**
     * A declaration in one release.
     *
     * @param name name in {@code dump}
     * @param text description
     * @param rows rows in {@code dump}
     */
    record Subject(String name, String text, List<DumpRow> rows) {
        Subject {
            rows = List.copyOf(rows);
        }
    }

    private final String namespace;
    private final ComparedRelease before;
    private final ComparedRelease after;
    private final List<Change> changes = new ArrayList<>();

    ChangeCollector(String namespace, ComparedRelease before, ComparedRelease after) {
        this.namespace = namespace;
        this.before = before;
        this.after = after;
    }

    void added(ChangeKind kind, Subject subject, ReasonedVerdict judgement) {
        ReasonedVerdict why = before.skips(subject.name())
                ? ReasonedVerdict.neither("the configuration skipped it before; the headers may have declared it")
                : judgement;
        add(kind, Action.ADDED, subject.name(), "", subject.text(), why, List.of(), subject.rows());
    }

    void removed(ChangeKind kind, Subject subject, ReasonedVerdict judgement) {
        removed(kind, subject, subject.name(), judgement);
    }

    /**
     * Adds a removal.
     *
     * @param skipped name of the declaration in a {@code [[skip]]} entry
     */
    void removed(ChangeKind kind, Subject subject, String skipped, ReasonedVerdict judgement) {
        ReasonedVerdict why = kind != ChangeKind.SKIP && after.skips(skipped)
                ? ReasonedVerdict.neither("the configuration now skips it; the headers may still declare it")
                : judgement;
        add(kind, Action.REMOVED, subject.name(), subject.text(), "", why, subject.rows(), List.of());
    }

    /** Adds a change. Rows that both releases have are ignored. */
    void changed(ChangeKind kind, Subject old, Subject now, ReasonedVerdict judgement) {
        add(
                kind,
                Action.CHANGED,
                now.name(),
                old.text(),
                now.text(),
                judgement,
                without(old.rows(), now.rows()),
                without(now.rows(), old.rows()));
    }

    /** Adds a change if the declaration has moved to another header. */
    void header(ChangeKind kind, String name, String old, String now) {
        if (!old.equals(now)) {
            ReasonedVerdict judgement =
                    ReasonedVerdict.neither("declared in a different header, which the same #include includes");
            add(kind, Action.MOVED, name, old, now, judgement, List.of(), List.of());
        }
    }

    private void add(
            ChangeKind kind,
            Action action,
            String name,
            String before,
            String after,
            ReasonedVerdict judgement,
            List<DumpRow> removed,
            List<DumpRow> added) {
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

    private static List<DumpRow> without(List<DumpRow> rows, List<DumpRow> others) {
        Set<DumpRow> known = new HashSet<>(others);
        return rows.stream().filter(row -> !known.contains(row)).toList();
    }

    List<Change> all() {
        return List.copyOf(changes);
    }
}
