package org.rdma4j.gen.model;

/** What a constant expression may ask about a type: {@code sizeof} and {@code _Alignof}, in bytes. */
public interface TypeSizes {

    /** The size of a complete type. */
    long sizeof(CType type);

    /** The alignment of a complete type. */
    long alignof(CType type);
}
