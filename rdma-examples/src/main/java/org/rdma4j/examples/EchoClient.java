package org.rdma4j.examples;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.rdma4j.cm.Connection;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;

/**
 * Sends messages to an {@link EchoServer}, and prints those that it returns: {@code EchoClient ADDRESS PORT MESSAGE...}. Over
 * soft-iWARP, the first message may remain unanswered: see {@link Connection#establish}.
 */
public final class EchoClient {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private EchoClient() {}

    public static void main(String[] arguments) throws IOException {
        run(arguments, System.out);
    }

    /** Sends the messages one after the other. */
    public static void run(String[] arguments, PrintStream out) throws IOException {
        InetSocketAddress address = new InetSocketAddress(arguments[0], Integer.parseInt(arguments[1]));
        try (Connection server = Connection.to(address, LIMIT)) {
            MemoryRegion sent = server.allocate(EchoServer.MAX_BYTES);
            ReceiveRequest answer = server.prepareReceive(server.allocate(EchoServer.MAX_BYTES));
            server.establish(LIMIT);
            for (int i = 2; i < arguments.length; i++) {
                answer.post();
                sent.memory().setString(0, arguments[i]);
                server.send(sent, LIMIT);
                out.println(answer.await(LIMIT).message().getString(0));
            }
        }
    }
}
