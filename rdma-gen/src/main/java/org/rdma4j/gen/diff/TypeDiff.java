package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.PlacedMember;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.VoidType;

/**
 * Judges changes of types. A type that is not compatible with the older one always breaks source compatibility: even if
 * calls and assignments convert the value, pointers to the member or function are not converted.
 */
final class TypeDiff {

    /** Direction of values. */
    enum Use {
        /** The program passes the value: a parameter. */
        GIVEN,
        /** The program receives the value: a result. */
        GOT,
        /** Both: a field, a typedef. */
        KEPT;

        /** Returns the direction in a function that the library calls. */
        Use inCallback() {
            return this == GIVEN ? GOT : GIVEN;
        }
    }

    private static final String CALLS_COMPILE = "calls still compile, but pointers to the function do not";

    /**
     * Maximum depth of pointers and arrays to compare. A metadata file may contain a type that is nested in itself.
     */
    private static final int DEPTH = 8;

    private final ComparedRelease before;
    private final ComparedRelease after;
    private final int depth;

    TypeDiff(ComparedRelease before, ComparedRelease after) {
        this(before, after, DEPTH);
    }

    private TypeDiff(ComparedRelease before, ComparedRelease after, int depth) {
        this.before = before;
        this.after = after;
        this.depth = depth;
    }

    private TypeDiff deeper() {
        return new TypeDiff(before, after, depth - 1);
    }

    /** Returns a verdict, or empty if the types differ at most in their spelling and their outermost qualifiers. */
    Optional<ReasonedVerdict> judge(CType old, CType now, Use use) {
        if (depth == 0) {
            return Optional.empty();
        }
        Optional<ScalarType> oldScalar = before.types().scalar(old);
        Optional<ScalarType> newScalar = after.types().scalar(now);
        boolean scalars = oldScalar.isPresent() && newScalar.isPresent();
        if (canonical(before, old, use).equals(canonical(after, now, use))) {
            // A change of the size or signedness of an enum affects the enum and all its uses.
            return scalars && !before.word(old).equals(after.word(now))
                    ? Optional.of(sameEnum(oldScalar.get(), newScalar.get()))
                    : Optional.empty();
        }
        Optional<EnumDecl> oldEnum = enumeration(before, old);
        Optional<EnumDecl> newEnum = enumeration(after, now);
        if (oldEnum.isPresent() && newEnum.isPresent()) {
            return Optional.of(judgeEnums(oldEnum.get(), newEnum.get()));
        }
        if (scalars) {
            // An enum is compatible with its integer type, also behind pointers.
            boolean compatible = oldScalar.equals(newScalar);
            return compatible ? Optional.empty() : Optional.of(judgeScalars(oldScalar.get(), newScalar.get(), use));
        }
        Optional<FunctionType> oldCall = calls(before, old);
        Optional<FunctionType> newCall = calls(after, now);
        if (oldCall.isPresent() && newCall.isPresent()) {
            return Optional.of(judgeCallbacks(oldCall.get(), newCall.get(), use));
        }
        Optional<CType> oldTarget = pointsTo(before, old, use);
        Optional<CType> newTarget = pointsTo(after, now, use);
        if (oldTarget.isPresent() && newTarget.isPresent()) {
            return Optional.of(judgePointers(oldTarget.get(), newTarget.get(), use));
        }
        if (before.types().resolve(old) instanceof ArrayType a && after.types().resolve(now) instanceof ArrayType b) {
            return a.length() == b.length()
                    ? deeper().judge(a.element(), b.element(), use)
                    : Optional.of(ReasonedVerdict.both("the length of the array has changed"));
        }
        return Optional.of(judgeOthers(old, now));
    }

    private static String canonical(ComparedRelease side, CType type, Use use) {
        CType resolved = side.types().resolve(type);
        return use == Use.GIVEN && resolved instanceof ArrayType array
                ? "*" + side.canonical().target(array.element())
                : side.canonical().of(type);
    }

    /** Judges a change of the qualifiers of a field or typedef. */
    Optional<ReasonedVerdict> qualifiers(CType old, CType now) {
        Set<String> olds = before.canonical().qualifiers(old);
        Set<String> news = after.canonical().qualifiers(now);
        List<ReasonedVerdict> found = new ArrayList<>();
        if (olds.contains("const") != news.contains("const")) {
            found.add(
                    news.contains("const")
                            ? ReasonedVerdict.source("it is now const: assignments to it do not compile")
                            : ReasonedVerdict.neither("it is no longer const"));
        }
        if (olds.contains("volatile") != news.contains("volatile")) {
            found.add(
                    news.contains("volatile")
                            ? ReasonedVerdict.source("it is now volatile; pointers to it must be, too")
                            : ReasonedVerdict.source(
                                    "it is no longer volatile: a loop that waits for a change may never end"));
        }
        if (olds.contains("restrict") != news.contains("restrict")) {
            found.add(
                    news.contains("restrict")
                            ? ReasonedVerdict.source("it is now restrict: no other pointer may access its target")
                            : ReasonedVerdict.neither("it is no longer restrict"));
        }
        return found.stream().reduce(ReasonedVerdict::and);
    }

