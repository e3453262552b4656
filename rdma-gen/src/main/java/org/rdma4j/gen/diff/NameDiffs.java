package org.rdma4j.gen.diff;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.rdma4j.gen.dump.Spelling;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.TypedefDecl;

/** Typedefs, aliases, opaque types and skips: a name and one thing about it. */
final class NameDiffs {

    private final Release before;
    private final Release after;
    private final Changes changes;

    NameDiffs(Release before, Release after, Changes changes) {
        this.before = before;
        this.after = after;
        this.changes = changes;
    }

    void typedef(Pair<TypedefDecl> pair) {
        compare(
                Kind.TYPEDEF,
                pair,
                t -> fact("typedef", t.name(), Spelling.of(t)),
                t -> Judgement.source("code that names it does not compile"),
                this::typedef);
        pair.before()
                .ifPresent(old -> pair.after()
                        .ifPresent(now -> changes.header(Kind.TYPEDEF, now.name(), old.header(), now.header())));
    }

    private Judgement typedef(TypedefDecl old, TypedefDecl now) {
        Optional<Judgement> type = new TypeDiff(before, after).judge(old.type(), now.type(), TypeDiff.Use.KEPT);
        Judgement judgement = type.orElseGet(() -> Judgement.neither("the same type, spelled otherwise"));
        return old.aligned() == now.aligned()
                ? judgement
                : judgement.and(Judgement.binary("values of it are aligned otherwise"));
    }

    void alias(Pair<AliasDecl> pair) {
        compare(
                Kind.ALIAS,
                pair,
                a -> fact("alias", a.name(), a.target().name()),
                a -> Judgement.source("code that names it does not compile"),
                (old, now) -> Judgement.both("it stands for another type"));
        pair.before()
                .ifPresent(old -> pair.after()
                        .ifPresent(now -> changes.header(Kind.ALIAS, now.name(), old.header(), now.header())));
    }

    /** The header of an opaque type is where it is mentioned first, of which no program knows. */
    void opaque(Pair<OpaqueDecl> pair) {
        compare(
                Kind.OPAQUE,
                pair,
                o -> fact("opaque", o.name(), Spelling.of(o.tag())),
                o -> after.defines(o.name())
                        ? Judgement.neither("it has a body now")
                        : Judgement.source("code that names it means no declared type"),
                (old, now) -> Judgement.source("C spells it with another keyword"));
    }

    void skip(Pair<Skipped> pair) {
        compare(
                Kind.SKIP,
                pair,
                s -> fact("skip", s.name(), s.reason()),
                s -> Judgement.neither("the configuration leaves it out no longer, or it is not there"),
                (old, now) -> Judgement.neither("left out for another reason"));
    }

    private static Fact fact(String kind, String name, String value) {
        return new Fact(name, value, List.of(new Row(kind, name, value)));
    }

    private <D> void compare(
            Kind kind,
            Pair<D> pair,
            Function<D, Fact> fact,
            Function<D, Judgement> removed,
            BiFunction<D, D, Judgement> changed) {
        Optional<Fact> old = pair.before().map(fact);
        Optional<Fact> now = pair.after().map(fact);
        if (old.isEmpty()) {
            now.ifPresent(n -> changes.added(kind, n, added(kind)));
        } else if (now.isEmpty()) {
            changes.removed(kind, old.get(), removed.apply(pair.before().orElseThrow()));
        } else if (!old.equals(now)) {
            D oldDeclaration = pair.before().orElseThrow();
            D newDeclaration = pair.after().orElseThrow();
            changes.changed(kind, old.get(), now.get(), changed.apply(oldDeclaration, newDeclaration));
        }
    }

    private static Judgement added(Kind kind) {
        return Judgement.neither(kind == Kind.SKIP ? "the configuration leaves it out" : "new");
    }
}
