package org.rdma4j.channel;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkScope;

/** Operations of a {@link Channel} that prepare work, post it in a scope, or wait for it. */
abstract class ChannelOperations {
    private static final int ATOMIC_BYTES = 8;

    private final QueuePair queuePair;
    private final ScopePool scopes;

    /** Receives the previous value of blocking atomic operations; null before the first of them. */
    private @Nullable MemoryRegion atomicResult;

    ChannelOperations(QueuePair queuePair) {
        this.queuePair = queuePair;
        this.scopes = new ScopePool(() -> new WorkScope(queuePair));
    }

    abstract MemoryRegion allocate(long bytes, Access... remote) throws VerbsException;

    /** Prepares a send: {@link QueuePair#prepareSend QueuePair.prepareSend}. */
    public SendRequest prepareSend(LocalMemory... from) {
        return queuePair.prepareSend(from);
    }

    /** Prepares a receive of one message: {@link QueuePair#prepareReceive QueuePair.prepareReceive}. */
    public ReceiveRequest prepareReceive(LocalMemory... into) {
        return queuePair.prepareReceive(into);
    }

    /** Prepares a write to remote memory: {@link QueuePair#prepareWrite QueuePair.prepareWrite}. */
    public SendRequest prepareWrite(RemoteMemory to, LocalMemory... from) {
        return queuePair.prepareWrite(to, from);
    }

    /** Prepares a read of remote memory: {@link QueuePair#prepareRead QueuePair.prepareRead}. */
    public SendRequest prepareRead(RemoteMemory from, LocalMemory... to) {
        return queuePair.prepareRead(from, to);
    }

    /**
     * Prepares an atomic addition to 8 bytes of remote memory: {@link QueuePair#prepareFetchAndAdd
     * QueuePair.prepareFetchAndAdd}.
     */
    public SendRequest prepareFetchAndAdd(RemoteMemory at, LocalMemory previous, long value) {
        return queuePair.prepareFetchAndAdd(at, previous, value);
    }

    /**
     * Prepares an atomic replacement of 8 bytes of remote memory: {@link QueuePair#prepareCompareAndSwap
     * QueuePair.prepareCompareAndSwap}.
     */
    public SendRequest prepareCompareAndSwap(RemoteMemory at, LocalMemory previous, long expected, long replacement) {
        return queuePair.prepareCompareAndSwap(at, previous, expected, replacement);
    }

    /**
     * Opens a scope of this channel, which waits at its end for all work posted in it. The scope is reused by a later call, so
     * do not use it after its end. A loop that opens one scope after another allocates no memory.
     *
     * @param limit maximum duration of all waits of the scope together, measured from the start of the first wait
     * @throws WrongThreadException if another thread uses this channel
     */
    public WorkScope scope(Duration limit) {
        checkOwner();
        return scopes.begin(limit);
    }

    /** Opens a scope whose body waits for each piece of work itself: {@link WorkScope#beginManual}. */
    public WorkScope manualScope(Duration limit) {
        checkOwner();
        return scopes.beginManual(limit);
    }

    /** Throws if another thread uses this channel. The scopes must not be used by two threads. */
    void checkOwner() {
        if (queuePair.isOpen()) {
            queuePair.checkOwner();
        }
    }

    /** Sends a message, and waits until the peer's device has received it. */
    public void send(LocalMemory from, Duration limit) throws RdmaException {
        try (WorkScope scope = scope(limit)) {
            scope.send(from);
        }
    }

    /**
     * Sends a message with immediate data, and waits until the peer's device has received it. iWARP does not support immediate
     * data.
     */
    public void sendWithImmediate(LocalMemory from, int immediate, Duration limit) throws RdmaException {
        try (WorkScope scope = scope(limit)) {
            scope.sendWithImmediate(from, immediate);
        }
    }

    /**
     * Posts a receive, and waits for its message. Receives that were posted earlier receive earlier messages.
     *
     * @return the receive with the length and the immediate data of the message; valid until the next receive of this channel
     *     that is not a prepared one
     */
    public ReceiveRequest receive(LocalMemory into, Duration limit) throws RdmaException {
        try (WorkScope scope = scope(limit)) {
            return scope.receive(into);
        }
    }

    /** Writes a buffer to remote memory, and waits until the peer's device has received it. */
    public void write(RemoteMemory to, LocalMemory from, Duration limit) throws RdmaException {
        try (WorkScope scope = scope(limit)) {
            scope.write(to, from);
        }
    }

    /**
     * Writes a buffer to remote memory, with immediate data, which consumes a receive of the peer, and waits until the peer's
     * device has received it. iWARP does not support immediate data.
     */
    public void writeWithImmediate(RemoteMemory to, LocalMemory from, int immediate, Duration limit)
            throws RdmaException {
        try (WorkScope scope = scope(limit)) {
            scope.writeWithImmediate(to, from, immediate);
        }
    }

    /** Reads remote memory into a buffer, and waits for the data. */
    public void read(RemoteMemory from, LocalMemory to, Duration limit) throws RdmaException {
        try (WorkScope scope = scope(limit)) {
            scope.read(from, to);
        }
    }

    /**
     * Atomically adds a value to 8 bytes of remote memory, at an address that is a multiple of 8.
     *
     * @return the previous value, as the peer reads it if both machines have the same byte order
     */
    public long fetchAndAdd(RemoteMemory at, long value, Duration limit) throws RdmaException {
        MemoryRegion result = atomicResult();
        try (WorkScope scope = scope(limit)) {
            scope.fetchAndAdd(at, result, value);
        }
        return result.memory().get(JAVA_LONG, 0);
    }

    /**
     * Atomically replaces 8 bytes of remote memory, at an address that is a multiple of 8, if they have the expected value.
     *
     * @return the previous value, as for {@link #fetchAndAdd}; the expected value if the bytes were replaced
     */
    public long compareAndSwap(RemoteMemory at, long expected, long replacement, Duration limit) throws RdmaException {
        MemoryRegion result = atomicResult();
        try (WorkScope scope = scope(limit)) {
            scope.compareAndSwap(at, result, expected, replacement);
        }
        return result.memory().get(JAVA_LONG, 0);
    }

    private MemoryRegion atomicResult() throws VerbsException {
        MemoryRegion result = atomicResult;
        if (result == null) {
            result = allocate(ATOMIC_BYTES);
            atomicResult = result;
        }
        return result;
    }
}
