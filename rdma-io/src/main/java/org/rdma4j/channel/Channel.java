package org.rdma4j.channel;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
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
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkScope;

/**
 * A reliable connection to one peer, with everything that it needs: connected by hand ({@link #builder}) or through the
 * connection manager ({@link #to}, {@link #from}, {@link #of}).
 *
 * <p>The same work can be done in four ways, each built on the one before:
 *
 * {@snippet lang=java :
 * SendRequest send = channel.prepareSend(buffer);      // Once;
 * send.post();                                         // then as often as wanted.
 * send.await(LIMIT);
 *
 * try (ChannelScope scope = channel.scope(LIMIT)) {    // Several at a time, all over at the end.
 *     scope.write(pages, buffer);
 *     scope.send(note);
 * }
 *
 * channel.send(buffer, LIMIT);                         // One at a time.
 *
 * try (CompletionReader reader = channel.reader()) {   // As futures.
 *     reader.submit(send, LIMIT).thenRun(this::next);
 * }
 * }
 *
 * <p>Every wait has a deadline. When it passes, the channel is at an end, and no buffer is in use any more.
 *
 * <p>One thread at a time uses it: the first that does, until it calls {@link #release} or ends,
 * or whichever holds the lock that it is {@link #guardedBy}. Another one gets a {@link
 * WrongThreadException}.
 */
public final class Channel implements Closeable {
    private static final int ATOMIC_BYTES = 8;

    private final QueuePair queuePair;
    private final CompletionQueue completions;
    private final @Nullable Connection connection;
    private final Owned owned = new Owned();
    private final RequestPool pool;
    /** More than one only where scopes are within each other. */
    private final List<ChannelScope> scopes = new ArrayList<>();

    private @Nullable MemoryRegion before;

    /** A channel by hand that is about to be made: see {@link Channel#builder}. */
    public static final class Builder extends ChannelBuilder<Builder> {
        Builder(ProtectionDomain domain) {
            super(domain);
        }

        @Override
        Builder self() {
            return this;
        }

        /**
         * Makes it, without a peer.
         *
         * @throws IllegalArgumentException if a number is more than the device can
         * @throws UnsupportedOperationException on iWARP, where the connection manager alone connects: see {@link Channel#to}
         * @throws VerbsException if the driver refuses
         */
        public PreparedChannel prepare() throws RdmaException {
            CompletionQueue completions = completionQueue(entries(false));
            try {
                PreparedChannel prepared = prepare(completions, null);
                prepared.channel().own(completions);
                return prepared;
            } catch (Throwable e) {
                Closing.after(e, completions);
                throw e;
            }
        }
    }

    /** One by hand; its completion queue is freed by who made that. */
    Channel(QueuePair queuePair) {
        this(queuePair, null);
    }

    private Channel(QueuePair queuePair, @Nullable Connection connection) {
        this.queuePair = queuePair;
        this.completions = queuePair.sendCompletions();
        this.connection = connection;
        pool = new RequestPool(queuePair);
    }

    /**
     * Begins to make a channel by hand.
     *
     * @param domain whose memory it uses; stays the caller's
     */
    public static Builder builder(ProtectionDomain domain) {
        return new Builder(domain);
    }

    /**
     * Makes one of a connection, established or not, which is closed with it. Where it is not, post the first receives
     * before {@link #establish}: on iWARP a message that finds none ends the connection.
     */
    public static Channel of(Connection connection) {
        return new Channel(connection.queuePair(), connection);
    }

    /**
     * Makes one of a queue pair that is connected already, in a way that neither the builder nor the manager has. The queue
     * pair is closed with it, its completion queue is not.
     *
     * @throws IllegalArgumentException if its sends and receives report to two completion queues
     */
    public static Channel of(QueuePair queuePair) {
        if (queuePair.sendCompletions() != queuePair.receiveCompletions()) {
            throw new IllegalArgumentException(
                    queuePair + " reports to two completion queues; a channel reads one: make it with completions()");
        }
        return new Channel(queuePair);
    }

    /**
     * Connects to a peer that listens at an address, through the connection manager. Where the peer may send at once, post
     * receives first, and where the defaults do not suit, give others: {@code Channel.of(Connection.to(peer, options,
     * limit))}, {@link #prepareReceive}, {@link #establish}. On iWARP a message that finds no receive ends the connection,
     * and the side that has asked is the one that sends first.
     *
     * @param limit for each of the three steps: the address, the route, the peer's answer
     * @throws org.rdma4j.cm.ConnectionException if there is no way, the peer refuses, or nobody listens there
     * @throws org.rdma4j.verbs.RdmaTimeoutException if it takes longer
     */
    public static Channel to(InetSocketAddress peer, Duration limit) throws RdmaException {
        return established(Connection.to(peer, limit), limit);
    }

