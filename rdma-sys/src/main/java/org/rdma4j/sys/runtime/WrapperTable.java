package org.rdma4j.sys.runtime;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What an open wrapper library says that its headers were: {@code const uint32_t rdma_wrap_release}, and {@code const
 * uint32_t rdma_wrap_layout[]} with the format, the count, the fingerprint of the order in two halves, and the numbers.
 *
 * @param release of the headers, major × 100 + minor
 * @param format of the table
 * @param fingerprint of the order, 64 bits
 * @param numbers unsigned; not to be changed
 */
record WrapperTable(int release, int format, long fingerprint, int[] numbers) {
    private static final String RELEASE = "rdma_wrap_release";
    private static final String LAYOUT = "rdma_wrap_layout";
    private static final int COUNT_AT = 1;
    private static final int FINGERPRINT_AT = 2;
    private static final int HEAD = 4;
    private static final long NUMBER = JAVA_INT.byteSize();
    private static final int LACKING = -1;

    /** Empty for a library without it: one of another build, or no wrapper at all. */
    static Optional<WrapperTable> of(OpenLibrary open) {
        OptionalInt release = release(open);
        Optional<MemorySegment> layout = open.find(LAYOUT, "");
        if (release.isEmpty() || layout.isEmpty()) {
            return Optional.empty();
        }
        int[] head = numbers(layout.get(), 0, HEAD);
        long fingerprint = Integer.toUnsignedLong(head[FINGERPRINT_AT]) << Integer.SIZE
                | Integer.toUnsignedLong(head[FINGERPRINT_AT + 1]);
        int[] numbers = numbers(layout.get(), HEAD, head[COUNT_AT]);
        return Optional.of(new WrapperTable(release.getAsInt(), head[0], fingerprint, numbers));
    }

    /** The release of the headers, major × 100 + minor; empty where the library does not say. */
    static OptionalInt release(OpenLibrary open) {
        Optional<MemorySegment> symbol = open.find(RELEASE, "");
        return symbol.isPresent() ? OptionalInt.of(numbers(symbol.get(), 0, 1)[0]) : OptionalInt.empty();
    }

    /** Copied as a whole: the first access to an element by itself would cost a JVM that just started milliseconds. */
    private static int[] numbers(MemorySegment symbol, int from, int count) {
        int[] numbers = new int[count];
        MemorySegment.copy(symbol.reinterpret((from + count) * NUMBER), JAVA_INT, from * NUMBER, numbers, 0, count);
        return numbers;
    }

    /** How many numbers there are. */
    int size() {
        return numbers.length;
    }

    /** A number; -1 for what the headers lacked. */
    long number(int index) {
        return numbers[index] == LACKING ? -1 : Integer.toUnsignedLong(numbers[index]);
    }
}
