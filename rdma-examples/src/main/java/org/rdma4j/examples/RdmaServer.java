package org.rdma4j.examples;

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

/** {@code rdma_server}: takes one connection, receives 16 bytes and sends 16; the other side of {@link RdmaClient}. */
public final class RdmaServer {
    private static final Duration LIMIT = Duration.ofSeconds(60);

    private RdmaServer() {}

    public static void main(String[] arguments) throws IOException {
        Options.run("usage: RdmaServer [-s ADDRESS] [-p PORT]", arguments, words -> run(words, System.out));
    }

    /** Serves one client; what it sent. */
    public static byte[] run(String[] arguments, PrintStream out) throws IOException {
        Options options = Options.parse(arguments, "s:p:");
        InetSocketAddress address =
                new InetSocketAddress(options.text('s', "0.0.0.0"), options.number('p', RdmaClient.PORT));
        out.println("RdmaServer: start");
        try (Listener listener = Listener.on(address);
                Connection client = listener.next(LIMIT)) {
            MemoryRegion received = client.allocate(RdmaClient.SIZE);
            MemoryRegion sent = client.allocate(RdmaClient.SIZE);
            sent.memory().asByteBuffer().put("a Java server's ".getBytes(StandardCharsets.US_ASCII));
            // Before the client is told that it may send.
            ReceiveRequest question = client.prepareReceive(received).post();
            client.establish(LIMIT);
            byte[] bytes = question.await(LIMIT).message().toArray(JAVA_BYTE);
            out.println("RdmaServer: received " + HexFormat.of().formatHex(bytes));
            try {
                client.send(sent, LIMIT);
            } catch (WorkException e) {
                // The client of C parts as soon as it has the answer, and may take the acknowledgement with it:
                // soft-RoCE says the first then, soft-iWARP the second.
                if (e.status() != WorkStatus.WR_FLUSH_ERR && e.status() != WorkStatus.LOC_QP_OP_ERR) {
                    throw e;
                }
            }
            return bytes;
        }
    }
}
