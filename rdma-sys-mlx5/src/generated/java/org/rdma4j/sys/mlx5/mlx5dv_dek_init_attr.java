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
import org.rdma4j.sys.ibverbs.ibv_pd;
import org.rdma4j.sys.runtime.calling.CStrings;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5dv_dek_init_attr}: 176 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_dek_init_attr {
 *   0      enum mlx5dv_crypto_key_size key_size;
 *   4      _Bool has_keytag;
 *   8      enum mlx5dv_crypto_key_purpose key_purpose;
 *  16      struct ibv_pd *pd;
 *  24      char opaque[8];
 *  32      char key[128];
 * 160      uint64_t comp_mask;
 * 168      struct mlx5dv_crypto_login_obj *crypto_login;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 37.0.
 */
public final class mlx5dv_dek_init_attr {
    private static final long SIZE = 176L;

    private mlx5dv_dek_init_attr() {
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
        return RecordText.of("mlx5dv_dek_init_attr", segment, layout(), "key_size=mlx5dv_crypto_key_size key_purpose=mlx5dv_crypto_key_purpose opaque\" key\"", Mlx5EnumNames.ALL);
    }

    /**
     * {@code enum mlx5dv_crypto_key_size key_size}, at byte 0; see {@link org.rdma4j.sys.mlx5.mlx5dv_crypto_key_size mlx5dv_crypto_key_size}.
     */
    public static int key_size(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 0L);
    }

    /**
     * Sets {@code key_size}.
     */
    public static void key_size(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code key_size} in bytes.
     */
    public static long key_size$offset() {
        return 0L;
    }

    /**
     * {@code _Bool has_keytag}, at byte 4.
     */
    public static boolean has_keytag(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_BOOLEAN, 4L);
    }

    /**
     * Sets {@code has_keytag}.
     */
    public static void has_keytag(MemorySegment segment, boolean value) {
        segment.set(ValueLayout.JAVA_BOOLEAN, 4L, value);
    }

    /**
     * Returns the offset of {@code has_keytag} in bytes.
     */
    public static long has_keytag$offset() {
        return 4L;
    }

    /**
     * {@code enum mlx5dv_crypto_key_purpose key_purpose}, at byte 8; see {@link org.rdma4j.sys.mlx5.mlx5dv_crypto_key_purpose mlx5dv_crypto_key_purpose}.
     */
    public static int key_purpose(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 8L);
    }

    /**
     * Sets {@code key_purpose}.
     */
    public static void key_purpose(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code key_purpose} in bytes.
     */
    public static long key_purpose$offset() {
        return 8L;
    }

    /**
     * {@code struct ibv_pd *pd}, at byte 16; see {@link org.rdma4j.sys.ibverbs.ibv_pd ibv_pd}.
     */
    public static MemorySegment pd(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L), ibv_pd.sizeof());
    }

    /**
     * Sets {@code pd}.
     */
    public static void pd(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code pd} in bytes.
     */
    public static long pd$offset() {
        return 16L;
    }

    /**
     * {@code char opaque[8]}, at byte 24, as a slice.
     */
    public static MemorySegment opaque(MemorySegment segment) {
        return segment.asSlice(24L, 8L);
    }

    /**
     * Copies the 8 bytes of {@code opaque} from {@code value}.
     */
    public static void opaque(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 8L);
    }

    /**
     * Returns {@code char opaque[8]} as a string, up to the first zero.
     */
    public static String opaqueString(MemorySegment segment) {
        return CStrings.get(segment, 24L, 8L);
    }

    /**
     * Sets {@code opaque} to the string and a terminating zero.
     *
     * @throws IllegalArgumentException if they do not fit into 8 bytes
     */
    public static void opaqueString(MemorySegment segment, String value) {
        CStrings.set(segment, 24L, 8L, value);
    }

    /**
     * Returns an element of {@code char opaque[8]}.
     */
    public static byte opaque(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_BYTE, 24L + Objects.checkIndex(index, 8L));
    }

    /**
     * Sets an element of {@code opaque}.
     */
    public static void opaque(MemorySegment segment, long index, byte value) {
        segment.set(ValueLayout.JAVA_BYTE, 24L + Objects.checkIndex(index, 8L), value);
    }

    /**
     * Returns the offset of {@code opaque} in bytes.
     */
    public static long opaque$offset() {
        return 24L;
    }

    /**
     * {@code char key[128]}, at byte 32, as a slice.
     */
    public static MemorySegment key(MemorySegment segment) {
        return segment.asSlice(32L, 128L);
    }

    /**
     * Copies the 128 bytes of {@code key} from {@code value}.
     */
    public static void key(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 32L, 128L);
    }

    /**
     * Returns {@code char key[128]} as a string, up to the first zero.
     */
    public static String keyString(MemorySegment segment) {
        return CStrings.get(segment, 32L, 128L);
    }

    /**
     * Sets {@code key} to the string and a terminating zero.
     *
     * @throws IllegalArgumentException if they do not fit into 128 bytes
     */
    public static void keyString(MemorySegment segment, String value) {
        CStrings.set(segment, 32L, 128L, value);
    }

    /**
     * Returns an element of {@code char key[128]}.
     */
    public static byte key(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_BYTE, 32L + Objects.checkIndex(index, 128L));
    }

    /**
     * Sets an element of {@code key}.
     */
    public static void key(MemorySegment segment, long index, byte value) {
        segment.set(ValueLayout.JAVA_BYTE, 32L + Objects.checkIndex(index, 128L), value);
    }

    /**
     * Returns the offset of {@code key} in bytes.
     */
    public static long key$offset() {
        return 32L;
    }

    /**
     * {@code uint64_t comp_mask}, at byte 160.
     */
    public static long comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_LONG_UNALIGNED, 160L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, long value) {
        segment.set(ValueLayout.JAVA_LONG_UNALIGNED, 160L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 160L;
    }

    /**
     * {@code struct mlx5dv_crypto_login_obj *crypto_login}, at byte 168; see {@link org.rdma4j.sys.mlx5.mlx5dv_crypto_login_obj mlx5dv_crypto_login_obj}.
     */
    public static MemorySegment crypto_login(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 168L);
    }

    /**
     * Sets {@code crypto_login}.
     */
    public static void crypto_login(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 168L, value);
    }

    /**
     * Returns the offset of {@code crypto_login} in bytes.
     */
    public static long crypto_login$offset() {
        return 168L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_INT.withName("key_size"),
                ValueLayout.JAVA_BOOLEAN.withName("has_keytag"),
                MemoryLayout.paddingLayout(3L),
                ValueLayout.JAVA_INT.withName("key_purpose"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.ADDRESS.withName("pd"),
                MemoryLayout.sequenceLayout(8L, ValueLayout.JAVA_BYTE).withName("opaque"),
                MemoryLayout.sequenceLayout(128L, ValueLayout.JAVA_BYTE).withName("key"),
                ValueLayout.JAVA_LONG.withName("comp_mask"),
                ValueLayout.ADDRESS.withName("crypto_login"))
                .withName("mlx5dv_dek_init_attr");

        private Layout() {
        }
    }
}
