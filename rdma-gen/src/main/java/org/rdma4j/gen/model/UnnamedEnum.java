package org.rdma4j.gen.model;

/**
 * An enum without a name, written where it is used.
 *
 * @param declaration its enumerators; its name is empty
 */
public record UnnamedEnum(EnumDecl declaration) implements CType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.visit(this);
    }
}
