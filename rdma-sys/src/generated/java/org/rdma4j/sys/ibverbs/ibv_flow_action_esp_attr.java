// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_flow_action_esp_attr}: 56 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_flow_action_esp_attr {
 *   0      struct ib_uverbs_flow_action_esp *esp_attr;
 *   8      enum ib_uverbs_flow_action_esp_keymat keymat_proto;
 *  12      uint16_t keymat_len;
 *  16      void *keymat_ptr;
 *  24      enum ib_uverbs_flow_action_esp_replay replay_proto;
 *  28      uint16_t replay_len;
 *  32      void *replay_ptr;
 *  40      struct ib_uverbs_flow_action_esp_encap *esp_encap;
 *  48      uint32_t comp_mask;
 *  52      uint32_t esn;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_flow_action_esp_attr {
    private static final long SIZE = 56L;

    private ibv_flow_action_esp_attr() {
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
        return RecordText.of("ibv_flow_action_esp_attr", segment, layout(), "keymat_proto=ib_uverbs_flow_action_esp_keymat replay_proto=ib_uverbs_flow_action_esp_replay", IbverbsEnumNames.ALL);
    }

    /**
     * {@code struct ib_uverbs_flow_action_esp *esp_attr}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_flow_action_esp ib_uverbs_flow_action_esp}.
     */
    public static MemorySegment esp_attr(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L), ib_uverbs_flow_action_esp.sizeof());
    }

    /**
     * Sets {@code esp_attr}.
     */
    public static void esp_attr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code esp_attr} in bytes.
     */
    public static long esp_attr$offset() {
        return 0L;
    }

    /**
     * {@code enum ib_uverbs_flow_action_esp_keymat keymat_proto}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_flow_action_esp_keymat ib_uverbs_flow_action_esp_keymat}.
     */
    public static int keymat_proto(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code keymat_proto}.
     */
    public static void keymat_proto(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code keymat_proto} in bytes.
     */
    public static long keymat_proto$offset() {
        return 8L;
    }

    /**
     * {@code uint16_t keymat_len}, at byte 12.
     */
    public static int keymat_len(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 12L));
    }

    /**
     * Sets {@code keymat_len}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void keymat_len(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 12L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code keymat_len} in bytes.
     */
    public static long keymat_len$offset() {
        return 12L;
    }

    /**
     * {@code void *keymat_ptr}, at byte 16.
     */
    public static MemorySegment keymat_ptr(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L);
    }

    /**
     * Sets {@code keymat_ptr}.
     */
    public static void keymat_ptr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code keymat_ptr} in bytes.
     */
    public static long keymat_ptr$offset() {
        return 16L;
    }

    /**
     * {@code enum ib_uverbs_flow_action_esp_replay replay_proto}, at byte 24; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_flow_action_esp_replay ib_uverbs_flow_action_esp_replay}.
     */
    public static int replay_proto(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code replay_proto}.
     */
    public static void replay_proto(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code replay_proto} in bytes.
     */
    public static long replay_proto$offset() {
        return 24L;
    }

    /**
     * {@code uint16_t replay_len}, at byte 28.
     */
    public static int replay_len(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 28L));
    }

    /**
     * Sets {@code replay_len}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void replay_len(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 28L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code replay_len} in bytes.
     */
    public static long replay_len$offset() {
        return 28L;
    }

    /**
     * {@code void *replay_ptr}, at byte 32.
     */
    public static MemorySegment replay_ptr(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 32L);
    }

    /**
     * Sets {@code replay_ptr}.
     */
    public static void replay_ptr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code replay_ptr} in bytes.
     */
    public static long replay_ptr$offset() {
        return 32L;
    }

    /**
     * {@code struct ib_uverbs_flow_action_esp_encap *esp_encap}, at byte 40; see {@link org.rdma4j.sys.ibverbs.ib_uverbs_flow_action_esp_encap ib_uverbs_flow_action_esp_encap}.
     */
    public static MemorySegment esp_encap(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 40L), ib_uverbs_flow_action_esp_encap.sizeof());
    }

    /**
     * Sets {@code esp_encap}.
     */
    public static void esp_encap(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code esp_encap} in bytes.
     */
    public static long esp_encap$offset() {
        return 40L;
    }

    /**
     * {@code uint32_t comp_mask}, at byte 48.
     */
    public static int comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 48L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 48L;
    }

    /**
     * {@code uint32_t esn}, at byte 52.
     */
    public static int esn(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 52L);
    }

    /**
     * Sets {@code esn}.
     */
    public static void esn(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 52L, value);
    }

    /**
     * Returns the offset of {@code esn} in bytes.
     */
    public static long esn$offset() {
        return 52L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("esp_attr"),
                ValueLayout.JAVA_INT.withName("keymat_proto"),
                ValueLayout.JAVA_SHORT.withName("keymat_len"),
                MemoryLayout.paddingLayout(2L),
                ValueLayout.ADDRESS.withName("keymat_ptr"),
                ValueLayout.JAVA_INT.withName("replay_proto"),
                ValueLayout.JAVA_SHORT.withName("replay_len"),
                MemoryLayout.paddingLayout(2L),
                ValueLayout.ADDRESS.withName("replay_ptr"),
                ValueLayout.ADDRESS.withName("esp_encap"),
                ValueLayout.JAVA_INT.withName("comp_mask"),
                ValueLayout.JAVA_INT.withName("esn"))
                .withName("ibv_flow_action_esp_attr");

        private Layout() {
        }
    }
}
