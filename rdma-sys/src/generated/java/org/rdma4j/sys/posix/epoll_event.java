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
 * The C type {@code struct epoll_event}: 12 bytes (16 on aarch64 and riscv64), aligned to 1 (8 on aarch64 and riscv64).
 *
 * <pre>{@code
 *           struct epoll_event {
 *        0      uint32_t events;
 *    4/8/8      epoll_data_t data;
 *           };
 * }</pre>
 *
 * <p>Declared in {@code sys/epoll.h}; numbers are offsets in bytes, on x86_64, aarch64 and riscv64 where they differ.
 */
public final class epoll_event {
    private static final long SIZE = Target.choose("amd64 aarch64 riscv64", 12L, 16L, 16L);

    private static final long ALIGNMENT = Target.choose("amd64 aarch64 riscv64", 1L, 8L, 8L);

    private static final long data$OFFSET = Target.choose("amd64 aarch64 riscv64", 4L, 8L, 8L);

    private epoll_event() {
    }

    /**
     * Returns the layout, with the names and offsets of C.
     */
    public static GroupLayout layout() {
        return Layout.LAYOUT;
    }

    /**
     * Returns the size in bytes.
     */
    public static long sizeof() {
        return SIZE;
    }

    /**
     * Allocates a record. It is zeroed if the allocator zeroes memory, as arenas do.
     */
    public static MemorySegment allocate(SegmentAllocator allocator) {
        return allocator.allocate(SIZE, ALIGNMENT);
    }

    /**
     * Allocates an array of {@code count} records.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), ALIGNMENT);
    }

    /**
     * Returns the element of an array at {@code index}.
     */
    public static MemorySegment asSlice(MemorySegment array, long index) {
        return array.asSlice(index * SIZE, SIZE);
    }

    /**
     * Returns the record at an address. In inner loops, access to its fields is as fast as in C: create the
     * segment in the loop that uses it, because a segment that is kept across native calls is allocated
     * on the heap. The memory is not checked to be alive.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment ofAddress(long address) {
        return MemorySegment.ofAddress(address).reinterpret(SIZE);
    }

    /**
     * Returns the segment with the size of a record.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment) {
        return segment.reinterpret(SIZE);
    }

    /**
     * Returns the segment with the size of {@code count} records.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, long count) {
        return segment.reinterpret(Math.multiplyExact(count, SIZE));
    }

    /**
     * Returns the segment with the size of a record and the lifetime of the arena, which calls
     * {@code cleanup} when it is closed.
     */
    @SuppressWarnings("restricted")
    public static MemorySegment reinterpret(MemorySegment segment, Arena arena,
            Consumer<MemorySegment> cleanup) {
        return segment.reinterpret(SIZE, arena, cleanup);
    }

    /**
     * Returns a string with all members and their values. Pointers are not dereferenced.
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
     * Returns the offset of {@code events} in bytes.
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
     * Returns the offset of {@code data} in bytes.
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
