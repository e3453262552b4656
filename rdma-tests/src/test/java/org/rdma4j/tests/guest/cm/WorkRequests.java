package org.rdma4j.tests.guest.cm;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_recv_wr;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_send_wr;

/** Work requests with one scatter/gather element, built once and posted repeatedly. */
final class WorkRequests {
    private WorkRequests() {}

    /** Returns a receive request. */
    public static MemorySegment receive(Arena arena, long id, MemorySegment sge) {
        MemorySegment wr = ibv_recv_wr.allocate(arena);
        ibv_recv_wr.wr_id(wr, id);
        ibv_recv_wr.sg_list(wr, sge);
        ibv_recv_wr.num_sge(wr, 1);
        return wr;
    }

    /** Returns a signaled send request with an operation of {@code ibv_wr_opcode}. */
    public static MemorySegment send(Arena arena, long id, int opcode, MemorySegment sge) {
        MemorySegment wr = ibv_send_wr.allocate(arena);
        ibv_send_wr.wr_id(wr, id);
        ibv_send_wr.sg_list(wr, sge);
        ibv_send_wr.num_sge(wr, 1);
        ibv_send_wr.opcode(wr, opcode);
        ibv_send_wr.send_flags(wr, ibv_send_flags.IBV_SEND_SIGNALED);
        return wr;
    }

    /** Posts to a send queue. */
    public static void postSend(MemorySegment qp, MemorySegment wr) {
        try (Arena arena = Arena.ofConfined()) {
            Ibverbs.ibv_post_sendChecked(qp, wr, arena.allocate(ADDRESS));
        }
    }

    /** Posts to a receive queue. */
    public static void postReceive(MemorySegment qp, MemorySegment wr) {
        try (Arena arena = Arena.ofConfined()) {
            Ibverbs.ibv_post_recvChecked(qp, wr, arena.allocate(ADDRESS));
        }
    }
}
