package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.FunctionType;

/** What another signature or linkage means. */
final class FunctionJudge {

    private final TypeDiff types;

    FunctionJudge(Release before, Release after) {
        this.types = new TypeDiff(before, after);
    }

    Judgement judge(FunctionDecl old, FunctionDecl now) {
        List<Judgement> judgements = new ArrayList<>();
        signature(judgements, old.type(), now.type());
        // Compiled programs hold the body of an inline function: no signature of it can break them.
        boolean inline = !FunctionDiff.isInLibrary(old);
        if (inline) {
            judgements.replaceAll(j -> Judgement.of(j.verdict().breaksSource(), false, j.reason()));
        }
        linkage(judgements, old.linkage(), now.linkage());
        return judgements.stream()
                .reduce(Judgement::and)
                .orElseGet(() -> Judgement.neither("names of parameters or spellings of the same types"));
    }

    private void signature(List<Judgement> judgements, FunctionType old, FunctionType now) {
        types.judge(old.result(), now.result(), TypeDiff.Use.GOT)
                .ifPresent(j -> judgements.add(new Judgement(j.verdict(), "result: " + j.reason())));
        int oldCount = old.parameters().size();
        int newCount = now.parameters().size();
        for (int i = 0; i < Math.min(oldCount, newCount); i++) {
            String name = now.parameters().get(i).name();
            String which = name.isEmpty() ? "parameter " + (i + 1) : "parameter " + name;
            types.judge(old.parameters().get(i).type(), now.parameters().get(i).type(), TypeDiff.Use.GIVEN)
                    .ifPresent(j -> judgements.add(new Judgement(j.verdict(), which + ": " + j.reason())));
        }
        if (oldCount != newCount) {
            judgements.add(
                    Judgement.both("it takes " + Places.count(newCount, "parameter") + ", no longer " + oldCount));
        }
        if (old.variadic() != now.variadic()) {
            judgements.add(Judgement.both(
                    now.variadic() ? "it takes further arguments now" : "it takes no further arguments now"));
        }
    }

    private static void linkage(List<Judgement> judgements, Linkage old, Linkage now) {
        if (old == now) {
            return;
        }
        if (now == Linkage.INLINE) {
            judgements.add(Judgement.binary("it is inline now; compiled programs do not find it in the library"));
        } else if (old == Linkage.INLINE) {
            judgements.add(Judgement.neither("it is in the library now; compiled programs hold its body"));
            if (now == Linkage.SHADOWED) {
                judgements.add(Judgement.neither("a macro stands before it"));
            }
        } else if (now == Linkage.SHADOWED) {
            judgements.add(Judgement.neither(
                    "a macro stands before it now; compiled programs go on calling the function itself"));
        } else {
            judgements.add(
                    Judgement.source(
                            "no macro stands before it now: the same call reaches the function itself, whose contract is older"));
        }
    }
}
