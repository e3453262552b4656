package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.config.RecordFacts;
import org.rdma4j.gen.model.RecordDecl;

/** Records and their fields. */
final class RecordDiff {

    private final Release before;
    private final Release after;
    private final RecordFacts facts;
    private final Changes changes;

    RecordDiff(Release before, Release after, RecordFacts facts, Changes changes) {
        this.before = before;
        this.after = after;
        this.facts = facts;
        this.changes = changes;
    }

    void compare(Pair<RecordDecl> pair) {
        if (pair.before().isEmpty()) {
            pair.after().ifPresent(this::added);
        } else if (pair.after().isEmpty()) {
            pair.before().ifPresent(this::removed);
        } else {
            RecordDecl old = pair.before().get();
            RecordDecl now = pair.after().get();
            Layouts layouts = new Layouts(old, now, facts);
            new FieldDiff(before, after, layouts, changes).compare();
            compare(layouts);
            changes.header(Kind.RECORD, now.name(), old.header(), now.header());
        }
    }

    private void added(RecordDecl record) {
        changes.added(
                Kind.RECORD,
                whole(record),
                Judgement.neither(
                        before.isOpaque(record.name())
                                ? "it had a name only, and pointers to it stay what they were"
                                : "new"));
    }

    private void removed(RecordDecl record) {
        String reason = after.isOpaque(record.name())
                ? "it has a name only: its members and size are out of reach"
                : "code that names it does not compile; compiled programs hold its layout already";
        changes.removed(Kind.RECORD, whole(record), Judgement.source(reason));
    }

    private void compare(Layouts layouts) {
        List<Row> oldRows = new ArrayList<>(List.of(head(layouts.before())));
        List<Row> newRows = new ArrayList<>(List.of(head(layouts.after())));
        String name = layouts.after().name();
        for (Spot spot : layouts.onlyMoved()) {
            oldRows.addAll(layouts.old(spot).rows(name));
            newRows.addAll(spot.rows(name));
        }
        String oldText = text(layouts.before());
        String newText = text(layouts.after());
        if (!oldRows.equals(newRows) || !oldText.equals(newText)) {
            changes.changed(
                    Kind.RECORD,
                    new Fact(name, oldText, oldRows),
                    new Fact(name, newText, newRows),
                    RecordJudge.judge(layouts));
        }
    }

    private static Fact whole(RecordDecl record) {
        List<Row> rows = new ArrayList<>(List.of(head(record)));
        var spots = Spot.of(record).values();
        spots.forEach(spot -> rows.addAll(spot.rows(record.name())));
        return new Fact(record.name(), text(record) + ", " + Places.count(spots.size(), "field"), rows);
    }

    private static Row head(RecordDecl record) {
        return new Row(
                record.kind().keyword(), record.name(), "size=" + record.size() + " align=" + record.alignment());
    }

    private static String text(RecordDecl record) {
        String keyword =
                (record.typedefNamed() ? "typedef " : "") + record.kind().keyword();
        return keyword + " of " + Places.bytes(record.size()) + ", aligned to " + record.alignment();
    }
}
