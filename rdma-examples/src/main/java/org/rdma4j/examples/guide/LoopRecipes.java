package org.rdma4j.examples.guide;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.event.ConnectionHandler;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;

/**
 * The tasks of docs/guide/event-loops.md: {@code LoopRecipes ADDRESS}, where ADDRESS is an address of this machine on
 * an RDMA network.
 */
public final class LoopRecipes {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    private LoopRecipes() {}

    public static void main(String[] arguments) throws IOException {
        run(new InetSocketAddress(arguments[0], 0), System.out);
    }

    /** Runs all tasks. */
    public static void run(InetSocketAddress address, PrintStream out) throws IOException {
        try (EventLoop loop = EventLoop.start(options())) {
            timers(loop, out);
            sharedLoop(loop, address, out);
        }
        try (EventLoop loop = EventLoop.create(new EventLoopOptions())) {
            AtomicInteger ticks = new AtomicInteger();
            loop.schedule(ticks::incrementAndGet, Duration.ofMillis(5));
            mainLoop(loop, () -> ticks.get() == 0);
            out.println("ticks: " + ticks);
        }
        ownWork(new InetSocketAddress(address.getAddress(), 0), out);
    }

    private static EventLoopOptions options() {
        return new EventLoopOptions()
                .withName("market data")
                .withSpin(Duration.ofNanos(20_000))
                .withLinkTimeout(Duration.ofSeconds(3));
    }

    private static void timers(EventLoop loop, PrintStream out) throws IOException {
        CompletableFuture<Void> soon = loop.schedule(() -> out.println("one millisecond later"), Duration.ofMillis(1));
        CompletableFuture<Void> never = loop.schedule(() -> out.println("never"), Duration.ofHours(1));
        never.cancel(false);
        loop.await(soon, TIMEOUT);
    }

    private static void mainLoop(EventLoop loop, BooleanSupplier running) {
        while (running.getAsBoolean()
                && loop.isOpen()
                && !Thread.currentThread().isInterrupted()) {
            loop.runOnce(Duration.ofMillis(10));
        }
    }

    private static void sharedLoop(EventLoop loop, InetSocketAddress address, PrintStream out) throws IOException {
        try (MessageServer server = MessageServer.on(address)
                        .loops(loop)
                        .onRequest((client, request) -> request.answer(request.memory()))
                        .start();
                MessageConnection connection =
                        MessageConnection.to(loop, server.address(), new MessageOptions(), TIMEOUT);
                Message answer = connection.request("both sides on one loop".getBytes(UTF_8), TIMEOUT)) {
            out.println(answer.text());
        }
    }

    private static void ownWork(InetSocketAddress address, PrintStream out) throws IOException {
        try (EventLoop loop = EventLoop.start();
                Listener listener = EventLoopServer.listen(loop, address)) {
            CompletableFuture<String> answer = new CompletableFuture<>();
            loop.connect(listener.address(), new ConnectionOptions(), TIMEOUT, new Question(loop, answer));
            out.println(loop.await(answer, TIMEOUT));
        }
    }

    /** Sends a message, and completes a future with the message that comes back. */
    private record Question(EventLoop loop, CompletableFuture<String> answer) implements ConnectionHandler {
        @Override
        public void onCreate(Connection server) throws IOException {
            ReceiveRequest receive = server.prepareReceive(server.allocate(64));
            loop.submit(receive)
                    .thenApply(message -> message.message().getString(0))
                    .whenComplete((text, failure) -> {
                        if (failure != null) {
                            answer.completeExceptionally(failure);
                        } else {
                            answer.complete(text);
                        }
                        loop.close(server);
                    });
        }

        @Override
        public void onOpen(Connection server) throws IOException {
            MemoryRegion buffer = server.allocate(64);
            buffer.memory().setString(0, "hello");
            loop.submit(server.queuePair().prepareSend(buffer.slice(0, 6)), TIMEOUT);
        }

        @Override
        public void onClose(Connection server, IOException cause) {
            answer.completeExceptionally(cause);
        }
    }
}
