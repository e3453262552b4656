package org.rdma4j.gen.model;

/** {@code void}, as a result or the target of a pointer. */
public record VoidType() implements CType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.visit(this);
    }
}
