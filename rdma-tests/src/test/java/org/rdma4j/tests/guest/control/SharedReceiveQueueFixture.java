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
 * A shared receive queue for both queue pairs of a connection. It has a protection domain of its own, because the
 * domain of the connection is created later.
 */
final class SharedReceiveQueueFixture {
    private MemorySegment pd = MemorySegment.NULL;
    private MemorySegment region = MemorySegment.NULL;
    private MemorySegment srq = MemorySegment.NULL;

    /** Returns the specification with this queue, which the first call creates. */
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

    /**
     * Posts receives. soft-iWARP requires memory of the protection domain of this queue, soft-RoCE memory of that of
     * the queue pair.
     */
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

    /**
     * Destroys the queue pairs of the connection, this queue by means of the given action, and its protection domain.
     */
    void destroy(Pair pair, Runnable destroySrq) {
        pair.node().destroy(pair.leftQp());
        pair.node().destroy(pair.rightQp());
        destroySrq.run();
        pair.node().destroy(region);
        Call.ok("ibv_dealloc_pd", Ibverbs.ibv_dealloc_pd(pd));
    }

    /**
     * Destroys the queue pairs, this queue and its protection domain. All events of the queue must have been
     * acknowledged.
     */
    void destroy(Pair pair) {
        destroy(pair, () -> Call.ok("ibv_destroy_srq", Ibverbs.ibv_destroy_srq(srq)));
    }
}
