package org.rdma4j.gen.model;

import java.util.List;

/**
 * An array type.
 *
 * @param element element type; an array type for {@code int a[2][3]}
 * @param length number of elements, or {@link #FLEXIBLE} for {@code []}; {@code [0]} has length 0
 */
public record ArrayType(CType element, long length) implements CType {

    /** Length of an array declared with empty brackets. */
    public static final long FLEXIBLE = -1;

    /** Returns {@code true} if the array was declared with empty brackets. */
    public boolean isFlexible() {
        return length == FLEXIBLE;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.visit(this);
    }

    @Override
    public List<CType> parts() {
        return List.of(element);
    }
}
