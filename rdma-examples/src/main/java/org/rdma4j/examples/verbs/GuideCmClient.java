package org.rdma4j.examples.verbs;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.rdma4j.cm.Connection;
import org.rdma4j.examples.util.RawLoopback;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.sockaddr_in;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.sys.rdmacm.rdma_conn_param;
import org.rdma4j.sys.rdmacm.rdma_port_space;
import org.rdma4j.verbs.MemoryRegion;

/**
 * A client that uses the connection manager: resolves the address and the route, creates the queue pair, and connects.
 * In the raw version, an event reports the completion of each step. The server is {@link GuideCmServer}.
 *
 * <p>{@code GuideCmClient 10.77.0.1}
 */
public final class GuideCmClient {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);
    private static final int RESOLVE_MS = 2000;
    private static final int SIZE = 64;

    private GuideCmClient() {}

    public static void main(String[] arguments) throws IOException {
        raw(arguments[0], GuideCmServer.PORT, "hello over RDMA", System.out);
        safe(arguments[0], GuideCmServer.PORT, "hello over RDMA");
    }

    /** Connects, sends a text and disconnects on rdma-sys. Prints the events. */
    public static void raw(String host, int port, String text, PrintStream out) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment channel = Rdmacm.rdma_create_event_channelChecked();
            MemorySegment slot = arena.allocate(ADDRESS);
            Rdmacm.rdma_create_idChecked(channel, slot, MemorySegment.NULL, rdma_port_space.RDMA_PS_TCP);
            MemorySegment id = rdma_cm_id.reinterpret(slot.get(ADDRESS, 0));

            MemorySegment address = sockaddr_in.allocate(arena);
            sockaddr_in.sin_family(address, Posix.AF_INET);
            sockaddr_in.sin_port(address, port);
            if (Posix.inet_pton(Posix.AF_INET, arena.allocateFrom(host), sockaddr_in.sin_addr(address)) != 1) {
                throw new IllegalArgumentException("'" + host + "' is not an IPv4 address");
            }
            Rdmacm.rdma_resolve_addrChecked(id, MemorySegment.NULL, address, RESOLVE_MS);
            await(channel, rdma_cm_event_type.RDMA_CM_EVENT_ADDR_RESOLVED, out);
            Rdmacm.rdma_resolve_routeChecked(id, RESOLVE_MS);
            await(channel, rdma_cm_event_type.RDMA_CM_EVENT_ROUTE_RESOLVED, out);
            createQueuePair(id, arena);
            MemorySegment param = rdma_conn_param.allocate(arena);
            rdma_conn_param.initiator_depth(param, 1);
            rdma_conn_param.responder_resources(param, 1);
            rdma_conn_param.retry_count(param, 7);
            Rdmacm.rdma_connectChecked(id, param);
            await(channel, rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED, out);
            send(id, text, arena);
            Rdmacm.rdma_disconnectChecked(id);
            await(channel, rdma_cm_event_type.RDMA_CM_EVENT_DISCONNECTED, out);
            Rdmacm.rdma_destroy_qp(id);
            Rdmacm.rdma_destroy_idChecked(id);
            Rdmacm.rdma_destroy_event_channel(channel);
        }
    }

    /** Connects, sends a text and disconnects on rdma-io. */
    public static void safe(String host, int port, String text) throws IOException {
        try (Connection server = Connection.to(new InetSocketAddress(host, port), TIMEOUT)) {
            MemoryRegion message = server.allocate(SIZE);
            message.memory().setString(0, text);
            server.establish(TIMEOUT);
            server.send(message, TIMEOUT);
        }
    }

    /** Creates the queue pair, with the default protection domain and completion queues of the connection manager. */
    private static void createQueuePair(MemorySegment id, Arena arena) {
        MemorySegment init = ibv_qp_init_attr.allocate(arena);
        ibv_qp_init_attr.qp_type(init, ibv_qp_type.IBV_QPT_RC);
        MemorySegment cap = ibv_qp_init_attr.cap(init);
        ibv_qp_cap.max_send_wr(cap, 1);
        ibv_qp_cap.max_recv_wr(cap, 1);
        ibv_qp_cap.max_send_sge(cap, 1);
        ibv_qp_cap.max_recv_sge(cap, 1);
        Rdmacm.rdma_create_qpChecked(id, MemorySegment.NULL, init);
    }

    private static void send(MemorySegment id, String text, Arena arena) {
        MemorySegment buffer = arena.allocate(SIZE);
        buffer.setString(0, text);
        MemorySegment mr = RawLoopback.register(id, buffer);
        MemorySegment wr = ibv_send_wr.allocate(arena);
        ibv_send_wr.sg_list(wr, RawLoopback.sge(buffer, SIZE, mr, arena));
        ibv_send_wr.num_sge(wr, 1);
        ibv_send_wr.opcode(wr, ibv_wr_opcode.IBV_WR_SEND);
        ibv_send_wr.send_flags(wr, ibv_send_flags.IBV_SEND_SIGNALED);
        Ibverbs.ibv_post_sendChecked(rdma_cm_id.qp(id), wr, arena.allocate(ADDRESS));
        RawLoopback.poll(rdma_cm_id.send_cq(id), arena);
        Ibverbs.ibv_dereg_mrChecked(mr);
    }

    /** Waits for the next event, acknowledges it, and throws if it has another type. */
    private static void await(MemorySegment channel, int type, PrintStream out) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment slot = arena.allocate(ADDRESS);
            Rdmacm.rdma_get_cm_eventChecked(channel, slot);
            MemorySegment event = rdma_cm_event.reinterpret(slot.get(ADDRESS, 0));
            int actual = rdma_cm_event.event(event);
            int status = rdma_cm_event.status(event);
            out.println(Rdmacm.rdma_event_strString(actual));
            Rdmacm.rdma_ack_cm_eventChecked(event);
            if (actual != type) {
                throw new IllegalStateException(rdma_cm_event_type.toString(actual) + ", status " + status);
            }
        }
    }
}
