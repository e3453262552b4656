// Generated; do not edit. Change posix.toml and run: ./dev generate
package org.rdma4j.sys.posix;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.checking.Target;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * C's {@code struct epoll_event}: 12 bytes (16 on aarch64 and riscv64), aligned to 1 (8 on aarch64 and riscv64).
 *
 * <pre>{@code
 *           struct epoll_event {
 *        0      uint32_t events;
 *    4/8/8      epoll_data_t data;
 *           };
 * }</pre>
 *
 * <p>Declared in {@code sys/epoll.h}; the numbers are offsets in bytes, on x86_64, aarch64 and riscv64 where they differ.
 */
public final class epoll_event {
    private static final long SIZE = Target.choose("amd64 aarch64 riscv64", 12L, 16L, 16L);

    private static final long ALIGNMENT = Target.choose("amd64 aarch64 riscv64", 1L, 8L, 8L);

    private static final long data$OFFSET = Target.choose("amd64 aarch64 riscv64", 4L, 8L, 8L);

    private epoll_event() {
    }

    /**
     * The layout, with C's names and offsets.
     */
    public static GroupLayout layout() {
        return Layout.LAYOUT;
    }

    /**
     * The size in bytes.
     */
    public static long sizeof() {
        return SIZE;
    }

    /**
     * Memory for one record. It is zeroed if the allocator zeroes it, as an arena does.
     */
    public static MemorySegment allocate(SegmentAllocator allocator) {
        return allocator.allocate(SIZE, ALIGNMENT);
    }

    /**
     * Memory for {@code count} records, one after the other.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), ALIGNMENT);
    }

    /**
     * Element {@code index} of an array.
     */
    public static MemorySegment asSlice(MemorySegment array, long index) {
        return array.asSlice(index * SIZE, SIZE);
    }

    /**
     * The record at an address, for inner loops: reaching its fields costs what it costs in C. Create it in
     * the loop that uses it; kept across native calls, it becomes an object. Nothing checks that the
     * memory is still there.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment ofAddress(long address) {
        return MemorySegment.ofAddress(address).reinterpret(SIZE);
    }

    /**
     * The segment with the size of one record.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment) {
        return segment.reinterpret(SIZE);
    }

    /**
     * The segment with the size of {@code count} records.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, long count) {
        return segment.reinterpret(Math.multiplyExact(count, SIZE));
    }

    /**
     * The segment with the size of one record, alive until the arena closes, which calls {@code cleanup}.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, Arena arena,
            Consumer<MemorySegment> cleanup) {
        return segment.reinterpret(SIZE, arena, cleanup);
    }

    /**
     * The members and their values on one line, for people. No pointer is followed.
     */
    public static String toString(MemorySegment segment) {
        return RecordText.of("epoll_event", segment, layout(), "data@epoll_data data.fd-", EnumNames.NONE);
    }

    /**
     * {@code uint32_t events}, at byte 0.
     */
    public static int events(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code events}.
     */
    public static void events(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * The offset of {@code events} in bytes.
     */
    public static long events$offset() {
        return 0L;
    }

    /**
     * {@code epoll_data_t data}, at byte 4 (8 on aarch64 and riscv64), as a slice; see {@link org.rdma4j.sys.posix.epoll_data epoll_data}.
     */
    public static MemorySegment data(MemorySegment segment) {
        return segment.asSlice(data$OFFSET, 8L);
    }

    /**
     * Copies the 8 bytes of {@code data} from {@code value}.
     */
    public static void data(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, data$OFFSET, 8L);
    }

    /**
     * The offset of {@code data} in bytes.
     */
    public static long data$offset() {
        return data$OFFSET;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = switch (Target.current("amd64 aarch64 riscv64")) {
            case "amd64" -> MemoryLayout.structLayout(
                    ValueLayout.JAVA_INT.withByteAlignment(1L).withName("events"),
                    MemoryLayout.unionLayout(
                            ValueLayout.ADDRESS.withByteAlignment(1L).withName("ptr"),
                            ValueLayout.JAVA_INT.withByteAlignment(1L).withName("fd"),
                            ValueLayout.JAVA_INT.withByteAlignment(1L).withName("u32"),
                            ValueLayout.JAVA_LONG.withByteAlignment(1L).withName("u64")).withName("data"))
                    .withName("epoll_event");
            default -> MemoryLayout.structLayout(
                    ValueLayout.JAVA_INT.withName("events"),
                    MemoryLayout.paddingLayout(4L),
                    epoll_data.layout().withName("data"))
                    .withName("epoll_event");
        };

        private Layout() {
        }
    }
}
