package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.diff.ChangeCollector.Subject;
import org.rdma4j.gen.dump.CSpelling;
import org.rdma4j.gen.dump.DumpRow;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.Partition;

/** Compares functions and their symbols. */
final class FunctionDiff {

    private static final String PRIVATE = "PRIVATE";

    private final ComparedRelease before;
    private final ComparedRelease after;
    private final Partition oldPartition;
    private final Partition newPartition;
    private final ChangeCollector changes;

    FunctionDiff(
            ComparedRelease before,
            ComparedRelease after,
            Partition oldPartition,
            Partition newPartition,
            ChangeCollector changes) {
        this.before = before;
        this.after = after;
        this.oldPartition = oldPartition;
        this.newPartition = newPartition;
        this.changes = changes;
    }

    void compare(DeclarationPair<FunctionDecl> pair) {
        if (pair.before().isEmpty()) {
            pair.after()
                    .ifPresent(now -> changes.added(
                            ChangeKind.FUNCTION, whole(now, after, newPartition), ReasonedVerdict.neither("new")));
        } else if (pair.after().isEmpty()) {
            FunctionDecl old = pair.before().get();
            changes.removed(
                    ChangeKind.FUNCTION,
                    whole(old, before, oldPartition),
                    isInLibrary(old)
                            ? ReasonedVerdict.both(
                                    "code that calls it does not compile, and compiled programs do not find its symbol")
                            : ReasonedVerdict.source(
                                    "code that calls it does not compile; compiled programs contain its body"));
        } else {
            both(pair.before().get(), pair.after().get());
        }
    }

    private void both(FunctionDecl old, FunctionDecl now) {
        boolean sameLinkage = isInLibrary(old) == isInLibrary(now);
        // A change of the symbol is part of a change of the linkage, and otherwise a change of its own.
        Subject oldSubject = sameLinkage ? declared(old, before) : whole(old, before, oldPartition);
        Subject newSubject = sameLinkage ? declared(now, after) : whole(now, after, newPartition);
        if (!oldSubject.equals(newSubject)) {
            changes.changed(ChangeKind.FUNCTION, oldSubject, newSubject, judge(old, now));
        }
        if (sameLinkage) {
            symbol(old, now);
        }
        changes.header(ChangeKind.FUNCTION, now.name(), old.header(), now.header());
    }

    private ReasonedVerdict judge(FunctionDecl old, FunctionDecl now) {
        List<ReasonedVerdict> judgements = new TypeDiff(before, after).signature(old.type(), now.type(), false);
        // Compiled programs contain inline functions, so a change of their signature cannot break them.
        if (!isInLibrary(old)) {
            judgements.replaceAll(j -> ReasonedVerdict.of(j.verdict().breaksSource(), false, j.reason()));
        }
        linkage(judgements, old.linkage(), now.linkage());
        return judgements.stream()
                .reduce(ReasonedVerdict::and)
                .orElseGet(() -> ReasonedVerdict.neither("only names of parameters or spellings of types differ"));
    }

    private static void linkage(List<ReasonedVerdict> judgements, Linkage old, Linkage now) {
        if (old == now) {
            return;
        }
        if (now == Linkage.INLINE) {
            judgements.add(ReasonedVerdict.binary("it is now inline; compiled programs do not find it in the library"));
        } else if (old == Linkage.INLINE) {
            judgements.add(ReasonedVerdict.neither("it is now in the library; compiled programs contain its body"));
            if (now == Linkage.SHADOWED) {
                judgements.add(ReasonedVerdict.neither("a macro shadows it"));
            }
        } else if (now == Linkage.SHADOWED) {
            judgements.add(ReasonedVerdict.neither(
                    "a macro now shadows it; compiled programs still call the function itself"));
        } else {
            judgements.add(ReasonedVerdict.source(
                    "the macro that shadowed it was removed: the same call now calls the function itself, whose"
                            + " contract is older"));
        }
    }

    private void symbol(FunctionDecl old, FunctionDecl now) {
        Optional<DumpRow> oldRow = before.rows().symbol(oldPartition, old);
        Optional<DumpRow> newRow = after.rows().symbol(newPartition, now);
        if (!oldRow.equals(newRow)) {
            changes.changed(
                    ChangeKind.SYMBOL, symbol(now.name(), oldRow), symbol(now.name(), newRow), judgeSymbol(old, now));
        }
    }

    private static Subject symbol(String name, Optional<DumpRow> row) {
        return new Subject(
                name, row.map(DumpRow::value).orElse("no version"), row.stream().toList());
    }

    /** Judges a change of the library or the version node. */
    private ReasonedVerdict judgeSymbol(FunctionDecl old, FunctionDecl now) {
        if (!oldPartition.library().equals(newPartition.library())) {
            return ReasonedVerdict.binary("it has moved to a library that compiled programs do not load");
        }
        Optional<String> node = old.symbolVersion();
        if (node.isEmpty()) {
            return ReasonedVerdict.neither(
                    "its symbol now has a version; compiled programs request no version and" + " get this one");
        }
        if (now.symbolVersion().isEmpty()) {
            return ReasonedVerdict.binary(
                    "its symbol no longer has a version, but compiled programs request " + node.get());
        }
        return ReasonedVerdict.binary(
                node.get().contains(PRIVATE)
                        ? "compiled programs request " + node.get()
                                + ", a private version node, which only exists in one release"
                        : "compiled programs request " + node.get() + "; they get the function of that version, if"
                                + " the library still has it; the declaration is for "
                                + now.symbolVersion().get());
    }

    private static boolean isInLibrary(FunctionDecl function) {
        return function.linkage() != Linkage.INLINE;
    }

    private static Subject declared(FunctionDecl function, ComparedRelease side) {
        String linkage = isInLibrary(function) ? "extern" : "inline";
        String shown = function.linkage() == Linkage.SHADOWED ? "extern shadowed by a macro" : linkage;
        return new Subject(
                function.name(),
                shown + " " + CSpelling.of(function.type()),
                side.rows().of(function));
    }

    private static Subject whole(FunctionDecl function, ComparedRelease side, Partition partition) {
        Subject declared = declared(function, side);
        List<DumpRow> rows = new ArrayList<>(declared.rows());
        Optional<DumpRow> symbol = side.rows().symbol(partition, function);
        symbol.ifPresent(rows::add);
        return new Subject(
                declared.name(),
                declared.text() + symbol.map(row -> ", " + row.value()).orElse(""),
                rows);
    }
}
