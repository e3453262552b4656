package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.dump.Spelling;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.Partition;

/** Functions, and the symbols of those that are in a library. */
final class FunctionDiff {

    private final Release before;
    private final Release after;
    private final Partition oldPartition;
    private final Partition newPartition;
    private final Changes changes;

    FunctionDiff(Release before, Release after, Partition oldPartition, Partition newPartition, Changes changes) {
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
            changes.removed(Kind.FUNCTION, whole(old, before, oldPartition), removed(old));
        } else {
            both(pair.before().get(), pair.after().get());
        }
    }

    private Judgement removed(FunctionDecl old) {
        if (after.partition(newPartition.namespace()).skipped().stream()
                .anyMatch(s -> s.name().equals(old.name()))) {
            return Judgement.source("the configuration leaves it out now");
        }
        return isInLibrary(old)
                ? Judgement.both("code that calls it does not compile, and compiled programs do not find it")
                : Judgement.source("code that calls it does not compile; compiled programs hold its body");
    }

    private void both(FunctionDecl old, FunctionDecl now) {
        boolean sameLinkage = isInLibrary(old) == isInLibrary(now);
        // Where it left or entered the library, the symbol is part of that; else it is a fact of its own.
        Fact oldFact = sameLinkage ? declared(old, before) : whole(old, before, oldPartition);
        Fact newFact = sameLinkage ? declared(now, after) : whole(now, after, newPartition);
        if (!oldFact.equals(newFact)) {
            changes.changed(Kind.FUNCTION, oldFact, newFact, new FunctionJudge(before, after).judge(old, now));
        }
        if (sameLinkage) {
            symbol(old, now);
        }
        changes.header(Kind.FUNCTION, now.name(), old.header(), now.header());
    }

    private void symbol(FunctionDecl old, FunctionDecl now) {
        Optional<Row> oldRow = symbolRow(old, oldPartition);
        Optional<Row> newRow = symbolRow(now, newPartition);
        if (!oldRow.equals(newRow)) {
            changes.changed(
                    Kind.SYMBOL,
                    symbolFact(now.name(), oldRow),
                    symbolFact(now.name(), newRow),
                    SymbolJudge.judge(old, now, oldPartition.library().equals(newPartition.library())));
        }
    }

    private static Fact symbolFact(String name, Optional<Row> row) {
        return new Fact(
                name, row.map(Row::value).orElse("no version"), row.stream().toList());
    }

    static boolean isInLibrary(FunctionDecl function) {
        return function.linkage() != Linkage.INLINE;
    }

    private static Fact declared(FunctionDecl function, Release release) {
        String linkage = isInLibrary(function) ? "extern" : "inline";
        String shown = function.linkage() == Linkage.SHADOWED ? "extern behind a macro" : linkage;
        String type = Spelling.of(function.type());
        List<Row> rows = List.of(
                new Row(
                        "function",
                        function.name(),
                        linkage + " " + release.words().signature(function.type())),
                new Row("type", function.name(), type));
        return new Fact(function.name(), shown + " " + type, rows);
    }

    private static Fact whole(FunctionDecl function, Release release, Partition partition) {
        Fact declared = declared(function, release);
        List<Row> rows = new ArrayList<>(declared.rows());
        Optional<Row> symbol = symbolRow(function, partition);
        symbol.ifPresent(rows::add);
        return new Fact(
                declared.name(),
                declared.text() + symbol.map(row -> ", " + row.value()).orElse(""),
                rows);
    }

    private static Optional<Row> symbolRow(FunctionDecl function, Partition partition) {
        String symbol = (partition.library() + " " + function.symbolVersion().orElse("")).strip();
        return isInLibrary(function) && !symbol.isEmpty()
                ? Optional.of(new Row("symbol", function.name(), symbol))
                : Optional.empty();
    }
}
