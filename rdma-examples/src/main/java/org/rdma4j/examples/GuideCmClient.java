package org.rdma4j.examples;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.rdma4j.examples.util.Buffer;
import org.rdma4j.examples.util.CompletionQueue;
import org.rdma4j.examples.util.Fds;
import org.rdma4j.examples.util.Options;
import org.rdma4j.examples.util.Posts;
import org.rdma4j.examples.util.SocketAddress;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.sys.rdmacm.rdma_conn_param;
import org.rdma4j.sys.rdmacm.rdma_event_channel;
import org.rdma4j.sys.rdmacm.rdma_port_space;

/**
 * The guide's client with the connection manager, call by call: resolve the address, resolve the route, create the
 * queue pair, connect; an event tells of each step. {@link GuideCmServer} is the other side.
 *
 * <p>{@code GuideCmClient -a 10.77.0.1}
 */
public final class GuideCmClient {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int RESOLVE_MS = 2000;
    private static final int SIZE = 64;

    private GuideCmClient() {}

    public static void main(String[] arguments) {
        run(
                Options.parse(arguments, "a:p:", "usage: GuideCmClient -a SERVER [-p PORT]"),
                "hello over RDMA",
                System.out);
    }

    /** Connects, sends the text, disconnects. */
    public static void run(Options options, String text, PrintStream out) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment channel = Rdmacm.rdma_create_event_channelChecked();
            MemorySegment slot = arena.allocate(ADDRESS);
            Rdmacm.rdma_create_idChecked(channel, slot, MemorySegment.NULL, rdma_port_space.RDMA_PS_TCP);
            MemorySegment id = rdma_cm_id.reinterpret(slot.get(ADDRESS, 0));

            MemorySegment address = SocketAddress.of(options.text('a', ""), options.number('p', 7476), arena);
            Rdmacm.rdma_resolve_addrChecked(id, MemorySegment.NULL, address, RESOLVE_MS);
            await(channel, rdma_cm_event_type.RDMA_CM_EVENT_ADDR_RESOLVED, out);
            Rdmacm.rdma_resolve_routeChecked(id, RESOLVE_MS);
            await(channel, rdma_cm_event_type.RDMA_CM_EVENT_ROUTE_RESOLVED, out);

            MemorySegment context = rdma_cm_id.verbs(id);
            MemorySegment pd = Ibverbs.ibv_alloc_pdChecked(context);
            try (CompletionQueue cq = new CompletionQueue(context, 2, true)) {
                createQueuePair(id, pd, cq, arena);
                MemorySegment param = rdma_conn_param.allocate(arena);
                rdma_conn_param.initiator_depth(param, 1);
                rdma_conn_param.responder_resources(param, 1);
                rdma_conn_param.retry_count(param, 7);
                Rdmacm.rdma_connectChecked(id, param);
                await(channel, rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED, out);
                send(id, pd, cq, text, arena);
                Rdmacm.rdma_disconnectChecked(id);
                await(channel, rdma_cm_event_type.RDMA_CM_EVENT_DISCONNECTED, out);
                Rdmacm.rdma_destroy_qp(id);
            }
            Ibverbs.ibv_dealloc_pdChecked(pd);
            Rdmacm.rdma_destroy_idChecked(id);
            Rdmacm.rdma_destroy_event_channel(channel);
        }
    }

    private static void createQueuePair(MemorySegment id, MemorySegment pd, CompletionQueue cq, Arena arena) {
        MemorySegment init = ibv_qp_init_attr.allocate(arena);
        ibv_qp_init_attr.send_cq(init, cq.cq());
        ibv_qp_init_attr.recv_cq(init, cq.cq());
        ibv_qp_init_attr.qp_type(init, ibv_qp_type.IBV_QPT_RC);
        MemorySegment cap = ibv_qp_init_attr.cap(init);
        ibv_qp_cap.max_send_wr(cap, 1);
        ibv_qp_cap.max_recv_wr(cap, 1);
        ibv_qp_cap.max_send_sge(cap, 1);
        ibv_qp_cap.max_recv_sge(cap, 1);
        Rdmacm.rdma_create_qpChecked(id, pd, init);
    }

    private static void send(MemorySegment id, MemorySegment pd, CompletionQueue cq, String text, Arena arena) {
        try (Buffer buffer = new Buffer(pd, SIZE, 0)) {
            buffer.memory().setString(0, text);
            MemorySegment sge = buffer.sge(arena, 0, SIZE);
            Posts.postSend(rdma_cm_id.qp(id), Posts.send(arena, 1, ibv_wr_opcode.IBV_WR_SEND, sge));
            cq.one(ibv_wc.allocate(arena), PATIENCE);
        }
    }

    /** Takes the next event, which has to be this one, and acknowledges it. */
    private static void await(MemorySegment channel, int type, PrintStream out) {
        Fds.await(PATIENCE, rdma_event_channel.fd(channel));
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment slot = arena.allocate(ADDRESS);
            Rdmacm.rdma_get_cm_eventChecked(channel, slot);
            MemorySegment event = rdma_cm_event.reinterpret(slot.get(ADDRESS, 0));
            int got = rdma_cm_event.event(event);
            int status = rdma_cm_event.status(event);
            out.println(Rdmacm.rdma_event_strString(got));
            Rdmacm.rdma_ack_cm_eventChecked(event);
            if (got != type) {
                throw new IllegalStateException(rdma_cm_event_type.toString(got) + ", status " + status);
            }
        }
    }
}
