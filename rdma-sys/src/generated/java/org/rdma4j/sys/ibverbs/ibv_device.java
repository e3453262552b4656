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
import org.rdma4j.sys.runtime.calling.CStrings;
import org.rdma4j.sys.runtime.printing.RecordText;

/**
 * The C type {@code struct ibv_device}: 664 bytes, aligned to 8.
 *
 * <pre>{@code
 *      struct ibv_device {
 *   0      struct _ibv_device_ops _ops;
 *  16      enum ibv_node_type node_type;
 *  20      enum ibv_transport_type transport_type;
 *  24      char name[64];
 *  88      char dev_name[64];
 * 152      char dev_path[256];
 * 408      char ibdev_path[256];
 *      };
 * }</pre>
 *
 * <p>Declared in {@code infiniband/verbs.h}; numbers are offsets in bytes.
 */
public final class ibv_device {
    private static final long SIZE = 664L;

    private ibv_device() {
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
        return RecordText.of("ibv_device", segment, layout(), "_ops@_ibv_device_ops node_type- node_type=ibv_node_type transport_type- transport_type=ibv_transport_type name\" dev_name\" dev_path\" ibdev_path\"", IbverbsEnumNames.ALL);
    }

    /**
     * {@code struct _ibv_device_ops _ops}, at byte 0, as a slice; see {@link org.rdma4j.sys.ibverbs._ibv_device_ops _ibv_device_ops}.
     */
    public static MemorySegment _ops(MemorySegment segment) {
        return segment.asSlice(0L, 16L);
    }

