package org.rdma4j.examples.guide;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;

/**
 * Sends requests to an {@link EchoServer}, one after the other, and prints the answers: {@code EchoClient ADDRESS PORT
 * MESSAGE...}.
 */
public final class EchoClient {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private EchoClient() {}

    public static void main(String[] arguments) throws IOException {
        run(arguments, System.out);
    }

    /** Sends the requests, and prints the answers to a stream. */
    public static void run(String[] arguments, PrintStream out) throws IOException {
        InetSocketAddress address = new InetSocketAddress(arguments[0], Integer.parseInt(arguments[1]));
        try (MessageConnection server = MessageConnection.to(address, TIMEOUT)) {
            for (int i = 2; i < arguments.length; i++) {
                try (Message answer = server.request(arguments[i].getBytes(UTF_8), TIMEOUT)) {
                    out.println(answer.text());
                }
            }
        }
    }
}
