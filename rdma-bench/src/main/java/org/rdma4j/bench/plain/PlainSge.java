package org.rdma4j.bench.plain;

import static java.lang.foreign.MemoryLayout.PathElement.groupElement;

import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.rdma4j.sys.ibverbs.ibv_sge;

/** {@code struct ibv_sge} in the form that jextract generates: a layout, and a layout and an offset for each member. */
public final class PlainSge {
    private static final GroupLayout LAYOUT = ibv_sge.layout();

    private PlainSge() {}

    public static MemorySegment asSlice(MemorySegment array, long index) {
        return array.asSlice(LAYOUT.byteSize() * index);
    }

    private static final ValueLayout.OfLong addr$LAYOUT = (ValueLayout.OfLong) LAYOUT.select(groupElement("addr"));
    private static final long addr$OFFSET = LAYOUT.byteOffset(groupElement("addr"));

    public static long addr(MemorySegment struct) {
        return struct.get(addr$LAYOUT, addr$OFFSET);
    }

    public static void addr(MemorySegment struct, long value) {
        struct.set(addr$LAYOUT, addr$OFFSET, value);
    }

    private static final ValueLayout.OfInt length$LAYOUT = (ValueLayout.OfInt) LAYOUT.select(groupElement("length"));
    private static final long length$OFFSET = LAYOUT.byteOffset(groupElement("length"));

    public static int length(MemorySegment struct) {
        return struct.get(length$LAYOUT, length$OFFSET);
    }

    public static void length(MemorySegment struct, int value) {
        struct.set(length$LAYOUT, length$OFFSET, value);
    }

    private static final ValueLayout.OfInt lkey$LAYOUT = (ValueLayout.OfInt) LAYOUT.select(groupElement("lkey"));
    private static final long lkey$OFFSET = LAYOUT.byteOffset(groupElement("lkey"));

    public static int lkey(MemorySegment struct) {
        return struct.get(lkey$LAYOUT, lkey$OFFSET);
    }

    public static void lkey(MemorySegment struct, int value) {
        struct.set(lkey$LAYOUT, lkey$OFFSET, value);
    }
}