    private ReasonedVerdict sameEnum(ScalarType old, ScalarType now) {
        return old.size() == now.size()
                ? ReasonedVerdict.source("the signedness of its type has changed")
                : ReasonedVerdict.binary("the size of its type has changed");
    }

    private static Optional<EnumDecl> enumeration(ComparedRelease side, CType type) {
        return side.types().resolve(type) instanceof NamedType named
                ? side.types().enumeration(named)
                : Optional.empty();
    }

    private static ReasonedVerdict judgeEnums(EnumDecl old, EnumDecl now) {
        if (old.underlying().size() != now.underlying().size()) {
            return ReasonedVerdict.both("a different enum of a different size");
        }
        return new HashSet<>(now.enumerators()).containsAll(old.enumerators())
                ? ReasonedVerdict.source("a different enum with the same values")
                : ReasonedVerdict.both(
                        "a different enum, in which the values in compiled programs have a different meaning");
    }

    private ReasonedVerdict judgeScalars(ScalarType old, ScalarType now, Use use) {
        boolean oldUnsigned = old.isUnsigned(before.metadata().target());
        boolean newUnsigned = now.isUnsigned(after.metadata().target());
        if (old.isFloating() != now.isFloating()) {
            return ReasonedVerdict.both("integers and floating-point numbers are passed differently");
        }
        if (old.size() != now.size()) {
            return ReasonedVerdict.both("the number is " + (now.size() > old.size() ? "wider" : "narrower") + ": "
                    + old.size() + " → " + now.size() + " bytes");
        }
        if (old.isFloating()) {
            return ReasonedVerdict.both("the floating-point format has changed");
        }
        if (old == ScalarType.BOOL || now == ScalarType.BOOL) {
            // Code that reads a _Bool relies on a value of 0 or 1.
            Use reads = now == ScalarType.BOOL ? Use.GIVEN : Use.GOT;
            return ReasonedVerdict.of(
                    true,
                    use == Use.KEPT || use == reads,
                    "a _Bool only stores 0 and 1, and this is "
                            + (now == ScalarType.BOOL ? "now one" : "no longer one"));
        }
        if (oldUnsigned != newUnsigned) {
            return ReasonedVerdict.source(
                    "it is now " + (newUnsigned ? "unsigned" : "signed") + ": comparisons may yield different results");
        }
        return ReasonedVerdict.source("a different type of the same size: pointers to the types are incompatible");
    }

    private ReasonedVerdict judgeCallbacks(FunctionType old, FunctionType now, Use use) {
        Use way = use == Use.KEPT ? Use.GIVEN : use;
        boolean binary = deeper().signature(old, now, way == Use.GIVEN).stream()
                .anyMatch(j -> j.verdict().breaksBinary());
        return ReasonedVerdict.of(true, binary, "the type of the function that it points to has changed");
    }

    /**
     * Judges the changes of a signature.
     *
     * @param callback whether the library calls the function of the program
     */
    List<ReasonedVerdict> signature(FunctionType old, FunctionType now, boolean callback) {
        List<ReasonedVerdict> judgements = new ArrayList<>();
        Use got = callback ? Use.GOT.inCallback() : Use.GOT;
        Use given = callback ? Use.GIVEN.inCallback() : Use.GIVEN;
        judge(old.result(), now.result(), got)
                .ifPresent(j -> judgements.add(new ReasonedVerdict(j.verdict(), "result: " + j.reason())));
        int oldCount = old.parameters().size();
        int newCount = now.parameters().size();
        for (int i = 0; i < Math.min(oldCount, newCount); i++) {
            String name = now.parameters().get(i).name();
            String which = name.isEmpty() ? "parameter " + (i + 1) : "parameter " + name;
            CType oldType = old.parameters().get(i).type();
            CType newType = now.parameters().get(i).type();
            judge(decayed(before, oldType), decayed(after, newType), given)
                    .or(() -> callback ? Optional.empty() : lengths(oldType, newType))
                    .ifPresent(j -> judgements.add(new ReasonedVerdict(j.verdict(), which + ": " + j.reason())));
        }
        if (oldCount != newCount) {
            judgements.add(ReasonedVerdict.both(
                    "it takes " + UnitText.count(newCount, "parameter") + ", formerly " + oldCount));
        }
        if (old.variadic() != now.variadic()) {
            judgements.add(ReasonedVerdict.both(
                    now.variadic() ? "it now takes variable arguments" : "it no longer takes variable arguments"));
        }
        return judgements;
    }

    private static CType decayed(ComparedRelease side, CType type) {
        return side.types().resolve(type) instanceof ArrayType array ? new PointerType(array.element()) : type;
    }

