package org.rdma4j.gen.cprint;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;

class LayoutTableTest {

    private static LayoutTable.Row row(String name, long size, LayoutTable.Field... fields) {
        FieldDecl field = new FieldDecl("x", ScalarType.INT, FieldDecl.NOT_A_BIT_FIELD, Packing.NONE, 0, Integer.SIZE);
        RecordDecl record =
                new RecordDecl(RecordDecl.Kind.STRUCT, name, false, Packing.NONE, size, 4, List.of(field), "a.h");
        return new LayoutTable.Row(record, Presence.ALWAYS, List.of(fields));
    }

    private static LayoutTable.Field field(String path, long offset) {
        return new LayoutTable.Field(path, offset, Presence.ALWAYS);
    }

    private static int checksum(int... words) {
        ByteBuffer bytes = ByteBuffer.allocate(words.length * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (int word : words) {
            bytes.putInt(word);
        }
        CRC32 checksum = new CRC32();
        checksum.update(bytes.array());
        return (int) checksum.getValue();
    }

    /** A record and a field that the release lacks, and a record that it has otherwise and elsewhere. */
    @Test
    void theChecksumIsOfTheNumbersThatAReleaseHas() {
        LayoutTable all = new LayoutTable(List.of(
                row("grown", 24, field("a", 0), field("b.c", 8), field("late", 16)), row("later", 4, field("x", 0))));
        LayoutTable old = new LayoutTable(
                List.of(row("gone", 8, field("y", 4)), row("grown", 12, field("b.c", 4), field("a", 0))));
        long fingerprint = Long.parseUnsignedLong(all.fingerprint(), 16);
        int high = (int) (fingerprint >>> 32);
        int low = (int) fingerprint;

        assertThat(all.checksum(all)).isEqualTo(checksum(1, 6, high, low, 24, 0, 8, 16, 4, 0));
        assertThat(all.checksum(old)).isEqualTo(checksum(1, 6, high, low, 12, 0, 4, -1, -1, -1));
    }
}
