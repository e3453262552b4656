package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.List;

/** The fields of a record that both releases have. */
final class FieldDiff {

    private final Layouts layouts;
    private final Changes changes;
    private final FieldJudge judge;

    FieldDiff(Release before, Release after, Layouts layouts, Changes changes) {
        this.layouts = layouts;
        this.changes = changes;
        this.judge = new FieldJudge(before, after, layouts);
    }

    void compare() {
        for (Spot old : layouts.olds()) {
            if (!layouts.isNew(old.path()) && isGone(old)) {
                changes.removed(Kind.FIELD, withMembers(old, true), judge.removed(old));
            }
        }
        for (Spot now : layouts.news()) {
            if (!layouts.isOld(now.path())) {
                if (layouts.isOld(now.parent()) || now.parent().isEmpty()) {
                    changes.added(Kind.FIELD, withMembers(now, false), judge.added(now));
                }
            } else {
                compare(layouts.old(now), now);
            }
        }
    }

    /** Members of a member that is gone with them are part of its change. */
    private boolean isGone(Spot old) {
        return old.parent().isEmpty() || layouts.isNew(old.parent());
    }

    private void compare(Spot old, Spot now) {
        // A field that has only moved is the record's change.
        if (old.width() != now.width() || !old.typeText().equals(now.typeText())) {
            changes.changed(Kind.FIELD, fact(old), fact(now), judge.changed(old, now));
        }
    }

    private Fact fact(Spot spot) {
        String record = layouts.after().name();
        return new Fact(record + "." + spot.path(), spot.text(), spot.rows(record));
    }

    private Fact withMembers(Spot root, boolean old) {
        Fact fact = fact(root);
        List<Row> rows = new ArrayList<>(fact.rows());
        for (Spot spot : old ? layouts.olds() : layouts.news()) {
            if (spot.path().startsWith(root.path() + ".")) {
                rows.addAll(spot.rows(layouts.after().name()));
            }
        }
        return new Fact(fact.name(), fact.text(), rows);
    }
}
