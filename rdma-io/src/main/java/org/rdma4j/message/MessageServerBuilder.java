package org.rdma4j.message;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.Timeouts;

/**
 * Builds a {@link MessageServer}. Not thread-safe.
 *
 * {@snippet lang=java :
 * MessageServer server = MessageServer.on(address)
 *         .handler(handler)
 *         .threads(4)
 *         .maxConnections(10_000)
 *         .maxMemory(4L << 30)
 *         .start();
 * }
 *
 * <p>Obtained from {@link MessageServer#on}. Every parameter has a default. The caller closes the started server.
 *
 * @see "docs/guide/message-server.md"
 */
public final class MessageServerBuilder {
    private static final int DEFAULT_MAX_CONNECTIONS = 1024;
    private static final Duration OPEN_TIMEOUT = Duration.ofSeconds(10);

    private final InetSocketAddress address;
    private MessageOptions options = new MessageOptions();
    private int maxConnections = DEFAULT_MAX_CONNECTIONS;
    private long maxMemory = Long.MAX_VALUE;
    private Duration openTimeout = OPEN_TIMEOUT;
    private int threads = 1;
    private List<EventLoop> given = List.of();

    private @Nullable MessageHandler handler;
    private @Nullable ConnectionCallback open;
    private @Nullable MessageCallback message;
    private @Nullable RequestCallback request;
    private @Nullable CloseCallback close;

    /** Callback for the opening of a connection. */
    @FunctionalInterface
    public interface ConnectionCallback {
        /** See {@link MessageHandler#onOpen}. */
        void accept(MessageConnection client) throws IOException;
    }

    /** Callback for a received message. */
    @FunctionalInterface
    public interface MessageCallback {
        /** See {@link MessageHandler#onMessage}. */
        void accept(MessageConnection client, Message message) throws IOException;
    }

    /** Callback for a received request. */
    @FunctionalInterface
    public interface RequestCallback {
        /** See {@link MessageHandler#onRequest}. */
        void accept(MessageConnection client, Request request) throws IOException;
    }

    /** Callback for the end of a connection. */
    @FunctionalInterface
    public interface CloseCallback {
        /** See {@link MessageHandler#onClose}. */
        void accept(MessageConnection client, Optional<IOException> cause);
    }

    MessageServerBuilder(InetSocketAddress address) {
        this.address = Objects.requireNonNull(address);
    }

    /**
     * Sets the handler of all connections. Cannot be combined with the {@code on} methods, which set callbacks for
     * single events. There are no callbacks for {@link MessageHandler#onWritable} and {@link MessageHandler#onEnd},
     * which therefore require a handler.
     */
    public MessageServerBuilder handler(MessageHandler ofAll) {
        handler = Objects.requireNonNull(ofAll);
        return this;
    }

    /** Sets the callback for {@link MessageHandler#onOpen}. */
    public MessageServerBuilder onOpen(ConnectionCallback callback) {
        open = Objects.requireNonNull(callback);
        return this;
    }

    /** Sets the callback for {@link MessageHandler#onMessage}. */
    public MessageServerBuilder onMessage(MessageCallback callback) {
        message = Objects.requireNonNull(callback);
        return this;
    }

    /** Sets the callback for {@link MessageHandler#onRequest}. */
    public MessageServerBuilder onRequest(RequestCallback callback) {
        request = Objects.requireNonNull(callback);
        return this;
    }

    /** Sets the callback for {@link MessageHandler#onClose}. */
    public MessageServerBuilder onClose(CloseCallback callback) {
        close = Objects.requireNonNull(callback);
        return this;
    }

    /** Sets the options of the connections. */
    public MessageServerBuilder options(MessageOptions ofConnections) {
        options = Objects.requireNonNull(ofConnections);
        return this;
    }

    /**
     * Sets the maximum number of connections, including those that are not open yet. Further requests are rejected with the
     * reason {@link ConnectionRejectedException.Reason#TOO_MANY_CONNECTIONS}.
     *
     * @param count at least 1 (default 1,024)
     */
    public MessageServerBuilder maxConnections(int count) {
        maxConnections = positive("maxConnections", count);
        return this;
    }

