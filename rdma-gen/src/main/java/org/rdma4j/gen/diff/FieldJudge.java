package org.rdma4j.gen.diff;

import java.util.Optional;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.UnnamedRecord;

/** What a change of a field means. */
final class FieldJudge {

    private final Release before;
    private final Release after;
    private final Layouts layouts;

    FieldJudge(Release before, Release after, Layouts layouts) {
        this.before = before;
        this.after = after;
        this.layouts = layouts;
    }

    Judgement added(Spot now) {
        Judgement place = addedPlace(now);
        boolean positional = layouts.allocation() != Allocation.LIBRARY && !now.inUnion() && isBeforeOld(now);
        return positional
                ? place.and(Judgement.source("initializers without names put the values after it one field off"))
                : place;
    }

    private Judgement addedPlace(Spot now) {
        Allocation allocation = layouts.allocation();
        if (layouts.growsAtFront() && layouts.movedRoots().isEmpty()) {
            return Judgement.neither("added before the others, which programs reach from the last one");
        }
        if (now.isReserved()) {
            return Judgement.neither("room for later");
        }
        if (now.inUnion()) {
            return Judgement.neither("one more member over the same bytes; the record's own size is judged with it");
        }
        if (layouts.movedRoots().stream().anyMatch(other -> isPushed(other, now))) {
            return Judgement.binary("inserted: fields beside it have moved");
        }
        if (now.offset() >= layouts.before().size() * Byte.SIZE || now.width() == 0) {
            boolean harmless = allocation != Allocation.CALLER || now.width() == 0;
            return Judgement.of(
                    false,
                    !harmless,
                    "appended; " + allocation.reason()
                            + (harmless ? "" : ", and compiled programs have no room for it"));
        }
        Optional<Spot> over = layouts.olds().stream()
                .filter(old -> old.offset() < now.end() && now.offset() < old.end())
                .findFirst();
        if (over.isPresent()) {
            return Judgement.neither("in the place of " + over.get().path()
                    + (over.get().isReserved() ? ", which kept the room" : ", which is judged on its own"));
        }
        if (now.end() > layouts.before().size() * Byte.SIZE) {
            return Judgement.of(false, allocation == Allocation.CALLER, "appended; " + allocation.reason());
        }
        return Judgement.neither("in what was padding; compiled programs leave it as it is");
    }

    /** Whether a moved field lies on the side to which a new one pushes the others. */
    private boolean isPushed(Spot moved, Spot by) {
        return layouts.growsAtFront() ? moved.offset() <= by.offset() : moved.offset() >= by.offset();
    }

    /** Whether a field that programs initialize follows in C's order. */
    private boolean isBeforeOld(Spot now) {
        boolean seen = false;
        for (Spot spot : layouts.news()) {
            if (seen && spot.parent().equals(now.parent()) && layouts.isOld(spot.path()) && !spot.isReserved()) {
                return true;
            }
            seen |= spot.path().equals(now.path());
        }
        return false;
    }

    Judgement removed(Spot old) {
        if (old.isReserved()) {
            return Judgement.neither("it kept room only");
        }
        if (reaches(old)) {
            return Judgement.neither("it is a member of the named type that its parent has now, in the same place");
        }
        Optional<Spot> renamed = layouts.news().stream()
                .filter(now -> !layouts.isOld(now.path()))
                .filter(now -> now.offset() == layouts.expected(old) && now.width() == old.width())
                .filter(now -> sameType(old.type(), now.type()))
                .findFirst();
        if (renamed.isPresent()) {
            return Judgement.source(
                    "in its place, with its type, is " + renamed.get().path());
        }
        return Judgement.both("code that names it does not compile, and compiled programs still look for it");
    }

    private boolean sameType(CType old, CType now) {
        return before.canonical().of(old).equals(after.canonical().of(now))
                && before.word(old).equals(after.word(now));
    }

    /** Whether the path leads to the same place through named types. */
    private boolean reaches(Spot old) {
        Optional<RecordDecl> record = Optional.of(layouts.after());
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
            record = record(field.get().type());
        }
        return offset == layouts.expected(old) && width == old.width();
    }

    private Optional<RecordDecl> record(CType type) {
        CType resolved = after.types().resolve(type);
        if (resolved instanceof UnnamedRecord unnamed) {
            return Optional.of(unnamed.record());
        }
        return resolved instanceof NamedType named ? after.types().record(named) : Optional.empty();
    }

    Judgement changed(Spot old, Spot now) {
        if (old.isReserved()) {
            return Judgement.neither("it keeps room only, and part of it is in use now or has been given back");
        }
        Judgement type = changedType(old, now);
        return layouts.isMoved(now) ? type.and(Judgement.binary("it has moved")) : type;
    }

    private Judgement changedType(Spot old, Spot now) {
        CType oldType = before.types().resolve(old.type());
        CType newType = after.types().resolve(now.type());
        if (oldType instanceof ArrayType a && newType instanceof ArrayType b && sameType(a.element(), b.element())) {
            return changedLength(a, b, old.width(), now.width());
        }
        if (old.bitField() || now.bitField()) {
            return Judgement.of(
                    now.width() < old.width(), true, "a bit-field has another width, which compiled programs hold");
        }
        boolean members = oldType instanceof UnnamedRecord || newType instanceof UnnamedRecord;
        if (members && isRecord(before, oldType) && isRecord(after, newType)) {
            return Judgement.neither("a record inside this one; its members are judged each on their own");
        }
        return new TypeDiff(before, after)
                .judge(old.type(), now.type(), TypeDiff.Use.KEPT)
                .orElseGet(() -> Judgement.neither(
                        old.width() == now.width()
                                ? "another spelling of the same type"
                                : "its type has another size, which is judged there and with this record's own"));
    }

    private static boolean isRecord(Release release, CType type) {
        return type instanceof UnnamedRecord
                || type instanceof NamedType named
                        && release.types().record(named).isPresent();
    }

    private static Judgement changedLength(ArrayType old, ArrayType now, long oldWidth, long newWidth) {
        if (oldWidth == newWidth) {
            return Judgement.neither(
                    oldWidth == 0 && old.length() != now.length()
                            ? "an array without a size of its own either way"
                            : "another spelling of the same type");
        }
        if (old.length() == now.length() || old.isFlexible() && now.isFlexible()) {
            return Judgement.binary("its elements have another size");
        }
        return newWidth > oldWidth
                ? Judgement.neither("longer: the elements that there were are where they were;"
                        + " the record's own size is judged with it")
                : Judgement.both("shorter: programs may use elements that are gone");
    }
}
