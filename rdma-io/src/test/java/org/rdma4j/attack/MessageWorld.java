package org.rdma4j.attack;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;
import org.rdma4j.verbs.RdmaTimeoutException;

/** The server, the event loops and the connections of a round, and everything that must have ended after it. */
final class MessageWorld {
    static final int CONNECTIONS = 12;
    static final int MAX_MESSAGE = 20_000;

    static final int LOOPS = 3;
    /** Index of the loop without a thread. */
    static final int UNDRIVEN = 2;

    private static final Duration END_LIMIT = Duration.ofSeconds(20);

    final Findings findings;
    final MessageOptions options;
    private final EventLoop[] loops = new EventLoop[LOOPS];
    /** Loops that have been closed and replaced during the round. */
    private final Queue<EventLoop> closedLoops = new ConcurrentLinkedQueue<>();

    final MessageServer server;
    final AtomicReferenceArray<@Nullable Client> clients = new AtomicReferenceArray<>(CONNECTIONS);
    /** Messages and requests that handlers have retained. */
    final Queue<Message> retained = new ConcurrentLinkedQueue<>();

    private final Queue<Future> futures = new ConcurrentLinkedQueue<>();
    /** Sides that have a handler. */
    private final Queue<MessageSide> sides = new ConcurrentLinkedQueue<>();

    /** A connection of a client. */
    record Client(MessageConnection connection, MessageSide side, boolean handled) {}

    private record Future(String what, CompletableFuture<?> of) {}

    MessageWorld(InetSocketAddress address, Findings findings, RandomGenerator random) throws IOException {
        this.findings = findings;
        options = new MessageOptions()
                .withSlotSize(64 << random.nextInt(5))
                .withWindow(1 + random.nextInt(8))
                .withRequests(1 + random.nextInt(4))
                .withOffers(random.nextInt(3))
                .withMaxMessageSize(MAX_MESSAGE)
                .withCloseTimeout(Duration.ofMillis(500))
                .withKeepAlive(random.nextBoolean() ? Duration.ZERO : Duration.ofMillis(20 + random.nextInt(200)));
        for (int i = 0; i < LOOPS; i++) {
            loops[i] = loop(i, 1 + random.nextInt(64));
        }
        server = MessageServer.on(address)
                .threads(2)
                .options(options)
                .handler(new MessageSide.OfServer(this))
                .start();
    }

    private static EventLoop loop(int index, int batch) throws IOException {
        EventLoopOptions options =
                new EventLoopOptions().withName("rdma4j attacked " + index).withBatch(batch);
        return index == UNDRIVEN ? EventLoop.create(options) : EventLoop.start(options);
    }

    synchronized EventLoop loop(int index) {
        return loops[index];
    }

    /** Closes a loop, which may have connections, and replaces it. */
    void closeLoop(int index) throws IOException {
        EventLoop before = loop(index);
        EventLoop next = loop(index, 16);
        synchronized (this) {
            closedLoops.add(loops[index]);
            loops[index] = next;
        }
        before.close();
    }

    /** Creates a side with a handler. */
    MessageSide side() {
        MessageSide made = new MessageSide(this);
        sides.add(made);
        return made;
    }

    /** Records a future that must be done at the end of the round. */
    <T> CompletableFuture<T> watch(String what, CompletableFuture<T> future) {
        futures.add(new Future(what, future));
        return future;
    }

    /** Ends everything, and checks that it has ended. */
    void close() {
        for (int i = 0; i < CONNECTIONS; i++) {
            Client client = clients.get(i);
            if (client != null) {
                client.side.close(client.connection);
            }
        }
        sides.forEach(each -> each.discards = true);
        attempt("close of the server", server::close);
        for (Message each; (each = retained.poll()) != null; ) {
            each.close();
        }
        for (EventLoop each : closedLoops) {
            attempt("close of " + each, each::close);
        }
        for (EventLoop each : loops) {
            attempt("close of " + each, each::close);
        }
        List<String> undone = new ArrayList<>();
        for (Future each : futures) {
            if (!each.of.isDone()) {
                undone.add(each.what);
            }
        }
        if (!undone.isEmpty()) {
            findings.find("futures not done: " + undone, new Throwable());
        }
        sides.forEach(MessageSide::check);
        MessagePipe.forgetAll();
    }

    private interface Step {
        void run() throws Exception;
    }

    private void attempt(String what, Step step) {
        long start = System.nanoTime();
        try {
            step.run();
        } catch (Throwable e) {
            findings.thrown(what, e);
            // A driver that refuses the error state delays the end of each connection by a second.
            if (!(e instanceof Error || e instanceof RdmaTimeoutException)) {
                findings.find(what + " threw " + e, e);
            }
        }
        if (System.nanoTime() - start > END_LIMIT.toNanos()) {
            findings.find(what + " took " + (System.nanoTime() - start) / 1_000_000_000 + " s", new Throwable());
        }
    }
}
