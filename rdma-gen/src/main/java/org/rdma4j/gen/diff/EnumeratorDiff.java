package org.rdma4j.gen.diff;

import java.util.List;

/** Enumerators: names of integers, whichever enum they stand in. */
final class EnumeratorDiff {

    private final Release before;
    private final Release after;
    private final Changes changes;

    EnumeratorDiff(Release before, Release after, Changes changes) {
        this.before = before;
        this.after = after;
        this.changes = changes;
    }

    void compare(Pair<NamedValue> pair) {
        if (pair.before().isEmpty()) {
            pair.after().ifPresent(this::added);
        } else if (pair.after().isEmpty()) {
            NamedValue old = pair.before().get();
            changes.removed(Kind.ENUMERATOR, fact(old), NamedValues.removed(old.name(), old.value(), after, "a macro"));
        } else {
            NamedValue old = pair.before().get();
            NamedValue now = pair.after().get();
            if (!old.value().equals(now.value())) {
                changes.changed(Kind.ENUMERATOR, fact(old), fact(now), NamedValues.CHANGED);
            }
        }
    }

    private void added(NamedValue now) {
        changes.added(Kind.ENUMERATOR, fact(now), NamedValues.added(now.name(), before, "a macro"));
    }

    private static Fact fact(NamedValue value) {
        String owner = value.owner().isEmpty() ? "an unnamed enum" : value.owner();
        return new Fact(
                value.name(),
                value.value() + " of " + owner,
                List.of(new Row("enumerator", value.name(), value.value())));
    }
}
