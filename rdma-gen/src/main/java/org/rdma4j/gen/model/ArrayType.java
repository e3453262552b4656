package org.rdma4j.gen.model;

import java.util.List;

/**
 * An array.
 *
 * @param element the type of one element; an array again for {@code int a[2][3]}
 * @param length the number of elements, or {@link #FLEXIBLE} for {@code []}; {@code [0]} has length 0
 */
public record ArrayType(CType element, long length) implements CType {

    /** The length of an array declared with empty brackets. */
    public static final long FLEXIBLE = -1;

    /** True for {@code []}: an array without a length of its own. */
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
