package org.rdma4j.gen.model;

/** What a constant expression may ask about a type: {@code sizeof} and {@code _Alignof} in bytes, an enum's integer. */
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

    /** The integer type that the compiler chooses for an enum. */
    ScalarType underlying(EnumDecl enumeration);
}
