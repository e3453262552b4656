package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.diff.RecordPair.Allocation;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.UnnamedRecord;

/** Judges changes of fields. */
final class FieldVerdicts {

    private final ComparedRelease before;
    private final ComparedRelease after;
    private final RecordPair pair;
    private final TypeDiff types;

    FieldVerdicts(ComparedRelease before, ComparedRelease after, RecordPair pair) {
        this.before = before;
        this.after = after;
        this.pair = pair;
        this.types = new TypeDiff(before, after);
    }

    ReasonedVerdict added(ComparedMember now) {
        ReasonedVerdict place = addedPlace(now);
        boolean positional = pair.allocation() != Allocation.LIBRARY && isBeforeOld(now);
        return positional
                ? place.and(ReasonedVerdict.source(
                        now.inUnion()
                                ? "positional initializers now initialize it instead of the former first member"
                                : "positional initializers assign the following values to the wrong fields"))
                : place;
    }

    private ReasonedVerdict addedPlace(ComparedMember now) {
        Allocation allocation = pair.allocation();
        if (pair.growsAtFront() && pair.movedRoots().isEmpty()) {
            return ReasonedVerdict.neither("added at the front; programs access the record from its last member");
        }
        if (now.isReserved()) {
            return ReasonedVerdict.neither("reserved space");
        }
        if (now.inUnion()) {
            return ReasonedVerdict.neither(
                    "a further member of a union; a change of the size is judged with the record");
        }
        if (pair.movedRoots().stream().anyMatch(other -> isPushed(other, now))) {
            return ReasonedVerdict.binary("inserted; adjacent fields have moved");
        }
        if (now.offset() >= pair.before().size() * Byte.SIZE || now.width() == 0) {
            boolean harmless = allocation != Allocation.CALLER || now.width() == 0;
            return ReasonedVerdict.of(
                    false,
                    !harmless,
                    "appended; " + allocation.reason()
                            + (harmless ? "" : ", and compiled programs do not allocate space for it"));
        }
        Optional<ComparedMember> over = pair.olds().stream()
                .filter(old -> old.offset() < now.end() && now.offset() < old.end())
                .findFirst();
        if (over.isPresent()) {
            return ReasonedVerdict.neither("replaces " + over.get().path()
                    + (over.get().isReserved() ? ", which reserved the space" : ", which is judged separately"));
        }
        if (now.end() > pair.before().size() * Byte.SIZE) {
            return ReasonedVerdict.of(false, allocation == Allocation.CALLER, "appended; " + allocation.reason());
        }
        return pair.user()
                .map(user -> ReasonedVerdict.binary("uses former padding; " + user
                        + " passes the record by value, possibly in different registers"))
                .orElseGet(() -> ReasonedVerdict.neither("uses former padding; compiled programs ignore it"));
    }

    /** Returns {@code true} if a moved field is on the side towards which a new field shifts the others. */
    private boolean isPushed(ComparedMember moved, ComparedMember by) {
        return pair.growsAtFront() ? moved.offset() <= by.offset() : moved.offset() >= by.offset();
    }

    /**
     * Returns {@code true} if a positional initializer of an older field follows. Only the first member of a union can
     * be initialized by position.
     */
    private boolean isBeforeOld(ComparedMember now) {
        boolean seen = false;
        for (ComparedMember spot : pair.news()) {
            if (spot.path().equals(now.path())) {
                seen = true;
            } else if (spot.parent().equals(now.parent()) && pair.isOld(spot.path()) && !spot.isReserved()) {
                if (seen) {
                    return true;
                }
                if (now.inUnion()) {
                    return false;
                }
            }
        }
        return false;
    }

    ReasonedVerdict removed(ComparedMember old) {
        if (old.isReserved()) {
            return ReasonedVerdict.neither("it only reserved space");
        }
        if (reaches(old)) {
            return ReasonedVerdict.neither("it is now a member of the named type of its parent, at the same offset");
        }
        Optional<ComparedMember> renamed = pair.news().stream()
                .filter(now -> !pair.isOld(now.path()))
                .filter(now -> now.offset() == pair.expected(old) && now.width() == old.width())
                .filter(now -> sameType(old.type(), now.type()))
                .findFirst();
        if (renamed.isPresent()) {
            return ReasonedVerdict.source(
                    "replaced by a field of the same type: " + renamed.get().path());
        }
        return ReasonedVerdict.both("code that names it does not compile, and compiled programs still access it");
    }

    private boolean sameType(CType old, CType now) {
        return before.canonical().of(old).equals(after.canonical().of(now))
                && before.word(old).equals(after.word(now));
    }

