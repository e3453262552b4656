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
import org.rdma4j.verbs.CompletionReader;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.VerbsException;

/**
 * A reliable connection to one peer, together with its completion queue and its memory. A channel is either connected by an
 * exchange of endpoints ({@link #builder}) or through the connection manager ({@link #to}, {@link #from}, {@link #of}).
 *
 * <p>Work can be done at four levels:
 *
 * {@snippet lang=java :
 * channel.send(buffer, LIMIT);                         // Blocking: one operation at a time.
 *
 * try (WorkScope scope = channel.scope(LIMIT)) {       // Scoped: waits for all operations at the end.
 *     scope.write(remote, page);
 *     scope.send(notification);
 * }
 *
 * SendRequest send = channel.prepareSend(buffer);      // Unpolled: prepared once, posted any number of times.
 * send.post();
 * send.await(LIMIT);
 *
 * try (CompletionReader reader = channel.reader()) {   // Futures.
 *     reader.submit(send, LIMIT).thenRun(this::next);
 * }
 * }
 *
 * <p>Every blocking operation and every scope has a time limit. If work does not complete within it, the queue pair is aborted
 * ({@link QueuePair#abort}), and a {@link org.rdma4j.verbs.RdmaTimeoutException} is thrown. If work fails, a {@link
 * org.rdma4j.verbs.WorkException} is thrown. In both cases the channel can then only be closed, and the device no longer
 * accesses any buffer.
 *
 * <p>A channel is used by one thread at a time. The first thread that uses it becomes its owner, until that thread calls
 * {@link #release} or terminates. After a call of {@link #guardedBy}, the owner is the thread that holds the lock. Any other
 * thread gets a {@link WrongThreadException}.
 */
public final class Channel extends ChannelOperations implements Closeable {
    private final QueuePair queuePair;
    private final CompletionQueue completions;

    /** Connection of a channel that uses the connection manager; otherwise null. */
    private final @Nullable Connection connection;

    /** Exchange of endpoints, of a channel that was created by its builder; otherwise null. */
    private final @Nullable EndpointExchange exchange;

    /** Resources closed with a channel that does not use the connection manager. */
    private final Owned owned = new Owned();

    /** Builder of a channel that is connected by an exchange of endpoints: {@link Channel#builder}. */
    public static final class Builder extends ChannelBuilder<Builder> {
        Builder(ProtectionDomain domain) {
            super(domain);
        }

        @Override
        Builder self() {
            return this;
        }

