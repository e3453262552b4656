package org.rdma4j.examples.util;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;

/**
 * The two requests of a ping-pong over one queue pair, made once and posted often: between messages nothing is allocated,
 * and the calls take addresses. The arena has to outlive the last of them.
 */
public final class Requests implements PingPong.Poster {
    private final MemorySegment sendRequest;
    private final long qp;
    private final long send;
    private final long receive;
    private final long bad;

    /**
     * @param arena where the requests are
     * @param qp the queue pair
     * @param received where messages go, a {@code struct ibv_sge}
     * @param sent what is sent, a {@code struct ibv_sge}
     */
    public Requests(Arena arena, MemorySegment qp, MemorySegment received, MemorySegment sent) {
        this.sendRequest = Posts.send(arena, PingPong.SEND, ibv_wr_opcode.IBV_WR_SEND, sent);
        this.qp = qp.address();
        this.send = sendRequest.address();
        this.receive = Posts.receive(arena, PingPong.RECEIVE, received).address();
        this.bad = arena.allocate(ADDRESS).address();
    }

    /** The request that is sent, for what a type of queue pair has to add. */
    public MemorySegment sendRequest() {
        return sendRequest;
    }

    @Override
    public void postReceives(int count) {
        for (int i = 0; i < count; i++) {
            Ibverbs.ibv_post_recvChecked(qp, receive, bad);
        }
    }

    @Override
    public void postSend(int queuePair) {
        Ibverbs.ibv_post_sendChecked(qp, send, bad);
    }
}
