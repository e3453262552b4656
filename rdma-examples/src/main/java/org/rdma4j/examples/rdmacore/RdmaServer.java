package org.rdma4j.examples.rdmacore;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HexFormat;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;
import org.rdma4j.examples.util.Options;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkStatus;

/**
 * Counterpart of {@code rdma_server}: accepts one connection, receives 16 bytes and sends 16. See {@link RdmaClient}.
 */
public final class RdmaServer {
    private static final Duration TIMEOUT = Duration.ofSeconds(60);

    private RdmaServer() {}

    public static void main(String[] arguments) throws IOException {
        Options.run("usage: RdmaServer [-s ADDRESS] [-p PORT]", arguments, words -> run(words, System.out));
    }

    /** Serves one client, and returns the bytes that it sent. */
    public static byte[] run(String[] arguments, PrintStream out) throws IOException {
        Options options = Options.parse(arguments, "s:p:");
        InetSocketAddress address =
                new InetSocketAddress(options.text('s', "0.0.0.0"), options.number('p', RdmaClient.PORT));
        out.println("RdmaServer: start");
        try (Listener listener = Listener.on(address);
                Connection client = listener.next(TIMEOUT)) {
            MemoryRegion received = client.allocate(RdmaClient.SIZE);
            MemoryRegion sent = client.allocate(RdmaClient.SIZE);
            sent.memory().asByteBuffer().put("a Java server's ".getBytes(StandardCharsets.US_ASCII));
            // Before the connection is established, because the client may then send.
            ReceiveRequest question = client.prepareReceive(received).post();
            client.establish(TIMEOUT);
            byte[] bytes = question.await(TIMEOUT).message().toArray(JAVA_BYTE);
            out.println("RdmaServer: received " + HexFormat.of().formatHex(bytes));
            try {
                client.send(sent, TIMEOUT);
            } catch (WorkException e) {
                // The C client disconnects when it has received the answer, which may discard the acknowledgement. The
                // send then fails: on soft-RoCE with WR_FLUSH_ERR, on soft-iWARP with LOC_QP_OP_ERR.
                if (e.status() != WorkStatus.WR_FLUSH_ERR && e.status() != WorkStatus.LOC_QP_OP_ERR) {
                    throw e;
                }
            }
            return bytes;
        }
    }
}
