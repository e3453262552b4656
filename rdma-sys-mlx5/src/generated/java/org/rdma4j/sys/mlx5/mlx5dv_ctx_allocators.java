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
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * C's {@code struct mlx5dv_ctx_allocators}: 24 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct mlx5dv_ctx_allocators {
 *   0      void *(*alloc)(size_t size, void *priv_data);
 *   8      void (*free)(void *ptr, void *priv_data);
 *  16      void *data;
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}; the numbers are offsets in bytes.
 */
public final class mlx5dv_ctx_allocators {
    private static final long SIZE = 24L;

    private mlx5dv_ctx_allocators() {
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
        return RecordText.of("mlx5dv_ctx_allocators", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code void *(*alloc)(size_t size, void *priv_data)}, at byte 0.
     */
    public static MemorySegment alloc(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L);
    }

    /**
     * Sets {@code alloc}.
     */
    public static void alloc(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * The offset of {@code alloc} in bytes.
     */
    public static long alloc$offset() {
        return 0L;
    }

    /**
     * {@code void (*free)(void *ptr, void *priv_data)}, at byte 8.
     */
    public static MemorySegment free(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L);
    }

    /**
     * Sets {@code free}.
     */
    public static void free(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * The offset of {@code free} in bytes.
     */
    public static long free$offset() {
        return 8L;
    }

    /**
     * {@code void *data}, at byte 16.
     */
    public static MemorySegment data(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 16L);
    }

    /**
     * Sets {@code data}.
     */
    public static void data(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 16L, value);
    }

    /**
     * The offset of {@code data} in bytes.
     */
    public static long data$offset() {
        return 16L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("alloc"),
                ValueLayout.ADDRESS.withName("free"),
                ValueLayout.ADDRESS.withName("data"))
                .withName("mlx5dv_ctx_allocators");

        private Layout() {
        }
    }

    /**
     * What {@code alloc} points to: {@code void *(*alloc)(size_t size, void *priv_data)}.
     */
    public static final class alloc {
        private alloc() {
        }

        /**
         * A pointer that C may call until the arena closes, and not later. What the function throws goes to the
         * thread's uncaught exception handler, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException for NULL, which a member holds that nobody has set
         */
        public static MemorySegment invoke(MemorySegment pointer, long size,
                MemorySegment priv_data) {
            try {
                return (MemorySegment) Invoke.HANDLE.invokeExact(pointer, size, priv_data);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, long size, MemorySegment priv_data) {
            return function.apply(size, priv_data);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS);
        }

        /**
         * What C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on a thread of C's choice.
             */
            MemorySegment apply(long size, MemorySegment priv_data);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * What {@code free} points to: {@code void (*free)(void *ptr, void *priv_data)}.
     */
    public static final class free {
        private free() {
        }

        /**
         * A pointer that C may call until the arena closes, and not later. What the function throws goes to the
         * thread's uncaught exception handler, and C gets zero.
         */
        public static MemorySegment allocate(Function function, Arena arena) {
            return Linking.upcall(Linking.target(MethodHandles.lookup(), "upcall", Function.class, descriptor()).bindTo(Objects.requireNonNull(function)), descriptor(), arena);
        }

        /**
         * Calls the function that {@code pointer} points to.
         *
         * @throws IllegalArgumentException for NULL, which a member holds that nobody has set
         */
        public static void invoke(MemorySegment pointer, MemorySegment ptr,
                MemorySegment priv_data) {
            try {
                Invoke.HANDLE.invokeExact(pointer, ptr, priv_data);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment ptr, MemorySegment priv_data) {
            function.apply(ptr, priv_data);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS);
        }

        /**
         * What C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on a thread of C's choice.
             */
            void apply(MemorySegment ptr, MemorySegment priv_data);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }
}
