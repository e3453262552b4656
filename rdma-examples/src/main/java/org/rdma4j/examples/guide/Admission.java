package org.rdma4j.examples.guide;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import org.rdma4j.cm.*;

/**
 * A server that examines connection requests before it answers them: {@code Admission server ADDRESS}, then {@code
 * Admission client ADDRESS MESSAGES} once or more. The server rejects clients that announce more than 1,000 messages,
 * and exits when the first accepted client has disconnected.
 */
public final class Admission {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);
    private static final int MAX_MESSAGES = 1000;

    private Admission() {}

    public static void main(String[] arguments) throws IOException {
        InetSocketAddress address = new InetSocketAddress(arguments[1], 7477);
        if (arguments[0].equals("server")) {
            try (Listener listener = Listener.on(address)) {
                server(listener);
            }
        } else {
            client(address, Integer.parseInt(arguments[2]), System.out);
        }
    }

    /** Answers the requests up to the first one that is accepted. */
    public static void server(Listener listener) throws IOException {
        while (true) {
            try (ConnectionRequest request = listener.nextRequest(TIMEOUT)) {
                int messages = ByteBuffer.wrap(request.peerData()).getInt();
                if (messages > MAX_MESSAGES) {
                    request.reject(("at most " + MAX_MESSAGES + " messages").getBytes(UTF_8));
                    continue;
                }
                ConnectionOptions options = new ConnectionOptions()
                        .withQueuePair(pair -> pair.receiveRequests(messages))
                        .withPrivateData(("welcome, " + request.peerAddress().getHostString()).getBytes(UTF_8));
                try (Connection client = request.accept(options)) {
                    client.establish(TIMEOUT);
                    client.awaitEnd(TIMEOUT);
                    return;
                }
            }
        }
    }

    /** Announces a number of messages, and prints the answer of the server. */
    public static void client(InetSocketAddress address, int messages, PrintStream out) throws IOException {
        byte[] announced = ByteBuffer.allocate(4).putInt(messages).array();
        ConnectionOptions options = new ConnectionOptions().withPrivateData(announced);
        try (Connection server = Connection.to(address, options, TIMEOUT)) {
            server.establish(TIMEOUT);
            out.println("accepted: " + text(server.peerData()));
        } catch (ConnectionException e) {
            if (e.event().type() != EventType.REJECTED) {
                throw e;
            }
            out.println("rejected: " + text(e.event().privateData()));
        }
    }

    /** Decodes private data, to which the transport may have appended zeros. */
    private static String text(byte[] privateData) {
        return new String(privateData, UTF_8).replace("\0", "");
    }
}
