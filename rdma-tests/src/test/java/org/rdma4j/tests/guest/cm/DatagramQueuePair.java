package org.rdma4j.tests.guest.cm;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_id;

/** An identifier with a datagram queue pair that has separate completion queues for sends and receives. */
record DatagramQueuePair(MemorySegment id, MemorySegment pd, CompletionQueue sent, CompletionQueue received)
        implements AutoCloseable {
    private static final int DEPTH = 8;

    DatagramQueuePair(MemorySegment id) {
        this(
                id,
                Ibverbs.ibv_alloc_pdChecked(rdma_cm_id.verbs(id)),
                new CompletionQueue(rdma_cm_id.verbs(id), DEPTH),
                new CompletionQueue(rdma_cm_id.verbs(id), DEPTH));
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment init = ibv_qp_init_attr.allocate(arena);
            ibv_qp_init_attr.qp_type(init, ibv_qp_type.IBV_QPT_UD);
            ibv_qp_init_attr.send_cq(init, sent.cq());
            ibv_qp_init_attr.recv_cq(init, received.cq());
            MemorySegment cap = ibv_qp_init_attr.cap(init);
            ibv_qp_cap.max_send_wr(cap, DEPTH);
            ibv_qp_cap.max_recv_wr(cap, DEPTH);
            ibv_qp_cap.max_send_sge(cap, 1);
            ibv_qp_cap.max_recv_sge(cap, 1);
            int result = Rdmacm.rdma_create_qp(id, pd, init);
            if (result != 0) {
                int error = Errno.last();
                freeQueues();
                throw new ErrnoException("rdma_create_qp", error);
            }
        }
    }

    MemorySegment qp() {
        return rdma_cm_id.qp(id);
    }

    @Override
    public void close() {
        Rdmacm.rdma_destroy_qp(id);
        freeQueues();
        Rdmacm.rdma_destroy_idChecked(id);
    }

    private void freeQueues() {
        sent.close();
        received.close();
        Ibverbs.ibv_dealloc_pdChecked(pd);
    }
}
