package org.rdma4j.examples.quickstart;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;

/**
 * Send and receive: a client sends a message to a server, which sends it back. {@code Hello server ADDRESS}, then {@code
 * Hello client ADDRESS}; ADDRESS is the address of the server on an RDMA network.
 */
public final class Hello {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    private Hello() {}

    public static void main(String[] arguments) throws IOException {
        InetSocketAddress address = new InetSocketAddress(arguments[1], 7471);
        if (arguments[0].equals("server")) {
            try (Listener listener = Listener.on(address);
                    Connection client = listener.next(TIMEOUT)) {
                MemoryRegion buffer = client.allocate(64);
                ReceiveRequest question = client.prepareReceive(buffer).post();
                client.establish(TIMEOUT);
                client.send(buffer.slice(0, question.await(TIMEOUT).length()), TIMEOUT);
            }
        } else {
            try (Connection server = Connection.to(address, TIMEOUT)) {
                MemoryRegion buffer = server.allocate(64);
                ReceiveRequest answer =
                        server.prepareReceive(buffer.slice(32, 32)).post();
                buffer.memory().setString(0, "hello");
                server.establish(TIMEOUT).send(buffer.slice(0, 6), TIMEOUT);
                System.out.println(answer.await(TIMEOUT).message().getString(0));
                server.awaitEnd(TIMEOUT);
            }
        }
    }
}
