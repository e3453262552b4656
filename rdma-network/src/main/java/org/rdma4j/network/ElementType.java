package org.rdma4j.network;

/**
 * Type of the elements of a memory segment. Elements are in native byte order and need not be aligned.
 *
 * @see "docs/guide/cluster.md"
 */
public enum ElementType {
    /** Elements of type {@code int}. */
    INT(Integer.BYTES),

    /** Elements of type {@code long}. */
    LONG(Long.BYTES),

    /** Elements of type {@code float}. */
    FLOAT(Float.BYTES),

    /** Elements of type {@code double}. */
    DOUBLE(Double.BYTES);

    private final int byteSize;

    ElementType(int byteSize) {
        this.byteSize = byteSize;
    }

    /** Returns the size of an element in bytes. */
    public int byteSize() {
        return byteSize;
    }
}
