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
 * @param numbers a segment of them
 */
record WrapperTable(int release, int format, long fingerprint, MemorySegment numbers) {
    private static final String RELEASE = "rdma_wrap_release";
    private static final String LAYOUT = "rdma_wrap_layout";
    private static final int COUNT_AT = 1;
    private static final int FINGERPRINT_AT = 2;
    private static final int HEAD = 4;
    private static final long NUMBER = JAVA_INT.byteSize();
    private static final long LACKING = 0xFFFF_FFFFL;

    /** Empty for a library without it: one of another build, or no wrapper at all. */
    static Optional<WrapperTable> of(Loaded.Open open) {
        OptionalInt release = release(open);
        Optional<MemorySegment> layout = open.linker().symbol(open.handle(), LAYOUT, "");
        if (release.isEmpty() || layout.isEmpty()) {
            return Optional.empty();
        }
        MemorySegment head = layout.get().reinterpret(HEAD * NUMBER);
        long count = Integer.toUnsignedLong(head.getAtIndex(JAVA_INT, COUNT_AT));
        long high = Integer.toUnsignedLong(head.getAtIndex(JAVA_INT, FINGERPRINT_AT));
        long low = Integer.toUnsignedLong(head.getAtIndex(JAVA_INT, FINGERPRINT_AT + 1));
        MemorySegment numbers =
                layout.get().reinterpret((HEAD + count) * NUMBER).asSlice(HEAD * NUMBER);
        return Optional.of(
                new WrapperTable(release.getAsInt(), head.get(JAVA_INT, 0), high << Integer.SIZE | low, numbers));
    }

    /** The release of the headers, major × 100 + minor; empty where the library does not say. */
    static OptionalInt release(Loaded.Open open) {
        return open.linker()
                .symbol(open.handle(), RELEASE, "")
                .map(symbol -> OptionalInt.of(symbol.reinterpret(NUMBER).get(JAVA_INT, 0)))
                .orElse(OptionalInt.empty());
    }

    /** Whether the numbers are those of the list's names. */
    boolean fits(LayoutList list) {
        return format == list.format()
                && fingerprint == list.fingerprint()
                && numbers.byteSize() == list.size() * NUMBER;
    }

    /** A number; -1 for what the headers lacked. */
    long number(int index) {
        long number = Integer.toUnsignedLong(numbers.getAtIndex(JAVA_INT, index));
        return number == LACKING ? -1 : number;
    }
}
