// Generated; do not edit. Change efa.toml and run: ./dev generate
package org.rdma4j.sys.efa;

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
import org.rdma4j.sys.ibverbs.ibv_gid;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct efadv_cq}: 24 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct efadv_cq {
 *   0      uint64_t comp_mask;
 *   8      int (*wc_read_sgid)(struct efadv_cq *efadv_cq, union ibv_gid *sgid);
 *  16      _Bool (*wc_is_unsolicited)(struct efadv_cq *efadv_cq);
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/efadv.h}; numbers are offsets in bytes.
 *
 * <p>Since rdma-core 43.0.
 */
public final class efadv_cq {
    private static final long SIZE = 24L;

    private efadv_cq() {
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
        return RecordText.of("efadv_cq", segment, layout(), "wc_is_unsolicited>5200", EnumNames.NONE);
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
     * {@code int (*wc_read_sgid)(struct efadv_cq *efadv_cq, union ibv_gid *sgid)}, at byte 8.
     */
    public static MemorySegment wc_read_sgid(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L);
    }

    /**
     * Sets {@code wc_read_sgid}.
     */
    public static void wc_read_sgid(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code wc_read_sgid} in bytes.
     */
    public static long wc_read_sgid$offset() {
        return 8L;
    }

    /**
     * {@code _Bool (*wc_is_unsolicited)(struct efadv_cq *efadv_cq)}, at byte 16.
     * Since rdma-core 52.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static MemorySegment wc_is_unsolicited(MemorySegment segment) {
        HostRelease.require("efadv_cq.wc_is_unsolicited", 5200);
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L);
    }

    /**
     * Sets {@code wc_is_unsolicited}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void wc_is_unsolicited(MemorySegment segment, MemorySegment value) {
        HostRelease.require("efadv_cq.wc_is_unsolicited", 5200);
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code wc_is_unsolicited} in bytes.
     */
    public static long wc_is_unsolicited$offset() {
        return 16L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.JAVA_LONG.withName("comp_mask"),
                ValueLayout.ADDRESS.withName("wc_read_sgid"),
                ValueLayout.ADDRESS.withName("wc_is_unsolicited"))
                .withName("efadv_cq");

        private Layout() {
        }
    }

    /**
     * Function that {@code wc_read_sgid} points to: {@code int (*wc_read_sgid)(struct efadv_cq *efadv_cq, union ibv_gid *sgid)}.
     */
    public static final class wc_read_sgid {
        private wc_read_sgid() {
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
        public static int invoke(MemorySegment pointer, MemorySegment efadv_cq_,
                MemorySegment sgid) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, efadv_cq_, sgid);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment efadv_cq_, MemorySegment sgid) {
            return function.apply(Segments.sized(efadv_cq_, efadv_cq.sizeof()), Segments.sized(sgid, ibv_gid.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment efadv_cq_, MemorySegment sgid);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code wc_is_unsolicited} points to: {@code _Bool (*wc_is_unsolicited)(struct efadv_cq *efadv_cq)}.
     */
    public static final class wc_is_unsolicited {
        private wc_is_unsolicited() {
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
        public static boolean invoke(MemorySegment pointer, MemorySegment efadv_cq_) {
            try {
                return (boolean) Invoke.HANDLE.invokeExact(pointer, efadv_cq_);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static boolean upcall(Function function, MemorySegment efadv_cq_) {
            return function.apply(Segments.sized(efadv_cq_, efadv_cq.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_BOOLEAN, ValueLayout.ADDRESS);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            boolean apply(MemorySegment efadv_cq_);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }
}
