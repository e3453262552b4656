package org.rdma4j.gen.model;

/**
 * What a constant expression may ask about a type: {@code sizeof} and {@code _Alignof} in bytes, where a member lies, an
 * enum's integer.
 */
public interface TypeSizes {

    /**
     * The size of a complete type.
     *
     * @throws UnsizedTypeException when it has none
     */
    long sizeof(CType type);

    /**
     * The alignment of a complete type.
     *
     * @throws UnsizedTypeException when it has none
     */
    long alignof(CType type);

    /**
     * The record with its size, alignment, and every member's offset and width.
     *
     * @throws UnsizedTypeException when a member's type has no size
     */
    RecordDecl complete(RecordDecl record);

    /** The integer type that the compiler chooses for an enum. */
    ScalarType underlying(EnumDecl enumeration);
}
