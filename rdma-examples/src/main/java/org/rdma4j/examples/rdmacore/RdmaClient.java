package org.rdma4j.examples.rdmacore;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HexFormat;
import org.rdma4j.cm.Connection;
import org.rdma4j.examples.util.Options;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;

/** Counterpart of {@code rdma_client}: sends 16 bytes to a server and receives 16. {@code RdmaClient -s 10.77.0.1} */
public final class RdmaClient {
    /** Size of the messages in bytes. */
    static final int SIZE = 16;

    /** Default port of the server. */
    static final int PORT = 7471;

    private static final Duration TIMEOUT = Duration.ofSeconds(60);

    private RdmaClient() {}

    public static void main(String[] arguments) throws IOException {
        Options.run("usage: RdmaClient -s ADDRESS [-p PORT]", arguments, words -> run(words, System.out));
    }

    /** Runs the client, and returns the bytes that the server sent. */
    public static byte[] run(String[] arguments, PrintStream out) throws IOException {
        Options options = Options.parse(arguments, "s:p:");
        InetSocketAddress address = new InetSocketAddress(options.text('s', "127.0.0.1"), options.number('p', PORT));
        out.println("RdmaClient: start");
        try (Connection server = Connection.to(address, TIMEOUT)) {
            MemoryRegion received = server.allocate(SIZE);
            MemoryRegion sent = server.allocate(SIZE);
            sent.memory().asByteBuffer().put("a Java client's ".getBytes(StandardCharsets.US_ASCII));
            ReceiveRequest answer = server.prepareReceive(received).post();
            server.establish(TIMEOUT);
            server.send(sent, TIMEOUT);
            byte[] bytes = answer.await(TIMEOUT).message().toArray(JAVA_BYTE);
            out.println("RdmaClient: received " + HexFormat.of().formatHex(bytes));
            return bytes;
        }
    }
}
