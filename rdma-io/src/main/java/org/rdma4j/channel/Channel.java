package org.rdma4j.channel;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.Owned;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.VerbsException;

/**
 * A reliable connection to one peer, together with its completion queue and its memory. A channel is connected either
 * by exchanging endpoints ({@link #builder}) or through the connection manager ({@link #to}, {@link #from}, {@link
 * #of}).
 *
 * <p>A channel supports four levels of operations:
 *
 * {@snippet lang=java :
 * channel.send(buffer, TIMEOUT); // Blocking: one operation at a time.
 *
 * try (WorkScope scope = channel.scope(TIMEOUT)) { // Scoped: waits for all operations at the end.
 *     scope.write(remote, page);
 *     scope.send(buffer);
 * }
 *
 * SendRequest send = channel.prepareSend(buffer); // Prepared request: prepare once, post any number of times.
 * send.post();
 * send.await(TIMEOUT);
 *
 * channel.release();
 * loop.register(channel.completions(), handler); // Futures: completed by an event loop.
 * loop.submit(send, TIMEOUT).thenRun(() -> System.out.println("sent"));
 * }
 *
 * <p>Every blocking operation and every scope has a time limit. If work does not complete within the limit, the queue
 * pair is {@linkplain QueuePair#abort aborted} and a {@link org.rdma4j.verbs.RdmaTimeoutException} is thrown. If work
 * fails, a {@link org.rdma4j.verbs.WorkException} is thrown. In both cases, the device no longer accesses any buffer,
 * and the channel can only be closed.
 *
 * <p>Only one thread at a time may use a channel. The first thread that uses the channel becomes its owner until that
 * thread calls {@link #release} or terminates. After a call to {@link #guardedBy}, the owner is the thread that holds
 * the lock. Methods called by any other thread throw a {@link WrongThreadException}.
 *
 * @see "docs/guide/many-peers.md"
 */
public final class Channel extends ChannelOperations implements Closeable {
    private final QueuePair queuePair;
    private final CompletionQueue completions;

    /** Connection of this channel, or {@code null} if this channel does not use the connection manager. */
    private final @Nullable Connection connection;

    /** Endpoint exchange of this channel, or {@code null} if this channel was not created by {@link Builder}. */
    private final @Nullable EndpointExchange exchange;

    /** Resources closed with this channel; empty if this channel uses the connection manager. */
    private final Owned owned = new Owned();

    /** Builder for a channel that is connected by exchanging endpoints. Created by {@link Channel#builder}. */
    public static final class Builder extends ChannelBuilder<Builder> {
        Builder(ProtectionDomain domain) {
            super(domain);
        }

        @Override
        Builder self() {
            return this;
        }

        /**
         * Creates the channel without connecting it. Receives may be posted before {@link Channel#connect} is called.
         *
         * @throws IllegalArgumentException if a parameter is out of range for the device
         * @throws UnsupportedOperationException if the device uses iWARP, which can connect only through the connection
         *     manager; use {@link Channel#to} instead
         */
        public Channel create() throws RdmaException {
            CompletionQueue completions = createCompletionQueue(requiredCompletions());
            try {
                Channel channel = createChannel(completions, null);
                channel.own(completions);
                return channel;
            } catch (Throwable e) {
                Closing.after(e, completions);
                throw e;
            }
        }
    }

    /** Creates a channel that is not connected. The completion queue remains owned by the caller. */
    Channel(QueuePair queuePair, EndpointExchange exchange) {
        this(queuePair, null, exchange);
    }

    private Channel(QueuePair queuePair, @Nullable Connection connection, @Nullable EndpointExchange exchange) {
        super(queuePair);
        this.queuePair = queuePair;
        this.completions = queuePair.sendCompletions();
        this.connection = connection;
        this.exchange = exchange;
    }

    /**
     * Returns a builder for a channel that is connected by exchanging endpoints. See {@link #endpoint} and {@link
     * #connect}.
     *
     * @param domain protection domain for the channel and its memory; remains owned by the caller
     */
    public static Builder builder(ProtectionDomain domain) {
        return new Builder(domain);
    }

