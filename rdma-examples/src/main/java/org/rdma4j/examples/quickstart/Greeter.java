package org.rdma4j.examples.quickstart;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageServer;

/**
 * Request and answer: a server that greets its clients. {@code Greeter server ADDRESS}, then {@code Greeter client
 * ADDRESS NAME}; ADDRESS is the address of the server on an RDMA network.
 */
public final class Greeter {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    private Greeter() {}

    public static void main(String[] arguments) throws Exception {
        InetSocketAddress address = new InetSocketAddress(arguments[1], 7472);
        if (arguments[0].equals("server")) {
            serve(address);
        } else {
            System.out.println(greet(address, arguments[2]));
        }
    }

    public static void serve(InetSocketAddress address) throws IOException, InterruptedException {
        try (MessageServer server = MessageServer.on(address)
                .onRequest((client, request) -> request.answer(("Hello, " + request.text()).getBytes(UTF_8)))
                .start()) {
            server.awaitClose();
        }
    }

    public static String greet(InetSocketAddress address, String name) throws IOException {
        try (MessageConnection server = MessageConnection.to(address, TIMEOUT);
                Message answer = server.request(name.getBytes(UTF_8), TIMEOUT)) {
            return answer.text();
        }
    }
}
