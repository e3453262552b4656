package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;

/**
 * Operations of a {@link WorkScope} that prepare their work. Each operation has two variants: one for a scope of one queue
 * pair, and one whose first parameter is the index of a peer.
 */
abstract class ScopeOperations {
    /** Queue pairs by the index of their peer; empty if the scope accepts work of any queue pair. */
    private final QueuePair[] queuePairs;

    /** Requests by the index of their peer; null where the scope has not prepared any. */
    private final @Nullable RequestPool[] pools;

    /** Whether requests of {@link #pools} were used since the last {@link #reusePools}. */
    private boolean poolsUsed;

    ScopeOperations(QueuePair[] queuePairs) {
        this.queuePairs = queuePairs;
        this.pools = new RequestPool[queuePairs.length];
    }

    /** Throws if the scope has ended. */
    abstract void checkOpen();

    /** Posts a request of a pool, after waiting for capacity in its queue. */
    abstract <T extends Work<T>> T postPrepared(T request) throws RdmaException;

    /** Returns {@code true} if the scope accepts work of any queue pair. */
    final boolean acceptsAll() {
        return queuePairs.length == 0;
    }

    /** Returns the index of the queue pair of the work, or -1 if the scope does not contain that queue pair. */
    final int indexOf(Work<?> work) {
        for (int i = 0; i < queuePairs.length; i++) {
            if (work.isOf(queuePairs[i])) {
                return i;
            }
        }
        return -1;
    }

    /** Returns the number of peers. */
    final int peerCount() {
        return queuePairs.length;
    }

    final void checkPeer(int peer) {
        if (peer < 0 || peer >= queuePairs.length) {
            throw new IndexOutOfBoundsException(
                    "The peer " + peer + " is out of range: 0 to " + (queuePairs.length - 1) + " in this scope");
        }
    }

    /** Returns the pool of the only queue pair. */
    private RequestPool pool() {
        if (queuePairs.length != 1) {
            throw new IllegalStateException("The scope contains " + queuePairs.length
                    + " queue pairs, not one; pass the index of a peer, or post prepared work");
        }
        return pool(0);
    }

    /** Returns the pool of the queue pair to a peer. */
    final RequestPool pool(int peer) {
        checkOpen();
        checkPeer(peer);
        queuePairs[peer].checkOwner();
        RequestPool pool = pools[peer];
        if (pool == null) {
            pool = new RequestPool(queuePairs[peer]);
            pools[peer] = pool;
        }
        poolsUsed = true;
        return pool;
    }

    /** Makes all requests of the pools available again. None of them may be in flight. */
    final void reusePools() {
        if (poolsUsed) {
            poolsUsed = false;
            for (RequestPool pool : pools) {
                if (pool != null) {
                    pool.reuse();
                }
            }
        }
    }

    /** Sends a message. */
    public Work<?> send(LocalMemory from) throws RdmaException {
        return postPrepared(pool().send(from));
    }

    /** Sends a message to a peer. */
    public Work<?> send(int peer, LocalMemory from) throws RdmaException {
        return postPrepared(pool(peer).send(from));
    }

    /** Sends a message that is the concatenation of several buffers. */
    public Work<?> send(LocalMemory... from) throws RdmaException {
        return postPrepared(pool().send(from));
    }

    /** Sends a message that is the concatenation of several buffers to a peer. */
    public Work<?> send(int peer, LocalMemory... from) throws RdmaException {
        return postPrepared(pool(peer).send(from));
    }

    /** Sends a message with immediate data, which iWARP does not support. */
    public Work<?> sendWithImmediate(LocalMemory from, int immediate) throws RdmaException {
        return postPrepared(pool().send(from, immediate));
    }

    /** Sends a message with immediate data, which iWARP does not support, to a peer. */
    public Work<?> sendWithImmediate(int peer, LocalMemory from, int immediate) throws RdmaException {
        return postPrepared(pool(peer).send(from, immediate));
    }

    /**
     * Posts a receive for one message. The scope waits for the message at its end. A peer that may send earlier needs a
     * receive that was posted earlier: {@link QueuePair#prepareReceive QueuePair.prepareReceive}.
     *
     * @return the receive; the length of its message may be read until the scope is opened again
     */
    public ReceiveRequest receive(LocalMemory into) throws RdmaException {
        return postPrepared(pool().receive(into));
    }

    /** Posts a receive for one message of a peer: {@link #receive(LocalMemory)}. */
    public ReceiveRequest receive(int peer, LocalMemory into) throws RdmaException {
        return postPrepared(pool(peer).receive(into));
    }