    /**
     * Returns a channel over the given connection, which need not be established. Closing the channel closes the
     * connection. If the connection is not established, post the first receives before calling {@link #establish}: on
     * iWARP, a message that finds no posted receive ends the connection.
     *
     * @throws IllegalArgumentException if the connection has different completion queues for sends and receives
     */
    public static Channel of(Connection connection) {
        checkOneCompletionQueue(connection.queuePair());
        return new Channel(connection.queuePair(), connection, null);
    }

    /**
     * Returns a channel over the given queue pair, which was connected by other means. Closing the channel closes the
     * queue pair but not its completion queue.
     *
     * @throws IllegalArgumentException if the queue pair has different completion queues for sends and receives
     */
    public static Channel of(QueuePair queuePair) {
        checkOneCompletionQueue(queuePair);
        return new Channel(queuePair, null, null);
    }

    private static void checkOneCompletionQueue(QueuePair queuePair) {
        if (queuePair.sendCompletions() != queuePair.receiveCompletions()) {
            throw new IllegalArgumentException(queuePair
                    + " has two completion queues, but a channel supports only one; set both with completions() when"
                    + " creating the queue pair");
        }
    }

    /**
     * Connects to a listening peer through the connection manager. Suitable if the peer sends no message before it has
     * received one. Otherwise, or if options are needed, create the channel with {@code Channel.of(Connection.to(peer,
     * options, limit))}, post receives, and call {@link #establish}. On iWARP, a message that finds no posted receive
     * ends the connection, and the connecting side must send first.
     *
     * @param limit maximum duration of each of three steps: resolving the address, resolving the route, and
     *     establishing the connection
     * @throws org.rdma4j.cm.ConnectionException if no RDMA device is on the route to the peer, the peer rejects the
     *     connection, or no program is listening at the peer's address
     * @throws org.rdma4j.verbs.RdmaTimeoutException if a step exceeds the limit
     */
    public static Channel to(InetSocketAddress peer, Duration limit) throws RdmaException {
        return established(Connection.to(peer, limit), limit);
    }

    /**
     * Waits for the next connection request at the given listener and accepts it with the listener's options. To post
     * receives before the peer can send, create the channel with {@code Channel.of(listener.next(limit))}, post the
     * receives, and call {@link #establish}.
     *
     * @param limit maximum duration of each of two steps: waiting for the request and establishing the connection
     * @throws org.rdma4j.cm.ConnectionException if the connection cannot be established
     * @throws org.rdma4j.verbs.RdmaTimeoutException if a step exceeds the limit
     */
    public static Channel from(Listener listener, Duration limit) throws RdmaException {
        return established(listener.next(limit), limit);
    }

    private static Channel established(Connection connection, Duration limit) throws RdmaException {
        try {
            return of(connection).establish(limit);
        } catch (Throwable e) {
            Closing.after(e, connection);
            throw e;
        }
    }

    /**
     * Establishes the connection of a channel that uses the connection manager. See {@link Connection#establish}.
     *
     * @return this channel
     * @throws IllegalStateException if this channel does not use the connection manager, this method has been called
     *     before, or this channel is closed
     */
    public Channel establish(Duration limit) throws RdmaException {
        if (connection == null) {
            throw new IllegalStateException("The channel has no connection to establish; call connect(endpoint)");
        }
        connection.establish(limit);
        return this;
    }

    /**
     * Returns the endpoint to which the peer must connect. Supported only for channels created by {@link #builder}.
     *
     * @throws IllegalStateException if this channel was not created by {@link #builder}
     */
    public Endpoint endpoint() {
        return exchange("endpoint").endpoint();
    }

    /**
     * Connects this channel to a peer. Supported only for channels created by {@link #builder}. The peer must connect
     * to this channel's {@link #endpoint}; the two sides may connect in either order. Work posted before the peer has
     * connected is retried as specified by {@link ChannelBuilder#retries}, by default for a few milliseconds, and then
     * fails with {@link org.rdma4j.verbs.WorkStatus#RETRY_EXC_ERR}. Therefore, post the first receives, connect, and
     * wait for a notification from the peer before sending the first message.
     *
     * @param peer the peer's endpoint, or this channel's own endpoint to connect the channel to itself
     * @return this channel
     * @throws IllegalStateException if this channel has already been connected, was not created by {@link #builder}, or
     *     is closed
     * @throws VerbsException if the driver rejects the connection; in that case, this channel can only be closed
     */
    public Channel connect(Endpoint peer) throws VerbsException {
        exchange("connect").connect(queuePair, peer);
        return this;
    }

