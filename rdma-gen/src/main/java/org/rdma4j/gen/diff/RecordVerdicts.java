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
                .orElseGet(() -> ReasonedVerdict.neither("only reserved members have moved"));
    }

    private void spelling() {
        if (before.kind() != after.kind()) {
            judgements.add(ReasonedVerdict.both("a " + before.kind().keyword() + " became a "
                    + after.kind().keyword() + ": both its keyword and its layout differ"));
        } else if (before.typedefNamed() != after.typedefNamed()) {
            judgements.add(respelled(before.type(), after.type(), side));
        }
    }

    /** Judges that the name of a record or enum has become a tag or a typedef. */
    static ReasonedVerdict respelled(NamedType old, NamedType now, ComparedRelease side) {
        return old.tag() == NamedType.Tag.TYPEDEF && side.hasTypedefOf(now)
                ? ReasonedVerdict.neither("it now has a tag; " + old.spelling() + " still denotes it")
                : ReasonedVerdict.source("it is now " + now.spelling() + ", formerly " + old.spelling());
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
                            + "): compiled programs use the old offsets"));
        } else if (pair.growsAtFront() && !pair.onlyMoved().isEmpty()) {
            judgements.add(
                    ReasonedVerdict.neither("it grows at the front; all fields keep their distance to the last one,"
                            + " from which programs access it"));
        } else if (pair.isReordered()) {
            judgements.add(ReasonedVerdict.source(
                    "the order of its members has changed, which affects positional initializers"));
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
                                .map(user -> user + " uses it by value, and compiled programs use the old size")
                                .orElseGet(() -> pair.allocation().reason()
                                        + (harmless ? "" : ", and compiled programs use the old size"))));
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
                "its alignment is now " + after.alignment() + ", formerly " + before.alignment()
                        + (breaks ? ", which compiled programs do not observe" : "")));
    }
}
