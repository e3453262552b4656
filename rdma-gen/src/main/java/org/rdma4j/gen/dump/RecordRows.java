package org.rdma4j.gen.dump;

import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedRecord;

/** {@code struct}, {@code union}, {@code field} and the {@code type} of fields. */
final class RecordRows {

    private RecordRows() {}

    static void add(Rows rows, RecordDecl record) {
        rows.add(record.kind().keyword(), record.name(), "size=" + record.size() + " align=" + record.alignment());
        addFields(rows, record, record.name() + ".", 0);
    }

    /**
     * Adds the members of a record.
     *
     * @param prefix what stands before their names: the path so far, with its dot
     * @param base the bits from the outermost record to this one; the model counts from the record that holds a member
     */
    private static void addFields(Rows rows, RecordDecl record, String prefix, long base) {
        for (FieldDecl field : record.fields()) {
            long offset = base + field.offset();
            boolean named = !field.name().isEmpty();
            String path = prefix + field.name();
            if (named) {
                rows.add("field", path, offset + "+" + field.width());
                rows.add("type", path, Spelling.ofMember(field.type()));
            }
            CType type = TypeIndex.unqualified(field.type());
            if (type instanceof UnnamedRecord unnamed) {
                addFields(rows, unnamed.record(), named ? path + "." : prefix, offset);
            }
        }
    }
}
