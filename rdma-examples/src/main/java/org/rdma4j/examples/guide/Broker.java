package org.rdma4j.examples.guide;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageHandler;
import org.rdma4j.message.MessageServer;
import org.rdma4j.message.Request;

/**
 * A server that forwards each message to all clients that have subscribed: {@code Broker ADDRESS}, where ADDRESS is an
 * address of this machine on an RDMA network. Also runs two subscribers and a publisher.
 */
public final class Broker implements MessageHandler {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    /** Confined to the thread of the server, which calls all methods of this handler. */
    private final Set<MessageConnection> subscribers = new HashSet<>();

    private Broker() {}

    public static void main(String[] arguments) throws IOException {
        run(new InetSocketAddress(arguments[0], 0), System.out);
    }

    @Override
    public void onRequest(MessageConnection client, Request subscription) {
        subscribers.add(client);
        subscription.answer(new byte[0]);
    }

    @Override
    public void onMessage(MessageConnection publisher, Message news) {
        for (MessageConnection subscriber : subscribers) {
            try {
                if (!subscriber.trySend(news.memory())) {
                    System.err.println(subscriber.peerAddress() + " is too slow, and misses a message");
                }
            } catch (IOException | IllegalArgumentException e) {
                // The subscriber is leaving, or accepts only smaller messages. The publisher is not to blame.
            }
        }
    }

    @Override
    public void onClose(MessageConnection client, Optional<IOException> cause) {
        subscribers.remove(client);
    }

    /** Runs the server, two subscribers and a publisher. */
    public static void run(InetSocketAddress address, PrintStream out) throws IOException {
        try (MessageServer server =
                        MessageServer.on(address).handler(new Broker()).start();
                MessageConnection first = MessageConnection.to(server.address(), TIMEOUT);
                MessageConnection second = MessageConnection.to(server.address(), TIMEOUT);
                MessageConnection publisher = MessageConnection.to(server.address(), TIMEOUT)) {
            first.request("subscribe".getBytes(UTF_8), TIMEOUT).close();
            second.request("subscribe".getBytes(UTF_8), TIMEOUT).close();
            publisher.send("the price is 42".getBytes(UTF_8), TIMEOUT);
            for (MessageConnection subscriber : List.of(first, second)) {
                try (Message news = subscriber.receive(TIMEOUT).orElseThrow()) {
                    out.println(news.text());
                }
            }
        }
    }
}