    /** Judges lengths of array parameters. They are not part of the type, but state what callers must provide. */
    private Optional<ReasonedVerdict> lengths(CType old, CType now) {
        return before.types().resolve(old) instanceof ArrayType a
                        && after.types().resolve(now) instanceof ArrayType b
                        && a.length() > 0
                        && b.length() > a.length()
                ? Optional.of(
                        ReasonedVerdict.both("an array of " + b.length() + " elements, but callers pass " + a.length()))
                : Optional.empty();
    }

    private ReasonedVerdict judgePointers(CType old, CType now, Use use) {
        String oldForm = before.canonical().of(old);
        String newForm = after.canonical().of(now);
        Set<String> olds = before.canonical().qualifiers(old);
        Set<String> news = after.canonical().qualifiers(now);
        boolean anyType =
                before.types().resolve(old) instanceof VoidType || after.types().resolve(now) instanceof VoidType;
        if (use == Use.GIVEN && news.containsAll(olds) && (oldForm.equals(newForm) || newForm.equals("void"))) {
            return ReasonedVerdict.source(CALLS_COMPILE);
        }
        if (oldForm.equals(newForm)) {
            if (use == Use.GOT && olds.containsAll(news)) {
                return ReasonedVerdict.source(CALLS_COMPILE);
            }
            boolean lost = olds.contains("const") && !news.contains("const");
            return ReasonedVerdict.source(
                    lost
                            ? "its target is no longer const: pointers to const do not convert to it"
                            : "the qualifiers of its target have changed; pointers must have them, too");
        }
        boolean binary = !anyType
                && deeper().judge(old, now, Use.KEPT)
                        .map(j -> j.verdict().breaksBinary())
                        .orElse(false);
        return ReasonedVerdict.of(
                true,
                binary,
                binary
                        ? "it points to a different type; compiled programs use the layout of the old type"
                        : "it points to a different type");
    }

    private ReasonedVerdict judgeOthers(CType old, CType now) {
        String oldWord = before.word(old);
        String newWord = after.word(now);
        Optional<RecordDecl> oldRecord = before.record(old);
        Optional<RecordDecl> newRecord = after.record(now);
        if (oldRecord.isPresent() && newRecord.isPresent()) {
            return sameLayout(oldRecord.get(), newRecord.get())
                    ? ReasonedVerdict.source("a different record with the same layout")
                    : ReasonedVerdict.both("the type is different");
        }
        if (before.types().resolve(old) instanceof ArrayType || after.types().resolve(now) instanceof ArrayType) {
            return ReasonedVerdict.both("one of the types is an array");
        }
        if (oldWord.equals("void") && newRecord.isEmpty()) {
            return ReasonedVerdict.source(CALLS_COMPILE);
        }
        // the layout is unknown if the type is incomplete in either release
        boolean sameRegister = (isWord(oldWord) && isWord(newWord)) || oldWord.equals(newWord);
        boolean unknown = before.isUnknown(old) || after.isUnknown(now);
        return ReasonedVerdict.of(true, !sameRegister && !unknown, "the type is different");
    }

    private static boolean isWord(String word) {
        return List.of("ptr", "i64", "u64").contains(word);
    }

    private boolean sameLayout(RecordDecl old, RecordDecl now) {
        List<PlacedMember> olds = PlacedMember.of(old);
        List<PlacedMember> news = PlacedMember.of(now);
        boolean same = old.size() == now.size() && old.alignment() == now.alignment() && olds.size() == news.size();
        for (int i = 0; same && i < olds.size(); i++) {
            PlacedMember a = olds.get(i);
            PlacedMember b = news.get(i);
            same = a.offset() == b.offset()
                    && a.width() == b.width()
                    && (a.type() instanceof UnnamedRecord
                            ? b.type() instanceof UnnamedRecord
                            : before.word(a.type()).equals(after.word(b.type())));
        }
        return same;
    }

    /** Returns the pointee type of a pointer or of an array parameter; empty for other types and for functions. */
    private static Optional<CType> pointsTo(ComparedRelease side, CType type, Use use) {
        CType resolved = side.types().resolve(type);
        if (resolved instanceof ArrayType array && use == Use.GIVEN) {
            return Optional.of(array.element());
        }
        return resolved instanceof PointerType pointer
                        && !(side.types().resolve(pointer.pointee()) instanceof FunctionType)
                ? Optional.of(pointer.pointee())
                : Optional.empty();
    }

    /** Returns the function type that the type is or points to. */
    private static Optional<FunctionType> calls(ComparedRelease side, CType type) {
        CType resolved = side.types().resolve(type);
        CType target = resolved instanceof PointerType pointer ? side.types().resolve(pointer.pointee()) : resolved;
        return target instanceof FunctionType function ? Optional.of(function) : Optional.empty();
    }
}
