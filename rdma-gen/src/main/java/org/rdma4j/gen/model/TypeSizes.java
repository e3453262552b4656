package org.rdma4j.gen.model;

/**
 * Properties of types that constant expressions depend on: {@code sizeof} and {@code _Alignof} in bytes, offsets of
 * members, integer types of enums.
 */
public interface TypeSizes {

    /**
     * Returns the size of a complete type in bytes.
     *
     * @throws UnsizedTypeException if the type is incomplete
     */
    long sizeof(CType type);

    /**
     * Returns the alignment of a complete type in bytes.
     *
     * @throws UnsizedTypeException if the type is incomplete
     */
    long alignof(CType type);

    /**
     * Returns a copy of the record with its size, its alignment, and the offset and width of each member.
     *
     * @throws UnsizedTypeException if the type of a member is incomplete
     */
    RecordDecl complete(RecordDecl record);

    /** Returns the integer type that the compiler chooses for an enum. */
    ScalarType underlying(EnumDecl enumeration);
}
