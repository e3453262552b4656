package org.rdma4j.examples;

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

/**
 * {@code rdma_client}: sends 16 bytes to a server and receives 16 from it, with the short calls of {@code
 * rdma/rdma_verbs.h}, which all wait until they are done. The shortest program that moves data.
 */
public final class RdmaClient {
    private RdmaClient() {}

    public static void main(String[] arguments) {
        run(arguments, System.out);
    }

    /** Runs to its end; what the server sent. */
    public static byte[] run(String[] arguments, PrintStream out) {
        Options options = Options.parse(arguments, "s:p:", "usage: RdmaClient -s ADDRESS [-p PORT]");
        MemorySegment none = MemorySegment.NULL;
        out.println("RdmaClient: start");
        MemorySegment id =
                RdmaEndpoint.create(options.text('s', "127.0.0.1"), options.number('p', RdmaEndpoint.PORT), 0);
        // Freed after the endpoint is gone: until then the device may write to it.
        try (Arena arena = Arena.ofShared()) {
            MemorySegment wc = ibv_wc.allocate(arena);
            MemorySegment received = arena.allocate(RdmaEndpoint.SIZE);
            MemorySegment sent = arena.allocateFrom(JAVA_BYTE, "a Java client's ".getBytes(StandardCharsets.US_ASCII));
            MemorySegment mr = Rdmacm.rdma_reg_msgsChecked(id, received, RdmaEndpoint.SIZE);
            try {
                Rdmacm.rdma_post_recvChecked(id, none, received, RdmaEndpoint.SIZE, mr);
                Rdmacm.rdma_connectChecked(id, none);
                // Inline: the bytes go into the request itself, and need no registration.
                Rdmacm.rdma_post_sendChecked(id, none, sent, RdmaEndpoint.SIZE, none, ibv_send_flags.IBV_SEND_INLINE);
                RdmaEndpoint.require("rdma_get_send_comp", Rdmacm.rdma_get_send_comp(id, wc), wc);
                RdmaEndpoint.require("rdma_get_recv_comp", Rdmacm.rdma_get_recv_comp(id, wc), wc);
                Rdmacm.rdma_disconnectChecked(id);
                byte[] bytes = received.toArray(JAVA_BYTE);
                out.println("RdmaClient: received " + HexFormat.of().formatHex(bytes));
                return bytes;
            } finally {
                Rdmacm.rdma_dereg_mrChecked(mr);
                Rdmacm.rdma_destroy_ep(id);
            }
        }
    }
}
