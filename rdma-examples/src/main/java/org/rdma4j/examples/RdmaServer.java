package org.rdma4j.examples;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.rdma4j.examples.util.Options;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_id;

/** {@code rdma_server}: takes one connection, receives 16 bytes and sends 16; the other side of {@link RdmaClient}. */
public final class RdmaServer {
    private RdmaServer() {}

    public static void main(String[] arguments) {
        run(arguments, System.out);
    }

    /** Serves one client; what it sent. */
    public static byte[] run(String[] arguments, PrintStream out) {
        Options options = Options.parse(arguments, "s:p:", "usage: RdmaServer [-s ADDRESS] [-p PORT]");
        out.println("RdmaServer: start");
        MemorySegment listener = RdmaEndpoint.create(
                options.text('s', "0.0.0.0"), options.number('p', RdmaEndpoint.PORT), Rdmacm.RAI_PASSIVE);
        try (Arena arena = Arena.ofShared()) {
            Rdmacm.rdma_listenChecked(listener, 0);
            MemorySegment slot = arena.allocate(ADDRESS);
            Rdmacm.rdma_get_requestChecked(listener, slot);
            byte[] bytes = serve(rdma_cm_id.reinterpret(slot.get(ADDRESS, 0)), arena);
            out.println("RdmaServer: received " + HexFormat.of().formatHex(bytes));
            return bytes;
        } finally {
            Rdmacm.rdma_destroy_ep(listener);
        }
    }

    private static byte[] serve(MemorySegment id, Arena arena) {
        MemorySegment none = MemorySegment.NULL;
        MemorySegment wc = ibv_wc.allocate(arena);
        MemorySegment received = arena.allocate(RdmaEndpoint.SIZE);
        MemorySegment sent = arena.allocateFrom(JAVA_BYTE, "a Java server's ".getBytes(StandardCharsets.US_ASCII));
        MemorySegment mr = Rdmacm.rdma_reg_msgsChecked(id, received, RdmaEndpoint.SIZE);
        try {
            // Before the client is told that it may send.
            Rdmacm.rdma_post_recvChecked(id, none, received, RdmaEndpoint.SIZE, mr);
            Rdmacm.rdma_acceptChecked(id, none);
            RdmaEndpoint.require("rdma_get_recv_comp", Rdmacm.rdma_get_recv_comp(id, wc), wc);
            Rdmacm.rdma_post_sendChecked(id, none, sent, RdmaEndpoint.SIZE, none, ibv_send_flags.IBV_SEND_INLINE);
            RdmaEndpoint.require("rdma_get_send_comp", Rdmacm.rdma_get_send_comp(id, wc), wc);
            Rdmacm.rdma_disconnectChecked(id);
            return received.toArray(JAVA_BYTE);
        } finally {
            Rdmacm.rdma_dereg_mrChecked(mr);
            Rdmacm.rdma_destroy_ep(id);
        }
    }
}
