package org.rdma4j.sys.runtime;

import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.zip.CRC32;

/**
 * What an open wrapper library says that its headers were: {@code const uint32_t rdma_wrap_release}, and {@code const
 * uint32_t rdma_wrap_layout[]} with the format, the count, the fingerprint of the order in two halves, and the numbers.
 *
 * <p>Read through byte buffers: the first access to a segment, and the first copy out of one, cost a JVM that just started
 * milliseconds each.
 */
final class WrapperTable {
    private static final String RELEASE = "rdma_wrap_release";
    private static final String LAYOUT = "rdma_wrap_layout";
    private static final int NUMBER = Integer.BYTES;
    private static final int COUNT_AT = NUMBER;
    private static final int FINGERPRINT_AT = 2 * NUMBER;
    private static final int HEAD = 4 * NUMBER;
    private static final int LACKING = -1;

    private final int release;
    private final ByteBuffer table;

    private WrapperTable(int release, ByteBuffer table) {
        this.release = release;
        this.table = table;
    }

    /** Empty for a library without it: one of another build, or no wrapper at all. */
    static Optional<WrapperTable> of(OpenLibrary open) {
        Optional<MemorySegment> release = open.find(RELEASE, "");
        Optional<MemorySegment> layout = open.find(LAYOUT, "");
        if (release.isEmpty() || layout.isEmpty()) {
            return Optional.empty();
        }
        int count = bytes(layout.get(), HEAD).getInt(COUNT_AT);
        return Optional.of(new WrapperTable(
                bytes(release.get(), NUMBER).getInt(0), bytes(layout.get(), HEAD + (long) count * NUMBER)));
    }

    /** The release of the headers, major × 100 + minor; empty where the library does not say. */
    static OptionalInt release(OpenLibrary open) {
        Optional<MemorySegment> symbol = open.find(RELEASE, "");
        return symbol.isPresent() ? OptionalInt.of(bytes(symbol.get(), NUMBER).getInt(0)) : OptionalInt.empty();
    }

    private static ByteBuffer bytes(MemorySegment symbol, long size) {
        return symbol.reinterpret(size).asByteBuffer().order(ByteOrder.nativeOrder());
    }

    /** The release of the headers, major × 100 + minor. */
    int release() {
        return release;
    }

    /** The format of the table. */
    int format() {
        return table.getInt(0);
    }

    /** The fingerprint of the order, 64 bits. */
    long fingerprint() {
        return Integer.toUnsignedLong(table.getInt(FINGERPRINT_AT)) << Integer.SIZE
                | Integer.toUnsignedLong(table.getInt(FINGERPRINT_AT + NUMBER));
    }

    /** CRC-32 of all of it. */
    int checksum() {
        CRC32 checksum = new CRC32();
        checksum.update(table.duplicate());
        return (int) checksum.getValue();
    }

    /** A number; -1 for what the headers lacked. */
    long number(int index) {
        int number = table.getInt(HEAD + index * NUMBER);
        return number == LACKING ? -1 : Integer.toUnsignedLong(number);
    }
}