        /**
         * Creates the channel, which is not connected. Receives may be posted before {@link Channel#connect}.
         *
         * @throws IllegalArgumentException if a parameter is out of range for the device
         * @throws UnsupportedOperationException if the device uses iWARP, which supports only the connection manager: {@link
         *     Channel#to}
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

    /** Creates a channel that is not connected. The caller closes the completion queue. */
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
     * Returns a builder of a channel that is connected by an exchange of endpoints: {@link #endpoint} and {@link #connect}.
     *
     * @param domain protection domain of the memory, which is not closed with the channel
     */
    public static Builder builder(ProtectionDomain domain) {
        return new Builder(domain);
    }

    /**
     * Returns a channel over a connection, established or not. The connection is closed with the channel. If it is not
     * established, post the first receives before {@link #establish}: on iWARP, a message that finds no receive ends the
     * connection.
     */
    public static Channel of(Connection connection) {
        return new Channel(connection.queuePair(), connection, null);
    }

    /**
     * Returns a channel over a queue pair that was connected by other means. The queue pair is closed with the channel; its
     * completion queue is not.
     *
     * @throws IllegalArgumentException if the sends and the receives of the queue pair use different completion queues
     */
    public static Channel of(QueuePair queuePair) {
        if (queuePair.sendCompletions() != queuePair.receiveCompletions()) {
            throw new IllegalArgumentException(queuePair
                    + " has two completion queues, and a channel reads one; create the queue pair with completions()");
        }
        return new Channel(queuePair, null, null);
    }

    /**
     * Connects to a listening peer through the connection manager. Suitable if the peer sends no message before it has
     * received one. Otherwise, or if options are needed, use {@code Channel.of(Connection.to(peer, options, limit))}, post
     * receives, and call {@link #establish}. On iWARP, a message that finds no receive ends the connection, and the side that
     * connects has to send first.
     *
     * @param limit maximum duration of each of three steps: resolving the address, resolving the route, and connecting
     * @throws org.rdma4j.cm.ConnectionException if there is no route, the peer rejects the connection, or no peer listens
     * @throws org.rdma4j.verbs.RdmaTimeoutException if the limit expires
     */
    public static Channel to(InetSocketAddress peer, Duration limit) throws RdmaException {
        return established(Connection.to(peer, limit), limit);
    }

    /**
     * Waits for the next connection request at a listener, and accepts it with the options of the listener. To post receives
     * before the peer can send, use {@code Channel.of(listener.next(limit))}, post them, and call {@link #establish}.
     *
     * @param limit maximum duration of each of two steps: waiting for the request, and accepting it
     * @throws org.rdma4j.cm.ConnectionException if the connection cannot be established
     * @throws org.rdma4j.verbs.RdmaTimeoutException if the limit expires
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
     * Establishes the connection of a channel that uses the connection manager: {@link Connection#establish}.
     *
     * @return this channel
     * @throws IllegalStateException if this channel does not use the connection manager, or is connected
     */
    public Channel establish(Duration limit) throws RdmaException {
        if (connection == null) {
            throw new IllegalStateException("the channel has no connection to establish; call connect(endpoint)");
        }
        connection.establish(limit);
        return this;
    }

    /**
     * Returns the endpoint to which the peer has to connect, of a channel that was created by its builder.
     *
     * @throws IllegalStateException if this channel was created by another method
     */
    public Endpoint endpoint() {
        return exchange("endpoint").endpoint();
    }

    /**
     * Connects this channel, which was created by its builder, to a peer. The peer has to connect to {@link #endpoint}, before
     * or after. Work that is posted before the peer has done so is retried as specified by {@link ChannelBuilder#retries}, by
     * default for some milliseconds, and then fails with {@link org.rdma4j.verbs.WorkStatus#RETRY_EXC_ERR}. Therefore, post
     * the first receives, connect, and wait for a notification from the peer before the first send.
     *
     * @param peer the endpoint of the peer; the endpoint of this channel connects it to itself
     * @return this channel
     * @throws IllegalStateException if this channel was connected before, was created by another method, or is closed
     * @throws VerbsException if the driver rejects the connection; this channel can then only be closed
     */
    public Channel connect(Endpoint peer) throws VerbsException {
        exchange("connect").connect(queuePair, peer);
        return this;
    }

    private EndpointExchange exchange(String method) {
        if (exchange == null) {
            throw new IllegalStateException(method + "() is only for channels created by Channel.builder(); "
                    + (connection == null ? "the queue pair is connected" : "call establish()"));
        }
        return exchange;
    }

    /** Returns the connection, or empty if this channel does not use the connection manager. */
    public Optional<Connection> connection() {
        return Optional.ofNullable(connection);
    }

    /** Returns the queue pair, for operations that a channel does not have. */
    public QueuePair queuePair() {
        return queuePair;
    }

    /** Returns the completion queue of all work of this channel. */
    public CompletionQueue completions() {
        return completions;
    }

    /** Returns the protection domain of the memory that this channel can access. */
    public ProtectionDomain domain() {
        return queuePair.domain();
    }

    /**
     * Allocates and registers memory, which is closed with this channel.
     *
     * @param bytes at least 1
     * @param remote operations that the peer may perform (default none)
     * @throws IllegalStateException if this channel is closed
     */
    @Override
    public MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        if (!queuePair.isOpen()) {
            throw new IllegalStateException("the channel is closed and would not release the memory");
        }
        return connection == null
                ? own(MemoryRegion.allocate(domain(), bytes, remote))
                : connection.allocate(bytes, remote);
    }

    private <T extends Closeable> T own(T resource) {
        return owned.own(resource);
    }

    /**
     * Starts a thread that reads completions, so that work can be waited for as futures: {@link CompletionReader#submit}. While
     * the reader is open, completions cannot be polled by other threads.
     *
     * @throws IllegalArgumentException if this channel was created without events
     */
    public CompletionReader reader() {
        completions.release();
        return new CompletionReader(completions);
    }

    /**
     * Makes the thread that holds a lock the owner of this channel, instead of the first thread that uses it. Suitable for
     * threads that use the channel in turns: none of them has to call {@link #release}. A thread that does not hold the lock
     * gets a {@link WrongThreadException}, also from {@link #close}. {@link #reader} is not available afterwards. If other
     * channels share the completion queue, the lock guards it for all of them.
     *
     * {@snippet lang=java :
     * lock.lock();
     * try {
     *     channel.guardedBy(lock);     // Once.
     * } finally {
     *     lock.unlock();
     * }
     * // Later, on any thread:
     * lock.lock();
     * try {
     *     channel.receive(buffer, LIMIT);
     *     handle(buffer);              // Before another thread receives.
     * } finally {
     *     lock.unlock();
     * }
     * }
     *
     * @throws IllegalStateException if the current thread does not hold the lock, or this channel is closed
     * @throws WrongThreadException if another thread uses this channel
     */
    public void guardedBy(ReentrantLock lock) {
        completions.guardedBy(lock);
        queuePair.guardedBy(lock);
    }

    /**
     * Releases this channel, so that another thread may use it.
     *
     * @throws WrongThreadException if another thread uses this channel
     */
    public void release() {
        queuePair.release();
        completions.release();
    }

    /**
     * Flushes the work in flight, and closes the queue pair and the resources of this channel. A connection is disconnected
     * first. Has no effect if this channel is closed.
     *
     * @throws IllegalStateException if a resource created from those of this channel is open; close it, and then this channel
     *     again
     * @throws WrongThreadException if another thread uses this channel, which remains usable
     * @throws VerbsException if the driver rejects the release of a resource; call this method again
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

    /** Closes resources of the verbs layer. */
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
