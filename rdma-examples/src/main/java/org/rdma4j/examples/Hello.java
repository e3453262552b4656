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
    private Hello() {}

    public static void main(String[] arguments) throws IOException {
        InetSocketAddress address = new InetSocketAddress(arguments[1], 7471);
        Duration limit = Duration.ofSeconds(30);
        if (arguments[0].equals("server")) {
            try (Listener listener = Listener.on(address);
                    Connection client = listener.next(limit)) {
                MemoryRegion buffer = client.allocate(64);
                ReceiveRequest question =
                        client.queuePair().prepareReceive(buffer).post();
                client.establish(limit);
                int length = question.await(limit).length();
                client.queuePair().prepareSend(buffer.slice(0, length)).complete(limit);
            }
        } else {
            try (Connection server = Connection.to(address, limit)) {
                MemoryRegion buffer = server.allocate(64);
                ReceiveRequest answer =
                        server.queuePair().prepareReceive(buffer.slice(32, 32)).post();
                server.establish(limit);
                buffer.memory().setString(0, "hello");
                server.queuePair().prepareSend(buffer.slice(0, 6)).complete(limit);
                answer.await(limit);
                System.out.println("the server says " + buffer.memory().getString(32));
            }
        }
    }
}
