package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.loop.LoopControl;

/**
 * Message servers on the loop devices, and an event loop for their clients. A test closes its servers and connections. Then
 * the loop is closed, and {@link LoopLeakCheck} fails the test if it has left native objects.
 *
 * <p>{@link RawPeer} plays the other side of a connection.
 */
@ExtendWith(LoopLeakCheck.class)
abstract class MessageFixture {
    /** Limit of operations that are expected to succeed. */
    static final Duration LIMIT = Duration.ofSeconds(20);

    /** Limit of waits that must end before a request with {@link #LIMIT} expires. */
    static final Duration SOON = Duration.ofSeconds(10);

    static final byte[] BYTE = {1};

    /** Small windows and slots reach every limit with few messages. */
    static final MessageOptions SMALL =
            new MessageOptions().withSlotSize(128).withWindow(2).withRequests(2).withOffers(1);

    /** Objects that the handlers of a test have recorded, in order. */
    final BlockingQueue<Object> seen = new LinkedBlockingQueue<>();

    /** The loop of the clients. */
    EventLoop loop;

    /** Creates the objects of the shared loop, which remain for the whole process. */
    @BeforeAll
    static void startSharedLoop() throws IOException {
        LoopManager.install();
        EventLoop.shared();
    }

    @BeforeEach
    void startLoop() throws IOException {
        // Each side has a receive for every message that the protocol permits its peer.
        LoopControl.failWithoutReceive(true);
        loop = EventLoop.start(new EventLoopOptions().withName("client"));
    }

    @AfterEach
    void closeLoop() throws IOException {
        LoopManager.reset();
        LoopControl.reset();
        loop.close();
        assertThat(LoopControl.violations())
                .as("destroyed objects that were in use, in any test")
                .isZero();
    }

    // Servers.

    static InetSocketAddress anyPort() {
        return new InetSocketAddress("10.9.0.1", 0);
    }

    static MessageServerBuilder server() {
        return MessageServer.on(anyPort());
    }

    /** Returns a server that sends back every message, and answers each request with the same bytes. */
    static MessageServerBuilder echo() {
        return server().onMessage((client, message) -> client.sendAsync(message.toByteArray()))
                .onRequest((client, request) -> request.answer(request.memory()));
    }

    /**
     * Returns a server that does not answer: it adds each request to {@link #seen}, retained, and the cause of the end of each
     * connection.
     */
    final MessageServerBuilder retaining() {
        return server().onRequest((client, request) -> seen.add(request.retain()))
                .onClose((client, cause) -> seen.add(cause));
    }

    /** An action of a handler on its connection. */
    interface ConnectionAction {
        void run(MessageConnection connection) throws IOException;
    }

    /**
     * Returns a handler that executes an action when its peer has sent its last message. It adds the cause of the end of the
     * connection to {@link #seen}.
     */
    final MessageHandler onEnd(ConnectionAction action) {
        return new MessageHandler() {
            @Override
            public void onEnd(MessageConnection connection) throws IOException {
                action.run(connection);
            }

            @Override
            public void onClose(MessageConnection connection, Optional<IOException> cause) {
                seen.add(cause);
            }
        };
    }

    // Clients.

    final MessageConnection connect(MessageServer server) throws IOException {
        return connect(server, new MessageOptions());
    }

    final MessageConnection connect(MessageServer server, MessageOptions options) throws IOException {
        return MessageConnection.to(loop, server.address(), options, LIMIT);
    }

    final MessageConnection connect(MessageServer server, MessageOptions options, MessageHandler handler)
            throws IOException {
        return loop.await(connectAsync(server.address(), options, handler), LIMIT);
    }

    final CompletableFuture<MessageConnection> connectAsync(
            InetSocketAddress server, MessageOptions options, MessageHandler handler) {
        return MessageConnection.toAsync(loop, server, options, LIMIT, handler);
    }

    /** Receives a message, closes it, and returns its bytes. */
    static byte[] receive(MessageConnection connection) throws IOException {
        try (Message message = connection.receive(SOON).orElseThrow()) {
            return message.toByteArray();
        }
    }

    // Waiting.

    /** Removes the next object that a handler has recorded. Waits for it. */
    final Object take() throws InterruptedException {
        Object next = seen.poll(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
        assertThat(next).as("recorded by a handler").isNotNull();
        return next;
    }

    /** Removes the next object that a handler has recorded, which has the given type. Waits for it. */
    final <T> T take(Class<T> type) throws InterruptedException {
        Object next = take();
        assertThat(next).isInstanceOf(type);
        return type.cast(next);
    }

    /** Removes the cause of the end of a connection, which a handler has recorded. */
    final Optional<?> takeCause() throws InterruptedException {
        return take(Optional.class);
    }

    /** Waits for the result of a future. */
    static <T> T get(CompletableFuture<T> future) throws Exception {
        return future.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Waits until a future is done. Returns its exception, or {@code null} if it has a result. */
    static Throwable failure(CompletableFuture<?> future) throws Exception {
        return get(future.handle((result, e) -> e));
    }

    /** Waits until a condition is met. Fails the test if this takes longer than the limit. */
    static void await(Duration limit, BooleanSupplier condition) throws InterruptedException {
        long start = System.nanoTime();
        while (!condition.getAsBoolean()) {
            assertThat(Duration.ofNanos(System.nanoTime() - start))
                    .as("duration of the wait for a condition")
                    .isLessThan(limit);
            Thread.sleep(1);
        }
    }

    /** Executes a task on the loop of the clients, and waits for it. */
    final void onLoop(Runnable task) throws Exception {
        get(loop.schedule(task, Duration.ZERO));
    }

    interface Action {
        void run() throws Exception;
    }

    /** Returns the duration of an action. */
    static Duration time(Action action) throws Exception {
        long start = System.nanoTime();
        action.run();
        return Duration.ofNanos(System.nanoTime() - start);
    }
}
