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

/** Operations of a {@link Channel} that prepare requests, open scopes, or wait for a single request. */
abstract class ChannelOperations {
    private static final int ATOMIC_BYTES = 8;

    private final QueuePair queuePair;
    private final ScopePool scopes;

    /** Buffer for the results of blocking atomic operations, or {@code null} before the first such operation. */
    private @Nullable MemoryRegion atomicResult;

    ChannelOperations(QueuePair queuePair) {
        this.queuePair = queuePair;
        this.scopes = new ScopePool(() -> new WorkScope(queuePair));
    }

    abstract MemoryRegion allocate(long bytes, Access... remote) throws VerbsException;

    /** Prepares a send. Equivalent to {@link QueuePair#prepareSend QueuePair.prepareSend}. */
    public SendRequest prepareSend(LocalMemory... from) {
        return queuePair.prepareSend(from);
    }

    /** Prepares a receive for one message. Equivalent to {@link QueuePair#prepareReceive QueuePair.prepareReceive}. */
    public ReceiveRequest prepareReceive(LocalMemory... into) {
        return queuePair.prepareReceive(into);
    }

    /** Prepares a write to remote memory. Equivalent to {@link QueuePair#prepareWrite QueuePair.prepareWrite}. */
    public SendRequest prepareWrite(RemoteMemory to, LocalMemory... from) {
        return queuePair.prepareWrite(to, from);
    }

    /** Prepares a read from remote memory. Equivalent to {@link QueuePair#prepareRead QueuePair.prepareRead}. */
    public SendRequest prepareRead(RemoteMemory from, LocalMemory... to) {
        return queuePair.prepareRead(from, to);
    }

    /**
     * Prepares an atomic addition to an 8-byte integer in remote memory. Equivalent to {@link
     * QueuePair#prepareFetchAndAdd QueuePair.prepareFetchAndAdd}.
     */
    public SendRequest prepareFetchAndAdd(RemoteMemory at, LocalMemory previous, long value) {
        return queuePair.prepareFetchAndAdd(at, previous, value);
    }

    /**
     * Prepares an atomic replacement of an 8-byte integer in remote memory. Equivalent to {@link
     * QueuePair#prepareCompareAndSwap QueuePair.prepareCompareAndSwap}.
     */
    public SendRequest prepareCompareAndSwap(RemoteMemory at, LocalMemory previous, long expected, long replacement) {
        return queuePair.prepareCompareAndSwap(at, previous, expected, replacement);
    }

    /**
     * Opens a scope for work on this channel. Closing the scope waits for all work posted in it. A later call may reuse
     * the scope, so the scope must not be used after it has been closed. A loop that opens one scope after another
     * allocates no memory.
     *
     * @param limit maximum total duration of all waits in the scope, measured from the start of the first wait
     * @throws WrongThreadException if another thread owns this channel
     */
    public WorkScope scope(Duration limit) {
        checkOwner();
        return scopes.begin(limit);
    }

    /** Opens a manual scope, whose body must wait for all work itself. See {@link WorkScope#beginManual}. */
    public WorkScope manualScope(Duration limit) {
        checkOwner();
        return scopes.beginManual(limit);
    }

    /**
     * Throws a {@link WrongThreadException} if another thread owns this channel, so that no two threads use the same
     * scope.
     */
    void checkOwner() {
        if (queuePair.isOpen()) {
            queuePair.checkOwner();
        }
    }

    /** Sends a message and waits for its completion. See {@link QueuePair} for the meaning of a completion. */
    public void send(LocalMemory from, Duration limit) throws RdmaException {
        try (WorkScope scope = scope(limit)) {
            scope.send(from);
        }
    }

    /** Sends a message with immediate data and waits for its completion. iWARP does not support immediate data. */
    public void sendWithImmediate(LocalMemory from, int immediate, Duration limit) throws RdmaException {
        try (WorkScope scope = scope(limit)) {
            scope.sendWithImmediate(from, immediate);
        }
    }

    /**
     * Posts a receive and waits for its message. Receives that were posted earlier consume earlier messages.
     *
     * @return the completed receive, which provides the length and the immediate data of the message; valid until the
     *     next blocking or scoped receive on this channel
     */
    public ReceiveRequest receive(LocalMemory into, Duration limit) throws RdmaException {
        try (WorkScope scope = scope(limit)) {
            return scope.receive(into);
        }
    }

    /**
     * Writes a buffer to remote memory and waits for the completion. See {@link QueuePair} for the meaning of a
     * completion.
     */
    public void write(RemoteMemory to, LocalMemory from, Duration limit) throws RdmaException {
        try (WorkScope scope = scope(limit)) {
            scope.write(to, from);
        }
    }

    /**
     * Writes a buffer to remote memory with immediate data and waits for the completion. The immediate data consumes
     * one of the peer's receives. iWARP does not support immediate data.
     */
    public void writeWithImmediate(RemoteMemory to, LocalMemory from, int immediate, Duration limit)
            throws RdmaException {
        try (WorkScope scope = scope(limit)) {
            scope.writeWithImmediate(to, from, immediate);
        }
    }

    /** Reads remote memory into a buffer and waits for the data. */
    public void read(RemoteMemory from, LocalMemory to, Duration limit) throws RdmaException {
        try (WorkScope scope = scope(limit)) {
            scope.read(from, to);
        }
    }

    /**
     * Atomically adds a value to an 8-byte integer in remote memory. The address must be a multiple of 8.
     *
     * @return the previous value, in the byte order of this machine
     */
    public long fetchAndAdd(RemoteMemory at, long value, Duration limit) throws RdmaException {
        MemoryRegion result = atomicResult();
        try (WorkScope scope = scope(limit)) {
            scope.fetchAndAdd(at, result, value);
        }
        return result.memory().get(JAVA_LONG, 0);
    }

    /**
     * Atomically replaces an 8-byte integer in remote memory if it has the expected value. The address must be a
     * multiple of 8.
     *
     * @return the previous value, in the byte order of this machine; equal to {@code expected} if the integer was
     *     replaced
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