    /**
     * Sets the maximum number of bytes that all connections together may register. When a client requests a connection,
     * the server reserves the maximum that the connection can use: its slots, and memory for large messages in both
     * directions, as specified by {@link MessageOptions}. The reservation ends when the memory of the connection has
     * been freed. A request is rejected if the remaining memory is not sufficient for it, with the reason {@link
     * ConnectionRejectedException.Reason#NOT_ENOUGH_MEMORY}.
     *
     * <p>Java objects, the queues of the device, and {@linkplain MessageConnection#allocate memory that the program allocates}
     * are not included.
     *
     * @param bytes size in bytes, at least the maximum of one connection whose client has the options of the server (default
     *     unlimited)
     */
    public MessageServerBuilder maxMemory(long bytes) {
        if (bytes < 1) {
            throw new IllegalArgumentException("maxMemory is " + bytes + ", but must be at least 1");
        }
        maxMemory = bytes;
        return this;
    }

    /**
     * Sets the maximum time from the connection request of a client to the first message of the client, which the
     * client's library sends automatically (default 10 seconds). When the time expires, the connection ends, and its
     * memory is freed. The connection has not been opened, so {@link MessageHandler#onClose} is not called.
     *
     * @param limit the maximum time, longer than zero
     */
    public MessageServerBuilder openTimeout(Duration limit) {
        if (Timeouts.nanos(limit) == 0) {
            throw new IllegalArgumentException("openTimeout is zero, but must be positive");
        }
        openTimeout = limit;
        return this;
    }

    /**
     * Sets the number of event loops that the server starts, each with its own thread. New connections are assigned to
     * the loops in turn.
     *
     * @param count at least 1 (default 1)
     */
    public MessageServerBuilder threads(int count) {
        threads = positive("threads", count);
        return this;
    }

    /**
     * Sets the event loops to which the connections belong, instead of loops that the server starts. The first loop
     * handles the connection requests. The server does not close these loops.
     */
    public MessageServerBuilder loops(EventLoop... loops) {
        given = List.of(loops);
        return this;
    }

    MessageServerBuilder copy() {
        MessageServerBuilder copy = new MessageServerBuilder(address);
        copy.options = options;
        copy.maxConnections = maxConnections;
        copy.maxMemory = maxMemory;
        copy.openTimeout = openTimeout;
        copy.threads = threads;
        copy.given = given;
        copy.handler = handler;
        copy.open = open;
        copy.message = message;
        copy.request = request;
        copy.close = close;
        return copy;
    }

    private static int positive(String option, int value) {
        if (value < 1) {
            throw new IllegalArgumentException(option + " is " + value + ", but must be at least 1");
        }
        return value;
    }

    /**
     * Starts the server.
     *
     * @throws IOException if the address cannot be bound, or the connection manager is not available
     * @throws IllegalStateException if both a handler and single callbacks have been set, or {@link #maxMemory} does not suffice
     *     for one connection
     */
    public MessageServer start() throws IOException {
        if (handler != null && (open != null || message != null || request != null || close != null)) {
            throw new IllegalStateException("Set either a handler or individual callbacks, not both");
        }
        return new MessageServer(this);
    }

    InetSocketAddress address() {
        return address;
    }

    MessageOptions options() {
        return options;
    }

    int maxConnections() {
        return maxConnections;
    }

    long maxMemory() {
        return maxMemory;
    }

    Duration openTimeout() {
        return openTimeout;
    }

    boolean ownsLoops() {
        return given.isEmpty();
    }

    /** Returns the given loops, or starts loops. */
    List<EventLoop> loops() throws IOException {
        if (!given.isEmpty()) {
            return given;
        }
        List<EventLoop> started = new ArrayList<>();
        try {
            for (int i = 0; i < threads; i++) {
                started.add(EventLoop.start(
                        new EventLoopOptions().withName("message server " + address.getPort() + " #" + (i + 1))));
            }
            return List.copyOf(started);
        } catch (Throwable e) {
            for (EventLoop each : started) {
                Closing.after(e, each::close);
            }
            throw e;
        }
    }

    MessageHandler handler() {
        return handler != null ? handler : new Callbacks(open, message, request, close);
    }

    /** A handler that consists of single callbacks. */
    private record Callbacks(
            @Nullable ConnectionCallback open,
            @Nullable MessageCallback message,
            @Nullable RequestCallback request,
            @Nullable CloseCallback close)
            implements MessageHandler {
        @Override
        public void onOpen(MessageConnection client) throws IOException {
            if (open != null) {
                open.accept(client);
            }
        }

        @Override
        public void onMessage(MessageConnection client, Message received) throws IOException {
            if (message != null) {
                message.accept(client, received);
            }
        }

        @Override
        public void onRequest(MessageConnection client, Request received) throws IOException {
            if (request != null) {
                request.accept(client, received);
            } else {
                received.fail("The server does not handle requests");
            }
        }

        @Override
        public void onClose(MessageConnection client, Optional<IOException> cause) {
            if (close != null) {
                close.accept(client, cause);
            }
        }
    }
}
