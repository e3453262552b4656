package org.rdma4j.gen.cprint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PlacedMember;
import org.rdma4j.gen.model.RecordDecl;

/**
 * Sizes of records and offsets of their fields, in the order of the declarations. Bit-fields, whose offset C cannot
 * determine, and records without members are left out.
 *
 * @param rows a row for each record
 */
public record LayoutTable(List<Row> rows) {

    /**
     * A record and its fields.
     *
     * @param record the declaration
     * @param presence releases that have the record
     * @param fields fields in the order of the declaration; those of an unnamed member follow it
     */
    public record Row(RecordDecl record, ReleaseCondition presence, List<Field> fields) {
        public Row {
            fields = List.copyOf(fields);
        }
    }

    /**
     * A field.
     *
     * @param path path in C, such as {@code wr.rdma.rkey}
     * @param offset offset in bytes from the start of the record
     * @param presence releases that have the field
     */
    public record Field(String path, long offset, ReleaseCondition presence) {}

    public LayoutTable {
        rows = List.copyOf(rows);
    }

    /** Returns the table of all named records. */
    public static LayoutTable of(MergedReleases union) {
        List<Row> rows = new ArrayList<>();
        for (Partition partition : union.metadata().partitions()) {
            for (RecordDecl record : partition.records()) {
                if (!record.fields().isEmpty()) {
                    rows.add(row(record, union.history()));
                }
            }
        }
        return new LayoutTable(rows);
    }

    private static Row row(RecordDecl record, History history) {
        ReleaseCondition presence = ReleaseCondition.of(history, History.Kind.RECORD, record.name());
        Map<String, ReleaseCondition> presences = new HashMap<>(Map.of("", presence));
        List<Field> fields = new ArrayList<>();
        for (PlacedMember member : PlacedMember.of(record)) {
            if (!member.field().isBitField()) {
                String name = record.name() + "." + member.path();
                ReleaseCondition own =
                        presences.get(member.parent()).and(ReleaseCondition.of(history, History.Kind.FIELD, name));
                presences.put(member.path(), own);
                fields.add(new Field(member.path(), member.offset() / Byte.SIZE, own));
            }
        }
        return new Row(record, presence, fields);
    }
}
