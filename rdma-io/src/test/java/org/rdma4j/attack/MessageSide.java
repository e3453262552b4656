package org.rdma4j.attack;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageHandler;
import org.rdma4j.message.Request;

/** One side of a message connection. As a handler, it checks the order of the calls, and calls back in random ways. */
final class MessageSide implements MessageHandler {
    private static final int HANDLER_LANE = 1000;
    private static final Duration SOON = Duration.ofMillis(200);

    /** The messages of this side. */
    final MessagePipe out = new MessagePipe();
    /** Whether this side has discarded messages, because it has closed or aborted the connection. */
    volatile boolean discards;

    private final MessageWorld world;
    private final Findings findings;
    /** The messages to this side; {@code null} before the first. */
    private volatile @Nullable MessagePipe in;

    private final AtomicBoolean running = new AtomicBoolean();
    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicInteger ended = new AtomicInteger();
    private final AtomicInteger closed = new AtomicInteger();
    /** Whether the connection has ended without a cause. */
    private volatile boolean clean;

    MessageSide(MessageWorld world) {
        this.world = world;
        this.findings = world.findings;
    }

    /** The handler of a server, which has a side for each connection. */
    record OfServer(MessageWorld world) implements MessageHandler {
        private static MessageSide of(MessageConnection client) {
            return (MessageSide) java.util.Objects.requireNonNull(client.attachment());
        }

        @Override
        public void onOpen(MessageConnection client) {
            MessageSide side = world.side();
            client.attach(side);
            side.onOpen(client);
        }

        @Override
        public void onMessage(MessageConnection client, Message message) throws IOException {
            of(client).onMessage(client, message);
        }

        @Override
        public void onRequest(MessageConnection client, Request request) throws IOException {
            of(client).onRequest(client, request);
        }

        @Override
        public void onWritable(MessageConnection client) throws IOException {
            of(client).onWritable(client);
        }

        @Override
        public void onEnd(MessageConnection client) throws IOException {
            of(client).onEnd(client);
        }

        @Override
        public void onClose(MessageConnection client, Optional<IOException> cause) {
            of(client).onClose(client, cause);
        }
    }

    private interface Body {
        void run() throws IOException;
    }

    /** Checks a call of the handler, and executes it. */
    private void call(String name, Body body) throws IOException {
        if (!running.compareAndSet(false, true)) {
            findings.find(name + " was called during another call", new Throwable());
        }
        try {
            if (closed.get() != 0) {
                findings.find(name + " was called after onClose", new Throwable());
            }
            if (opened.get() != 1) {
                findings.find(name + " was called after " + opened + " calls of onOpen", new Throwable());
            }
            body.run();
        } finally {
            running.set(false);
        }
    }

    private static boolean chance(int of) {
        return ThreadLocalRandom.current().nextInt(of) == 0;
    }

    /** Records a message for this side. */
    void received(Message message, boolean ordered) {
        MessagePipe of = MessagePipe.received(message.toByteArray(), ordered, findings);
        if (of != null) {
            MessagePipe before = in;
            if (before != null && before != of) {
                findings.find("received messages of two connections", new Throwable());
            }
            in = of;
        }
    }

    void close(MessageConnection connection) {
        discards = true;
        world.watch("close", connection.closeAsync());
    }

    void abort(MessageConnection connection) {
        discards = true;
        connection.abort();
    }

    private void send(MessageConnection connection) throws IOException {
        byte[] bytes = out.next(HANDLER_LANE, ThreadLocalRandom.current().nextInt(300));
        if (chance(2)) {
            if (connection.trySend(bytes)) {
                out.sent(bytes);
            }
        } else {
            world.watch("send in a handler", connection.sendAsync(bytes)).thenRun(() -> out.sent(bytes));
        }
    }

    @Override
    public void onOpen(MessageConnection connection) {
        if (opened.incrementAndGet() != 1) {
            findings.find("onOpen was called twice", new Throwable());
        }
        if (chance(30)) {
            throw new IllegalStateException("attack");
        }
        if (chance(4)) {
            byte[] bytes = out.next(HANDLER_LANE, 20);
            world.watch("send in onOpen", connection.sendAsync(bytes)).thenRun(() -> out.sent(bytes));
        }
    }

    @Override
    public void onMessage(MessageConnection connection, Message message) throws IOException {
        call("onMessage", () -> {
            received(message, true);
            switch (ThreadLocalRandom.current().nextInt(300)) {
                case 0 -> throw new IllegalStateException("attack");
                case 1 -> abort(connection);
                case 2 -> close(connection);
                case 3 -> connection.shutdownOutput();
                case 4 -> throw new StackOverflowError("attack");
                case 5, 6, 7, 8, 9 -> message.close();
                case 10, 11 -> Thread.currentThread().interrupt();
                case 12, 13 -> waitInHandler(connection);
                default -> {
                    if (chance(10)) {
                        world.retained.add(message.retain());
                    }
                    if (chance(3)) {
                        send(connection);
                    }
                }
            }
        });
    }

    private void waitInHandler(MessageConnection connection) throws IOException {
        byte[] bytes = out.next(HANDLER_LANE, 20);
        try {
            connection.send(bytes, SOON);
            out.sent(bytes);
        } catch (IllegalStateException e) {
            // It would have had to wait.
        }
        try {
            connection.request(bytes, SOON);
            findings.find("a request in a handler waited", new Throwable());
        } catch (IllegalStateException e) {
            // It must not wait.
        }
    }

    @Override
    public void onRequest(MessageConnection connection, Request request) throws IOException {
        call("onRequest", () -> {
            received(request, true);
            switch (ThreadLocalRandom.current().nextInt(24)) {
                case 0 -> request.fail("attack");
                case 1 -> throw new IllegalStateException("attack");
                case 2 -> {}
                case 3, 4 -> world.retained.add(request.retain());
                case 5 -> {
                    request.answer(request.memory());
                    request.close();
                }
                case 6 -> {
                    byte[] bytes = out.next(HANDLER_LANE, 50);
                    world.watch("request in a handler", connection.requestAsync(bytes, SOON))
                            .thenAccept(answer -> {
                                out.sent(bytes);
                                answer.close();
                            });
                    request.answer(request.memory());
                }
                default -> request.answer(request.memory());
            }
        });
    }

    @Override
    public void onWritable(MessageConnection connection) throws IOException {
        call("onWritable", () -> {
            if (chance(2)) {
                send(connection);
            }
        });
    }

    @Override
    public void onEnd(MessageConnection connection) throws IOException {
        call("onEnd", () -> {
            if (ended.incrementAndGet() != 1) {
                findings.find("onEnd was called twice", new Throwable());
            }
            if (chance(4)) {
                send(connection);
            }
            if (!chance(10)) {
                connection.shutdownOutput();
            }
        });
    }

    @Override
    public void onClose(MessageConnection connection, Optional<IOException> cause) {
        if (closed.incrementAndGet() != 1) {
            findings.find("onClose was called twice", new Throwable());
        }
        if (running.get()) {
            findings.find("onClose was called during another call", new Throwable());
        }
        clean = cause.isEmpty();
        connection.abort();
        world.watch("send in onClose", connection.sendAsync(new byte[20]));
        if (chance(10)) {
            throw new IllegalStateException("attack");
        }
    }

    /** Checks this side after the end of the round. */
    void check() {
        if (opened.get() != closed.get()) {
            findings.find("onOpen was called " + opened + " times, onClose " + closed + " times", new Throwable());
        }
        MessagePipe of = in;
        if (clean && !discards && of != null) {
            of.check(findings);
        }
    }
}