    /** Posts a receive for one message, which is distributed over several buffers in their order. */
    public ReceiveRequest receive(LocalMemory... into) throws RdmaException {
        return postPrepared(pool().receive(into));
    }

    /** Posts a receive for one message of a peer, which is distributed over several buffers in their order. */
    public ReceiveRequest receive(int peer, LocalMemory... into) throws RdmaException {
        return postPrepared(pool(peer).receive(into));
    }

    /** Writes a buffer to remote memory. */
    public Work<?> write(RemoteMemory to, LocalMemory from) throws RdmaException {
        return postPrepared(pool().write(to, from));
    }

    /** Writes a buffer to remote memory of a peer. */
    public Work<?> write(int peer, RemoteMemory to, LocalMemory from) throws RdmaException {
        return postPrepared(pool(peer).write(to, from));
    }

    /** Writes the concatenation of several buffers to remote memory. */
    public Work<?> write(RemoteMemory to, LocalMemory... from) throws RdmaException {
        return postPrepared(pool().write(to, from));
    }

    /** Writes the concatenation of several buffers to remote memory of a peer. */
    public Work<?> write(int peer, RemoteMemory to, LocalMemory... from) throws RdmaException {
        return postPrepared(pool(peer).write(to, from));
    }

    /**
     * Writes a buffer to remote memory, with immediate data, which consumes a receive of the peer. iWARP does not support
     * immediate data.
     */
    public Work<?> writeWithImmediate(RemoteMemory to, LocalMemory from, int immediate) throws RdmaException {
        return postPrepared(pool().write(to, from, immediate));
    }

    /**
     * Writes a buffer to remote memory of a peer, with immediate data: {@link #writeWithImmediate(RemoteMemory,
     * LocalMemory, int)}.
     */
    public Work<?> writeWithImmediate(int peer, RemoteMemory to, LocalMemory from, int immediate) throws RdmaException {
        return postPrepared(pool(peer).write(to, from, immediate));
    }

    /** Reads remote memory into a buffer. */
    public Work<?> read(RemoteMemory from, LocalMemory to) throws RdmaException {
        return postPrepared(pool().read(from, to));
    }

    /** Reads remote memory of a peer into a buffer. */
    public Work<?> read(int peer, RemoteMemory from, LocalMemory to) throws RdmaException {
        return postPrepared(pool(peer).read(from, to));
    }

    /** Reads remote memory into several buffers, in their order. */
    public Work<?> read(RemoteMemory from, LocalMemory... to) throws RdmaException {
        return postPrepared(pool().read(from, to));
    }

    /** Reads remote memory of a peer into several buffers, in their order. */
    public Work<?> read(int peer, RemoteMemory from, LocalMemory... to) throws RdmaException {
        return postPrepared(pool(peer).read(from, to));
    }

    /**
     * Atomically adds a value to 8 bytes of remote memory: {@link QueuePair#prepareFetchAndAdd QueuePair.prepareFetchAndAdd}.
     *
     * @param previous 8 bytes that receive the previous value
     */
    public Work<?> fetchAndAdd(RemoteMemory at, LocalMemory previous, long value) throws RdmaException {
        return postPrepared(pool().fetchAndAdd(at, previous, value));
    }

    /**
     * Atomically adds a value to 8 bytes of remote memory of a peer: {@link #fetchAndAdd(RemoteMemory, LocalMemory,
     * long)}.
     */
    public Work<?> fetchAndAdd(int peer, RemoteMemory at, LocalMemory previous, long value) throws RdmaException {
        return postPrepared(pool(peer).fetchAndAdd(at, previous, value));
    }

    /**
     * Atomically replaces 8 bytes of remote memory if they have an expected value: {@link
     * QueuePair#prepareCompareAndSwap QueuePair.prepareCompareAndSwap}.
     *
     * @param previous 8 bytes that receive the previous value
     */
    public Work<?> compareAndSwap(RemoteMemory at, LocalMemory previous, long expected, long replacement)
            throws RdmaException {
        return postPrepared(pool().compareAndSwap(at, previous, expected, replacement));
    }

    /**
     * Atomically replaces 8 bytes of remote memory of a peer: {@link #compareAndSwap(RemoteMemory, LocalMemory, long,
     * long)}.
     */
    public Work<?> compareAndSwap(int peer, RemoteMemory at, LocalMemory previous, long expected, long replacement)
            throws RdmaException {
        return postPrepared(pool(peer).compareAndSwap(at, previous, expected, replacement));
    }
}