    /**
     * Takes the next peer that asks at a listener, and connects with it, with the listener's options; otherwise as {@link
     * #to}. To post receives first: {@code Channel.of(listener.next(limit))}, then {@link #establish}.
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
     * Connects, or accepts the peer: {@link Connection#establish}. A channel by hand has done that with its handshake.
     *
     * @throws IllegalStateException if it is connected
     */
    public Channel establish(Duration limit) throws RdmaException {
        if (connection == null) {
            throw new IllegalStateException("the channel is connected: its handshake did that");
        }
        connection.establish(limit);
        return this;
    }

    /** What the connection manager knows of it; empty of a channel by hand. */
    public Optional<Connection> connection() {
        return Optional.ofNullable(connection);
    }

    /** Its queue pair, for what a channel does not have. */
    public QueuePair queuePair() {
        return queuePair;
    }

    /** Where its work reports, for who takes completions as they come: {@link CompletionQueue#poll()}. */
    public CompletionQueue completions() {
        return completions;
    }

    /** The protection domain whose memory it uses. */
    public ProtectionDomain domain() {
        return queuePair.domain();
    }

    /**
     * Allocates and registers memory that is freed with the channel.
     *
     * @param bytes at least 1
     * @param remote what the peer may do with it; nothing without
     * @throws IllegalStateException if the channel is closed
     */
    public MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        if (!queuePair.isOpen()) {
            throw new IllegalStateException("the channel is closed, and nobody would free the memory");
        }
        return connection == null ? own(domain().allocate(bytes, remote)) : connection.allocate(bytes, remote);
    }

    <T extends Closeable> T own(T resource) {
        return owned.own(resource);
    }

    // Prepared work.

    /** A message: see {@link QueuePair#prepareSend}. */
    public SendRequest prepareSend(LocalMemory... from) {
        return queuePair.prepareSend(from);
    }

    /** Room for one message of the peer's: see {@link QueuePair#prepareReceive}. */
    public ReceiveRequest prepareReceive(LocalMemory... into) {
        return queuePair.prepareReceive(into);
    }

    /** Writes to the peer's memory: see {@link QueuePair#prepareWrite}. */
    public SendRequest prepareWrite(RemoteMemory to, LocalMemory... from) {
        return queuePair.prepareWrite(to, from);
    }

    /** Reads the peer's memory: see {@link QueuePair#prepareRead}. */
    public SendRequest prepareRead(RemoteMemory from, LocalMemory... to) {
        return queuePair.prepareRead(from, to);
    }

    /** Adds to 8 bytes of the peer's: see {@link QueuePair#prepareFetchAndAdd}. */
    public SendRequest prepareFetchAndAdd(RemoteMemory at, LocalMemory before, long value) {
        return queuePair.prepareFetchAndAdd(at, before, value);
    }

    /** Replaces 8 bytes of the peer's: see {@link QueuePair#prepareCompareAndSwap}. */
    public SendRequest prepareCompareAndSwap(RemoteMemory at, LocalMemory before, long expected, long replacement) {
        return queuePair.prepareCompareAndSwap(at, before, expected, replacement);
    }

    // Scopes and futures.

    /**
     * Opens a scope, which waits at its end for all work that was posted in it. A loop that opens one scope after another
     * allocates nothing: what has ended is opened again, so that a scope is not kept, and not closed once more, behind its
     * end.
     *
     * @param limit for all waits of the scope together, counted from the first of them on
     */
    public ChannelScope scope(Duration limit) {
        return idleScope().begin(limit, false);
    }

    /**
     * The same for a body that waits for each piece of work itself. If one is still in flight at the end, the scope waits
     * for it and then throws an {@link IllegalStateException}.
     */
    public ChannelScope manualScope(Duration limit) {
        return idleScope().begin(limit, true);
    }

    private ChannelScope idleScope() {
        for (int i = 0; i < scopes.size(); i++) {
            if (!scopes.get(i).isOpen()) {
                return scopes.get(i);
            }
        }
        ChannelScope another = new ChannelScope(this, new WorkScope());
        scopes.add(another);
        return another;
    }

    /**
     * Begins to read completions on a thread of its own, so that work can be waited for as futures: {@link
     * CompletionReader#submit}. Until it is closed, that is the only way to wait for work of this channel.
     *
     * @throws IllegalArgumentException if the channel was made without events
     */
    public CompletionReader reader() {
        completions.release();
        return new CompletionReader(completions);
    }

    // One at a time.

    private void complete(SendRequest request, Duration limit) throws RdmaException {
        try {
            request.complete(limit);
        } finally {
            reuse(request);
        }
    }

    /** Not where another thread reads the completions, which can only be waited for then. */
    private void reuse(WorkRequest<?> request) {
        if (!request.isInFlight()) {
            pool.reuse();
        }
    }

    /** Sends one message and waits until the peer's device has it. */
    public void send(LocalMemory from, Duration limit) throws RdmaException {
        complete(pool.send(from), limit);
    }

    /** Sends one message with immediate data, which iWARP has not. */
    public void sendWithImmediate(LocalMemory from, int immediate, Duration limit) throws RdmaException {
        complete(pool.send(from, immediate), limit);
    }

    /**
     * Waits for one message of the peer's, which goes into this buffer if no receive was posted before.
     *
     * @return how long it is, and what came with it; until the next receive of the channel
     */
    public ReceiveRequest receive(LocalMemory into, Duration limit) throws RdmaException {
        ReceiveRequest receive = pool.receive(into);
        try {
            return receive.complete(limit);
        } finally {
            reuse(receive);
        }
    }

    /** Writes to the peer's memory, and waits until the peer's device has it. */
    public void write(RemoteMemory to, LocalMemory from, Duration limit) throws RdmaException {
        complete(pool.write(to, from), limit);
    }

    /** Writes to the peer's memory, with immediate data that takes one of the peer's receives; iWARP has none. */
    public void writeWithImmediate(RemoteMemory to, LocalMemory from, int immediate, Duration limit)
            throws RdmaException {
        complete(pool.write(to, from, immediate), limit);
    }

    /** Reads the peer's memory. */
    public void read(RemoteMemory from, LocalMemory to, Duration limit) throws RdmaException {
        complete(pool.read(from, to), limit);
    }

    /**
     * Adds to the 8 bytes at the peer's address, which is a multiple of 8.
     *
     * @return what was there before, as the peer's processor reads it where both have the same byte order
     */
    public long fetchAndAdd(RemoteMemory at, long value, Duration limit) throws RdmaException {
        MemoryRegion result = before();
        complete(pool.fetchAndAdd(at, result, value), limit);
        return result.memory().get(JAVA_LONG, 0);
    }

    /**
     * Replaces the 8 bytes at the peer's address, which is a multiple of 8, if they are what is expected.
     *
     * @return what was there before: what was expected, if they were replaced
     */
    public long compareAndSwap(RemoteMemory at, long expected, long replacement, Duration limit) throws RdmaException {
        MemoryRegion result = before();
        complete(pool.compareAndSwap(at, result, expected, replacement), limit);
        return result.memory().get(JAVA_LONG, 0);
    }

    private MemoryRegion before() throws VerbsException {
        MemoryRegion there = before;
        if (there == null) {
            there = allocate(ATOMIC_BYTES);
            before = there;
        }
        return there;
    }

    // Its end.

    /**
     * From now on it is used by whichever thread holds the lock, in place of the first that uses it: for threads that take
     * turns under a lock, of which none has to {@link #release} it. A thread that does not hold the lock is refused with a
     * {@link WrongThreadException}; who closes the channel holds it, too. A {@link #reader} cannot be had then.
     *
     * {@snippet lang=java :
     * lock.lock();
     * try {
     *     channel.guardedBy(lock);     // Once.
     * } finally {
     *     lock.unlock();
     * }
     * ...
     * lock.lock();                     // On any thread.
     * try {
     *     channel.send(buffer, LIMIT);
     * } finally {
     *     lock.unlock();
     * }
     * }
     *
     * <p>What was received is read before the lock is let go. A completion queue that other channels share, too, is guarded
     * for all of them.
     *
     * @throws IllegalStateException if this thread does not hold the lock, or the channel is closed
     * @throws WrongThreadException if another thread uses it
     */
    public void guardedBy(ReentrantLock lock) {
        completions.guardedBy(lock);
        queuePair.guardedBy(lock);
    }

    /**
     * Gives it up, so that another thread may use it.
     *
     * @throws WrongThreadException if another thread uses it
     */
    public void release() {
        queuePair.release();
        completions.release();
    }

    /**
     * Ends what is in flight, and frees everything that came with it; one of a connection is disconnected first. Does
     * nothing the second time.
     *
     * @throws IllegalStateException if something is open that was made from what is freed: close that, and then this again
     * @throws WrongThreadException if another thread uses it; it goes on
     * @throws VerbsException if the driver refuses. What could be freed is freed; call this again for the rest
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

    static void close(Owned owned) throws RdmaException {
        try {
            owned.close();
        } catch (RdmaException e) {
            throw e;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
