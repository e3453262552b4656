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
 * C's {@code struct ib_uverbs_flow_action_esp_keymat_aes_gcm}: 56 bytes, aligned to 8.
 *
 * <p>Also spelled {@code ibv_flow_action_esp_keymat_aes_gcm}.
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
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}; the numbers are offsets in bytes.
 */
public final class ib_uverbs_flow_action_esp_keymat_aes_gcm {
    private static final long SIZE = 56L;

    private ib_uverbs_flow_action_esp_keymat_aes_gcm() {
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
     * The offset of {@code iv} in bytes.
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
     * The offset of {@code iv_algo} in bytes.
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
     * The offset of {@code salt} in bytes.
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
     * The offset of {@code icv_len} in bytes.
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
     * The offset of {@code key_len} in bytes.
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
     * An element of {@code __u32 aes_key[8]}.
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
     * The offset of {@code aes_key} in bytes.
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
