package org.rdma4j.channel;

import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.Work;
import org.rdma4j.verbs.WorkScope;

/**
 * What can be posted to one channel in a scope. Each method posts, after waiting for room in the queue, and returns what
 * was posted: to be waited for before the scope ends, by who needs to. What is returned by the methods that take memory is
 * the channel's own and used for other work once the scope has ended.
 *
 * <p>All methods throw {@link IllegalStateException} if the scope has ended, {@link org.rdma4j.verbs.RdmaTimeoutException}
 * if there was no room in the scope's time, and otherwise what {@link Work#post()} does.
 */
public abstract sealed class ScopedWork permits ChannelScope, PeerScope.Peer {
    private final Channel channel;
    private final RequestPool pool;
    private final WorkScope scope;
    /** Whether the pool is in use; never in a scope that has ended. */
    private boolean taken;

    ScopedWork(Channel channel, WorkScope scope) {
        this.channel = channel;
        this.pool = new RequestPool(channel.queuePair());
        this.scope = scope;
    }

    /** Nothing of it is in flight any more. */
    final void reuse() {
        if (taken) {
            taken = false;
            pool.reuse();
        }
    }

    private RequestPool pool() {
        if (!taken) {
            take();
        }
        return pool;
    }

    private void take() {
        if (!scope.isOpen()) {
            throw new IllegalStateException("the scope has ended; open another one");
        }
        taken = true;
        willReuse();
    }

    /** There is something to {@link #reuse} at the end. */
    void willReuse() {}

    /**
     * Work that was prepared before, of this channel.
     *
     * @throws IllegalArgumentException if it is of another channel, or of a shared receive queue: poll for its completion
     */
    public <T extends Work<T>> T post(T work) throws RdmaException {
        if (!work.isOf(channel.queuePair())) {
            throw new IllegalArgumentException(work + " is of another channel than this part of the scope; post shared"
                    + " receives by themselves, and poll for them");
        }
        return scope.post(work);
    }

    /** Sends a message. */
    public Work<?> send(LocalMemory from) throws RdmaException {
        return scope.post(pool().send(from));
    }

    /** Sends a message that lies in several buffers. */
    public Work<?> send(LocalMemory... from) throws RdmaException {
        return scope.post(pool().send(from));
    }

    /** Sends a message with immediate data, which iWARP has not. */
    public Work<?> sendWithImmediate(LocalMemory from, int immediate) throws RdmaException {
        return scope.post(pool().send(from, immediate));
    }

    /**
     * Room for one message of the peer's, for which the scope waits at its end. The peer's message may be there earlier: see
     * {@link org.rdma4j.channel} on who needs receives before. Its length can be asked for until the scope has ended.
     */
    public ReceiveRequest receive(LocalMemory into) throws RdmaException {
        return scope.post(pool().receive(into));
    }

    /** Room for one message of the peer's, in several buffers. */
    public ReceiveRequest receive(LocalMemory... into) throws RdmaException {
        return scope.post(pool().receive(into));
    }

    /** Writes to the peer's memory. */
    public Work<?> write(RemoteMemory to, LocalMemory from) throws RdmaException {
        return scope.post(pool().write(to, from));
    }

    /** Writes to the peer's memory what lies in several buffers. */
    public Work<?> write(RemoteMemory to, LocalMemory... from) throws RdmaException {
        return scope.post(pool().write(to, from));
    }

    /** Writes to the peer's memory, with immediate data that takes one of the peer's receives; iWARP has none. */
    public Work<?> writeWithImmediate(RemoteMemory to, LocalMemory from, int immediate) throws RdmaException {
        return scope.post(pool().write(to, from, immediate));
    }

    /** Reads the peer's memory. */
    public Work<?> read(RemoteMemory from, LocalMemory to) throws RdmaException {
        return scope.post(pool().read(from, to));
    }

    /** Reads the peer's memory into several buffers. */
    public Work<?> read(RemoteMemory from, LocalMemory... to) throws RdmaException {
        return scope.post(pool().read(from, to));
    }

    /** Adds to 8 bytes of the peer's: see {@link org.rdma4j.verbs.QueuePair#prepareFetchAndAdd}. */
    public Work<?> fetchAndAdd(RemoteMemory at, LocalMemory before, long value) throws RdmaException {
        return scope.post(pool().fetchAndAdd(at, before, value));
    }

    /** Replaces 8 bytes of the peer's: see {@link org.rdma4j.verbs.QueuePair#prepareCompareAndSwap}. */
    public Work<?> compareAndSwap(RemoteMemory at, LocalMemory before, long expected, long replacement)
            throws RdmaException {
        return scope.post(pool().compareAndSwap(at, before, expected, replacement));
    }
}
