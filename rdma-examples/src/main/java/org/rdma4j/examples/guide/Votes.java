package org.rdma4j.examples.guide;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageServer;

/**
 * Counts votes: the client sends each vote as a message, and gets the result as the answer to a request. {@code Votes
 * ADDRESS}, where ADDRESS is an address of this machine on an RDMA network.
 */
public final class Votes {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    private Votes() {}

    public static void main(String[] arguments) throws IOException {
        run(new InetSocketAddress(arguments[0], 0), System.out);
    }

    /** Runs the server and the client. */
    public static void run(InetSocketAddress address, PrintStream out) throws IOException {
        Map<String, Integer> votes = new TreeMap<>();
        try (MessageServer server = MessageServer.on(address)
                        .onMessage((client, vote) -> votes.merge(vote.text(), 1, Integer::sum))
                        .onRequest((client, request) ->
                                request.answer(votes.toString().getBytes(UTF_8)))
                        .start();
                MessageConnection connection = MessageConnection.to(server.address(), TIMEOUT)) {
            for (String vote : List.of("tea", "coffee", "tea")) {
                connection.send(vote.getBytes(UTF_8), TIMEOUT);
            }
            try (Message result = connection.request(new byte[0], TIMEOUT)) {
                out.println(result.text());
            }
        }
    }
}
