package org.rdma4j.gen.model;

/** {@code void}: a result, or what a pointer points to. */
public record VoidType() implements CType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.visit(this);
    }
}
