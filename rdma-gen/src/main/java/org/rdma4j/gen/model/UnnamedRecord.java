package org.rdma4j.gen.model;

import java.util.List;

/**
 * A struct or union without a name, written where it is used.
 *
 * @param record its members; its name is empty
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
