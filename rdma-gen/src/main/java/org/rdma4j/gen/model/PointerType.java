package org.rdma4j.gen.model;

import java.util.List;

/**
 * A pointer type.
 *
 * @param pointee type of the object pointed to
 */
public record PointerType(CType pointee) implements CType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.visit(this);
    }

    @Override
    public List<CType> parts() {
        return List.of(pointee);
    }
}
