package org.rdma4j.tests.guest.control;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_cq;
import org.rdma4j.sys.ibverbs.ibv_srq_attr;
import org.rdma4j.sys.ibverbs.ibv_srq_init_attr;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.Region;

/**
 * A shared receive queue for both queue pairs of a connection, in a protection domain of its own, for the connection's
 * is made after it.
 */
final class SharedQueue {
    private MemorySegment pd = MemorySegment.NULL;
    private MemorySegment region = MemorySegment.NULL;
    private MemorySegment srq = MemorySegment.NULL;

    /** What is asked for, with this queue, which the first call makes. */
    QpSpec on(QpSpec spec) {
        if (srq.equals(MemorySegment.NULL)) {
            pd = Call.made("ibv_alloc_pd", Ibverbs.ibv_alloc_pd(ibv_cq.context(spec.recvCq())));
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment attributes = ibv_srq_init_attr.allocate(arena);
                ibv_srq_attr.max_wr(ibv_srq_init_attr.attr(attributes), 16);
                ibv_srq_attr.max_sge(ibv_srq_init_attr.attr(attributes), 1);
                srq = Call.made("ibv_create_srq", Ibverbs.ibv_create_srq(pd, attributes));
            }
        }
        return spec.sharing(srq);
    }

    MemorySegment srq() {
        return srq;
    }

    /** Posts receives; soft-iWARP wants their memory to be of the queue's domain, soft-RoCE of the queue pair's. */
    void receive(Pair pair, int count) {
        MemorySegment domain =
                pair.node().device() == Device.SIW ? pd : pair.node().pd();
        Region memory = pair.node()
                .region(domain, pair.arena().allocate(64), pair.node().access());
        region = memory.mr();
        for (int i = 0; i < count; i++) {
            pair.receive(i).all(memory).postShared(srq);
        }
    }

    /** Destroys the connection's queue pairs, this queue, by the caller's means, and its protection domain. */
    void destroy(Pair pair, Runnable destroySrq) {
        pair.node().destroy(pair.leftQp());
        pair.node().destroy(pair.rightQp());
        destroySrq.run();
        pair.node().destroy(region);
        Call.ok("ibv_dealloc_pd", Ibverbs.ibv_dealloc_pd(pd));
    }

    /** The same for a queue of which no event is left to be acknowledged. */
    void destroy(Pair pair) {
        destroy(pair, () -> Call.ok("ibv_destroy_srq", Ibverbs.ibv_destroy_srq(srq)));
    }
}
