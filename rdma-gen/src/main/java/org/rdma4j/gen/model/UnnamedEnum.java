package org.rdma4j.gen.model;

/**
 * An unnamed enum, declared where it is used.
 *
 * @param declaration declaration of the enum, with an empty name
 */
public record UnnamedEnum(EnumDecl declaration) implements CType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.visit(this);
    }
}
