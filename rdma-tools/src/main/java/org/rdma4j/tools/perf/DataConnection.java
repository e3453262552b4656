package org.rdma4j.tools.perf;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
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

/**
 * Connection of one side of a measurement, with the memory of that side. Each method that waits throws a {@link
 * StalledException} if there is no progress within the timeout, and an {@link EndedException} if the peer has
 * disconnected.
 *
 * <p>The memory has three parts: the outgoing message, the incoming message, and a counter that the peer writes. A
 * server that receives messages writes its <em>credit</em>, the number of receives that it has posted again. A client
 * whose server is passive writes <em>heartbeats</em>, consecutive numbers.
 */
final class DataConnection implements Closeable {
    private static final Duration POLL_TIMEOUT = Duration.ofMillis(50);
    private static final long PASSIVE_POLL_NANOS = 2_000_000;
    private static final int CACHE_LINE = 64;
    private static final int SPINS_PER_CHECK = 1000;

    /**
     * Accesses memory to which the device of the peer writes without a completion on this side. The access is volatile,
     * because the compiler may move a plain read out of a loop.
     */
    private static final VarHandle BYTE = ValueLayout.JAVA_BYTE.varHandle();

    /** Like {@link #BYTE}, for counters. */
    private static final VarHandle LONG = ValueLayout.JAVA_LONG.varHandle();

    /**
     * Number of slots for outgoing credits. A slot must not be overwritten while its credit is in flight: at most four
     * credits are, because a client that has not received them cannot send.
     */
    static final int CREDIT_SLOTS = 16;

    /** Time without a heartbeat after which a passive server assumes that the client has failed. */
    static final Duration HEARTBEAT_TIMEOUT = Duration.ofSeconds(10);

    private final Measurement measurement;
    private final Connection connection;
    private final CompletionQueue completions;
    private final MemoryRegion memory;
    private final RemoteMemory peerMemory;
    private final boolean inline;
    private final Duration timeout;

    /** Time of the first poll without progress; 0 after progress. */
    private long idleStart;

    /** Number of polls of the memory since the last progress. */
    private int polls;

    /** Number of receives that have completed. */
    long received;

    /** Number of signaled sends that have completed. */
    long sent;

    DataConnection(
            Measurement measurement,
            Connection connection,
            MemoryRegion memory,
            RemoteMemory peerMemory,
            int inline,
            Duration timeout) {
        this.measurement = measurement;
        this.connection = connection;
        this.completions = connection.completions();
        this.memory = memory;
        this.peerMemory = peerMemory;
        this.inline = isInline(measurement, inline);
        this.timeout = timeout;
    }

    /** Returns {@code true} if the messages are sent inline, which is possible for sends and writes only. */
    static boolean isInline(Measurement measurement, int inline) {
        return measurement.size() <= inline && measurement.operation().sendsData();
    }

    /** Allocates the memory that one side needs for a measurement. */
    static MemoryRegion memory(ProtectionDomain domain, Measurement measurement) throws VerbsException {
        return MemoryRegion.allocate(domain, bytes(measurement), access(measurement));
    }

    /** Returns the size of the memory that each side needs for a measurement, in bytes. */
    static long bytes(Measurement measurement) {
        return 2 * alignedSize(measurement) + CREDIT_SLOTS * CACHE_LINE;
    }

    /** Returns {@code true} if the memory of a peer is large enough for a measurement. */
    static boolean fits(Measurement measurement, RemoteMemory memory) {
        return memory.length() >= bytes(measurement);
    }

    /** Returns the size of a message, rounded up to a multiple of the size of a cache line. */
    private static long alignedSize(Measurement measurement) {
        return ((long) measurement.size() + CACHE_LINE - 1) / CACHE_LINE * CACHE_LINE;
    }

    private static Access[] access(Measurement measurement) {
        return measurement.operation().isAtomic()
                ? new Access[] {Access.REMOTE_READ, Access.REMOTE_WRITE, Access.REMOTE_ATOMIC}
                : new Access[] {Access.REMOTE_READ, Access.REMOTE_WRITE};
    }

    /** Returns the options with which both sides create the connection of a measurement. */
    static ConnectionOptions options(
            Measurement measurement, ProtectionDomain domain, int sends, int receives, int inline, boolean events) {
        return new ConnectionOptions()
                .withDomain(domain)
                .withEvents(events)
                .withAccess(access(measurement))
                .withQueuePair(with -> with.sendRequests(sends)
                        .receiveRequests(receives)
                        .inline(isInline(measurement, inline) ? inline : 0));
    }

    /** Prepares the request that transfers a message. */
    SendRequest prepare(boolean signaled) {
        QueuePair queuePair = connection.queuePair();
        LocalMemory out = memory.slice(0, measurement.size());
        LocalMemory in = memory.slice(alignedSize(measurement), measurement.size());
        RemoteMemory there = peerMemory.slice(alignedSize(measurement), measurement.size());
        switch (measurement.operation()) {
            case SEND:
                return queuePair.prepareSend(out).inline(inline).signaled(signaled);
            case WRITE:
                return queuePair.prepareWrite(there, out).inline(inline).signaled(signaled);
            case READ:
                return queuePair.prepareRead(there, in).signaled(signaled);
            case FETCH_ADD:
                return queuePair.prepareFetchAndAdd(there, in, 1).signaled(signaled);
            default:
                return queuePair.prepareCompareAndSwap(there, in, 0, 1).signaled(signaled);
        }
    }

    /** Prepares a receive of a message. */
    ReceiveRequest prepareReceive() {
        return connection.queuePair().prepareReceive(memory.slice(alignedSize(measurement), measurement.size()));
    }

