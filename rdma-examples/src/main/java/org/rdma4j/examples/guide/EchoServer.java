package org.rdma4j.examples.guide;

import java.io.IOException;
import java.net.InetSocketAddress;
import org.rdma4j.message.MessageServer;

/** A server that answers each request with the bytes of the request: {@code EchoServer ADDRESS PORT}. */
public final class EchoServer {
    private EchoServer() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        InetSocketAddress address = new InetSocketAddress(arguments[0], Integer.parseInt(arguments[1]));
        try (MessageServer server = start(address)) {
            server.awaitClose();
        }
    }

    /** Starts the server. The caller must close it. */
    public static MessageServer start(InetSocketAddress address) throws IOException {
        return MessageServer.on(address)
                .onRequest((client, request) -> request.answer(request.memory()))
                .start();
    }
}
