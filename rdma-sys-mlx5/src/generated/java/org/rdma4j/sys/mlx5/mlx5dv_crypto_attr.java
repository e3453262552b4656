// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.runtime.calling.CStrings;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5dv_crypto_attr}: 56 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_crypto_attr {
 *   0      enum mlx5dv_crypto_standard crypto_standard;
 *   4      _Bool encrypt_on_tx;
 *   8      enum mlx5dv_signature_crypto_order signature_crypto_order;
 *  12      enum mlx5dv_block_size data_unit_size;
 *  16      char initial_tweak[16];
 *  32      struct mlx5dv_dek *dek;
 *  40      char keytag[8];
 *  48      uint64_t comp_mask;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 37.0.
 */
public final class mlx5dv_crypto_attr {
    private static final long SIZE = 56L;

    private mlx5dv_crypto_attr() {
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
        return RecordText.of("mlx5dv_crypto_attr", segment, layout(), "crypto_standard=mlx5dv_crypto_standard signature_crypto_order=mlx5dv_signature_crypto_order data_unit_size=mlx5dv_block_size initial_tweak\" keytag\"", Mlx5EnumNames.ALL);
    }

    /**
     * {@code enum mlx5dv_crypto_standard crypto_standard}, at byte 0; see {@link org.rdma4j.sys.mlx5.mlx5dv_crypto_standard mlx5dv_crypto_standard}.
     */
    public static int crypto_standard(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code crypto_standard}.
     */
    public static void crypto_standard(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code crypto_standard} in bytes.
     */
    public static long crypto_standard$offset() {
        return 0L;
    }

    /**
     * {@code _Bool encrypt_on_tx}, at byte 4.
     */
    public static boolean encrypt_on_tx(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_BOOLEAN, 4L);
    }

    /**
     * Sets {@code encrypt_on_tx}.
     */
    public static void encrypt_on_tx(MemorySegment segment, boolean value) {
        segment.set(ValueLayout.JAVA_BOOLEAN, 4L, value);
    }

    /**
     * Returns the offset of {@code encrypt_on_tx} in bytes.
     */
    public static long encrypt_on_tx$offset() {
        return 4L;
    }

    /**
     * {@code enum mlx5dv_signature_crypto_order signature_crypto_order}, at byte 8; see {@link org.rdma4j.sys.mlx5.mlx5dv_signature_crypto_order mlx5dv_signature_crypto_order}.
     */
    public static int signature_crypto_order(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code signature_crypto_order}.
     */
    public static void signature_crypto_order(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code signature_crypto_order} in bytes.
     */
    public static long signature_crypto_order$offset() {
        return 8L;
    }

    /**
     * {@code enum mlx5dv_block_size data_unit_size}, at byte 12; see {@link org.rdma4j.sys.mlx5.mlx5dv_block_size mlx5dv_block_size}.
     */
    public static int data_unit_size(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 12L);
    }

    /**
     * Sets {@code data_unit_size}.
     */
    public static void data_unit_size(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value);
    }

    /**
     * Returns the offset of {@code data_unit_size} in bytes.
     */
    public static long data_unit_size$offset() {
        return 12L;
    }

    /**
     * {@code char initial_tweak[16]}, at byte 16, as a slice.
     */
    public static MemorySegment initial_tweak(MemorySegment segment) {
        return segment.asSlice(16L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code initial_tweak} from {@code value}.
     */
    public static void initial_tweak(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 16L, 16L);
    }

    /**
     * Returns {@code char initial_tweak[16]} as a string, up to the first zero.
     */
    public static String initial_tweakString(MemorySegment segment) {
        return CStrings.get(segment, 16L, 16L);
    }

    /**
     * Sets {@code initial_tweak} to the string and a terminating zero.
     *
     * @throws IllegalArgumentException if they do not fit into 16 bytes
     */
    public static void initial_tweakString(MemorySegment segment, String value) {
        CStrings.set(segment, 16L, 16L, value);
    }

    /**
     * Returns an element of {@code char initial_tweak[16]}.
     */
    public static byte initial_tweak(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_BYTE, 16L + Objects.checkIndex(index, 16L));
    }

    /**
     * Sets an element of {@code initial_tweak}.
     */
    public static void initial_tweak(MemorySegment segment, long index, byte value) {
        segment.set(ValueLayout.JAVA_BYTE, 16L + Objects.checkIndex(index, 16L), value);
    }

    /**
     * Returns the offset of {@code initial_tweak} in bytes.
     */
    public static long initial_tweak$offset() {
        return 16L;
    }

    /**
     * {@code struct mlx5dv_dek *dek}, at byte 32; see {@link org.rdma4j.sys.mlx5.mlx5dv_dek mlx5dv_dek}.
     */
    public static MemorySegment dek(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 32L);
    }

    /**
     * Sets {@code dek}.
     */
    public static void dek(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code dek} in bytes.
     */
    public static long dek$offset() {
        return 32L;
    }

    /**
     * {@code char keytag[8]}, at byte 40, as a slice.
     */
    public static MemorySegment keytag(MemorySegment segment) {
        return segment.asSlice(40L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code keytag} from {@code value}.
     */
    public static void keytag(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 40L, 8L);
    }

    /**
     * Returns {@code char keytag[8]} as a string, up to the first zero.
     */
    public static String keytagString(MemorySegment segment) {
        return CStrings.get(segment, 40L, 8L);
    }

    /**
     * Sets {@code keytag} to the string and a terminating zero.
     *
     * @throws IllegalArgumentException if they do not fit into 8 bytes
     */
    public static void keytagString(MemorySegment segment, String value) {
        CStrings.set(segment, 40L, 8L, value);
    }

    /**
     * Returns an element of {@code char keytag[8]}.
     */
    public static byte keytag(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_BYTE, 40L + Objects.checkIndex(index, 8L));
    }

    /**
     * Sets an element of {@code keytag}.
     */
    public static void keytag(MemorySegment segment, long index, byte value) {
        segment.set(ValueLayout.JAVA_BYTE, 40L + Objects.checkIndex(index, 8L), value);
    }

    /**
     * Returns the offset of {@code keytag} in bytes.
     */
    public static long keytag$offset() {
        return 40L;
    }

    /**
     * {@code uint64_t comp_mask}, at byte 48.
     */
    public static long comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 48L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 48L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("crypto_standard"),
                ValueLayout.JAVA_BOOLEAN.withName("encrypt_on_tx"),
                MemoryLayout.paddingLayout(3L),
                ValueLayout.JAVA_INT.withName("signature_crypto_order"),
                ValueLayout.JAVA_INT.withName("data_unit_size"),
                MemoryLayout.sequenceLayout(16L, ValueLayout.JAVA_BYTE).withName("initial_tweak"),
                ValueLayout.ADDRESS.withName("dek"),
                MemoryLayout.sequenceLayout(8L, ValueLayout.JAVA_BYTE).withName("keytag"),
                ValueLayout.JAVA_LONG.withName("comp_mask"))
                .withName("mlx5dv_crypto_attr");

        private Layout() {
        }
    }
}