    /** Prepares the request for {@link #sendCredit}. */
    SendRequest prepareCredit() {
        return connection
                .queuePair()
                .prepareWrite(
                        peerMemory.slice(2 * alignedSize(measurement), Long.BYTES),
                        memory.slice(2 * alignedSize(measurement), CREDIT_SLOTS * CACHE_LINE))
                .signaled(false);
    }

    /**
     * Writes the credit to the memory of the peer.
     *
     * @param count number of receives that this side has posted again
     * @param number sequence number of the credit, which selects its slot
     */
    void sendCredit(SendRequest credit, long count, long number) throws IOException {
        long slot = number % CREDIT_SLOTS * CACHE_LINE;
        memory.memory().set(ValueLayout.JAVA_LONG, 2 * alignedSize(measurement) + slot, count);
        post(credit.range(slot, Long.BYTES));
    }

    /** Prepares the request for {@link #sendHeartbeat}, which uses the control connection. */
    SendRequest prepareHeartbeat(Connection control) {
        return control.queuePair()
                .prepareWrite(
                        peerMemory.slice(2 * alignedSize(measurement), Long.BYTES),
                        memory.slice(2 * alignedSize(measurement), Long.BYTES));
    }

    /**
     * Writes a heartbeat to the memory of the server.
     *
     * @param number sequence number of the heartbeat
     */
    void sendHeartbeat(SendRequest heartbeat, long number) throws RdmaException {
        memory.memory().set(ValueLayout.JAVA_LONG, 2 * alignedSize(measurement), number);
        heartbeat.complete(HEARTBEAT_TIMEOUT);
    }

    /** Returns the last credit or heartbeat that the peer has written; 0 if there is none. */
    long peerCounter() {
        return (long) LONG.getVolatile(memory.memory(), 2 * alignedSize(measurement));
    }

    /** Posts a request. Waits while the queue is full. */
    void post(WorkRequest<?> request) throws IOException {
        while (!request.tryPost()) {
            await();
        }
    }

    /** Sets the last byte of the outgoing message. */
    void setMarker(byte value) {
        BYTE.setVolatile(memory.memory(), (long) measurement.size() - 1, value);
    }

    /**
     * Waits until the last byte of the incoming message has a value. Used for writes, which have no completion here.
     */
    void awaitMarker(byte value) throws IOException {
        MemorySegment in = memory.memory();
        long offset = alignedSize(measurement) + measurement.size() - 1;
        while ((byte) BYTE.getVolatile(in, offset) != value) {
            pause();
        }
        recordProgress();
    }

    /** Waits for completions, for at most a fraction of the timeout, and processes them. */
    void await() throws IOException {
        process(completions.poll(POLL_TIMEOUT));
    }

    /** Processes available completions, then pauses. For callers that wait for the counter of the peer. */
    void pollOnce() throws IOException {
        process(completions.poll());
        pause();
    }

    private void process(Completions completed) throws IOException {
        boolean progress = false;
        while (completed.next()) {
            WorkRequest<?> request = completed.request();
            request.checkSuccess();
            if (request instanceof ReceiveRequest) {
                received++;
            } else {
                sent++;
            }
            progress = true;
        }
        if (progress) {
            recordProgress();
        } else {
            checkTimeout();
        }
    }

    /** Restarts the timeout. */
    void recordProgress() {
        idleStart = 0;
        polls = 0;
    }

    /** Pauses a loop that polls memory: spins first, then yields, and then checks the timeout regularly. */
    private void pause() throws IOException {
        if (++polls < SPINS_PER_CHECK) {
            Thread.onSpinWait();
            return;
        }
        Thread.yield();
        if (polls % SPINS_PER_CHECK == 0) {
            checkTimeout();
        }
    }

    private void checkTimeout() throws IOException {
        long now = System.nanoTime();
        if (idleStart == 0) {
            idleStart = now;
        } else if (now - idleStart > timeout.toNanos()) {
            throw new StalledException(measurement + ": no progress within " + Timeouts.text(timeout));
        }
        if (!connection.isConnected()) {
            throw new EndedException(measurement + ": the peer has disconnected");
        }
    }

    /** Establishes the connection. */
    void establish() throws RdmaException {
        connection.establish(timeout);
    }

    /**
     * Waits until the client disconnects. For a passive server, whose device serves the requests of the client.
     *
     * @throws EndedException when the client has disconnected
     * @throws StalledException if the client sends no heartbeat within {@link #HEARTBEAT_TIMEOUT}
     */
    void awaitEnd() throws IOException {
        long heartbeat = peerCounter();
        long heartbeatTime = System.nanoTime();
        while (true) {
            // Leave the processor to the device: a software device uses it to serve the requests of the client.
            LockSupport.parkNanos(PASSIVE_POLL_NANOS);
            if (peerCounter() != heartbeat) {
                heartbeat = peerCounter();
                heartbeatTime = System.nanoTime();
            } else if (System.nanoTime() - heartbeatTime > HEARTBEAT_TIMEOUT.toNanos()) {
                throw new StalledException(
                        measurement + ": the client has sent no heartbeat for " + Timeouts.text(HEARTBEAT_TIMEOUT));
            }
            if (!connection.isConnected()) {
                throw new EndedException(measurement + ": the peer has disconnected");
            }
        }
    }

    /** Thrown when the peer has disconnected. */
    static final class EndedException extends IOException {
        private static final long serialVersionUID = 1L;

        EndedException(String message) {
            super(message);
        }
    }

    /** Thrown if the peer is connected, but there is no progress within the timeout. */
    static final class StalledException extends IOException {
        private static final long serialVersionUID = 1L;

        StalledException(String message) {
            super(message);
        }
    }

    @Override
    public void close() throws VerbsException {
        connection.close();
    }
}
