// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.Objects;
import java.util.function.Consumer;
import org.rdma4j.sys.HostRelease;
import org.rdma4j.sys.ibverbs.ibv_ah;
import org.rdma4j.sys.ibverbs.ibv_sge;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct mlx5dv_qp_ex}: 104 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_qp_ex {
 *   0      uint64_t comp_mask;
 *   8      void (*wr_set_dc_addr)(struct mlx5dv_qp_ex *mqp, struct ibv_ah *ah, uint32_t remote_dctn, uint64_t remote_dc_key);
 *  16      void (*wr_mr_interleaved)(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint32_t access_flags, uint32_t repeat_count, uint16_t num_interleaved, struct mlx5dv_mr_interleaved *data);
 *  24      void (*wr_mr_list)(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint32_t access_flags, uint16_t num_sges, struct ibv_sge *sge);
 *  32      void (*wr_mkey_configure)(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint8_t num_setters, struct mlx5dv_mkey_conf_attr *attr);
 *  40      void (*wr_set_mkey_access_flags)(struct mlx5dv_qp_ex *mqp, uint32_t access_flags);
 *  48      void (*wr_set_mkey_layout_list)(struct mlx5dv_qp_ex *mqp, uint16_t num_sges, const struct ibv_sge *sge);
 *  56      void (*wr_set_mkey_layout_interleaved)(struct mlx5dv_qp_ex *mqp, uint32_t repeat_count, uint16_t num_interleaved, const struct mlx5dv_mr_interleaved *data);
 *  64      void (*wr_set_mkey_sig_block)(struct mlx5dv_qp_ex *mqp, const struct mlx5dv_sig_block_attr *attr);
 *  72      void (*wr_raw_wqe)(struct mlx5dv_qp_ex *mqp, const void *wqe);
 *  80      void (*wr_set_dc_addr_stream)(struct mlx5dv_qp_ex *mqp, struct ibv_ah *ah, uint32_t remote_dctn, uint64_t remote_dc_key, uint16_t stream_id);
 *  88      void (*wr_memcpy)(struct mlx5dv_qp_ex *mqp, uint32_t dest_lkey, uint64_t dest_addr, uint32_t src_lkey, uint64_t src_addr, size_t length);
 *  96      void (*wr_set_mkey_crypto)(struct mlx5dv_qp_ex *mqp, const struct mlx5dv_crypto_attr *attr);
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; numbers are offsets in bytes.
 */
public final class mlx5dv_qp_ex {
    private static final long SIZE = 104L;

    private mlx5dv_qp_ex() {
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
        return RecordText.of("mlx5dv_qp_ex", segment, layout(), "wr_mkey_configure>3600 wr_set_mkey_access_flags>3600 wr_set_mkey_layout_list>3600 wr_set_mkey_layout_interleaved>3600 wr_set_mkey_sig_block>3600 wr_raw_wqe>3600 wr_set_dc_addr_stream>3700 wr_memcpy>3700 wr_set_mkey_crypto>3700", EnumNames.NONE);
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
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 0L;
    }

    /**
     * {@code void (*wr_set_dc_addr)(struct mlx5dv_qp_ex *mqp, struct ibv_ah *ah, uint32_t remote_dctn, uint64_t remote_dc_key)}, at byte 8.
     */
    public static MemorySegment wr_set_dc_addr(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L);
    }

    /**
     * Sets {@code wr_set_dc_addr}.
     */
    public static void wr_set_dc_addr(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code wr_set_dc_addr} in bytes.
     */
    public static long wr_set_dc_addr$offset() {
        return 8L;
    }

    /**
     * {@code void (*wr_mr_interleaved)(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint32_t access_flags, uint32_t repeat_count, uint16_t num_interleaved, struct mlx5dv_mr_interleaved *data)}, at byte 16.
     */
    public static MemorySegment wr_mr_interleaved(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L);
    }

    /**
     * Sets {@code wr_mr_interleaved}.
     */
    public static void wr_mr_interleaved(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code wr_mr_interleaved} in bytes.
     */
    public static long wr_mr_interleaved$offset() {
        return 16L;
    }

    /**
     * {@code void (*wr_mr_list)(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint32_t access_flags, uint16_t num_sges, struct ibv_sge *sge)}, at byte 24.
     */
    public static MemorySegment wr_mr_list(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 24L);
    }

    /**
     * Sets {@code wr_mr_list}.
     */
    public static void wr_mr_list(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code wr_mr_list} in bytes.
     */
    public static long wr_mr_list$offset() {
        return 24L;
    }

    /**
     * {@code void (*wr_mkey_configure)(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint8_t num_setters, struct mlx5dv_mkey_conf_attr *attr)}, at byte 32.
     * Since rdma-core 36.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static MemorySegment wr_mkey_configure(MemorySegment segment) {
        HostRelease.require("mlx5dv_qp_ex.wr_mkey_configure", 3600);
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 32L);
    }

    /**
     * Sets {@code wr_mkey_configure}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void wr_mkey_configure(MemorySegment segment, MemorySegment value) {
        HostRelease.require("mlx5dv_qp_ex.wr_mkey_configure", 3600);
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code wr_mkey_configure} in bytes.
     */
    public static long wr_mkey_configure$offset() {
        return 32L;
    }

    /**
     * {@code void (*wr_set_mkey_access_flags)(struct mlx5dv_qp_ex *mqp, uint32_t access_flags)}, at byte 40.
     * Since rdma-core 36.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static MemorySegment wr_set_mkey_access_flags(MemorySegment segment) {
        HostRelease.require("mlx5dv_qp_ex.wr_set_mkey_access_flags", 3600);
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 40L);
    }

    /**
     * Sets {@code wr_set_mkey_access_flags}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void wr_set_mkey_access_flags(MemorySegment segment, MemorySegment value) {
        HostRelease.require("mlx5dv_qp_ex.wr_set_mkey_access_flags", 3600);
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code wr_set_mkey_access_flags} in bytes.
     */
    public static long wr_set_mkey_access_flags$offset() {
        return 40L;
    }

    /**
     * {@code void (*wr_set_mkey_layout_list)(struct mlx5dv_qp_ex *mqp, uint16_t num_sges, const struct ibv_sge *sge)}, at byte 48.
     * Since rdma-core 36.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static MemorySegment wr_set_mkey_layout_list(MemorySegment segment) {
        HostRelease.require("mlx5dv_qp_ex.wr_set_mkey_layout_list", 3600);
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 48L);
    }

    /**
     * Sets {@code wr_set_mkey_layout_list}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void wr_set_mkey_layout_list(MemorySegment segment, MemorySegment value) {
        HostRelease.require("mlx5dv_qp_ex.wr_set_mkey_layout_list", 3600);
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 48L, value);
    }

    /**
     * Returns the offset of {@code wr_set_mkey_layout_list} in bytes.
     */
    public static long wr_set_mkey_layout_list$offset() {
        return 48L;
    }

    /**
     * {@code void (*wr_set_mkey_layout_interleaved)(struct mlx5dv_qp_ex *mqp, uint32_t repeat_count, uint16_t num_interleaved, const struct mlx5dv_mr_interleaved *data)}, at byte 56.
     * Since rdma-core 36.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static MemorySegment wr_set_mkey_layout_interleaved(MemorySegment segment) {
        HostRelease.require("mlx5dv_qp_ex.wr_set_mkey_layout_interleaved", 3600);
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 56L);
    }

    /**
     * Sets {@code wr_set_mkey_layout_interleaved}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void wr_set_mkey_layout_interleaved(MemorySegment segment, MemorySegment value) {
        HostRelease.require("mlx5dv_qp_ex.wr_set_mkey_layout_interleaved", 3600);
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 56L, value);
    }

    /**
     * Returns the offset of {@code wr_set_mkey_layout_interleaved} in bytes.
     */
    public static long wr_set_mkey_layout_interleaved$offset() {
        return 56L;
    }

    /**
     * {@code void (*wr_set_mkey_sig_block)(struct mlx5dv_qp_ex *mqp, const struct mlx5dv_sig_block_attr *attr)}, at byte 64.
     * Since rdma-core 36.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static MemorySegment wr_set_mkey_sig_block(MemorySegment segment) {
        HostRelease.require("mlx5dv_qp_ex.wr_set_mkey_sig_block", 3600);
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 64L);
    }

    /**
     * Sets {@code wr_set_mkey_sig_block}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void wr_set_mkey_sig_block(MemorySegment segment, MemorySegment value) {
        HostRelease.require("mlx5dv_qp_ex.wr_set_mkey_sig_block", 3600);
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 64L, value);
    }

    /**
     * Returns the offset of {@code wr_set_mkey_sig_block} in bytes.
     */
    public static long wr_set_mkey_sig_block$offset() {
        return 64L;
    }

    /**
     * {@code void (*wr_raw_wqe)(struct mlx5dv_qp_ex *mqp, const void *wqe)}, at byte 72.
     * Since rdma-core 36.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static MemorySegment wr_raw_wqe(MemorySegment segment) {
        HostRelease.require("mlx5dv_qp_ex.wr_raw_wqe", 3600);
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 72L);
    }

    /**
     * Sets {@code wr_raw_wqe}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void wr_raw_wqe(MemorySegment segment, MemorySegment value) {
        HostRelease.require("mlx5dv_qp_ex.wr_raw_wqe", 3600);
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 72L, value);
    }

    /**
     * Returns the offset of {@code wr_raw_wqe} in bytes.
     */
    public static long wr_raw_wqe$offset() {
        return 72L;
    }

    /**
     * {@code void (*wr_set_dc_addr_stream)(struct mlx5dv_qp_ex *mqp, struct ibv_ah *ah, uint32_t remote_dctn, uint64_t remote_dc_key, uint16_t stream_id)}, at byte 80.
     * Since rdma-core 37.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static MemorySegment wr_set_dc_addr_stream(MemorySegment segment) {
        HostRelease.require("mlx5dv_qp_ex.wr_set_dc_addr_stream", 3700);
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 80L);
    }

    /**
     * Sets {@code wr_set_dc_addr_stream}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void wr_set_dc_addr_stream(MemorySegment segment, MemorySegment value) {
        HostRelease.require("mlx5dv_qp_ex.wr_set_dc_addr_stream", 3700);
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 80L, value);
    }

    /**
     * Returns the offset of {@code wr_set_dc_addr_stream} in bytes.
     */
    public static long wr_set_dc_addr_stream$offset() {
        return 80L;
    }

    /**
     * {@code void (*wr_memcpy)(struct mlx5dv_qp_ex *mqp, uint32_t dest_lkey, uint64_t dest_addr, uint32_t src_lkey, uint64_t src_addr, size_t length)}, at byte 88.
     * Since rdma-core 37.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static MemorySegment wr_memcpy(MemorySegment segment) {
        HostRelease.require("mlx5dv_qp_ex.wr_memcpy", 3700);
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 88L);
    }

    /**
     * Sets {@code wr_memcpy}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void wr_memcpy(MemorySegment segment, MemorySegment value) {
        HostRelease.require("mlx5dv_qp_ex.wr_memcpy", 3700);
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 88L, value);
    }

    /**
     * Returns the offset of {@code wr_memcpy} in bytes.
     */
    public static long wr_memcpy$offset() {
        return 88L;
    }

    /**
     * {@code void (*wr_set_mkey_crypto)(struct mlx5dv_qp_ex *mqp, const struct mlx5dv_crypto_attr *attr)}, at byte 96.
     * Since rdma-core 37.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static MemorySegment wr_set_mkey_crypto(MemorySegment segment) {
        HostRelease.require("mlx5dv_qp_ex.wr_set_mkey_crypto", 3700);
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 96L);
    }

    /**
     * Sets {@code wr_set_mkey_crypto}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void wr_set_mkey_crypto(MemorySegment segment, MemorySegment value) {
        HostRelease.require("mlx5dv_qp_ex.wr_set_mkey_crypto", 3700);
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 96L, value);
    }

    /**
     * Returns the offset of {@code wr_set_mkey_crypto} in bytes.
     */
    public static long wr_set_mkey_crypto$offset() {
        return 96L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("comp_mask"),
                ValueLayout.ADDRESS.withName("wr_set_dc_addr"),
                ValueLayout.ADDRESS.withName("wr_mr_interleaved"),
                ValueLayout.ADDRESS.withName("wr_mr_list"),
                ValueLayout.ADDRESS.withName("wr_mkey_configure"),
                ValueLayout.ADDRESS.withName("wr_set_mkey_access_flags"),
                ValueLayout.ADDRESS.withName("wr_set_mkey_layout_list"),
                ValueLayout.ADDRESS.withName("wr_set_mkey_layout_interleaved"),
                ValueLayout.ADDRESS.withName("wr_set_mkey_sig_block"),
                ValueLayout.ADDRESS.withName("wr_raw_wqe"),
                ValueLayout.ADDRESS.withName("wr_set_dc_addr_stream"),
                ValueLayout.ADDRESS.withName("wr_memcpy"),
                ValueLayout.ADDRESS.withName("wr_set_mkey_crypto"))
                .withName("mlx5dv_qp_ex");

        private Layout() {
        }
    }

    /**
     * Function that {@code wr_set_dc_addr} points to: {@code void (*wr_set_dc_addr)(struct mlx5dv_qp_ex *mqp, struct ibv_ah *ah, uint32_t remote_dctn, uint64_t remote_dc_key)}.
     */
    public static final class wr_set_dc_addr {
        private wr_set_dc_addr() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static void invoke(MemorySegment pointer, MemorySegment mqp, MemorySegment ah,
                int remote_dctn, long remote_dc_key) {
            try {
                Invoke.HANDLE.invokeExact(pointer, mqp, ah, remote_dctn, remote_dc_key);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment mqp, MemorySegment ah,
                int remote_dctn, long remote_dc_key) {
            function.apply(Segments.sized(mqp, mlx5dv_qp_ex.sizeof()), Segments.sized(ah, ibv_ah.sizeof()), remote_dctn, remote_dc_key);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment mqp, MemorySegment ah, int remote_dctn, long remote_dc_key);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_mr_interleaved} points to: {@code void (*wr_mr_interleaved)(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint32_t access_flags, uint32_t repeat_count, uint16_t num_interleaved, struct mlx5dv_mr_interleaved *data)}.
     */
    public static final class wr_mr_interleaved {
        private wr_mr_interleaved() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static void invoke(MemorySegment pointer, MemorySegment mqp, MemorySegment mkey,
                int access_flags, int repeat_count, int num_interleaved, MemorySegment data) {
            try {
                Invoke.HANDLE.invokeExact(pointer, mqp, mkey, access_flags, repeat_count, Ranges.u16(num_interleaved), data);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment mqp, MemorySegment mkey,
                int access_flags, int repeat_count, short num_interleaved, MemorySegment data) {
            function.apply(Segments.sized(mqp, mlx5dv_qp_ex.sizeof()), Segments.sized(mkey, mlx5dv_mkey.sizeof()), access_flags, repeat_count, Short.toUnsignedInt(num_interleaved), Segments.sized(data, mlx5dv_mr_interleaved.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_SHORT, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment mqp, MemorySegment mkey, int access_flags, int repeat_count,
                    int num_interleaved, MemorySegment data);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_mr_list} points to: {@code void (*wr_mr_list)(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint32_t access_flags, uint16_t num_sges, struct ibv_sge *sge)}.
     */
    public static final class wr_mr_list {
        private wr_mr_list() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static void invoke(MemorySegment pointer, MemorySegment mqp, MemorySegment mkey,
                int access_flags, int num_sges, MemorySegment sge) {
            try {
                Invoke.HANDLE.invokeExact(pointer, mqp, mkey, access_flags, Ranges.u16(num_sges), sge);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment mqp, MemorySegment mkey,
                int access_flags, short num_sges, MemorySegment sge) {
            function.apply(Segments.sized(mqp, mlx5dv_qp_ex.sizeof()), Segments.sized(mkey, mlx5dv_mkey.sizeof()), access_flags, Short.toUnsignedInt(num_sges), Segments.sized(sge, ibv_sge.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_SHORT, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment mqp, MemorySegment mkey, int access_flags, int num_sges,
                    MemorySegment sge);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_mkey_configure} points to: {@code void (*wr_mkey_configure)(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint8_t num_setters, struct mlx5dv_mkey_conf_attr *attr)}.
     */
    public static final class wr_mkey_configure {
        private wr_mkey_configure() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static void invoke(MemorySegment pointer, MemorySegment mqp, MemorySegment mkey,
                int num_setters, MemorySegment attr) {
            try {
                Invoke.HANDLE.invokeExact(pointer, mqp, mkey, Ranges.u8(num_setters), attr);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment mqp, MemorySegment mkey,
                byte num_setters, MemorySegment attr) {
            function.apply(Segments.sized(mqp, mlx5dv_qp_ex.sizeof()), Segments.sized(mkey, mlx5dv_mkey.sizeof()), Byte.toUnsignedInt(num_setters), Segments.sized(attr, mlx5dv_mkey_conf_attr.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment mqp, MemorySegment mkey, int num_setters, MemorySegment attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_set_mkey_access_flags} points to: {@code void (*wr_set_mkey_access_flags)(struct mlx5dv_qp_ex *mqp, uint32_t access_flags)}.
     */
    public static final class wr_set_mkey_access_flags {
        private wr_set_mkey_access_flags() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static void invoke(MemorySegment pointer, MemorySegment mqp, int access_flags) {
            try {
                Invoke.HANDLE.invokeExact(pointer, mqp, access_flags);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment mqp, int access_flags) {
            function.apply(Segments.sized(mqp, mlx5dv_qp_ex.sizeof()), access_flags);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment mqp, int access_flags);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_set_mkey_layout_list} points to: {@code void (*wr_set_mkey_layout_list)(struct mlx5dv_qp_ex *mqp, uint16_t num_sges, const struct ibv_sge *sge)}.
     */
    public static final class wr_set_mkey_layout_list {
        private wr_set_mkey_layout_list() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static void invoke(MemorySegment pointer, MemorySegment mqp, int num_sges,
                MemorySegment sge) {
            try {
                Invoke.HANDLE.invokeExact(pointer, mqp, Ranges.u16(num_sges), sge);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment mqp, short num_sges,
                MemorySegment sge) {
            function.apply(Segments.sized(mqp, mlx5dv_qp_ex.sizeof()), Short.toUnsignedInt(num_sges), Segments.sized(sge, ibv_sge.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_SHORT, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment mqp, int num_sges, MemorySegment sge);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_set_mkey_layout_interleaved} points to: {@code void (*wr_set_mkey_layout_interleaved)(struct mlx5dv_qp_ex *mqp, uint32_t repeat_count, uint16_t num_interleaved, const struct mlx5dv_mr_interleaved *data)}.
     */
    public static final class wr_set_mkey_layout_interleaved {
        private wr_set_mkey_layout_interleaved() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static void invoke(MemorySegment pointer, MemorySegment mqp, int repeat_count,
                int num_interleaved, MemorySegment data) {
            try {
                Invoke.HANDLE.invokeExact(pointer, mqp, repeat_count, Ranges.u16(num_interleaved), data);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment mqp, int repeat_count,
                short num_interleaved, MemorySegment data) {
            function.apply(Segments.sized(mqp, mlx5dv_qp_ex.sizeof()), repeat_count, Short.toUnsignedInt(num_interleaved), Segments.sized(data, mlx5dv_mr_interleaved.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_SHORT, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment mqp, int repeat_count, int num_interleaved,
                    MemorySegment data);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_set_mkey_sig_block} points to: {@code void (*wr_set_mkey_sig_block)(struct mlx5dv_qp_ex *mqp, const struct mlx5dv_sig_block_attr *attr)}.
     */
    public static final class wr_set_mkey_sig_block {
        private wr_set_mkey_sig_block() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static void invoke(MemorySegment pointer, MemorySegment mqp, MemorySegment attr) {
            try {
                Invoke.HANDLE.invokeExact(pointer, mqp, attr);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment mqp, MemorySegment attr) {
            function.apply(Segments.sized(mqp, mlx5dv_qp_ex.sizeof()), Segments.sized(attr, mlx5dv_sig_block_attr.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment mqp, MemorySegment attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_raw_wqe} points to: {@code void (*wr_raw_wqe)(struct mlx5dv_qp_ex *mqp, const void *wqe)}.
     */
    public static final class wr_raw_wqe {
        private wr_raw_wqe() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static void invoke(MemorySegment pointer, MemorySegment mqp, MemorySegment wqe) {
            try {
                Invoke.HANDLE.invokeExact(pointer, mqp, wqe);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment mqp, MemorySegment wqe) {
            function.apply(Segments.sized(mqp, mlx5dv_qp_ex.sizeof()), wqe);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment mqp, MemorySegment wqe);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_set_dc_addr_stream} points to: {@code void (*wr_set_dc_addr_stream)(struct mlx5dv_qp_ex *mqp, struct ibv_ah *ah, uint32_t remote_dctn, uint64_t remote_dc_key, uint16_t stream_id)}.
     */
    public static final class wr_set_dc_addr_stream {
        private wr_set_dc_addr_stream() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static void invoke(MemorySegment pointer, MemorySegment mqp, MemorySegment ah,
                int remote_dctn, long remote_dc_key, int stream_id) {
            try {
                Invoke.HANDLE.invokeExact(pointer, mqp, ah, remote_dctn, remote_dc_key, Ranges.u16(stream_id));
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment mqp, MemorySegment ah,
                int remote_dctn, long remote_dc_key, short stream_id) {
            function.apply(Segments.sized(mqp, mlx5dv_qp_ex.sizeof()), Segments.sized(ah, ibv_ah.sizeof()), remote_dctn, remote_dc_key, Short.toUnsignedInt(stream_id));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_SHORT);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment mqp, MemorySegment ah, int remote_dctn, long remote_dc_key,
                    int stream_id);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_memcpy} points to: {@code void (*wr_memcpy)(struct mlx5dv_qp_ex *mqp, uint32_t dest_lkey, uint64_t dest_addr, uint32_t src_lkey, uint64_t src_addr, size_t length)}.
     */
    public static final class wr_memcpy {
        private wr_memcpy() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static void invoke(MemorySegment pointer, MemorySegment mqp, int dest_lkey,
                long dest_addr, int src_lkey, long src_addr, long length) {
            try {
                Invoke.HANDLE.invokeExact(pointer, mqp, dest_lkey, dest_addr, src_lkey, src_addr, length);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment mqp, int dest_lkey,
                long dest_addr, int src_lkey, long src_addr, long length) {
            function.apply(Segments.sized(mqp, mlx5dv_qp_ex.sizeof()), dest_lkey, dest_addr, src_lkey, src_addr, length);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment mqp, int dest_lkey, long dest_addr, int src_lkey,
                    long src_addr, long length);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wr_set_mkey_crypto} points to: {@code void (*wr_set_mkey_crypto)(struct mlx5dv_qp_ex *mqp, const struct mlx5dv_crypto_attr *attr)}.
     */
    public static final class wr_set_mkey_crypto {
        private wr_set_mkey_crypto() {
        }

        /**
         * Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the
         * function throws are passed to the uncaught exception handler of the thread, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set
         */
        public static void invoke(MemorySegment pointer, MemorySegment mqp, MemorySegment attr) {
            try {
                Invoke.HANDLE.invokeExact(pointer, mqp, attr);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment mqp, MemorySegment attr) {
            function.apply(Segments.sized(mqp, mlx5dv_qp_ex.sizeof()), Segments.sized(attr, mlx5dv_crypto_attr.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment mqp, MemorySegment attr);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }
}
