package org.rdma4j.tests.guest.cm;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.sys.rdmacm.rdma_conn_param;
import org.rdma4j.sys.rdmacm.rdma_port_space;

/**
 * One endpoint of a connection made by the connection manager: identifier, protection domain, completion queue and
 * queue pair. The queue pair is created before the connection, so that receives can be posted in time.
 */
final class Connection implements AutoCloseable {
    private static final int RETRIES = 6;

    private final MemorySegment id;
    private final MemorySegment pd;
    private final CompletionQueue cq;

    /**
     * Creates the queue pair.
     *
     * @param id an identifier with a device: its route has been resolved, or it was delivered with a connect request.
     *     This object takes ownership of it
     * @param depth capacity of each queue
     */
    public Connection(MemorySegment id, int depth) {
        this.id = rdma_cm_id.reinterpret(id);
        MemorySegment context = rdma_cm_id.verbs(this.id);
        pd = Ibverbs.ibv_alloc_pdChecked(context);
        cq = new CompletionQueue(context, 2 * depth);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment init = ibv_qp_init_attr.allocate(arena);
            ibv_qp_init_attr.qp_type(init, ibv_qp_type.IBV_QPT_RC);
            ibv_qp_init_attr.send_cq(init, cq.cq());
            ibv_qp_init_attr.recv_cq(init, cq.cq());
            MemorySegment cap = ibv_qp_init_attr.cap(init);
            ibv_qp_cap.max_send_wr(cap, depth);
            ibv_qp_cap.max_recv_wr(cap, depth);
            ibv_qp_cap.max_send_sge(cap, 1);
            ibv_qp_cap.max_recv_sge(cap, 1);
            if (Rdmacm.rdma_create_qp(this.id, pd, init) != 0) {
                ErrnoException problem = new ErrnoException("rdma_create_qp", Errno.last());
                close();
                throw problem;
            }
        }
    }

    /** Resolves an address and its route, and returns an identifier that is ready to connect. */
    public static MemorySegment resolve(EventChannel events, MemorySegment address, Duration patience) {
        MemorySegment id = events.createId(rdma_port_space.RDMA_PS_TCP);
        int timeout = (int) patience.toMillis();
        Rdmacm.rdma_resolve_addrChecked(id, MemorySegment.NULL, address, timeout);
        events.expect(rdma_cm_event_type.RDMA_CM_EVENT_ADDR_RESOLVED, patience);
        Rdmacm.rdma_resolve_routeChecked(id, timeout);
        events.expect(rdma_cm_event_type.RDMA_CM_EVENT_ROUTE_RESOLVED, patience);
        return id;
    }

    /** Binds an identifier to an address and listens. Its events are connect requests. */
    public static MemorySegment listen(EventChannel events, MemorySegment address, int backlog) {
        MemorySegment id = events.createId(rdma_port_space.RDMA_PS_TCP);
        Rdmacm.rdma_bind_addrChecked(id, address);
        Rdmacm.rdma_listenChecked(id, backlog);
        return id;
    }

    /**
     * Returns parameters for connect and accept: one outstanding read in each direction, and the given private data.
     */
    public static MemorySegment parameters(Arena arena, byte[] privateData) {
        MemorySegment param = rdma_conn_param.allocate(arena);
        rdma_conn_param.responder_resources(param, 1);
        rdma_conn_param.initiator_depth(param, 1);
        rdma_conn_param.retry_count(param, RETRIES);
        rdma_conn_param.rnr_retry_count(param, RETRIES);
        if (privateData.length > 0) {
            rdma_conn_param.private_data(param, arena.allocateFrom(JAVA_BYTE, privateData));
            rdma_conn_param.private_data_len(param, privateData.length);
        }
        return param;
    }

    /** Sends a connect request. Its result arrives as an event. */
    public void connect(byte[] privateData) {
        try (Arena arena = Arena.ofConfined()) {
            Rdmacm.rdma_connectChecked(id, parameters(arena, privateData));
        }
    }

    /** Accepts the client's connection request. An event reports when the connection is established. */
    public void accept(byte[] privateData) {
        try (Arena arena = Arena.ofConfined()) {
            Rdmacm.rdma_acceptChecked(id, parameters(arena, privateData));
        }
    }

    /** Disconnects. Both sides receive an event, and their queues are flushed. */
    public void disconnect() {
        Rdmacm.rdma_disconnectChecked(id);
    }

    public MemorySegment id() {
        return id;
    }

    public MemorySegment qp() {
        return rdma_cm_id.qp(id);
    }

    public MemorySegment pd() {
        return pd;
    }

    /** Returns the completion queue of both the send queue and the receive queue. */
    public CompletionQueue cq() {
        return cq;
    }

    @Override
    public void close() {
        if (!rdma_cm_id.qp(id).equals(MemorySegment.NULL)) {
            Rdmacm.rdma_destroy_qp(id);
        }
        cq.close();
        Ibverbs.ibv_dealloc_pdChecked(pd);
        Rdmacm.rdma_destroy_idChecked(id);
    }
}
