package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rdma4j.gen.diff.Change.Action;
import org.rdma4j.gen.dump.Row;

/** Collects the changes of one partition. */
final class Changes {

    /**
     * One declaration on one side.
     *
     * @param name as {@code dump} has it
     * @param text what it is, for a person
     * @param rows its rows in {@code dump}
     */
    record Subject(String name, String text, List<Row> rows) {
        Subject {
            rows = List.copyOf(rows);
        }
    }

    private final String namespace;
    private final Side before;
    private final Side after;
    private final List<Change> changes = new ArrayList<>();

    Changes(String namespace, Side before, Side after) {
        this.namespace = namespace;
        this.before = before;
        this.after = after;
    }

    void added(Kind kind, Subject subject, Judgement judgement) {
        Judgement why = before.skips(subject.name())
                ? Judgement.neither("the configuration left it out before: the headers may have had it")
                : judgement;
        add(kind, Action.ADDED, subject.name(), "", subject.text(), why, List.of(), subject.rows());
    }

    void removed(Kind kind, Subject subject, Judgement judgement) {
        removed(kind, subject, subject.name(), judgement);
    }

    /**
     * What is gone.
     *
     * @param skipped the name that the configuration would leave it out by
     */
    void removed(Kind kind, Subject subject, String skipped, Judgement judgement) {
        Judgement why = kind != Kind.SKIP && after.skips(skipped)
                ? Judgement.neither("the configuration leaves it out now: the headers may have it still")
                : judgement;
        add(kind, Action.REMOVED, subject.name(), subject.text(), "", why, subject.rows(), List.of());
    }

    /** A change; rows that both sides have are no part of it. */
    void changed(Kind kind, Subject old, Subject now, Judgement judgement) {
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

    /** Says so where a declaration is in another header now. */
    void header(Kind kind, String name, String old, String now) {
        if (!old.equals(now)) {
            Judgement judgement = Judgement.neither("declared in another header, which the same include brings in");
            add(kind, Action.MOVED, name, old, now, judgement, List.of(), List.of());
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
