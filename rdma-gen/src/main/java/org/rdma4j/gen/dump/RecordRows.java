package org.rdma4j.gen.dump;

import org.rdma4j.gen.model.PlacedMember;
import org.rdma4j.gen.model.RecordDecl;

/** {@code struct}, {@code union}, {@code field} and the {@code type} of fields. */
final class RecordRows {

    private RecordRows() {}

    static void add(Rows rows, RecordDecl record) {
        rows.add(record.kind().keyword(), record.name(), "size=" + record.size() + " align=" + record.alignment());
        for (PlacedMember member : PlacedMember.of(record)) {
            String name = record.name() + "." + member.path();
            rows.add("field", name, member.offset() + "+" + member.width());
            rows.add("type", name, Spelling.ofMember(member.type()));
        }
    }
}
