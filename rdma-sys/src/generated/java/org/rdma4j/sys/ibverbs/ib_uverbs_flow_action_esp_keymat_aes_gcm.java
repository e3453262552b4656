// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ib_uverbs_flow_action_esp_keymat_aes_gcm}: 56 bytes, aligned to 8.
 *
 * <p>Alternative names in C: {@code ibv_flow_action_esp_keymat_aes_gcm}.
 *
 * <pre>{@code
 *      struct ib_uverbs_flow_action_esp_keymat_aes_gcm {
 *   0      __u64 iv;
 *   8      __u32 iv_algo;
 *  12      __u32 salt;
 *  16      __u32 icv_len;
 *  20      __u32 key_len;
 *  24      __u32 aes_key[8];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}; numbers are offsets in bytes.
 */
public final class ib_uverbs_flow_action_esp_keymat_aes_gcm {
    private static final long SIZE = 56L;

    private ib_uverbs_flow_action_esp_keymat_aes_gcm() {
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
        return RecordText.of("ib_uverbs_flow_action_esp_keymat_aes_gcm", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code __u64 iv}, at byte 0.
     */
    public static long iv(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code iv}.
     */
    public static void iv(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code iv} in bytes.
     */
    public static long iv$offset() {
        return 0L;
    }

    /**
     * {@code __u32 iv_algo}, at byte 8.
     */
    public static int iv_algo(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code iv_algo}.
     */
    public static void iv_algo(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code iv_algo} in bytes.
     */
    public static long iv_algo$offset() {
        return 8L;
    }

    /**
     * {@code __u32 salt}, at byte 12.
     */
    public static int salt(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code salt}.
     */
    public static void salt(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code salt} in bytes.
     */
    public static long salt$offset() {
        return 12L;
    }

    /**
     * {@code __u32 icv_len}, at byte 16.
     */
    public static int icv_len(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code icv_len}.
     */
    public static void icv_len(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code icv_len} in bytes.
     */
    public static long icv_len$offset() {
        return 16L;
    }

    /**
     * {@code __u32 key_len}, at byte 20.
     */
    public static int key_len(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code key_len}.
     */
    public static void key_len(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code key_len} in bytes.
     */
    public static long key_len$offset() {
        return 20L;
    }

    /**
     * {@code __u32 aes_key[8]}, at byte 24, as a slice.
     */
    public static MemorySegment aes_key(MemorySegment segment) {
        return segment.asSlice(24L, 32L);
    }

    /**
     * Copies the 32 bytes of {@code aes_key} from {@code value}.
     */
    public static void aes_key(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 32L);
    }

    /**
     * Returns an element of {@code __u32 aes_key[8]}.
     */
    public static int aes_key(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L + Objects.checkIndex(index, 8L) * 4L);
    }

    /**
     * Sets an element of {@code aes_key}.
     */
    public static void aes_key(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L + Objects.checkIndex(index, 8L) * 4L, value);
    }

    /**
     * Returns the offset of {@code aes_key} in bytes.
     */
    public static long aes_key$offset() {
        return 24L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("iv"),
                ValueLayout.JAVA_INT.withName("iv_algo"),
                ValueLayout.JAVA_INT.withName("salt"),
                ValueLayout.JAVA_INT.withName("icv_len"),
                ValueLayout.JAVA_INT.withName("key_len"),
                MemoryLayout.sequenceLayout(8L, ValueLayout.JAVA_INT).withName("aes_key"))
                .withName("ib_uverbs_flow_action_esp_keymat_aes_gcm");

        private Layout() {
        }
    }
}
