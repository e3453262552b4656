// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.ibverbs.ibv_gid;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_sa_service_rec}: 176 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_sa_service_rec {
 *   0      uint64_t id;
 *   8      union ibv_gid gid;
 *  24      uint16_t pkey;
 *  28      uint32_t lease;
 *  32      uint8_t key[16];
 *  48      uint8_t name[64];
 * 112      uint8_t data8[16];
 * 128      uint16_t data16[8];
 * 144      uint32_t data32[4];
 * 160      uint64_t data64[2];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/sa.h}; numbers are offsets in bytes.
 */
public final class ibv_sa_service_rec {
    private static final long SIZE = 176L;

    private ibv_sa_service_rec() {
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
        return RecordText.of("ibv_sa_service_rec", segment, layout(), "gid@ibv_gid", EnumNames.NONE);
    }

    /**
     * {@code uint64_t id}, at byte 0.
     */
    public static long id(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 0L);
    }

    /**
     * Sets {@code id}.
     */
    public static void id(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code id} in bytes.
     */
    public static long id$offset() {
        return 0L;
    }

    /**
     * {@code union ibv_gid gid}, at byte 8, as a slice; see {@link org.rdma4j.sys.ibverbs.ibv_gid ibv_gid}.
     */
    public static MemorySegment gid(MemorySegment segment) {
        return segment.asSlice(8L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code gid} from {@code value}.
     */
    public static void gid(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 8L, 16L);
    }

    /**
     * Returns the offset of {@code gid} in bytes.
     */
    public static long gid$offset() {
        return 8L;
    }

    /**
     * {@code uint16_t pkey}, at byte 24.
     */
    public static int pkey(MemorySegment segment) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 24L));
    }

    /**
     * Sets {@code pkey}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void pkey(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 24L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code pkey} in bytes.
     */
    public static long pkey$offset() {
        return 24L;
    }

    /**
     * {@code uint32_t lease}, at byte 28.
     */
    public static int lease(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L);
    }

    /**
     * Sets {@code lease}.
     */
    public static void lease(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 28L, value);
    }

    /**
     * Returns the offset of {@code lease} in bytes.
     */
    public static long lease$offset() {
        return 28L;
    }

    /**
     * {@code uint8_t key[16]}, at byte 32, as a slice.
     */
    public static MemorySegment key(MemorySegment segment) {
        return segment.asSlice(32L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code key} from {@code value}.
     */
    public static void key(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 32L, 16L);
    }

    /**
     * Returns an element of {@code uint8_t key[16]}.
     */
    public static int key(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 32L + Objects.checkIndex(index, 16L)));
    }

    /**
     * Sets an element of {@code key}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void key(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 32L + Objects.checkIndex(index, 16L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code key} in bytes.
     */
    public static long key$offset() {
        return 32L;
    }

    /**
     * {@code uint8_t name[64]}, at byte 48, as a slice.
     */
    public static MemorySegment name(MemorySegment segment) {
        return segment.asSlice(48L, 64L);
    }

    /**
     * Copies the 64 bytes of {@code name} from {@code value}.
     */
    public static void name(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 48L, 64L);
    }

    /**
     * Returns an element of {@code uint8_t name[64]}.
     */
    public static int name(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 48L + Objects.checkIndex(index, 64L)));
    }

    /**
     * Sets an element of {@code name}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void name(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 48L + Objects.checkIndex(index, 64L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code name} in bytes.
     */
    public static long name$offset() {
        return 48L;
    }

    /**
     * {@code uint8_t data8[16]}, at byte 112, as a slice.
     */
    public static MemorySegment data8(MemorySegment segment) {
        return segment.asSlice(112L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code data8} from {@code value}.
     */
    public static void data8(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 112L, 16L);
    }

    /**
     * Returns an element of {@code uint8_t data8[16]}.
     */
    public static int data8(MemorySegment segment, long index) {
        return Byte.toUnsignedInt(segment.get(ValueLayout.JAVA_BYTE, 112L + Objects.checkIndex(index, 16L)));
    }

    /**
     * Sets an element of {@code data8}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 255
     */
    public static void data8(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_BYTE, 112L + Objects.checkIndex(index, 16L), Ranges.u8(value));
    }

    /**
     * Returns the offset of {@code data8} in bytes.
     */
    public static long data8$offset() {
        return 112L;
    }

    /**
     * {@code uint16_t data16[8]}, at byte 128, as a slice.
     */
    public static MemorySegment data16(MemorySegment segment) {
        return segment.asSlice(128L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code data16} from {@code value}.
     */
    public static void data16(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 128L, 16L);
    }

    /**
     * Returns an element of {@code uint16_t data16[8]}.
     */
    public static int data16(MemorySegment segment, long index) {
        return Short.toUnsignedInt(segment.get(ValueLayout.JAVA_SHORT_UNALIGNED, 128L + Objects.checkIndex(index, 8L) * 2L));
    }

    /**
     * Sets an element of {@code data16}.
     *
     * @throws IllegalArgumentException if {@code value} is not from 0 to 65535
     */
    public static void data16(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_SHORT_UNALIGNED, 128L + Objects.checkIndex(index, 8L) * 2L, Ranges.u16(value));
    }

    /**
     * Returns the offset of {@code data16} in bytes.
     */
    public static long data16$offset() {
        return 128L;
    }

    /**
     * {@code uint32_t data32[4]}, at byte 144, as a slice.
     */
    public static MemorySegment data32(MemorySegment segment) {
        return segment.asSlice(144L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code data32} from {@code value}.
     */
    public static void data32(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 144L, 16L);
    }

    /**
     * Returns an element of {@code uint32_t data32[4]}.
     */
    public static int data32(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 144L + Objects.checkIndex(index, 4L) * 4L);
    }

    /**
     * Sets an element of {@code data32}.
     */
    public static void data32(MemorySegment segment, long index, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 144L + Objects.checkIndex(index, 4L) * 4L, value);
    }

    /**
     * Returns the offset of {@code data32} in bytes.
     */
    public static long data32$offset() {
        return 144L;
    }

    /**
     * {@code uint64_t data64[2]}, at byte 160, as a slice.
     */
    public static MemorySegment data64(MemorySegment segment) {
        return segment.asSlice(160L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code data64} from {@code value}.
     */
    public static void data64(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 160L, 16L);
    }

    /**
     * Returns an element of {@code uint64_t data64[2]}.
     */
    public static long data64(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 160L + Objects.checkIndex(index, 2L) * 8L);
    }

    /**
     * Sets an element of {@code data64}.
     */
    public static void data64(MemorySegment segment, long index, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 160L + Objects.checkIndex(index, 2L) * 8L, value);
    }

    /**
     * Returns the offset of {@code data64} in bytes.
     */
    public static long data64$offset() {
        return 160L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("id"),
                ibv_gid.layout().withName("gid"),
                ValueLayout.JAVA_SHORT.withName("pkey"),
                MemoryLayout.paddingLayout(2L),
                ValueLayout.JAVA_INT.withName("lease"),
                MemoryLayout.sequenceLayout(16L, ValueLayout.JAVA_BYTE).withName("key"),
                MemoryLayout.sequenceLayout(64L, ValueLayout.JAVA_BYTE).withName("name"),
                MemoryLayout.sequenceLayout(16L, ValueLayout.JAVA_BYTE).withName("data8"),
                MemoryLayout.sequenceLayout(8L, ValueLayout.JAVA_SHORT).withName("data16"),
                MemoryLayout.sequenceLayout(4L, ValueLayout.JAVA_INT).withName("data32"),
                MemoryLayout.sequenceLayout(2L, ValueLayout.JAVA_LONG).withName("data64"))
                .withName("ibv_sa_service_rec");

        private Layout() {
        }
    }
}
