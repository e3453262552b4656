package org.rdma4j.examples.verbs;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;
import org.rdma4j.examples.util.RawLoopback;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_recv_wr;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.verbs.ReceiveRequest;

/**
 * A server that uses the connection manager: accepts one connection and receives one message. The client is {@link
 * GuideCmClient}.
 *
 * <p>{@code GuideCmServer 10.77.0.1}
 */
public final class GuideCmServer {
    /** Port of the server. */
    static final int PORT = 7476;

    private static final Duration TIMEOUT = Duration.ofMinutes(2);
    private static final int SIZE = 64;

    private GuideCmServer() {}

    public static void main(String[] arguments) throws IOException {
        System.out.println(raw(arguments[0], PORT));
        System.out.println(safe(arguments[0], PORT));
    }

    /** Runs the server on rdma-sys, and returns the message. */
    public static String raw(String address, int port) {
        MemorySegment listener = RawLoopback.endpoint(address, port, Rdmacm.RAI_PASSIVE);
        Rdmacm.rdma_listenChecked(listener, 1);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment id = RawLoopback.request(listener);
            MemorySegment buffer = arena.allocate(SIZE);
            MemorySegment mr = RawLoopback.register(id, buffer);
            MemorySegment wr = ibv_recv_wr.allocate(arena);
            ibv_recv_wr.wr_id(wr, 1);
            ibv_recv_wr.sg_list(wr, RawLoopback.sge(buffer, SIZE, mr, arena));
            ibv_recv_wr.num_sge(wr, 1);
            // Before the connection is accepted, because the client may then send.
            Ibverbs.ibv_post_recvChecked(rdma_cm_id.qp(id), wr, arena.allocate(ADDRESS));
            Rdmacm.rdma_acceptChecked(id, MemorySegment.NULL);
            RawLoopback.poll(rdma_cm_id.recv_cq(id), arena);
            // Answers the disconnection of the client, which would otherwise wait for a timeout.
            Rdmacm.rdma_disconnectChecked(id);
            Ibverbs.ibv_dereg_mrChecked(mr);
            Rdmacm.rdma_destroy_ep(id);
            return buffer.getString(0);
        } finally {
            Rdmacm.rdma_destroy_ep(listener);
        }
    }

    /** Runs the server on rdma-io, and returns the message. */
    public static String safe(String address, int port) throws IOException {
        try (Listener listener = Listener.on(new InetSocketAddress(address, port));
                Connection client = listener.next(TIMEOUT)) {
            ReceiveRequest message =
                    client.prepareReceive(client.allocate(SIZE)).post();
            client.establish(TIMEOUT);
            String text = message.await(TIMEOUT).message().getString(0);
            // Disconnecting immediately could discard the acknowledgement of the message.
            client.awaitEnd(TIMEOUT);
            return text;
        }
    }
}
