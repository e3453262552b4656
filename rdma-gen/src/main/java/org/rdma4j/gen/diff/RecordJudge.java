package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.rdma4j.gen.model.RecordDecl;

/** What the new size, alignment and order of a record mean; what its fields mean is judged on each of them. */
final class RecordJudge {

    private static final int NAMED = 3;

    private final Layouts layouts;
    private final RecordDecl before;
    private final RecordDecl after;
    private final List<Judgement> judgements = new ArrayList<>();

    private RecordJudge(Layouts layouts) {
        this.layouts = layouts;
        this.before = layouts.before();
        this.after = layouts.after();
    }

    static Judgement judge(Layouts layouts) {
        RecordJudge judge = new RecordJudge(layouts);
        judge.spelling();
        judge.moves();
        judge.size();
        judge.alignment();
        return judge.judgements.stream()
                .reduce(Judgement::and)
                .orElseGet(() -> Judgement.neither("only members that keep room have moved"));
    }

    private void spelling() {
        if (before.kind() != after.kind()) {
            judgements.add(Judgement.both("a " + before.kind().keyword() + " became a "
                    + after.kind().keyword() + ": C spells it otherwise and lays its members out otherwise"));
        } else if (before.typedefNamed() != after.typedefNamed()) {
            judgements.add(Judgement.source("C spells it " + after.type().spelling() + " now, no longer "
                    + before.type().spelling()));
        }
    }

    private void moves() {
        List<Spot> moved = layouts.movedRoots();
        if (!moved.isEmpty()) {
            String names = moved.stream()
                    .limit(NAMED)
                    .map(now ->
                            now.path() + " " + layouts.old(now).offset() / Byte.SIZE + " → " + now.offset() / Byte.SIZE)
                    .collect(Collectors.joining(", "));
            String more = moved.size() > NAMED ? ", …" : "";
            String verb = moved.size() == 1 ? " has moved" : " have moved";
            judgements.add(Judgement.of(
                    isReordered(),
                    true,
                    Places.count(moved.size(), "field") + verb + " (" + names + more
                            + "): compiled programs look for them in the old places"));
        } else if (layouts.growsAtFront() && !layouts.onlyMoved().isEmpty()) {
            judgements.add(
                    Judgement.neither("it grows at its front, and every field keeps its distance to the last one,"
                            + " from which programs reach it"));
        }
    }

    /** Initializers without names follow C's order; what only the library allocates is never initialized so. */
    private boolean isReordered() {
        List<String> olds =
                layouts.olds().stream().map(Spot::path).filter(layouts::isNew).toList();
        List<String> news = layouts.common().stream().map(Spot::path).toList();
        return layouts.allocation() != Allocation.LIBRARY && !olds.equals(news);
    }

    private void size() {
        if (before.size() == after.size()) {
            return;
        }
        boolean grew = after.size() > before.size();
        String how = (grew ? "grew" : "shrank") + " by " + Places.bytes(Math.abs(after.size() - before.size()));
        boolean moved = !layouts.movedRoots().isEmpty();
        boolean harmless = layouts.allocation() == Allocation.LIBRARY
                || layouts.allocation() == Allocation.SIZED && grew && !moved;
        judgements.add(Judgement.of(
                false,
                !harmless,
                "it " + how + "; " + layouts.allocation().reason()
                        + (harmless ? "" : ", and compiled programs have the old size")));
    }

    private void alignment() {
        if (before.alignment() == after.alignment()) {
            return;
        }
        boolean breaks = layouts.allocation() != Allocation.LIBRARY && after.alignment() > before.alignment();
        judgements.add(Judgement.of(
                false,
                breaks,
                "it is aligned to " + after.alignment() + ", no longer " + before.alignment()
                        + (breaks ? ", which compiled programs do not heed" : "")));
    }
}
