package org.rdma4j.gen.model;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A C type as written in the header. Typedef names, tags and qualifiers are preserved, so that it can be printed as C.
 */
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

    /**
     * Returns the component types of this type, in the order of the declaration. The type behind a name is not a
     * component.
     */
    default List<CType> parts() {
        return List.of();
    }

    /** Performs the action for this type and then for all nested types, depth first. */
    default void walk(Consumer<? super CType> action) {
        action.accept(this);
        parts().forEach(part -> part.walk(action));
    }

    /** Returns {@code true} if this type or a nested type matches the predicate. */
    default boolean any(Predicate<? super CType> test) {
        return test.test(this) || parts().stream().anyMatch(part -> part.any(test));
    }

    /**
     * A visitor of types. Adding a kind of type breaks the compilation of all implementations.
     *
     * @param <R> result type of the visit
     */
    interface Visitor<R> {

        /** Visits {@code void}. */
        R visit(VoidType type);

        /** Visits an arithmetic type. */
        R visit(ScalarType type);

        /** Visits a pointer. */
        R visit(PointerType type);

        /** Visits an array. */
        R visit(ArrayType type);

        /** Visits a function type. */
        R visit(FunctionType type);

        /** Visits a tag or typedef name. */
        R visit(NamedType type);

        /** Visits an unnamed struct or union. */
        R visit(UnnamedRecord type);

        /** Visits an unnamed enum. */
        R visit(UnnamedEnum type);

        /** Visits a qualified type. */
        R visit(QualifiedType type);
    }
}
