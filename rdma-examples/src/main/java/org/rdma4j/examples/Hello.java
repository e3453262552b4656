package org.rdma4j.examples;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;

/**
 * A message there and back: {@code Hello server ADDRESS}, then {@code Hello client ADDRESS}, where ADDRESS is the server's
 * on an RDMA network.
 */
public final class Hello {
    private static final Duration LIMIT = Duration.ofSeconds(30);

    private Hello() {}

    public static void main(String[] arguments) throws IOException {
        InetSocketAddress address = new InetSocketAddress(arguments[1], 7471);
        if (arguments[0].equals("server")) {
            try (Listener listener = Listener.on(address);
                    Connection client = listener.next(LIMIT)) {
                MemoryRegion buffer = client.allocate(64);
                ReceiveRequest question = client.prepareReceive(buffer).post();
                client.establish(LIMIT);
                client.send(buffer.slice(0, question.await(LIMIT).length()), LIMIT);
            }
        } else {
            try (Connection server = Connection.to(address, LIMIT)) {
                MemoryRegion buffer = server.allocate(64);
                ReceiveRequest answer =
                        server.prepareReceive(buffer.slice(32, 32)).post();
                buffer.memory().setString(0, "hello");
                server.establish(LIMIT).send(buffer.slice(0, 6), LIMIT);
                System.out.println(answer.await(LIMIT).message().getString(0));
                server.awaitEnd(LIMIT);
            }
        }
    }
}