    /** Returns {@code true} if the path denotes the same offset through named types. */
    private boolean reaches(ComparedMember old) {
        Optional<RecordDecl> record = Optional.of(pair.after());
        long offset = 0;
        long width = RecordDecl.UNKNOWN;
        for (String name : old.path().split("\\.")) {
            Optional<FieldDecl> field = record.stream()
                    .flatMap(r -> r.fields().stream())
                    .filter(f -> f.name().equals(name))
                    .findFirst();
            if (field.isEmpty()) {
                return false;
            }
            offset += field.get().offset();
            width = field.get().width();
            record = after.record(field.get().type());
        }
        return offset == pair.expected(old) && width == old.width();
    }

    ReasonedVerdict changed(ComparedMember old, ComparedMember now) {
        if (old.isReserved()) {
            return ReasonedVerdict.neither("it only reserves space, part of which is now used or released");
        }
        List<ReasonedVerdict> found = new ArrayList<>();
        changedType(old, now).ifPresent(found::add);
        types.qualifiers(old.type(), now.type()).ifPresent(found::add);
        if (pair.isMoved(now)) {
            found.add(ReasonedVerdict.binary("it has moved"));
        }
        return found.stream()
                .reduce(ReasonedVerdict::and)
                .orElseGet(() -> ReasonedVerdict.neither(
                        old.width() == now.width()
                                ? "a different spelling of the same type"
                                : "the size of its type has changed; it is judged with the type and with the size of"
                                        + " the record"));
    }

    private Optional<ReasonedVerdict> changedType(ComparedMember old, ComparedMember now) {
        CType oldType = before.types().resolve(old.type());
        CType newType = after.types().resolve(now.type());
        if (oldType instanceof ArrayType a && newType instanceof ArrayType b && sameType(a.element(), b.element())) {
            return changedLength(a, b, old.width(), now.width());
        }
        if (old.bitField() || now.bitField()) {
            return changedBits(old, now);
        }
        boolean members = oldType instanceof UnnamedRecord || newType instanceof UnnamedRecord;
        if (members
                && before.record(oldType).isPresent()
                && after.record(newType).isPresent()) {
            return Optional.of(ReasonedVerdict.neither("a nested record; each of its members is judged separately"));
        }
        return types.judge(old.type(), now.type(), TypeDiff.Use.KEPT);
    }

    /** Compares the width and signedness of bit-fields. The size of the declared type is irrelevant. */
    private Optional<ReasonedVerdict> changedBits(ComparedMember old, ComparedMember now) {
        List<ReasonedVerdict> found = new ArrayList<>();
        if (old.width() != now.width()) {
            found.add(ReasonedVerdict.of(
                    now.width() < old.width(),
                    true,
                    "the width of the bit-field has changed; compiled programs use" + " the old width"));
        }
        if (!old.bitField()) {
            found.add(ReasonedVerdict.source("it is now a bit-field, whose address cannot be taken"));
        }
        Optional<ScalarType> oldScalar = before.types().scalar(old.type());
        Optional<ScalarType> newScalar = after.types().scalar(now.type());
        if (oldScalar.isPresent() && newScalar.isPresent()) {
            boolean wasBool = oldScalar.get() == ScalarType.BOOL;
            boolean isBool = newScalar.get() == ScalarType.BOOL;
            if (wasBool != isBool) {
                found.add(ReasonedVerdict.source(
                        "a _Bool stores any nonzero value as 1; other bit-fields store the low bits"));
            } else if (oldScalar.get().isUnsigned(before.metadata().target())
                    != newScalar.get().isUnsigned(after.metadata().target())) {
                found.add(
                        ReasonedVerdict.source("the signedness has changed: comparisons may yield different results"));
            }
        }
        return found.stream().reduce(ReasonedVerdict::and);
    }

    private static Optional<ReasonedVerdict> changedLength(ArrayType old, ArrayType now, long oldWidth, long newWidth) {
        if (oldWidth == newWidth) {
            return oldWidth == 0 && old.length() != now.length()
                    ? Optional.of(ReasonedVerdict.neither("the array has size 0 in both releases"))
                    : Optional.empty();
        }
        if (old.length() == now.length() || old.isFlexible() && now.isFlexible()) {
            return Optional.of(ReasonedVerdict.binary("the size of its elements has changed"));
        }
        return Optional.of(
                newWidth > oldWidth
                        ? ReasonedVerdict.neither("longer; existing elements keep their offsets;"
                                + " a change of the size is judged with the record")
                        : ReasonedVerdict.both("shorter: programs may use elements that no longer exist"));
    }
}
