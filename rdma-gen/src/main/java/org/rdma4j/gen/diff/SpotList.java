package org.rdma4j.gen.diff;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedRecord;

/** Lists the members that have rows in {@code dump}: those of unnamed types too, not those of named ones. */
final class SpotList {

    private final Map<String, Spot> spots = new LinkedHashMap<>();

    private SpotList() {}

    /** By path, in C's order. */
    static Map<String, Spot> of(RecordDecl record) {
        SpotList list = new SpotList();
        list.add(record, "", 0, false);
        return list.spots;
    }

    private void add(RecordDecl record, String parent, long base, boolean inUnion) {
        boolean overlaid = inUnion || record.kind() == RecordDecl.Kind.UNION;
        String prefix = parent.isEmpty() ? "" : parent + ".";
        for (FieldDecl field : record.fields()) {
            long offset = base + field.offset();
            boolean named = !field.name().isEmpty();
            String path = prefix + field.name();
            if (named) {
                spots.put(
                        path,
                        new Spot(path, parent, field.type(), offset, field.width(), field.isBitField(), overlaid));
            }
            CType type = TypeIndex.unqualified(field.type());
            if (type instanceof UnnamedRecord unnamed) {
                add(unnamed.record(), named ? path : parent, offset, overlaid);
            }
        }
    }
}
