package org.rdma4j.tests.guest.control;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_cq;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.QpSpec;

/**
 * A completion queue with a completion channel, for the left side of a connection whose default queues have no channel.
 */
final class CompletionChannelFixture {
    private MemorySegment channel = MemorySegment.NULL;
    private MemorySegment cq = MemorySegment.NULL;

    /**
     * Returns the specification for one side. The first call is for the left side: it creates this queue and adds it to
     * the specification. Later calls return the specification unchanged.
     */
    QpSpec on(QpSpec spec) {
        if (!cq.equals(MemorySegment.NULL)) {
            return spec;
        }
        MemorySegment context = ibv_cq.context(spec.sendCq());
        channel = Call.made("ibv_create_comp_channel", Ibverbs.ibv_create_comp_channel(context));
        cq = Call.made("ibv_create_cq", Ibverbs.ibv_create_cq(context, 16, MemorySegment.NULL, channel, 0));
        return spec.cqs(cq, cq);
    }

    MemorySegment channel() {
        return channel;
    }

    MemorySegment cq() {
        return cq;
    }

    /** Destroys the queue pairs of the connection, then this queue and its channel. */
    void destroy(Pair pair) {
        pair.node().destroy(pair.leftQp());
        pair.node().destroy(pair.rightQp());
        Call.ok("ibv_destroy_cq", Ibverbs.ibv_destroy_cq(cq));
        Call.ok("ibv_destroy_comp_channel", Ibverbs.ibv_destroy_comp_channel(channel));
    }
}
