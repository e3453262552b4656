package org.rdma4j.gen.cprint;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PlacedMember;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Union;

/**
 * The sizes of records and the places of their fields, in an order that the wrapper library's table and the list that
 * the bindings compare it with have in common: the partitions', the records', the fields'. A record's size comes before
 * its fields. Bit-fields have no place that C could tell; a record without members has nothing to compare.
 *
 * @param rows one for each record
 */
public record LayoutTable(List<Row> rows) {

    /** Changes with the meaning of the table. */
    public static final int FORMAT = 1;

    /** Hexadecimal digits of the fingerprint: 64 bits. */
    private static final int DIGITS = 16;

    private static final int HEXADECIMAL = 16;

    /** What comes before the numbers: the format, how many there are, the fingerprint in two halves. */
    private static final int HEAD = 4;

    /** In the place of what the headers lack. */
    private static final int ABSENT = -1;

    /**
     * A record and its fields.
     *
     * @param record the declaration
     * @param presence where the record is
     * @param fields in C's order, those of an unnamed member after it
     */
    public record Row(RecordDecl record, Presence presence, List<Field> fields) {
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
    public record Field(String path, long offset, Presence presence) {}

    public LayoutTable {
        rows = List.copyOf(rows);
    }

    /** The table of all named records. */
    public static LayoutTable of(Union union) {
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
        Presence presence = Presence.of(history, History.Kind.RECORD, record.name());
        Map<String, Presence> presences = new HashMap<>(Map.of("", presence));
        List<Field> fields = new ArrayList<>();
        for (PlacedMember member : PlacedMember.of(record)) {
            if (!member.field().isBitField()) {
                String name = record.name() + "." + member.path();
                Presence own = presences.get(member.parent()).and(Presence.of(history, History.Kind.FIELD, name));
                presences.put(member.path(), own);
                fields.add(new Field(member.path(), member.offset() / Byte.SIZE, own));
            }
        }
        return new Row(record, presence, fields);
    }

    /** How many numbers the table has. */
    public int size() {
        return rows.stream().mapToInt(row -> 1 + row.fields().size()).sum();
    }

    /**
     * The checksum (CRC-32) of the table that the wrapper library exports, head included, when it is compiled with the
     * headers of one release.
     *
     * @param headers the table of that release alone, with the numbers of the same target
     */
    public int checksum(LayoutTable headers) {
        Map<String, Row> there = headers.rows().stream().collect(Collectors.toMap(LayoutTable::name, row -> row));
        ByteBuffer words = ByteBuffer.allocate((HEAD + size()) * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        long fingerprint = Long.parseUnsignedLong(fingerprint(), HEXADECIMAL);
        words.putInt(FORMAT)
                .putInt(size())
                .putInt((int) (fingerprint >>> Integer.SIZE))
                .putInt((int) fingerprint);
        for (Row row : rows) {
            Optional<Row> same = Optional.ofNullable(there.get(name(row)));
            words.putInt(same.map(r -> (int) r.record().size()).orElse(ABSENT));
            Map<String, Integer> offsets = new HashMap<>();
            same.ifPresent(r -> r.fields().forEach(f -> offsets.put(f.path(), (int) f.offset())));
            row.fields().forEach(field -> words.putInt(offsets.getOrDefault(field.path(), ABSENT)));
        }
        CRC32 checksum = new CRC32();
        checksum.update(words.array());
        return (int) checksum.getValue();
    }

    private static String name(Row row) {
        return row.record().type().spelling();
    }

    /** 64 bits in hexadecimal that tell one order from another: of the names, not of the numbers. */
    public String fingerprint() {
        StringBuilder names = new StringBuilder().append(FORMAT).append('\n');
        for (Row row : rows) {
            names.append(name(row)).append('\n');
            row.fields().forEach(field -> names.append(' ').append(field.path()).append('\n'));
        }
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(names.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }
}
