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
 * The sizes of records and the places of their fields, in the order of the partitions, the records, the fields. Bit-fields
 * have no place that C could tell; a record without members has nothing to compare.
 *
 * @param rows one for each record
 */
public record LayoutTable(List<Row> rows) {

    /**
     * A record and its fields.
     *
     * @param record the declaration
     * @param presence where the record is
     * @param fields in C's order, those of an unnamed member after it
     */
    public record Row(RecordDecl record, ReleaseCondition presence, List<Field> fields) {
        public Row {
            fields = List.copyOf(fields);
        }
    }

    /**
     * A field.
     *
     * @param path as C spells it from the record, as in {@code wr.rdma.rkey}
     * @param offset in bytes from the record's start
     * @param presence where the field is
     */
    public record Field(String path, long offset, ReleaseCondition presence) {}

    public LayoutTable {
        rows = List.copyOf(rows);
    }

    /** The table of all named records. */
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
