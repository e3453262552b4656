package org.rdma4j.gen.diff;

import java.util.Optional;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.VoidType;

/** What it means that a value has another type than before. */
final class TypeDiff {

    /** Which way the values go. */
    enum Use {
        /** The caller gives it: a parameter. */
        GIVEN,
        /** The caller gets it: a result. */
        GOT,
        /** Both: a field, a typedef. */
        KEPT
    }

    private final Release before;
    private final Release after;

    TypeDiff(Release before, Release after) {
        this.before = before;
        this.after = after;
    }

    /** Empty where the type is the same but for its spelling. */
    Optional<Judgement> judge(CType old, CType now, Use use) {
        String oldForm = canonical(before, old, use);
        String newForm = canonical(after, now, use);
        String oldWord = before.word(old);
        String newWord = after.word(now);
        if (oldForm.equals(newForm) && oldWord.equals(newWord)) {
            return Optional.empty();
        }
        Optional<ScalarType> oldScalar = before.types().scalar(old);
        Optional<ScalarType> newScalar = after.types().scalar(now);
        if (oldScalar.isPresent() && newScalar.isPresent()) {
            return judge(oldScalar.get(), newScalar.get(), use);
        }
        Optional<CType> oldTarget = pointsTo(before, old);
        Optional<CType> newTarget = pointsTo(after, now);
        if (oldTarget.isPresent() && newTarget.isPresent()) {
            return Optional.of(judgePointers(oldTarget.get(), newTarget.get(), use));
        }
        Optional<FunctionType> oldCall = calls(before, old);
        Optional<FunctionType> newCall = calls(after, now);
        if (oldCall.isPresent() && newCall.isPresent()) {
            boolean sameCall =
                    before.words().signature(oldCall.get()).equals(after.words().signature(newCall.get()));
            return Optional.of(Judgement.of(true, !sameCall, "the function that it points to has another type"));
        }
        return Optional.of(Judgement.of(true, !oldWord.equals(newWord), "the type is another one"));
    }

    private static String canonical(Release release, CType type, Use use) {
        CType resolved = release.types().resolve(type);
        return use == Use.GIVEN && resolved instanceof ArrayType array
                ? "*" + release.canonical().target(array.element())
                : release.canonical().of(type);
    }

    private Optional<Judgement> judge(ScalarType old, ScalarType now, Use use) {
        boolean oldUnsigned = old.isUnsigned(before.metadata().target());
        boolean newUnsigned = now.isUnsigned(after.metadata().target());
        if (old.isFloating() != now.isFloating()) {
            return Optional.of(Judgement.both("an integer and a floating number are passed in different ways"));
        }
        if (old.size() != now.size()) {
            // What a program gives may be narrower than asked for, and what it gets may be wider than is sent.
            boolean wider = now.size() > old.size();
            boolean loses = use == Use.KEPT || wider == (use == Use.GOT);
            String how = wider ? "wider" : "narrower";
            return Optional.of(Judgement.of(
                    loses, true, "the number is " + how + ": " + old.size() + " → " + now.size() + " bytes"));
        }
        if (oldUnsigned != newUnsigned) {
            return Optional.of(Judgement.source("the same bits, read " + (newUnsigned ? "without" : "with")
                    + " a sign now: comparisons may come out otherwise"));
        }
        return Optional.empty();
    }

    private Judgement judgePointers(CType old, CType now, Use use) {
        if (isVoid(before, old) || isVoid(after, now)) {
            return Judgement.neither("any pointer to an object converts to a void pointer and back by itself");
        }
        String oldForm = before.canonical().target(old);
        String newForm = after.canonical().target(now);
        if (use == Use.GIVEN && newForm.equals("const " + oldForm)) {
            return Judgement.neither("a parameter's target is const now, which takes what it took before");
        }
        if (use == Use.GOT && oldForm.equals("const " + newForm)) {
            return Judgement.neither("a result's target is const no longer");
        }
        return Judgement.source("the pointer is to another type");
    }

    private static boolean isVoid(Release release, CType type) {
        return release.types().resolve(type) instanceof VoidType;
    }

    /** What a pointer points to, or an array that stands for one; empty for anything else and for functions. */
    private static Optional<CType> pointsTo(Release release, CType type) {
        CType resolved = release.types().resolve(type);
        if (resolved instanceof PointerType pointer
                && !(release.types().resolve(pointer.pointee()) instanceof FunctionType)) {
            return Optional.of(pointer.pointee());
        }
        return Optional.empty();
    }

    /** The function type that a value is, or points to. */
    private static Optional<FunctionType> calls(Release release, CType type) {
        CType resolved = release.types().resolve(type);
        CType target = resolved instanceof PointerType pointer ? release.types().resolve(pointer.pointee()) : resolved;
        return target instanceof FunctionType function ? Optional.of(function) : Optional.empty();
    }
}
