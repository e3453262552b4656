package org.rdma4j.gen.model;

import java.util.List;

/**
 * An unnamed struct or union, declared where it is used.
 *
 * @param record declaration of the record, with an empty name
 */
public record UnnamedRecord(RecordDecl record) implements CType {
    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.visit(this);
    }

    @Override
    public List<CType> parts() {
        return record.fields().stream().map(FieldDecl::type).toList();
    }
}
