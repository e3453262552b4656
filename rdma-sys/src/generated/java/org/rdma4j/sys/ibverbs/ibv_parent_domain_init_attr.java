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
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_parent_domain_init_attr}: 48 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_parent_domain_init_attr {
 *   0      struct ibv_pd *pd;
 *   8      struct ibv_td *td;
 *  16      uint32_t comp_mask;
 *  24      void *(*alloc)(struct ibv_pd *pd, void *pd_context, size_t size, size_t alignment, uint64_t resource_type);
 *  32      void (*free)(struct ibv_pd *pd, void *pd_context, void *ptr, uint64_t resource_type);
 *  40      void *pd_context;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_parent_domain_init_attr {
    private static final long SIZE = 48L;

    private ibv_parent_domain_init_attr() {
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
        return RecordText.of("ibv_parent_domain_init_attr", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code struct ibv_pd *pd}, at byte 0; see {@link org.rdma4j.sys.ibverbs.ibv_pd ibv_pd}.
     */
    public static MemorySegment pd(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L), ibv_pd.sizeof());
    }

    /**
     * Sets {@code pd}.
     */
    public static void pd(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * Returns the offset of {@code pd} in bytes.
     */
    public static long pd$offset() {
        return 0L;
    }

    /**
     * {@code struct ibv_td *td}, at byte 8; see {@link org.rdma4j.sys.ibverbs.ibv_td ibv_td}.
     */
    public static MemorySegment td(MemorySegment segment) {
        return Segments.sized(segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L), ibv_td.sizeof());
    }

    /**
     * Sets {@code td}.
     */
    public static void td(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * Returns the offset of {@code td} in bytes.
     */
    public static long td$offset() {
        return 8L;
    }

    /**
     * {@code uint32_t comp_mask}, at byte 16.
     */
    public static int comp_mask(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code comp_mask}.
     */
    public static void comp_mask(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code comp_mask} in bytes.
     */
    public static long comp_mask$offset() {
        return 16L;
    }

    /**
     * {@code void *(*alloc)(struct ibv_pd *pd, void *pd_context, size_t size, size_t alignment, uint64_t resource_type)}, at byte 24.
     */
    public static MemorySegment alloc(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 24L);
    }

    /**
     * Sets {@code alloc}.
     */
    public static void alloc(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 24L, value);
    }

    /**
     * Returns the offset of {@code alloc} in bytes.
     */
    public static long alloc$offset() {
        return 24L;
    }

    /**
     * {@code void (*free)(struct ibv_pd *pd, void *pd_context, void *ptr, uint64_t resource_type)}, at byte 32.
     */
    public static MemorySegment free(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 32L);
    }

    /**
     * Sets {@code free}.
     */
    public static void free(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 32L, value);
    }

    /**
     * Returns the offset of {@code free} in bytes.
     */
    public static long free$offset() {
        return 32L;
    }

    /**
     * {@code void *pd_context}, at byte 40.
     */
    public static MemorySegment pd_context(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 40L);
    }

    /**
     * Sets {@code pd_context}.
     */
    public static void pd_context(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 40L, value);
    }

    /**
     * Returns the offset of {@code pd_context} in bytes.
     */
    public static long pd_context$offset() {
        return 40L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("pd"),
                ValueLayout.ADDRESS.withName("td"),
                ValueLayout.JAVA_INT.withName("comp_mask"),
                MemoryLayout.paddingLayout(4L),
                ValueLayout.ADDRESS.withName("alloc"),
                ValueLayout.ADDRESS.withName("free"),
                ValueLayout.ADDRESS.withName("pd_context"))
                .withName("ibv_parent_domain_init_attr");

        private Layout() {
        }
    }

    /**
     * Function that {@code alloc} points to: {@code void *(*alloc)(struct ibv_pd *pd, void *pd_context, size_t size, size_t alignment, uint64_t resource_type)}.
     */
    public static final class alloc {
        private alloc() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment pd,
                MemorySegment pd_context, long size, long alignment, long resource_type) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer, pd, pd_context, size, alignment, resource_type);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment pd,
                MemorySegment pd_context, long size, long alignment, long resource_type) {
            return function.apply(Segments.sized(pd, ibv_pd.sizeof()), pd_context, size, alignment, resource_type);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            MemorySegment apply(MemorySegment pd, MemorySegment pd_context, long size,
                    long alignment, long resource_type);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * Function that {@code free} points to: {@code void (*free)(struct ibv_pd *pd, void *pd_context, void *ptr, uint64_t resource_type)}.
     */
    public static final class free {
        private free() {
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
        public static void invoke(MemorySegment pointer, MemorySegment pd, MemorySegment pd_context,
                MemorySegment ptr, long resource_type) {
            try {
                Invoke.HANDLE.invokeExact(pointer, pd, pd_context, ptr, resource_type);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment pd, MemorySegment pd_context,
                MemorySegment ptr, long resource_type) {
            function.apply(Segments.sized(pd, ibv_pd.sizeof()), pd_context, ptr, resource_type);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG);
        }

        /**
         * The function that C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on any thread.
             */
            void apply(MemorySegment pd, MemorySegment pd_context, MemorySegment ptr,
                    long resource_type);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }
}
