// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

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
 * The C type {@code struct ib_uverbs_ex_query_device_resp}: 304 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ib_uverbs_ex_query_device_resp {
 *   0      struct ib_uverbs_query_device_resp base;
 * 176      __u32 comp_mask;
 * 180      __u32 response_length;
 * 184      struct ib_uverbs_odp_caps odp_caps;
 * 208      __u64 timestamp_mask;
 * 216      __u64 hca_core_clock;
 * 224      __u64 device_cap_flags_ex;
 * 232      struct ib_uverbs_rss_caps rss_caps;
 * 248      __u32 max_wq_type_rq;
 * 252      __u32 raw_packet_caps;
 * 256      struct ib_uverbs_tm_caps tm_caps;
 * 280      struct ib_uverbs_cq_moderation_caps cq_moderation_caps;
 * 288      __u64 max_dm_size;
 * 296      __u32 xrc_odp_caps;
 * 300      __u32 reserved;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_ex_query_device_resp {
    private static final long SIZE = 304L;

    private ib_uverbs_ex_query_device_resp() {
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
        return allocator.allocate(SIZE, 8L);
    }

    /**
     * Allocates an array of {@code count} records.
     */
    public static MemorySegment allocateArray(long count, SegmentAllocator allocator) {
        return allocator.allocate(Math.multiplyExact(count, SIZE), 8L);
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
        return RecordText.of("ib_uverbs_ex_query_device_resp", segment, layout(), "base@ib_uverbs_query_device_resp odp_caps@ib_uverbs_odp_caps rss_caps@ib_uverbs_rss_caps tm_caps@ib_uverbs_tm_caps cq_moderation_caps@ib_uverbs_cq_moderation_caps", EnumNames.NONE);
    }

    /**
     * {@code struct ib_uverbs_query_device_resp base}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_query_device_resp ib_uverbs_query_device_resp}.
     */
    public static MemorySegment base(MemorySegment segment) {
        return segment.asSlice(0L, 176L);
    }

    /**
     * Copies the 176 bytes of {@code base} from {@code value}.
     */
    public static void base(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 176L);
    }

    /**
     * Returns the offset of {@code base} in bytes.
     */
    public static long base$offset() {
        return 0L;
    }

    /**
     * {@code __u32 comp_mask}, at byte 176.
     */
    public static int comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 176L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 176L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 176L;
    }

    /**
     * {@code __u32 response_length}, at byte 180.
     */
    public static int response_length(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 180L);
    }

    /**
     * Sets {@code response_length}.
     */
    public static void response_length(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 180L, value);
    }

    /**
     * Returns the offset of {@code response_length} in bytes.
     */
    public static long response_length$offset() {
        return 180L;
    }

    /**
     * {@code struct ib_uverbs_odp_caps odp_caps}, at byte 184, as a slice; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_odp_caps ib_uverbs_odp_caps}.
     */
    public static MemorySegment odp_caps(MemorySegment segment) {
        return segment.asSlice(184L, 24L);
    }

    /**
     * Copies the 24 bytes of {@code odp_caps} from {@code value}.
     */
    public static void odp_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 184L, 24L);
    }

    /**
     * Returns the offset of {@code odp_caps} in bytes.
     */
    public static long odp_caps$offset() {
        return 184L;
    }

    /**
     * {@code __u64 timestamp_mask}, at byte 208.
     */
    public static long timestamp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 208L);
    }

    /**
     * Sets {@code timestamp_mask}.
     */
    public static void timestamp_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 208L, value);
    }

    /**
     * Returns the offset of {@code timestamp_mask} in bytes.
     */
    public static long timestamp_mask$offset() {
        return 208L;
    }

    /**
     * {@code __u64 hca_core_clock}, at byte 216.
     */
    public static long hca_core_clock(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 216L);
    }

    /**
     * Sets {@code hca_core_clock}.
     */
    public static void hca_core_clock(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 216L, value);
    }

    /**
     * Returns the offset of {@code hca_core_clock} in bytes.
     */
    public static long hca_core_clock$offset() {
        return 216L;
    }

    /**
     * {@code __u64 device_cap_flags_ex}, at byte 224.
     */
    public static long device_cap_flags_ex(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 224L);
    }

    /**
     * Sets {@code device_cap_flags_ex}.
     */
    public static void device_cap_flags_ex(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 224L, value);
    }

    /**
     * Returns the offset of {@code device_cap_flags_ex} in bytes.
     */
    public static long device_cap_flags_ex$offset() {
        return 224L;
    }

    /**
     * {@code struct ib_uverbs_rss_caps rss_caps}, at byte 232, as a slice; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_rss_caps ib_uverbs_rss_caps}.
     */
    public static MemorySegment rss_caps(MemorySegment segment) {
        return segment.asSlice(232L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code rss_caps} from {@code value}.
     */
    public static void rss_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 232L, 16L);
    }

    /**
     * Returns the offset of {@code rss_caps} in bytes.
     */
    public static long rss_caps$offset() {
        return 232L;
    }

    /**
     * {@code __u32 max_wq_type_rq}, at byte 248.
     */
    public static int max_wq_type_rq(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 248L);
    }

    /**
     * Sets {@code max_wq_type_rq}.
     */
    public static void max_wq_type_rq(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 248L, value);
    }

    /**
     * Returns the offset of {@code max_wq_type_rq} in bytes.
     */
    public static long max_wq_type_rq$offset() {
        return 248L;
    }

    /**
     * {@code __u32 raw_packet_caps}, at byte 252.
     */
    public static int raw_packet_caps(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 252L);
    }

    /**
     * Sets {@code raw_packet_caps}.
     */
    public static void raw_packet_caps(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 252L, value);
    }

    /**
     * Returns the offset of {@code raw_packet_caps} in bytes.
     */
    public static long raw_packet_caps$offset() {
        return 252L;
    }

    /**
     * {@code struct ib_uverbs_tm_caps tm_caps}, at byte 256, as a slice; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_tm_caps ib_uverbs_tm_caps}.
     */
    public static MemorySegment tm_caps(MemorySegment segment) {
        return segment.asSlice(256L, 24L);
    }

    /**
     * Copies the 24 bytes of {@code tm_caps} from {@code value}.
     */
    public static void tm_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 256L, 24L);
    }

    /**
     * Returns the offset of {@code tm_caps} in bytes.
     */
    public static long tm_caps$offset() {
        return 256L;
    }

    /**
     * {@code struct ib_uverbs_cq_moderation_caps cq_moderation_caps}, at byte 280, as a slice; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_cq_moderation_caps ib_uverbs_cq_moderation_caps}.
     */
    public static MemorySegment cq_moderation_caps(MemorySegment segment) {
        return segment.asSlice(280L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code cq_moderation_caps} from {@code value}.
     */
    public static void cq_moderation_caps(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 280L, 8L);
    }

    /**
     * Returns the offset of {@code cq_moderation_caps} in bytes.
     */
    public static long cq_moderation_caps$offset() {
        return 280L;
    }

    /**
     * {@code __u64 max_dm_size}, at byte 288.
     */
    public static long max_dm_size(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 288L);
    }

    /**
     * Sets {@code max_dm_size}.
     */
    public static void max_dm_size(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 288L, value);
    }

    /**
     * Returns the offset of {@code max_dm_size} in bytes.
     */
    public static long max_dm_size$offset() {
        return 288L;
    }

    /**
     * {@code __u32 xrc_odp_caps}, at byte 296.
     */
    public static int xrc_odp_caps(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 296L);
    }

    /**
     * Sets {@code xrc_odp_caps}.
     */
    public static void xrc_odp_caps(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 296L, value);
    }

    /**
     * Returns the offset of {@code xrc_odp_caps} in bytes.
     */
    public static long xrc_odp_caps$offset() {
        return 296L;
    }

    /**
     * {@code __u32 reserved}, at byte 300.
     */
    public static int reserved(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 300L);
    }

    /**
     * Sets {@code reserved}.
     */
    public static void reserved(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 300L, value);
    }

    /**
     * Returns the offset of {@code reserved} in bytes.
     */
    public static long reserved$offset() {
        return 300L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ib_uverbs_query_device_resp.layout().withName("base"),
                ValueLayout.JAVA_INT.withName("comp_mask"),
                ValueLayout.JAVA_INT.withName("response_length"),
                ib_uverbs_odp_caps.layout().withName("odp_caps"),
                ValueLayout.JAVA_LONG.withName("timestamp_mask"),
                ValueLayout.JAVA_LONG.withName("hca_core_clock"),
                ValueLayout.JAVA_LONG.withName("device_cap_flags_ex"),
                ib_uverbs_rss_caps.layout().withName("rss_caps"),
                ValueLayout.JAVA_INT.withName("max_wq_type_rq"),
                ValueLayout.JAVA_INT.withName("raw_packet_caps"),
                ib_uverbs_tm_caps.layout().withName("tm_caps"),
                ib_uverbs_cq_moderation_caps.layout().withName("cq_moderation_caps"),
                ValueLayout.JAVA_LONG.withName("max_dm_size"),
                ValueLayout.JAVA_INT.withName("xrc_odp_caps"),
                ValueLayout.JAVA_INT.withName("reserved"))
                .withName("ib_uverbs_ex_query_device_resp");

        private Layout() {
        }
    }
}