    /**
     * Copies the 16 bytes of {@code _ops} from {@code value}.
     */
    public static void _ops(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 0L, 16L);
    }

    /**
     * Returns the offset of {@code _ops} in bytes.
     */
    public static long _ops$offset() {
        return 0L;
    }

    /**
     * {@code enum ibv_node_type node_type}, at byte 16; see {@link org.rdma4j.sys.ibverbs.ibv_node_type ibv_node_type}.
     */
    public static int node_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 16L);
    }

    /**
     * Sets {@code node_type}.
     */
    public static void node_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 16L, value);
    }

    /**
     * Returns the offset of {@code node_type} in bytes.
     */
    public static long node_type$offset() {
        return 16L;
    }

    /**
     * {@code enum ibv_transport_type transport_type}, at byte 20; see {@link org.rdma4j.sys.ibverbs.ibv_transport_type ibv_transport_type}.
     */
    public static int transport_type(MemorySegment segment) {
        return segment.get(ValueLayout.JAVA_INT_UNALIGNED, 20L);
    }

    /**
     * Sets {@code transport_type}.
     */
    public static void transport_type(MemorySegment segment, int value) {
        segment.set(ValueLayout.JAVA_INT_UNALIGNED, 20L, value);
    }

    /**
     * Returns the offset of {@code transport_type} in bytes.
     */
    public static long transport_type$offset() {
        return 20L;
    }

    /**
     * {@code char name[64]}, at byte 24, as a slice.
     */
    public static MemorySegment name(MemorySegment segment) {
        return segment.asSlice(24L, 64L);
    }

    /**
     * Copies the 64 bytes of {@code name} from {@code value}.
     */
    public static void name(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 24L, 64L);
    }

    /**
     * Returns {@code char name[64]} as a string, up to the first zero.
     */
    public static String nameString(MemorySegment segment) {
        return CStrings.get(segment, 24L, 64L);
    }

    /**
     * Sets {@code name} to the string and a terminating zero.
     *
     * @throws IllegalArgumentException if they do not fit into 64 bytes
     */
    public static void nameString(MemorySegment segment, String value) {
        CStrings.set(segment, 24L, 64L, value);
    }

    /**
     * Returns an element of {@code char name[64]}.
     */
    public static byte name(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_BYTE, 24L + Objects.checkIndex(index, 64L));
    }

    /**
     * Sets an element of {@code name}.
     */
    public static void name(MemorySegment segment, long index, byte value) {
        segment.set(ValueLayout.JAVA_BYTE, 24L + Objects.checkIndex(index, 64L), value);
    }

    /**
     * Returns the offset of {@code name} in bytes.
     */
    public static long name$offset() {
        return 24L;
    }

    /**
     * {@code char dev_name[64]}, at byte 88, as a slice.
     */
    public static MemorySegment dev_name(MemorySegment segment) {
        return segment.asSlice(88L, 64L);
    }

    /**
     * Copies the 64 bytes of {@code dev_name} from {@code value}.
     */
    public static void dev_name(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 88L, 64L);
    }

    /**
     * Returns {@code char dev_name[64]} as a string, up to the first zero.
     */
    public static String dev_nameString(MemorySegment segment) {
        return CStrings.get(segment, 88L, 64L);
    }

    /**
     * Sets {@code dev_name} to the string and a terminating zero.
     *
     * @throws IllegalArgumentException if they do not fit into 64 bytes
     */
    public static void dev_nameString(MemorySegment segment, String value) {
        CStrings.set(segment, 88L, 64L, value);
    }

    /**
     * Returns an element of {@code char dev_name[64]}.
     */
    public static byte dev_name(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_BYTE, 88L + Objects.checkIndex(index, 64L));
    }

    /**
     * Sets an element of {@code dev_name}.
     */
    public static void dev_name(MemorySegment segment, long index, byte value) {
        segment.set(ValueLayout.JAVA_BYTE, 88L + Objects.checkIndex(index, 64L), value);
    }

    /**
     * Returns the offset of {@code dev_name} in bytes.
     */
    public static long dev_name$offset() {
        return 88L;
    }

    /**
     * {@code char dev_path[256]}, at byte 152, as a slice.
     */
    public static MemorySegment dev_path(MemorySegment segment) {
        return segment.asSlice(152L, 256L);
    }

    /**
     * Copies the 256 bytes of {@code dev_path} from {@code value}.
     */
    public static void dev_path(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 152L, 256L);
    }

    /**
     * Returns {@code char dev_path[256]} as a string, up to the first zero.
     */
    public static String dev_pathString(MemorySegment segment) {
        return CStrings.get(segment, 152L, 256L);
    }

    /**
     * Sets {@code dev_path} to the string and a terminating zero.
     *
     * @throws IllegalArgumentException if they do not fit into 256 bytes
     */
    public static void dev_pathString(MemorySegment segment, String value) {
        CStrings.set(segment, 152L, 256L, value);
    }

    /**
     * Returns an element of {@code char dev_path[256]}.
     */
    public static byte dev_path(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_BYTE, 152L + Objects.checkIndex(index, 256L));
    }

    /**
     * Sets an element of {@code dev_path}.
     */
    public static void dev_path(MemorySegment segment, long index, byte value) {
        segment.set(ValueLayout.JAVA_BYTE, 152L + Objects.checkIndex(index, 256L), value);
    }

    /**
     * Returns the offset of {@code dev_path} in bytes.
     */
    public static long dev_path$offset() {
        return 152L;
    }

    /**
     * {@code char ibdev_path[256]}, at byte 408, as a slice.
     */
    public static MemorySegment ibdev_path(MemorySegment segment) {
        return segment.asSlice(408L, 256L);
    }

    /**
     * Copies the 256 bytes of {@code ibdev_path} from {@code value}.
     */
    public static void ibdev_path(MemorySegment segment, MemorySegment value) {
        MemorySegment.copy(value, 0L, segment, 408L, 256L);
    }

    /**
     * Returns {@code char ibdev_path[256]} as a string, up to the first zero.
     */
    public static String ibdev_pathString(MemorySegment segment) {
        return CStrings.get(segment, 408L, 256L);
    }

    /**
     * Sets {@code ibdev_path} to the string and a terminating zero.
     *
     * @throws IllegalArgumentException if they do not fit into 256 bytes
     */
    public static void ibdev_pathString(MemorySegment segment, String value) {
        CStrings.set(segment, 408L, 256L, value);
    }

    /**
     * Returns an element of {@code char ibdev_path[256]}.
     */
    public static byte ibdev_path(MemorySegment segment, long index) {
        return segment.get(ValueLayout.JAVA_BYTE, 408L + Objects.checkIndex(index, 256L));
    }

    /**
     * Sets an element of {@code ibdev_path}.
     */
    public static void ibdev_path(MemorySegment segment, long index, byte value) {
        segment.set(ValueLayout.JAVA_BYTE, 408L + Objects.checkIndex(index, 256L), value);
    }

    /**
     * Returns the offset of {@code ibdev_path} in bytes.
     */
    public static long ibdev_path$offset() {
        return 408L;
    }

    private static final class Layout {
        static final GroupLayout LAYOUT = MemoryLayout.structLayout(
                _ibv_device_ops.layout().withName("_ops"),
                ValueLayout.JAVA_INT.withName("node_type"),
                ValueLayout.JAVA_INT.withName("transport_type"),
                MemoryLayout.sequenceLayout(64L, ValueLayout.JAVA_BYTE).withName("name"),
                MemoryLayout.sequenceLayout(64L, ValueLayout.JAVA_BYTE).withName("dev_name"),
                MemoryLayout.sequenceLayout(256L, ValueLayout.JAVA_BYTE).withName("dev_path"),
                MemoryLayout.sequenceLayout(256L, ValueLayout.JAVA_BYTE).withName("ibdev_path"))
                .withName("ibv_device");

        private Layout() {
        }
    }
}
