package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.diff.ChangeCollector.Subject;
import org.rdma4j.gen.dump.DumpRow;
import org.rdma4j.gen.model.RecordDecl;

/** Compares records and their fields. */
final class RecordDiff {

    private final ComparedRelease before;
    private final ComparedRelease after;
    private final RecordAllocation facts;
    private final ChangeCollector changes;

    RecordDiff(ComparedRelease before, ComparedRelease after, RecordAllocation facts, ChangeCollector changes) {
        this.before = before;
        this.after = after;
        this.facts = facts;
        this.changes = changes;
    }

    void compare(DeclarationPair<RecordDecl> pair) {
        if (pair.before().isEmpty()) {
            pair.after().ifPresent(this::added);
        } else if (pair.after().isEmpty()) {
            pair.before().ifPresent(this::removed);
        } else {
            RecordDecl old = pair.before().get();
            RecordDecl now = pair.after().get();
            Optional<String> user = before.user(old).or(() -> after.user(now));
            RecordPair records = new RecordPair(old, now, facts, user);
            fields(records);
            record(records);
            changes.header(ChangeKind.RECORD, now.name(), old.header(), now.header());
        }
    }

    private void added(RecordDecl record) {
        changes.added(
                ChangeKind.RECORD,
                whole(record, after),
                ReasonedVerdict.neither(
                        before.isOpaque(record.name())
                                ? "it was an incomplete type; pointers to it are unchanged"
                                : "new"));
    }

    private void removed(RecordDecl record) {
        String reason = after.isOpaque(record.name())
                ? "it is now an incomplete type: its members and size are inaccessible"
                : "code that names it does not compile; compiled programs contain its layout";
        changes.removed(ChangeKind.RECORD, whole(record, before), ReasonedVerdict.source(reason));
    }

    private Subject whole(RecordDecl record, ComparedRelease side) {
        Collection<ComparedMember> spots = ComparedMember.of(record).values();
        List<DumpRow> rows = new ArrayList<>(List.of(side.rows().head(record)));
        spots.forEach(spot -> rows.addAll(side.rows().of(record, spot.member())));
        return new Subject(record.name(), text(record) + ", " + UnitText.count(spots.size(), "field"), rows);
    }

    private static String text(RecordDecl record) {
        String keyword =
                (record.typedefNamed() ? "typedef " : "") + record.kind().keyword();
        return keyword + " of " + UnitText.bytes(record.size()) + ", aligned to " + record.alignment();
    }

    /** Adds the change of the record, including moved fields. */
    private void record(RecordPair pair) {
        Subject old = subject(
                pair.before(), before, pair.onlyMoved().stream().map(pair::old).toList());
        Subject now = subject(pair.after(), after, pair.onlyMoved());
        boolean sameRows = old.rows().equals(now.rows());
        // The order of members of a union does not affect offsets, but initializers set the first one.
        if (sameRows && old.text().equals(now.text()) && pair.isReordered()) {
            old = inOrder(old, pair.olds());
            now = inOrder(now, pair.news());
        }
        if (!sameRows || !old.text().equals(now.text())) {
            changes.changed(ChangeKind.RECORD, old, now, RecordVerdicts.judge(pair, after));
        }
    }

    private static Subject subject(RecordDecl record, ComparedRelease side, List<ComparedMember> moved) {
        List<DumpRow> rows = new ArrayList<>(List.of(side.rows().head(record)));
        moved.forEach(spot -> rows.addAll(side.rows().of(record, spot.member())));
        return new Subject(record.name(), text(record), rows);
    }

    private static Subject inOrder(Subject subject, Collection<ComparedMember> spots) {
        String order = spots.stream()
                .map(ComparedMember::path)
                .reduce((a, b) -> a + ", " + b)
                .orElse("");
        return new Subject(subject.name(), subject.text() + ": " + order, subject.rows());
    }

    private void fields(RecordPair pair) {
        FieldVerdicts judge = new FieldVerdicts(before, after, pair);
        for (ComparedMember old : pair.olds()) {
            // members of a removed member are part of its removal
            if (!pair.isNew(old.path()) && (old.parent().isEmpty() || pair.isNew(old.parent()))) {
                changes.removed(
                        ChangeKind.FIELD, withMembers(old, pair.before(), pair.olds(), before), judge.removed(old));
            }
        }
        for (ComparedMember now : pair.news()) {
            if (!pair.isOld(now.path())) {
                if (pair.isOld(now.parent()) || now.parent().isEmpty()) {
                    changes.added(
                            ChangeKind.FIELD, withMembers(now, pair.after(), pair.news(), after), judge.added(now));
                }
            } else {
                ComparedMember old = pair.old(now);
                // a moved field is part of the change of the record
                if (old.width() != now.width()
                        || old.bitField() != now.bitField()
                        || !old.typeText().equals(now.typeText())) {
                    changes.changed(
                            ChangeKind.FIELD,
                            field(old, pair.before(), before),
                            field(now, pair.after(), after),
                            judge.changed(old, now));
                }
            }
        }
    }

    private static Subject field(ComparedMember spot, RecordDecl record, ComparedRelease side) {
        return new Subject(
                record.name() + "." + spot.path(), spot.text(), side.rows().of(record, spot.member()));
    }

    private static Subject withMembers(
            ComparedMember root, RecordDecl record, Collection<ComparedMember> spots, ComparedRelease side) {
        Subject field = field(root, record, side);
        List<DumpRow> rows = new ArrayList<>(field.rows());
        spots.stream()
                .filter(spot -> spot.path().startsWith(root.path() + "."))
                .forEach(spot -> rows.addAll(side.rows().of(record, spot.member())));
        return new Subject(field.name(), field.text(), rows);
    }
}
