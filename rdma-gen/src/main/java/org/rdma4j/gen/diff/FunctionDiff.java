package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.diff.Changes.Subject;
import org.rdma4j.gen.dump.Row;
import org.rdma4j.gen.dump.Spelling;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.Partition;

/** Functions, and the symbols of those that are in a library. */
final class FunctionDiff {

    private static final String PRIVATE = "PRIVATE";

    private final Side before;
    private final Side after;
    private final Partition oldPartition;
    private final Partition newPartition;
    private final Changes changes;

    FunctionDiff(Side before, Side after, Partition oldPartition, Partition newPartition, Changes changes) {
        this.before = before;
        this.after = after;
        this.oldPartition = oldPartition;
        this.newPartition = newPartition;
        this.changes = changes;
    }

    void compare(Pair<FunctionDecl> pair) {
        if (pair.before().isEmpty()) {
            pair.after()
                    .ifPresent(now ->
                            changes.added(Kind.FUNCTION, whole(now, after, newPartition), Judgement.neither("new")));
        } else if (pair.after().isEmpty()) {
            FunctionDecl old = pair.before().get();
            changes.removed(
                    Kind.FUNCTION,
                    whole(old, before, oldPartition),
                    isInLibrary(old)
                            ? Judgement.both(
                                    "code that calls it does not compile, and compiled programs do not find it")
                            : Judgement.source("code that calls it does not compile; compiled programs hold its body"));
        } else {
            both(pair.before().get(), pair.after().get());
        }
    }

    private void both(FunctionDecl old, FunctionDecl now) {
        boolean sameLinkage = isInLibrary(old) == isInLibrary(now);
        // Where it left or entered the library, the symbol is part of that; else it is a fact of its own.
        Subject oldSubject = sameLinkage ? declared(old, before) : whole(old, before, oldPartition);
        Subject newSubject = sameLinkage ? declared(now, after) : whole(now, after, newPartition);
        if (!oldSubject.equals(newSubject)) {
            changes.changed(Kind.FUNCTION, oldSubject, newSubject, judge(old, now));
        }
        if (sameLinkage) {
            symbol(old, now);
        }
        changes.header(Kind.FUNCTION, now.name(), old.header(), now.header());
    }

    private Judgement judge(FunctionDecl old, FunctionDecl now) {
        List<Judgement> judgements = new TypeDiff(before, after).signature(old.type(), now.type(), false);
        // Compiled programs hold the body of an inline function: no signature of it can break them.
        if (!isInLibrary(old)) {
            judgements.replaceAll(j -> Judgement.of(j.verdict().breaksSource(), false, j.reason()));
        }
        linkage(judgements, old.linkage(), now.linkage());
        return judgements.stream()
                .reduce(Judgement::and)
                .orElseGet(() -> Judgement.neither("names of parameters or spellings of the same types"));
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
                judgements.add(Judgement.neither("a macro shadows it"));
            }
        } else if (now == Linkage.SHADOWED) {
            judgements.add(
                    Judgement.neither("a macro shadows it now; compiled programs go on calling the function itself"));
        } else {
            judgements.add(Judgement.source(
                    "no macro shadows it now: the same call reaches the function itself, whose contract is older"));
        }
    }

    private void symbol(FunctionDecl old, FunctionDecl now) {
        Optional<Row> oldRow = before.rows().symbol(oldPartition, old);
        Optional<Row> newRow = after.rows().symbol(newPartition, now);
        if (!oldRow.equals(newRow)) {
            changes.changed(Kind.SYMBOL, symbol(now.name(), oldRow), symbol(now.name(), newRow), judgeSymbol(old, now));
        }
    }

    private static Subject symbol(String name, Optional<Row> row) {
        return new Subject(
                name, row.map(Row::value).orElse("no version"), row.stream().toList());
    }

    /** What another library or version node means. */
    private Judgement judgeSymbol(FunctionDecl old, FunctionDecl now) {
        if (!oldPartition.library().equals(newPartition.library())) {
            return Judgement.binary("it is in another library, which compiled programs do not load");
        }
        Optional<String> node = old.symbolVersion();
        if (node.isEmpty()) {
            return Judgement.neither("it has a version now; compiled programs ask for none and get it");
        }
        if (now.symbolVersion().isEmpty()) {
            return Judgement.binary("it has no version now, and compiled programs ask for " + node.get());
        }
        return Judgement.binary(
                node.get().contains(PRIVATE)
                        ? "compiled programs ask for " + node.get()
                                + ", a private node, which a library gives up with the release"
                        : "compiled programs ask for " + node.get() + ", and get what the library keeps under that, if"
                                + " it does: the declaration is for "
                                + now.symbolVersion().get());
    }

    private static boolean isInLibrary(FunctionDecl function) {
        return function.linkage() != Linkage.INLINE;
    }

    private static Subject declared(FunctionDecl function, Side side) {
        String linkage = isInLibrary(function) ? "extern" : "inline";
        String shown = function.linkage() == Linkage.SHADOWED ? "extern shadowed by a macro" : linkage;
        return new Subject(
                function.name(),
                shown + " " + Spelling.of(function.type()),
                side.rows().of(function));
    }

    private static Subject whole(FunctionDecl function, Side side, Partition partition) {
        Subject declared = declared(function, side);
        List<Row> rows = new ArrayList<>(declared.rows());
        Optional<Row> symbol = side.rows().symbol(partition, function);
        symbol.ifPresent(rows::add);
        return new Subject(
                declared.name(),
                declared.text() + symbol.map(row -> ", " + row.value()).orElse(""),
                rows);
    }
}
