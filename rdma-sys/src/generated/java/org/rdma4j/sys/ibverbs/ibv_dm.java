// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

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
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_dm}: 32 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_dm {
 *   0      struct ibv_context *context;
 *   8      int (*memcpy_to_dm)(struct ibv_dm *dm, uint64_t dm_offset, const void *host_addr, size_t length);
 *  16      int (*memcpy_from_dm)(void *host_addr, struct ibv_dm *dm, uint64_t dm_offset, size_t length);
 *  24      uint32_t comp_mask;
 *  28      uint32_t handle;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_dm {
    private static final long SIZE = 32L;

    private ibv_dm() {
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
        return RecordText.of("ibv_dm", segment, layout(), "handle>3500", EnumNames.NONE);
    }

    /**
     * {@code struct ibv_context *context}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_context ibv_context}.
     */
    public static MemorySegment context(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L), ibv_context.sizeof());
    }

    /**
     * Sets {@code context}.
     */
    public static void context(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code context} in bytes.
     */
    public static long context$offset() {
        return 0L;
    }

    /**
     * {@code int (*memcpy_to_dm)(struct ibv_dm *dm, uint64_t dm_offset, const void *host_addr, size_t length)}, at byte 8.
     */
    public static MemorySegment memcpy_to_dm(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L);
    }

    /**
     * Sets {@code memcpy_to_dm}.
     */
    public static void memcpy_to_dm(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code memcpy_to_dm} in bytes.
     */
    public static long memcpy_to_dm$offset() {
        return 8L;
    }

    /**
     * {@code int (*memcpy_from_dm)(void *host_addr, struct ibv_dm *dm, uint64_t dm_offset, size_t length)}, at byte 16.
     */
    public static MemorySegment memcpy_from_dm(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L);
    }

    /**
     * Sets {@code memcpy_from_dm}.
     */
    public static void memcpy_from_dm(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code memcpy_from_dm} in bytes.
     */
    public static long memcpy_from_dm$offset() {
        return 16L;
    }

    /**
     * {@code uint32_t comp_mask}, at byte 24.
     */
    public static int comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 24L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 24L;
    }

    /**
     * {@code uint32_t handle}, at byte 28.
     * Since rdma-core 35.0.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static int handle(MemorySegment segment) {
        HostRelease.require("ibv_dm.handle", 3500);
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 28L);
    }

    /**
     * Sets {@code handle}.
     *
     * @throws UnsupportedOperationException if the library of this host is older
     */
    public static void handle(MemorySegment segment, int value) {
        HostRelease.require("ibv_dm.handle", 3500);
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 28L, value);
    }

    /**
     * Returns the offset of {@code handle} in bytes.
     */
    public static long handle$offset() {
        return 28L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("context"),
                ValueLayout.ADDRESS.withName("memcpy_to_dm"),
                ValueLayout.ADDRESS.withName("memcpy_from_dm"),
                ValueLayout.JAVA_INT.withName("comp_mask"),
                ValueLayout.JAVA_INT.withName("handle"))
                .withName("ibv_dm");

        private Layout() {
        }
    }

    /**
     * Function that {@code memcpy_to_dm} points to: {@code int (*memcpy_to_dm)(struct ibv_dm *dm, uint64_t dm_offset, const void *host_addr, size_t length)}.
     */
    public static final class memcpy_to_dm {
        private memcpy_to_dm() {
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
        public static int invoke(MemorySegment pointer, MemorySegment dm, long dm_offset,
                MemorySegment host_addr, long length) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, dm, dm_offset, host_addr, length);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment dm, long dm_offset,
                MemorySegment host_addr, long length) {
            return function.apply(Segments.sized(dm, ibv_dm.sizeof()), dm_offset, host_addr, length);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment dm, long dm_offset, MemorySegment host_addr, long length);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code memcpy_from_dm} points to: {@code int (*memcpy_from_dm)(void *host_addr, struct ibv_dm *dm, uint64_t dm_offset, size_t length)}.
     */
    public static final class memcpy_from_dm {
        private memcpy_from_dm() {
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
        public static int invoke(MemorySegment pointer, MemorySegment host_addr, MemorySegment dm,
                long dm_offset, long length) {
            try {
                return (int) Invoke.HANDLE.invokeExact(pointer, host_addr, dm, dm_offset, length);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static int upcall(Function function, MemorySegment host_addr, MemorySegment dm,
                long dm_offset, long length) {
            return function.apply(host_addr, Segments.sized(dm, ibv_dm.sizeof()), dm_offset, length);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            int apply(MemorySegment host_addr, MemorySegment dm, long dm_offset, long length);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }
}
