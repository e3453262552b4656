package org.rdma4j.gen.model;

import java.util.List;

/**
 * A type with qualifiers; at least one is set.
 *
 * @param type the type without them
 * @param isConst {@code const}
 * @param isVolatile {@code volatile}
 * @param isRestrict {@code restrict}, on pointers
 */
public record QualifiedType(CType type, boolean isConst, boolean isVolatile, boolean isRestrict) implements CType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.visit(this);
    }

    @Override
    public List<CType> parts() {
        return List.of(type);
    }
}
