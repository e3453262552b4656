package org.rdma4j.gen.diff;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.rdma4j.gen.diff.Changes.Subject;
import org.rdma4j.gen.dump.Row;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedRecord;

/** Enums by name, typedefs, aliases, opaque types and skips: a name and one thing about it. */
final class NameDiffs {

    private static final String UNNAMEABLE = "code that names it does not compile";

    private final Side before;
    private final Side after;
    private final Changes changes;

    NameDiffs(Side before, Side after, Changes changes) {
        this.before = before;
        this.after = after;
        this.changes = changes;
    }

    /** An enum that has a name; its enumerators are names of their own. */
    void enumeration(Pair<EnumDecl> pair) {
        compare(
                Kind.ENUM,
                pair,
                NameDiffs::subject,
                e -> Judgement.source(UNNAMEABLE + "; compiled programs hold plain integers"),
                this::enumeration);
        header(Kind.ENUM, pair);
    }

    private static Subject subject(EnumDecl declaration, Side side) {
        String keyword = declaration.typedefNamed() ? "typedef enum" : "enum";
        String sign = isUnsigned(declaration.underlying(), side) ? "unsigned" : "signed";
        String fixed = declaration.fixed() ? ", whatever its enumerators" : "";
        return new Subject(
                declaration.name(),
                keyword + ", " + sign + ", "
                        + Places.bytes(declaration.underlying().size())
                        + fixed,
                side.rows().head(declaration).stream().toList());
    }

    private static boolean isUnsigned(ScalarType type, Side side) {
        return type.isUnsigned(side.metadata().target());
    }

    private Judgement enumeration(EnumDecl old, EnumDecl now) {
        if (old.underlying().size() != now.underlying().size()) {
            return Judgement.binary("values of it have another size");
        }
        if (isUnsigned(old.underlying(), before) != isUnsigned(now.underlying(), after)) {
            return Judgement.source("values of it have another sign: comparisons may come out otherwise");
        }
        return old.fixed() != now.fixed() && old.type().equals(now.type())
                ? Judgement.source("its enumerators may be of another type: comparisons may come out otherwise")
                : RecordJudge.respelled(old.type(), now.type(), after);
    }

    void typedef(Pair<TypedefDecl> pair) {
        compare(
                Kind.TYPEDEF,
                pair,
                (t, side) -> subject(side.rows().of(t)),
                t -> after.defines(t.name()) ? typeItself(t) : Judgement.source(UNNAMEABLE),
                this::typedef);
        header(Kind.TYPEDEF, pair);
    }

    /** Judges a typedef whose name a record or enum has now. */
    private Judgement typeItself(TypedefDecl old) {
        CType was = before.types().resolve(old.type());
        boolean wasRecord = was instanceof NamedType || was instanceof UnnamedRecord;
        boolean isRecord = after.types()
                .scalar(new NamedType(NamedType.Tag.TYPEDEF, old.name()))
                .isEmpty();
        return isRecord && !wasRecord
                ? Judgement.both("it is the name of a struct or union now")
                : Judgement.neither("it is the name of the type itself now");
    }

    private Judgement typedef(TypedefDecl old, TypedefDecl now) {
        TypeDiff types = new TypeDiff(before, after);
        Judgement judgement = types.judge(old.type(), now.type(), TypeDiff.Use.KEPT)
                .map(type ->
                        types.qualifiers(old.type(), now.type()).map(type::and).orElse(type))
                .or(() -> types.qualifiers(old.type(), now.type()))
                .orElseGet(() -> Judgement.neither("the same type, spelled otherwise"));
        return old.aligned() == now.aligned()
                ? judgement
                : judgement.and(Judgement.binary("values of it are aligned otherwise"));
    }

    void alias(Pair<AliasDecl> pair) {
        compare(
                Kind.ALIAS,
                pair,
                (a, side) -> subject(side.rows().of(a)),
                a -> Judgement.source(UNNAMEABLE),
                (old, now) -> new TypeDiff(before, after)
                        .judge(old.target(), now.target(), TypeDiff.Use.KEPT)
                        .orElseGet(() -> Judgement.neither("the same type, spelled otherwise")));
        header(Kind.ALIAS, pair);
    }

    /** The header of an opaque type is where it is mentioned first, of which no program knows. */
    void opaque(Pair<OpaqueDecl> pair) {
        compare(
                Kind.OPAQUE,
                pair,
                (o, side) -> subject(side.rows().of(o)),
                o -> after.defines(o.name())
                        ? Judgement.neither("it has a body now")
                        : Judgement.source("code that names it means no declared type"),
                (old, now) -> Judgement.source("C spells it with another keyword"));
    }

    void skip(Pair<Skipped> pair) {
        compare(
                Kind.SKIP,
                pair,
                (s, side) -> subject(side.rows().of(s)),
                s -> Judgement.neither("the configuration leaves it out no longer, or it is not there"),
                (old, now) -> Judgement.neither("left out for another reason"));
    }

    private static Subject subject(Row row) {
        return new Subject(row.name(), row.value(), List.of(row));
    }

    private <D> void compare(
            Kind kind,
            Pair<D> pair,
            BiFunction<D, Side, Subject> subject,
            Function<D, Judgement> removed,
            BiFunction<D, D, Judgement> changed) {
        Optional<Subject> old = pair.before().map(d -> subject.apply(d, before));
        Optional<Subject> now = pair.after().map(d -> subject.apply(d, after));
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

    private <D extends Declaration> void header(Kind kind, Pair<D> pair) {
        pair.before()
                .ifPresent(old ->
                        pair.after().ifPresent(now -> changes.header(kind, now.name(), old.header(), now.header())));
    }
}
