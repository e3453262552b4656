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
 * C's {@code struct _ibv_device_ops}: 16 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct _ibv_device_ops {
 *   0      struct ibv_context *(*_dummy1)(struct ibv_device *device, int cmd_fd);
 *   8      void (*_dummy2)(struct ibv_context *context);
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; the numbers are offsets in bytes.
 */
public final class _ibv_device_ops {
    private static final long SIZE = 16L;

    private _ibv_device_ops() {
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
        return RecordText.of("_ibv_device_ops", segment, layout(), "", EnumNames.NONE);
    }

    /**
     * {@code struct ibv_context *(*_dummy1)(struct ibv_device *device, int cmd_fd)}, at byte 0.
     */
    public static MemorySegment _dummy1(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 0L);
    }

    /**
     * Sets {@code _dummy1}.
     */
    public static void _dummy1(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 0L, value);
    }

    /**
     * The offset of {@code _dummy1} in bytes.
     */
    public static long _dummy1$offset() {
        return 0L;
    }

    /**
     * {@code void (*_dummy2)(struct ibv_context *context)}, at byte 8.
     */
    public static MemorySegment _dummy2(MemorySegment segment) {
        return segment.get(ValueLayout.ADDRESS_UNALIGNED, 8L);
    }

    /**
     * Sets {@code _dummy2}.
     */
    public static void _dummy2(MemorySegment segment, MemorySegment value) {
        segment.set(ValueLayout.ADDRESS_UNALIGNED, 8L, value);
    }

    /**
     * The offset of {@code _dummy2} in bytes.
     */
    public static long _dummy2$offset() {
        return 8L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                ValueLayout.ADDRESS.withName("_dummy1"),
                ValueLayout.ADDRESS.withName("_dummy2"))
                .withName("_ibv_device_ops");

        private Layout() {
        }
    }

    /**
     * What {@code _dummy1} points to: {@code struct ibv_context *(*_dummy1)(struct ibv_device *device, int cmd_fd)}.
     */
    public static final class _dummy1 {
        private _dummy1() {
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
        public static MemorySegment invoke(MemorySegment pointer, MemorySegment device,
                int cmd_fd) {
            try {
                return Segments.sized((MemorySegment) Invoke.HANDLE.invokeExact(pointer, device, cmd_fd), ibv_context.sizeof());
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static MemorySegment upcall(Function function, MemorySegment device, int cmd_fd) {
            return function.apply(Segments.sized(device, ibv_device.sizeof()), cmd_fd);
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT);
        }

        /**
         * What C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on a thread of C's choice.
             */
            MemorySegment apply(MemorySegment device, int cmd_fd);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }

    /**
     * What {@code _dummy2} points to: {@code void (*_dummy2)(struct ibv_context *context)}.
     */
    public static final class _dummy2 {
        private _dummy2() {
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
        public static void invoke(MemorySegment pointer, MemorySegment context) {
            try {
                Invoke.HANDLE.invokeExact(pointer, context);
            } catch (Throwable failure) {
                throw Linking.rethrow(failure);
            }
        }

        private static void upcall(Function function, MemorySegment context) {
            function.apply(Segments.sized(context, ibv_context.sizeof()));
        }

        private static FunctionDescriptor descriptor() {
            return FunctionDescriptor.ofVoid(ValueLayout.ADDRESS);
        }

        /**
         * What C calls.
         */
        @FunctionalInterface
        public interface Function {
            /**
             * Called by C, on a thread of C's choice.
             */
            void apply(MemorySegment context);
        }

        private static final class Invoke {
            static final MethodHandle HANDLE = Linking.pointer(descriptor());

            private Invoke() {
            }
        }
    }
}
