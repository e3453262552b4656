package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.rdma4j.gen.diff.RecordPair.Allocation;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.RecordDecl;

/** Judges changes of the size, alignment and order of records. {@link FieldVerdicts} judges their fields. */
final class RecordVerdicts {

    private static final int NAMED = 3;

    private final RecordPair pair;
    private final ComparedRelease side;
    private final RecordDecl before;
    private final RecordDecl after;
    private final List<ReasonedVerdict> judgements = new ArrayList<>();

    private RecordVerdicts(RecordPair pair, ComparedRelease side) {
        this.pair = pair;
        this.side = side;
        this.before = pair.before();
        this.after = pair.after();
    }

    /** @param side the newer release */
    static ReasonedVerdict judge(RecordPair pair, ComparedRelease side) {
        RecordVerdicts judge = new RecordVerdicts(pair, side);
        judge.spelling();
        judge.moves();
        judge.size();
        judge.alignment();
        return judge.judgements.stream()
                .reduce(ReasonedVerdict::and)
                .orElseGet(() -> ReasonedVerdict.neither("only members that keep room have moved"));
    }

    private void spelling() {
        if (before.kind() != after.kind()) {
            judgements.add(ReasonedVerdict.both("a " + before.kind().keyword() + " became a "
                    + after.kind().keyword() + ": C spells it otherwise and lays its members out otherwise"));
        } else if (before.typedefNamed() != after.typedefNamed()) {
            judgements.add(respelled(before.type(), after.type(), side));
        }
    }

    /** Judges that the name of a record or enum has become a tag or a typedef. */
    static ReasonedVerdict respelled(NamedType old, NamedType now, ComparedRelease side) {
        return old.tag() == NamedType.Tag.TYPEDEF && side.hasTypedefOf(now)
                ? ReasonedVerdict.neither("it has a tag now, and " + old.spelling() + " means the same as before")
                : ReasonedVerdict.source("C spells it " + now.spelling() + " now, no longer " + old.spelling());
    }

    private void moves() {
        List<ComparedMember> moved = pair.movedRoots();
        if (!moved.isEmpty()) {
            String names = moved.stream()
                    .limit(NAMED)
                    .map(now ->
                            now.path() + " " + pair.old(now).offset() / Byte.SIZE + " → " + now.offset() / Byte.SIZE)
                    .collect(Collectors.joining(", "));
            String more = moved.size() > NAMED ? ", …" : "";
            String verb = moved.size() == 1 ? " has moved" : " have moved";
            judgements.add(ReasonedVerdict.of(
                    pair.isReordered(),
                    true,
                    UnitText.count(moved.size(), "field") + verb + " (" + names + more
                            + "): compiled programs look for them in the old places"));
        } else if (pair.growsAtFront() && !pair.onlyMoved().isEmpty()) {
            judgements.add(
                    ReasonedVerdict.neither("it grows at its front, and every field keeps its distance to the last one,"
                            + " from which programs reach it"));
        } else if (pair.isReordered()) {
            judgements.add(ReasonedVerdict.source(
                    "its members are in another order, which initializers without names follow"));
        }
    }

    private void size() {
        if (before.size() == after.size()) {
            return;
        }
        boolean grew = after.size() > before.size();
        String how = (grew ? "grew" : "shrank") + " by " + UnitText.bytes(Math.abs(after.size() - before.size()));
        boolean moved = !pair.movedRoots().isEmpty();
        boolean harmless =
                pair.allocation() == Allocation.LIBRARY || pair.allocation() == Allocation.SIZED && grew && !moved;
        judgements.add(ReasonedVerdict.of(
                false,
                !harmless || pair.user().isPresent(),
                "it " + how + "; "
                        + pair.user()
                                .map(user -> user + " has it by value, and compiled programs have the old size")
                                .orElseGet(() -> pair.allocation().reason()
                                        + (harmless ? "" : ", and compiled programs have the old size"))));
    }

    private void alignment() {
        if (before.alignment() == after.alignment()) {
            return;
        }
        boolean breaks = pair.user().isPresent()
                || pair.allocation() != Allocation.LIBRARY && after.alignment() > before.alignment();
        judgements.add(ReasonedVerdict.of(
                false,
                breaks,
                "it is aligned to " + after.alignment() + ", no longer " + before.alignment()
                        + (breaks ? ", which compiled programs do not know" : "")));
    }
}
