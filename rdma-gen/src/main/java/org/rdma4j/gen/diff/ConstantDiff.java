package org.rdma4j.gen.diff;

import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.dump.Spelling;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.ConstantDecl.PointerValue;

/** Macros with a value. */
final class ConstantDiff {

    private final Release before;
    private final Release after;
    private final Changes changes;

    ConstantDiff(Release before, Release after, Changes changes) {
        this.before = before;
        this.after = after;
        this.changes = changes;
    }

    void compare(Pair<ConstantDecl> pair) {
        if (pair.before().isEmpty()) {
            pair.after()
                    .ifPresent(now -> changes.added(
                            Kind.CONSTANT, fact(now), NamedValues.added(now.name(), before, "an enumerator")));
        } else if (pair.after().isEmpty()) {
            ConstantDecl old = pair.before().get();
            String value = ConstantText.value(old.value());
            changes.removed(Kind.CONSTANT, fact(old), NamedValues.removed(old.name(), value, after, "an enumerator"));
        } else {
            ConstantDecl old = pair.before().get();
            ConstantDecl now = pair.after().get();
            Fact oldFact = fact(old);
            Fact newFact = fact(now);
            if (!oldFact.rows().equals(newFact.rows())) {
                changes.changed(Kind.CONSTANT, oldFact, newFact, judge(old, now));
            }
            changes.header(Kind.CONSTANT, now.name(), old.header(), now.header());
        }
    }

    private Judgement judge(ConstantDecl old, ConstantDecl now) {
        if (old.value().getClass() != now.value().getClass()) {
            return Judgement.both("a value of another kind: " + kind(old) + " became " + kind(now));
        }
        // The literal's own length is part of a string's type, and changes with its value.
        Optional<Judgement> type = old.value() instanceof ConstantDecl.StringValue
                ? Optional.empty()
                : new TypeDiff(before, after).judge(old.type(), now.type(), TypeDiff.Use.GOT);
        if (!ConstantText.value(old.value()).equals(ConstantText.value(now.value()))) {
            return type.map(NamedValues.CHANGED::and).orElse(NamedValues.CHANGED);
        }
        // Compiled programs hold the value, whatever its type.
        return type.map(t -> Judgement.of(t.verdict().breaksSource(), false, "the same value; " + t.reason()))
                .orElseGet(() -> Judgement.neither("the same value, and another spelling of its type"));
    }

    private static String kind(ConstantDecl constant) {
        if (constant.value() instanceof ConstantDecl.IntegerValue) {
            return "an integer";
        }
        if (constant.value() instanceof ConstantDecl.StringValue) {
            return "a string";
        }
        return constant.value() instanceof PointerValue ? "a pointer" : "a floating number";
    }

    private static Fact fact(ConstantDecl constant) {
        String kind = constant.value() instanceof PointerValue ? "pointer" : "constant";
        String value = ConstantText.value(constant.value());
        String type = Spelling.of(constant.type());
        return new Fact(
                constant.name(),
                value + ", " + type,
                List.of(new Row(kind, constant.name(), value), new Row("type", constant.name(), type)));
    }
}
