package org.rdma4j.gen.diff;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.rdma4j.gen.diff.ChangeCollector.Subject;
import org.rdma4j.gen.dump.DumpRow;
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

/** Compares named enums, typedefs, aliases, incomplete types and skipped declarations. */
final class SimpleDeclarationDiff {

    private static final String UNNAMEABLE = "code that names it does not compile";

    private final ComparedRelease before;
    private final ComparedRelease after;
    private final ChangeCollector changes;

    SimpleDeclarationDiff(ComparedRelease before, ComparedRelease after, ChangeCollector changes) {
        this.before = before;
        this.after = after;
        this.changes = changes;
    }

    /** Compares a named enum. {@link ValueDiff} compares the enumerators. */
    void enumeration(DeclarationPair<EnumDecl> pair) {
        compare(
                ChangeKind.ENUM,
                pair,
                SimpleDeclarationDiff::subject,
                e -> ReasonedVerdict.source(UNNAMEABLE + "; compiled programs contain plain integers"),
                this::enumeration);
        header(ChangeKind.ENUM, pair);
    }

    private static Subject subject(EnumDecl declaration, ComparedRelease side) {
        String keyword = declaration.typedefNamed() ? "typedef enum" : "enum";
        String sign = isUnsigned(declaration.underlying(), side) ? "unsigned" : "signed";
        String fixed = declaration.fixed() ? ", with a fixed underlying type" : "";
        return new Subject(
                declaration.name(),
                keyword + ", " + sign + ", "
                        + UnitText.bytes(declaration.underlying().size())
                        + fixed,
                side.rows().head(declaration).stream().toList());
    }

    private static boolean isUnsigned(ScalarType type, ComparedRelease side) {
        return type.isUnsigned(side.metadata().target());
    }

    private ReasonedVerdict enumeration(EnumDecl old, EnumDecl now) {
        if (old.underlying().size() != now.underlying().size()) {
            return ReasonedVerdict.binary("the size of its values has changed");
        }
        if (isUnsigned(old.underlying(), before) != isUnsigned(now.underlying(), after)) {
            return ReasonedVerdict.source(
                    "the signedness of its values has changed: comparisons may yield different" + " results");
        }
        return old.fixed() != now.fixed() && old.type().equals(now.type())
                ? ReasonedVerdict.source(
                        "the type of its enumerators may have changed: comparisons may yield" + " different results")
                : RecordVerdicts.respelled(old.type(), now.type(), after);
    }

    void typedef(DeclarationPair<TypedefDecl> pair) {
        compare(
                ChangeKind.TYPEDEF,
                pair,
                (t, side) -> subject(side.rows().of(t)),
                t -> after.defines(t.name()) ? typeItself(t) : ReasonedVerdict.source(UNNAMEABLE),
                this::typedef);
        header(ChangeKind.TYPEDEF, pair);
    }

    /** Judges a typedef that has been replaced by a record or enum with the same name. */
    private ReasonedVerdict typeItself(TypedefDecl old) {
        CType was = before.types().resolve(old.type());
        boolean wasRecord = was instanceof NamedType || was instanceof UnnamedRecord;
        boolean isRecord = after.types()
                .scalar(new NamedType(NamedType.Tag.TYPEDEF, old.name()))
                .isEmpty();
        return isRecord && !wasRecord
                ? ReasonedVerdict.both("it is now the name of a struct or union")
                : ReasonedVerdict.neither("it is now the name of the type itself");
    }

    private ReasonedVerdict typedef(TypedefDecl old, TypedefDecl now) {
        TypeDiff types = new TypeDiff(before, after);
        ReasonedVerdict judgement = types.judge(old.type(), now.type(), TypeDiff.Use.KEPT)
                .map(type ->
                        types.qualifiers(old.type(), now.type()).map(type::and).orElse(type))
                .or(() -> types.qualifiers(old.type(), now.type()))
                .orElseGet(() -> ReasonedVerdict.neither("a different spelling of the same type"));
        return old.aligned() == now.aligned()
                ? judgement
                : judgement.and(ReasonedVerdict.binary("the alignment of its values has changed"));
    }

    void alias(DeclarationPair<AliasDecl> pair) {
        compare(
                ChangeKind.ALIAS,
                pair,
                (a, side) -> subject(side.rows().of(a)),
                a -> ReasonedVerdict.source(UNNAMEABLE),
                (old, now) -> new TypeDiff(before, after)
                        .judge(old.target(), now.target(), TypeDiff.Use.KEPT)
                        .orElseGet(() -> ReasonedVerdict.neither("a different spelling of the same type")));
        header(ChangeKind.ALIAS, pair);
    }

    /** Compares an incomplete type. Its header, that of the first mention, is irrelevant to programs. */
    void opaque(DeclarationPair<OpaqueDecl> pair) {
        compare(
                ChangeKind.OPAQUE,
                pair,
                (o, side) -> subject(side.rows().of(o)),
                o -> after.defines(o.name())
                        ? ReasonedVerdict.neither("it is now a complete type")
                        : ReasonedVerdict.source("code that names it no longer refers to a declared type"),
                (old, now) -> ReasonedVerdict.source("its keyword has changed"));
    }

    void skip(DeclarationPair<Skipped> pair) {
        compare(
                ChangeKind.SKIP,
                pair,
                (s, side) -> subject(side.rows().of(s)),
                s -> ReasonedVerdict.neither(
                        "the configuration no longer skips it, or the headers no longer declare" + " it"),
                (old, now) -> ReasonedVerdict.neither("skipped for a different reason"));
    }

    private static Subject subject(DumpRow row) {
        return new Subject(row.name(), row.value(), List.of(row));
    }

    private <D> void compare(
            ChangeKind kind,
            DeclarationPair<D> pair,
            BiFunction<D, ComparedRelease, Subject> subject,
            Function<D, ReasonedVerdict> removed,
            BiFunction<D, D, ReasonedVerdict> changed) {
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

    private static ReasonedVerdict added(ChangeKind kind) {
        return ReasonedVerdict.neither(kind == ChangeKind.SKIP ? "the configuration skips it" : "new");
    }

    private <D extends Declaration> void header(ChangeKind kind, DeclarationPair<D> pair) {
        pair.before()
                .ifPresent(old ->
                        pair.after().ifPresent(now -> changes.header(kind, now.name(), old.header(), now.header())));
    }
}
