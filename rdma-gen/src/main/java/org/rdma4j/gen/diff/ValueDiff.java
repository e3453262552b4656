package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.gen.diff.ChangeCollector.Subject;
import org.rdma4j.gen.dump.CSpelling;
import org.rdma4j.gen.dump.DumpRows;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.ConstantDecl.IntegerValue;
import org.rdma4j.gen.model.ConstantDecl.PointerValue;
import org.rdma4j.gen.model.ConstantDecl.StringValue;
import org.rdma4j.gen.model.ConstantDecl.Value;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.Partition;

/** Compares enumerators and constants by name, independent of the enum. */
final class ValueDiff {

    private static final ReasonedVerdict CHANGED = ReasonedVerdict.binary(
            "compiled programs contain the old value," + " which has a different meaning or none now");
    private static final String GONE = "code that names it does not compile; compiled programs contain its value";
    private static final String UNSEEN = "#if and #ifdef no longer see it";

    /**
     * An enumerator and its enum.
     *
     * @param enumerator the enumerator
     * @param owner name of the enum; empty for an unnamed one
     */
    private record Member(Enumerator enumerator, String owner) {
        String name() {
            return enumerator.name();
        }

        String value() {
            return enumerator.value().toString();
        }
    }

    private final ComparedRelease before;
    private final ComparedRelease after;
    private final ChangeCollector changes;

    ValueDiff(ComparedRelease before, ComparedRelease after, ChangeCollector changes) {
        this.before = before;
        this.after = after;
        this.changes = changes;
    }

    void compare(Partition old, Partition now) {
        DeclarationPair.match(members(old), members(now), Member::name).forEach(this::enumerator);
        DeclarationPair.match(old.constants(), now.constants(), ConstantDecl::name)
                .forEach(this::constant);
    }

    private static List<Member> members(Partition partition) {
        // a map, because members that share an unnamed enum have the same enumerators
        Map<Enumerator, Member> members = new LinkedHashMap<>();
        partition
                .allEnums()
                .forEach(e ->
                        e.enumerators().forEach(value -> members.putIfAbsent(value, new Member(value, e.name()))));
        return new ArrayList<>(members.values());
    }

    private void enumerator(DeclarationPair<Member> pair) {
        if (pair.before().isEmpty()) {
            pair.after()
                    .ifPresent(now -> changes.added(
                            ChangeKind.ENUMERATOR,
                            subject(now, after),
                            added(before.constant(now.name()).isPresent(), "a macro")));
        } else if (pair.after().isEmpty()) {
            Member old = pair.before().get();
            boolean withEnum = after.skips(old.owner());
            changes.removed(
                    ChangeKind.ENUMERATOR,
                    subject(old, before),
                    withEnum ? old.owner() : old.name(),
                    removed(old, after.constant(old.name())));
        } else {
            Member old = pair.before().get();
            Member now = pair.after().get();
            if (!old.value().equals(now.value())) {
                changes.changed(ChangeKind.ENUMERATOR, subject(old, before), subject(now, after), CHANGED);
            }
        }
    }

    private static Subject subject(Member member, ComparedRelease side) {
        String owner = member.owner().isEmpty() ? "an unnamed enum" : member.owner();
        return new Subject(
                member.name(),
                member.value() + " of " + owner,
                List.of(side.rows().of(member.enumerator())));
    }

    private static ReasonedVerdict added(boolean wasOther, String other) {
        return ReasonedVerdict.neither(wasOther ? "it was " + other + " before" : "new");
    }

    private static ReasonedVerdict removed(Member old, Optional<ConstantDecl> macro) {
        if (macro.isEmpty()) {
            return ReasonedVerdict.source(GONE);
        }
        String now = DumpRows.value(macro.get().value());
        return now.equals(old.value())
                ? ReasonedVerdict.neither("it is now a macro with the same value")
                : ReasonedVerdict.binary(
                        "it is now a macro with the value " + now + "; compiled programs contain the" + " old value");
    }

    private void constant(DeclarationPair<ConstantDecl> pair) {
        if (pair.before().isEmpty()) {
            pair.after()
                    .ifPresent(now -> changes.added(
                            ChangeKind.CONSTANT,
                            subject(now, after),
                            added(before.enumerator(now.name()).isPresent(), "an enumerator")));
        } else if (pair.after().isEmpty()) {
            ConstantDecl old = pair.before().get();
            changes.removed(ChangeKind.CONSTANT, subject(old, before), removed(old, after.enumerator(old.name())));
        } else {
            ConstantDecl old = pair.before().get();
            ConstantDecl now = pair.after().get();
            Subject oldSubject = subject(old, before);
            Subject newSubject = subject(now, after);
            if (!oldSubject.rows().equals(newSubject.rows())) {
                changes.changed(ChangeKind.CONSTANT, oldSubject, newSubject, changed(old, now));
            }
            changes.header(ChangeKind.CONSTANT, now.name(), old.header(), now.header());
        }
    }

    private static ReasonedVerdict removed(ConstantDecl old, Optional<Enumerator> enumerator) {
        if (enumerator.isEmpty()) {
            return ReasonedVerdict.source(GONE);
        }
        String now = enumerator.get().value().toString();
        return now.equals(DumpRows.value(old.value()))
                ? ReasonedVerdict.source("it is now an enumerator with the same value: " + UNSEEN)
                : ReasonedVerdict.both("it is now an enumerator with the value " + now + ": " + UNSEEN
                        + ", and compiled programs contain the old value");
    }

    private ReasonedVerdict changed(ConstantDecl old, ConstantDecl now) {
        if (old.value().getClass() != now.value().getClass()) {
            return ReasonedVerdict.both(
                    "the kind of the value has changed: " + kind(old.value()) + " became " + kind(now.value()));
        }
        // the type of a string literal contains its length, which changes with the value
        Optional<ReasonedVerdict> type = old.value() instanceof StringValue
                ? Optional.empty()
                : new TypeDiff(before, after).judge(old.type(), now.type(), TypeDiff.Use.GOT);
        if (!DumpRows.value(old.value()).equals(DumpRows.value(now.value()))) {
            return type.map(CHANGED::and).orElse(CHANGED);
        }
        // compiled programs contain the value, independent of its type
        return type.map(t -> ReasonedVerdict.of(t.verdict().breaksSource(), false, "the same value; " + t.reason()))
                .orElseGet(() -> ReasonedVerdict.neither("the same value, with a different spelling of its type"));
    }

    private static String kind(Value value) {
        if (value instanceof IntegerValue) {
            return "an integer";
        }
        if (value instanceof StringValue) {
            return "a string";
        }
        return value instanceof PointerValue ? "a pointer" : "a floating-point number";
    }

    private static Subject subject(ConstantDecl constant, ComparedRelease side) {
        return new Subject(
                constant.name(),
                DumpRows.value(constant.value()) + ", " + CSpelling.of(constant.type()),
                side.rows().of(constant));
    }
}
