package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.gen.diff.Changes.Subject;
import org.rdma4j.gen.dump.Rows;
import org.rdma4j.gen.dump.Spelling;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.ConstantDecl.IntegerValue;
import org.rdma4j.gen.model.ConstantDecl.PointerValue;
import org.rdma4j.gen.model.ConstantDecl.StringValue;
import org.rdma4j.gen.model.ConstantDecl.Value;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.Partition;

/** Names of values: enumerators, whichever enum they stand in, and macros. */
final class ValueDiff {

    private static final Judgement CHANGED =
            Judgement.binary("compiled programs hold the old value, which means something else or nothing now");
    private static final String GONE = "code that names it does not compile; compiled programs hold its value";
    private static final String UNSEEN = "#if and #ifdef no longer see it";

    /**
     * An enumerator where it stands.
     *
     * @param owner the enum's name; empty for an unnamed one
     */
    private record Member(Enumerator enumerator, String owner) {
        String name() {
            return enumerator.name();
        }

        String value() {
            return enumerator.value().toString();
        }
    }

    private final Side before;
    private final Side after;
    private final Changes changes;

    ValueDiff(Side before, Side after, Changes changes) {
        this.before = before;
        this.after = after;
        this.changes = changes;
    }

    void compare(Partition old, Partition now) {
        Pair.match(members(old), members(now), Member::name).forEach(this::enumerator);
        Pair.match(old.constants(), now.constants(), ConstantDecl::name).forEach(this::constant);
    }

    private static List<Member> members(Partition partition) {
        // Two members of a record that share an unnamed enum both hold its enumerators.
        Map<Enumerator, Member> members = new LinkedHashMap<>();
        partition
                .allEnums()
                .forEach(e ->
                        e.enumerators().forEach(value -> members.putIfAbsent(value, new Member(value, e.name()))));
        return new ArrayList<>(members.values());
    }

    private void enumerator(Pair<Member> pair) {
        if (pair.before().isEmpty()) {
            pair.after()
                    .ifPresent(now -> changes.added(
                            Kind.ENUMERATOR,
                            subject(now, after),
                            added(before.constant(now.name()).isPresent(), "a macro")));
        } else if (pair.after().isEmpty()) {
            Member old = pair.before().get();
            boolean withEnum = after.skips(old.owner());
            changes.removed(
                    Kind.ENUMERATOR,
                    subject(old, before),
                    withEnum ? old.owner() : old.name(),
                    removed(old, after.constant(old.name())));
        } else {
            Member old = pair.before().get();
            Member now = pair.after().get();
            if (!old.value().equals(now.value())) {
                changes.changed(Kind.ENUMERATOR, subject(old, before), subject(now, after), CHANGED);
            }
        }
    }

    private static Subject subject(Member member, Side side) {
        String owner = member.owner().isEmpty() ? "an unnamed enum" : member.owner();
        return new Subject(
                member.name(),
                member.value() + " of " + owner,
                List.of(side.rows().of(member.enumerator())));
    }

    private static Judgement added(boolean wasOther, String other) {
        return Judgement.neither(wasOther ? "it was " + other + " before" : "new");
    }

    private static Judgement removed(Member old, Optional<ConstantDecl> macro) {
        if (macro.isEmpty()) {
            return Judgement.source(GONE);
        }
        String now = Rows.value(macro.get().value());
        return now.equals(old.value())
                ? Judgement.neither("it is a macro now, of the same value")
                : Judgement.binary("it is a macro now, of the value " + now + "; compiled programs hold the old");
    }

    private void constant(Pair<ConstantDecl> pair) {
        if (pair.before().isEmpty()) {
            pair.after()
                    .ifPresent(now -> changes.added(
                            Kind.CONSTANT,
                            subject(now, after),
                            added(before.enumerator(now.name()).isPresent(), "an enumerator")));
        } else if (pair.after().isEmpty()) {
            ConstantDecl old = pair.before().get();
            changes.removed(Kind.CONSTANT, subject(old, before), removed(old, after.enumerator(old.name())));
        } else {
            ConstantDecl old = pair.before().get();
            ConstantDecl now = pair.after().get();
            Subject oldSubject = subject(old, before);
            Subject newSubject = subject(now, after);
            if (!oldSubject.rows().equals(newSubject.rows())) {
                changes.changed(Kind.CONSTANT, oldSubject, newSubject, changed(old, now));
            }
            changes.header(Kind.CONSTANT, now.name(), old.header(), now.header());
        }
    }

    private static Judgement removed(ConstantDecl old, Optional<Enumerator> enumerator) {
        if (enumerator.isEmpty()) {
            return Judgement.source(GONE);
        }
        String now = enumerator.get().value().toString();
        return now.equals(Rows.value(old.value()))
                ? Judgement.source("it is an enumerator now, of the same value: " + UNSEEN)
                : Judgement.both("it is an enumerator now, of the value " + now + ": " + UNSEEN
                        + ", and compiled programs hold the old value");
    }

    private Judgement changed(ConstantDecl old, ConstantDecl now) {
        if (old.value().getClass() != now.value().getClass()) {
            return Judgement.both("a value of another kind: " + kind(old.value()) + " became " + kind(now.value()));
        }
        // The literal's own length is part of a string's type, and changes with its value.
        Optional<Judgement> type = old.value() instanceof StringValue
                ? Optional.empty()
                : new TypeDiff(before, after).judge(old.type(), now.type(), TypeDiff.Use.GOT);
        if (!Rows.value(old.value()).equals(Rows.value(now.value()))) {
            return type.map(CHANGED::and).orElse(CHANGED);
        }
        // Compiled programs hold the value, whatever its type.
        return type.map(t -> Judgement.of(t.verdict().breaksSource(), false, "the same value; " + t.reason()))
                .orElseGet(() -> Judgement.neither("the same value, and another spelling of its type"));
    }

    private static String kind(Value value) {
        if (value instanceof IntegerValue) {
            return "an integer";
        }
        if (value instanceof StringValue) {
            return "a string";
        }
        return value instanceof PointerValue ? "a pointer" : "a floating number";
    }

    private static Subject subject(ConstantDecl constant, Side side) {
        return new Subject(
                constant.name(),
                Rows.value(constant.value()) + ", " + Spelling.of(constant.type()),
                side.rows().of(constant));
    }
}
