package org.rdma4j.bench.call;

import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import org.rdma4j.bench.device.VerbsFixture;
import org.rdma4j.bench.plain.PlainSendWr;
import org.rdma4j.bench.plain.PlainSge;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_sge;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;

/**
 * Writes all fields of a request of a chain, and of its scatter/gather element, with the values that loops.h writes.
 */
final class ChainWriter {
    private static final long PAGE = 4096;
    private static final long LOCAL = 0x10000;
    private static final long REMOTE = 0x20000;
    private static final int LKEY = 0x1234;
    private static final int RKEY = 0x5678;

    private ChainWriter() {}

    /** With the generated accessors, on slices. */
    static void sliced(MemorySegment wrs, MemorySegment sges, int i, int n) {
        MemorySegment sge = ibv_sge.asSlice(sges, i);
        ibv_sge.addr(sge, LOCAL + i * PAGE);
        ibv_sge.length(sge, (int) PAGE);
        ibv_sge.lkey(sge, LKEY);
        MemorySegment wr = ibv_send_wr.asSlice(wrs, i);
        ibv_send_wr.wr_id(wr, n + i);
        ibv_send_wr.next(wr, i + 1 < VerbsFixture.CHAIN_LENGTH ? ibv_send_wr.asSlice(wrs, i + 1) : MemorySegment.NULL);
        ibv_send_wr.sg_list(wr, sge);
        ibv_send_wr.num_sge(wr, 1);
        ibv_send_wr.opcode(wr, ibv_wr_opcode.IBV_WR_RDMA_WRITE);
        ibv_send_wr.send_flags(wr, ibv_send_flags.IBV_SEND_SIGNALED);
        ibv_send_wr.wr_rdma_remote_addr(wr, REMOTE + i * PAGE);
        ibv_send_wr.wr_rdma_rkey(wr, RKEY);
    }

    /** With the generated accessors, on segments that are created from addresses. */
    static void addressed(long first, long elements, int i, int n) {
        MemorySegment sge = ibv_sge.ofAddress(elements + i * ibv_sge.sizeof());
        ibv_sge.addr(sge, LOCAL + i * PAGE);
        ibv_sge.length(sge, (int) PAGE);
        ibv_sge.lkey(sge, LKEY);
        long next = first + (i + 1) * ibv_send_wr.sizeof();
        MemorySegment wr = ibv_send_wr.ofAddress(first + i * ibv_send_wr.sizeof());
        ibv_send_wr.wr_id(wr, n + i);
        ibv_send_wr.next(wr, MemorySegment.ofAddress(i + 1 < VerbsFixture.CHAIN_LENGTH ? next : 0));
        ibv_send_wr.sg_list(wr, sge);
        ibv_send_wr.num_sge(wr, 1);
        ibv_send_wr.opcode(wr, ibv_wr_opcode.IBV_WR_RDMA_WRITE);
        ibv_send_wr.send_flags(wr, ibv_send_flags.IBV_SEND_SIGNALED);
        ibv_send_wr.wr_rdma_remote_addr(wr, REMOTE + i * PAGE);
        ibv_send_wr.wr_rdma_rkey(wr, RKEY);
    }

    /** With accessors like those of jextract. */
    static void plain(MemorySegment wrs, MemorySegment sges, int i, int n) {
        MemorySegment sge = PlainSge.asSlice(sges, i);
        PlainSge.addr(sge, LOCAL + i * PAGE);
        PlainSge.length(sge, (int) PAGE);
        PlainSge.lkey(sge, LKEY);
        MemorySegment wr = PlainSendWr.asSlice(wrs, i);
        PlainSendWr.wr_id(wr, n + i);
        PlainSendWr.next(wr, i + 1 < VerbsFixture.CHAIN_LENGTH ? PlainSendWr.asSlice(wrs, i + 1) : MemorySegment.NULL);
        PlainSendWr.sg_list(wr, sge);
        PlainSendWr.num_sge(wr, 1);
        PlainSendWr.opcode(wr, ibv_wr_opcode.IBV_WR_RDMA_WRITE);
        PlainSendWr.send_flags(wr, ibv_send_flags.IBV_SEND_SIGNALED);
        PlainSendWr.rdma_remote_addr(wr, REMOTE + i * PAGE);
        PlainSendWr.rdma_rkey(wr, RKEY);
    }

    /** Into direct buffers, as programs with JNI do. */
    static void buffer(ByteBuffer wr, long first, ByteBuffer sge, long elements, int i, int n) {
        int element = i * (int) ibv_sge.sizeof();
        sge.putLong(element, LOCAL + i * PAGE);
        sge.putInt(element + 8, (int) PAGE);
        sge.putInt(element + 12, LKEY);
        int at = i * (int) ibv_send_wr.sizeof();
        wr.putLong(at, n + i);
        wr.putLong(at + 8, i + 1 < VerbsFixture.CHAIN_LENGTH ? first + at + ibv_send_wr.sizeof() : 0);
        wr.putLong(at + 16, elements + element);
        wr.putInt(at + 24, 1);
        wr.putInt(at + 28, ibv_wr_opcode.IBV_WR_RDMA_WRITE);
        wr.putInt(at + 32, ibv_send_flags.IBV_SEND_SIGNALED);
        wr.putLong(at + 40, REMOTE + i * PAGE);
        wr.putInt(at + 48, RKEY);
    }
}