    private EndpointExchange exchange(String method) {
        if (exchange == null) {
            throw new IllegalStateException(method + "() requires a channel created by Channel.builder(); "
                    + (connection == null ? "the queue pair is already connected" : "call establish()"));
        }
        return exchange;
    }

    /** Returns the connection, or an empty {@code Optional} if this channel does not use the connection manager. */
    public Optional<Connection> connection() {
        return Optional.ofNullable(connection);
    }

    /** Returns the queue pair, for operations that a channel does not provide. */
    public QueuePair queuePair() {
        return queuePair;
    }

    /** Returns the completion queue for all work on this channel. */
    public CompletionQueue completions() {
        return completions;
    }

    /** Returns the protection domain. Memory used with this channel must be registered in this domain. */
    public ProtectionDomain domain() {
        return queuePair.domain();
    }

    /**
     * Allocates and registers memory that is freed when this channel is closed.
     *
     * @param bytes size in bytes, at least 1
     * @param remote operations that the peer may perform on the memory (default none)
     * @throws IllegalStateException if this channel is closed
     */
    @Override
    public MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        if (!queuePair.isOpen()) {
            throw new IllegalStateException("Cannot allocate memory: the channel is closed");
        }
        return connection == null
                ? own(MemoryRegion.allocate(domain(), bytes, remote))
                : connection.allocate(bytes, remote);
    }

    private <T extends Closeable> T own(T resource) {
        return owned.own(resource);
    }

    /**
     * Guards this channel with the given lock. From then on, the thread that holds the lock is the owner of this
     * channel. Suitable for threads that take turns using the channel, because none of them has to call {@link
     * #release}. If the current thread does not hold the lock, methods that use the channel, including {@link #close},
     * throw a {@link WrongThreadException}. If other channels share the
     * completion queue, the lock guards it for all of them.
     *
     * {@snippet lang=java :
     * lock.lock();
     * try {
     *     channel.guardedBy(lock); // Call this only once.
     * } finally {
     *     lock.unlock();
     * }
     * // Later, on any thread:
     * lock.lock();
     * try {
     *     channel.receive(buffer, TIMEOUT);
     *     handle(buffer.memory()); // Before another thread can receive.
     * } finally {
     *     lock.unlock();
     * }
     * }
     *
     * @throws IllegalArgumentException if the lock is of a subclass of {@link ReentrantLock}
     * @throws IllegalStateException if the current thread does not hold the lock, or this channel is closed
     * @throws WrongThreadException if another thread owns this channel
     */
    public void guardedBy(ReentrantLock lock) {
        completions.guardedBy(lock);
        queuePair.guardedBy(lock);
    }

    /**
     * Releases this channel, so that another thread may use it.
     *
     * @throws WrongThreadException if another thread owns this channel
     */
    public void release() {
        queuePair.release();
        completions.release();
    }

    /**
     * Closes this channel: disconnects the connection, if there is one, flushes the work in flight, and closes the
     * queue pair and the resources of this channel. Idempotent.
     *
     * @throws IllegalStateException if an object created from a resource of this channel is still open; close that
     *     object, then call this method again
     * @throws WrongThreadException if another thread owns this channel; the channel remains usable
     * @throws VerbsException if the driver fails to free a resource; call this method again to free the remaining
     *     resources
     */
    @Override
    public void close() throws RdmaException {
        if (connection != null) {
            connection.close();
            return;
        }
        queuePair.close();
        close(owned);
    }

    /**
     * Closes verbs resources, whose {@code close} methods throw no {@link IOException} other than a {@link
     * RdmaException}.
     */
    static void close(Owned resources) throws RdmaException {
        try {
            resources.close();
        } catch (RdmaException e) {
            throw e;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
