package org.rdma4j.gen.model;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A C type as it was written: typedef names, tags and qualifiers are kept, so that C can be printed from it. */
public sealed interface CType
        permits VoidType,
                ScalarType,
                PointerType,
                ArrayType,
                FunctionType,
                NamedType,
                UnnamedRecord,
                UnnamedEnum,
                QualifiedType {

    /** Calls the visitor's method for this kind of type. */
    <R> R accept(Visitor<R> visitor);

    /** The types that are written directly inside this one, in C's order; what a name stands for is not among them. */
    default List<CType> parts() {
        return List.of();
    }

    /** Hands this type and then, depth first, every type written inside it to the action. */
    default void walk(Consumer<? super CType> action) {
        action.accept(this);
        parts().forEach(part -> part.walk(action));
    }

    /** Whether this type, or one written inside it, is such a type. */
    default boolean any(Predicate<? super CType> test) {
        return test.test(this) || parts().stream().anyMatch(part -> part.any(test));
    }

    /**
     * One method for each kind of type: who implements it is told by the compiler when a kind is added.
     *
     * @param <R> what a visit gives
     */
    interface Visitor<R> {

        /** Visits {@code void}. */
        R visit(VoidType type);

        /** Visits an arithmetic type that keywords spell. */
        R visit(ScalarType type);

        /** Visits a pointer. */
        R visit(PointerType type);

        /** Visits an array. */
        R visit(ArrayType type);

        /** Visits a function's type. */
        R visit(FunctionType type);

        /** Visits a tag or typedef name. */
        R visit(NamedType type);

        /** Visits a struct or union without a name. */
        R visit(UnnamedRecord type);

        /** Visits an enum without a name. */
        R visit(UnnamedEnum type);

        /** Visits a type with qualifiers. */
        R visit(QualifiedType type);
    }
}
