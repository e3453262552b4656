package org.rdma4j.bench.device;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.rdma4j.sys.ibverbs.ibv_cq_ex;
import org.rdma4j.sys.ibverbs.ibv_poll_cq_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_ex;
import org.rdma4j.sys.ibverbs.ibv_recv_wr;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_sge;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;

/** Queues of a device, and memory for requests and completions. The memory is never freed. */
public final class VerbsFixture {
    /** Number of operations in a call of a measured method. */
    public static final int REPETITIONS = 1000;

    /** Number of requests in a chain. */
    public static final int CHAIN_LENGTH = 32;

    /** Maximum number of completions in a poll. */
    public static final int MAX_COMPLETIONS = 16;

    public final MemorySegment qp;
    public final MemorySegment cq;
    public final MemorySegment sendRequests;
    public final MemorySegment elements;
    public final MemorySegment receive;
    public final MemorySegment bad;
    public final MemorySegment completions;
    public final MemorySegment pollAttributes;

    /** Result of the one-call poll, an {@code int}. */
    public final MemorySegment pollResult;

    /** The memory of the requests, elements and completions as direct buffers, for JNI. */
    public final ByteBuffer sendRequestBytes;

    public final ByteBuffer elementBytes;
    public final ByteBuffer completionBytes;

    /** Allocates the memory, and writes the first send request and the receive request. */
    public VerbsFixture(Device device) {
        Arena arena = Arena.global();
        qp = NullProvider.qp(device).reinterpret(ibv_qp_ex.sizeof());
        cq = NullProvider.cq(device).reinterpret(ibv_cq_ex.sizeof());
        sendRequests = ibv_send_wr.allocateArray(CHAIN_LENGTH, arena);
        elements = ibv_sge.allocateArray(CHAIN_LENGTH, arena);
        receive = ibv_recv_wr.allocate(arena);
        bad = arena.allocate(java.lang.foreign.ValueLayout.ADDRESS);
        completions = ibv_wc.allocateArray(MAX_COMPLETIONS, arena);
        pollAttributes = ibv_poll_cq_attr.allocate(arena);
        pollResult = arena.allocate(java.lang.foreign.ValueLayout.JAVA_INT);
        sendRequestBytes = sendRequests.asByteBuffer().order(ByteOrder.nativeOrder());
        elementBytes = elements.asByteBuffer().order(ByteOrder.nativeOrder());
        completionBytes = completions.asByteBuffer().order(ByteOrder.nativeOrder());
        prepare();
    }

    private void prepare() {
        ibv_sge.addr(elements, 0x10000);
        ibv_sge.length(elements, 4096);
        ibv_sge.lkey(elements, 0x1234);
        ibv_send_wr.wr_id(sendRequests, 7);
        ibv_send_wr.sg_list(sendRequests, elements);
        ibv_send_wr.num_sge(sendRequests, 1);
        ibv_send_wr.opcode(sendRequests, ibv_wr_opcode.IBV_WR_SEND);
        ibv_recv_wr.wr_id(receive, 9);
        ibv_recv_wr.sg_list(receive, elements);
        ibv_recv_wr.num_sge(receive, 1);
    }
}
