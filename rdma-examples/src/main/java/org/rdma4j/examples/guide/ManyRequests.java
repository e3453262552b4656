package org.rdma4j.examples.guide;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;

/**
 * Makes one blocking request in each of 1,000 virtual threads, on one connection. The waiting threads drive the event
 * loop of the client themselves. {@code ManyRequests ADDRESS}, where ADDRESS is an address of this machine on an RDMA
 * network.
 */
public final class ManyRequests {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    private ManyRequests() {}

    public static void main(String[] arguments) throws IOException {
        run(new InetSocketAddress(arguments[0], 0), 1000, System.out);
    }

    /** Runs a server and a client. */
    public static void run(InetSocketAddress address, int threads, PrintStream out) throws IOException {
        AtomicInteger answers = new AtomicInteger();
        try (MessageServer server = MessageServer.on(address)
                        .onRequest((client, request) -> request.answer(request.memory()))
                        .start();
                EventLoop loop = EventLoop.create(new EventLoopOptions().withName("client"));
                MessageConnection connection =
                        MessageConnection.to(loop, server.address(), new MessageOptions(), TIMEOUT)) {
            try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int i = 0; i < threads; i++) {
                    String question = "question " + i;
                    executor.submit(() -> {
                        try (Message answer = connection.request(question.getBytes(UTF_8), TIMEOUT)) {
                            if (answer.text().equals(question)) {
                                answers.incrementAndGet();
                            }
                        }
                        return null;
                    });
                }
            }
            out.println(answers + " answers");
        }
    }
}
