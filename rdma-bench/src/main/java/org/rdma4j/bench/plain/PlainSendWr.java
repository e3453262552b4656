package org.rdma4j.bench.plain;

import static java.lang.foreign.MemoryLayout.PathElement.groupElement;

import java.lang.foreign.AddressLayout;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.rdma4j.sys.ibverbs.ibv_send_wr;

/**
 * {@code struct ibv_send_wr} in the form that jextract generates: a layout, and a layout and an offset for each member.
 */
public final class PlainSendWr {
    private static final GroupLayout LAYOUT = ibv_send_wr.layout();

    private PlainSendWr() {}

    public static MemorySegment asSlice(MemorySegment array, long index) {
        return array.asSlice(LAYOUT.byteSize() * index);
    }

    private static final ValueLayout.OfLong wr_id$LAYOUT = (ValueLayout.OfLong) LAYOUT.select(groupElement("wr_id"));
    private static final long wr_id$OFFSET = LAYOUT.byteOffset(groupElement("wr_id"));

    public static long wr_id(MemorySegment struct) {
        return struct.get(wr_id$LAYOUT, wr_id$OFFSET);
    }

    public static void wr_id(MemorySegment struct, long value) {
        struct.set(wr_id$LAYOUT, wr_id$OFFSET, value);
    }

    private static final AddressLayout next$LAYOUT = (AddressLayout) LAYOUT.select(groupElement("next"));
    private static final long next$OFFSET = LAYOUT.byteOffset(groupElement("next"));

    public static MemorySegment next(MemorySegment struct) {
        return struct.get(next$LAYOUT, next$OFFSET);
    }

    public static void next(MemorySegment struct, MemorySegment value) {
        struct.set(next$LAYOUT, next$OFFSET, value);
    }

    private static final AddressLayout sg_list$LAYOUT = (AddressLayout) LAYOUT.select(groupElement("sg_list"));
    private static final long sg_list$OFFSET = LAYOUT.byteOffset(groupElement("sg_list"));

    public static MemorySegment sg_list(MemorySegment struct) {
        return struct.get(sg_list$LAYOUT, sg_list$OFFSET);
    }

    public static void sg_list(MemorySegment struct, MemorySegment value) {
        struct.set(sg_list$LAYOUT, sg_list$OFFSET, value);
    }

    private static final ValueLayout.OfInt num_sge$LAYOUT = (ValueLayout.OfInt) LAYOUT.select(groupElement("num_sge"));
    private static final long num_sge$OFFSET = LAYOUT.byteOffset(groupElement("num_sge"));

    public static int num_sge(MemorySegment struct) {
        return struct.get(num_sge$LAYOUT, num_sge$OFFSET);
    }

    public static void num_sge(MemorySegment struct, int value) {
        struct.set(num_sge$LAYOUT, num_sge$OFFSET, value);
    }

    private static final ValueLayout.OfInt opcode$LAYOUT = (ValueLayout.OfInt) LAYOUT.select(groupElement("opcode"));
    private static final long opcode$OFFSET = LAYOUT.byteOffset(groupElement("opcode"));

    public static int opcode(MemorySegment struct) {
        return struct.get(opcode$LAYOUT, opcode$OFFSET);
    }

    public static void opcode(MemorySegment struct, int value) {
        struct.set(opcode$LAYOUT, opcode$OFFSET, value);
    }

    private static final ValueLayout.OfInt send_flags$LAYOUT =
            (ValueLayout.OfInt) LAYOUT.select(groupElement("send_flags"));
    private static final long send_flags$OFFSET = LAYOUT.byteOffset(groupElement("send_flags"));

    public static int send_flags(MemorySegment struct) {
        return struct.get(send_flags$LAYOUT, send_flags$OFFSET);
    }

    public static void send_flags(MemorySegment struct, int value) {
        struct.set(send_flags$LAYOUT, send_flags$OFFSET, value);
    }

    private static final ValueLayout.OfLong rdma_remote_addr$LAYOUT =
            (ValueLayout.OfLong) LAYOUT.select(groupElement("wr"), groupElement("rdma"), groupElement("remote_addr"));
    private static final long rdma_remote_addr$OFFSET =
            LAYOUT.byteOffset(groupElement("wr"), groupElement("rdma"), groupElement("remote_addr"));

    public static long rdma_remote_addr(MemorySegment struct) {
        return struct.get(rdma_remote_addr$LAYOUT, rdma_remote_addr$OFFSET);
    }

    public static void rdma_remote_addr(MemorySegment struct, long value) {
        struct.set(rdma_remote_addr$LAYOUT, rdma_remote_addr$OFFSET, value);
    }

    private static final ValueLayout.OfInt rdma_rkey$LAYOUT =
            (ValueLayout.OfInt) LAYOUT.select(groupElement("wr"), groupElement("rdma"), groupElement("rkey"));
    private static final long rdma_rkey$OFFSET =
            LAYOUT.byteOffset(groupElement("wr"), groupElement("rdma"), groupElement("rkey"));

    public static int rdma_rkey(MemorySegment struct) {
        return struct.get(rdma_rkey$LAYOUT, rdma_rkey$OFFSET);
    }

    public static void rdma_rkey(MemorySegment struct, int value) {
        struct.set(rdma_rkey$LAYOUT, rdma_rkey$OFFSET, value);
    }
}
