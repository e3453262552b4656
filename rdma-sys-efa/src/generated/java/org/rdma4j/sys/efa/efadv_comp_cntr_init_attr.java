// Generated; do not edit. Change efa.toml and run: ./dev generate
package org.rdma4j.sys.efa;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * C's {@code struct efadv_comp_cntr_init_attr}: 80 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct efadv_comp_cntr_init_attr {
 *   0      uint64_t comp_mask;
 *   8      uint32_t flags;
 *  12      uint32_t reserved;
 *  16      struct efadv_memory_location comp_cntr_ext_mem;
 *  48      struct efadv_memory_location err_cntr_ext_mem;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/efadv.h}; the numbers are offsets in bytes.
 *
 * <p>Since rdma-core 65.0.
 */
public final class efadv_comp_cntr_init_attr {
    private static final long SIZE = 80L;

    private efadv_comp_cntr_init_attr() {
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
        return allocator.allocate(SIZE, 8L);
    }

    /**
     * Memory for {@code count} records, one after the other.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 8L);
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
        return RecordText.of("efadv_comp_cntr_init_attr", segment, layout(), "comp_cntr_ext_mem@efadv_memory_location comp_cntr_ext_mem.dmabuf.fd- err_cntr_ext_mem@efadv_memory_location err_cntr_ext_mem.dmabuf.fd-", EnumNames.NONE);
    }

    /**
     * {@code uint64_t comp_mask}, at byte 0.
     */
    public static long comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * The offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 0L;
    }

    /**
     * {@code uint32_t flags}, at byte 8.
     */
    public static int flags(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code flags}.
     */
    public static void flags(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * The offset of {@code flags} in bytes.
     */
    public static long flags$offset() {
        return 8L;
    }

    /**
     * {@code uint32_t reserved}, at byte 12.
     */
    public static int reserved(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code reserved}.
     */
    public static void reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * The offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 12L;
    }

    /**
     * {@code struct efadv_memory_location comp_cntr_ext_mem}, at byte 16, as a slice; see {@link org.rdma4j.sys.efa.efadv_memory_location efadv_memory_location}.
     */
    public static MemorySegment comp_cntr_ext_mem(MemorySegment segment) {
        return segment.asSlice(16L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code comp_cntr_ext_mem} from {@code value}.
     */
    public static void comp_cntr_ext_mem(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 16L, 32L);
    }

    /**
     * The offset of {@code comp_cntr_ext_mem} in bytes.
     */
    public static long comp_cntr_ext_mem$offset() {
        return 16L;
    }

    /**
     * {@code struct efadv_memory_location err_cntr_ext_mem}, at byte 48, as a slice; see {@link org.rdma4j.sys.efa.efadv_memory_location efadv_memory_location}.
     */
    public static MemorySegment err_cntr_ext_mem(MemorySegment segment) {
        return segment.asSlice(48L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code err_cntr_ext_mem} from {@code value}.
     */
    public static void err_cntr_ext_mem(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 48L, 32L);
    }

    /**
     * The offset of {@code err_cntr_ext_mem} in bytes.
     */
    public static long err_cntr_ext_mem$offset() {
        return 48L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("comp_mask"),
                ValueLayout.JAVA_INT.withName("flags"),
                ValueLayout.JAVA_INT.withName("reserved"),
                efadv_memory_location.layout().withName("comp_cntr_ext_mem"),
                efadv_memory_location.layout().withName("err_cntr_ext_mem"))
                .withName("efadv_comp_cntr_init_attr");

        private Layout() {
        }
    }
}
