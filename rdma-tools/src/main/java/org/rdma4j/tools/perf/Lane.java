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
 * The connection of one measurement, with the memory of this side, and the waits. Each wait ends with an exception when
 * nothing has moved for the time limit, or when the peer is gone.
 *
 * <p>The memory is what goes out, what comes in, and room for a count: of the receives that a server posts again, or of the
 * signs of life of a client whose server only waits.
 */
final class Lane implements Closeable {
    private static final Duration SLICE = Duration.ofMillis(50);
    private static final long PAUSE_NANOS = 2_000_000;
    private static final int LINE = 64;
    private static final int SPINS = 1000;
    /** For what the peer's device writes, and no completion here tells of: a plain read may be moved out of a loop. */
    private static final VarHandle BYTE = ValueLayout.JAVA_BYTE.varHandle();

    private static final VarHandle LONG = ValueLayout.JAVA_LONG.varHandle();
    /** How many counts may be on their way to the peer. */
    static final int CREDIT_SLOTS = 16;

    /** After this time without a sign of life, a client whose server only waits is taken to be gone. */
    static final Duration SILENCE = Duration.ofSeconds(10);

    private final Measurement what;
    private final Connection connection;
    private final CompletionQueue completions;
    private final MemoryRegion memory;
    private final RemoteMemory peer;
    private final boolean inline;
    private final Duration limit;
    private long idleSince;
    private int looks;

    /** How many receives, and signaled sends, have completed. */
    long received;

    long sent;

    Lane(Measurement what, Connection connection, MemoryRegion memory, RemoteMemory peer, int inline, Duration limit) {
        this.what = what;
        this.connection = connection;
        this.completions = connection.completions();
        this.memory = memory;
        this.peer = peer;
        this.inline = isInline(what, inline);
        this.limit = limit;
    }

    /** Whether messages go inline: those that can, up to the length asked for. */
    static boolean isInline(Measurement what, int inline) {
        return what.size() <= inline && what.operation().takesTurns();
    }

    /** Memory for a measurement. */
    static MemoryRegion memory(ProtectionDomain domain, Measurement what) throws VerbsException {
        return MemoryRegion.allocate(domain, bytes(what), access(what));
    }

    /** Returns the size in bytes of the memory that each side needs for a measurement. */
    static long bytes(Measurement what) {
        return 2 * room(what) + CREDIT_SLOTS * LINE;
    }

    /** Whether the peer's memory is as large as this side's. */
    static boolean fits(Measurement what, RemoteMemory peer) {
        return peer.length() >= bytes(what);
    }

    private static long room(Measurement what) {
        return ((long) what.size() + LINE - 1) / LINE * LINE;
    }

    private static Access[] access(Measurement what) {
        return what.operation().isAtomic()
                ? new Access[] {Access.REMOTE_READ, Access.REMOTE_WRITE, Access.REMOTE_ATOMIC}
                : new Access[] {Access.REMOTE_READ, Access.REMOTE_WRITE};
    }

    /** What the connection has to be made with. */
    static ConnectionOptions options(
            Measurement what, ProtectionDomain domain, int sends, int receives, int inline, boolean events) {
        return new ConnectionOptions()
                .withDomain(domain)
                .withEvents(events)
                .withAccess(access(what))
                .withQueuePair(with ->
                        with.sendRequests(sends).receiveRequests(receives).inline(isInline(what, inline) ? inline : 0));
    }

    // Requests.

    SendRequest prepare(boolean signaled) {
        QueuePair queuePair = connection.queuePair();
        LocalMemory out = memory.slice(0, what.size());
        LocalMemory in = memory.slice(room(what), what.size());
        RemoteMemory there = peer.slice(room(what), what.size());
        switch (what.operation()) {
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

    ReceiveRequest prepareReceive() {
        return connection.queuePair().prepareReceive(memory.slice(room(what), what.size()));
    }

    /** Writes the count of receives to the peer, see {@link #tellCredit}. */
    SendRequest prepareCredit() {
        return connection
                .queuePair()
                .prepareWrite(peer.slice(2 * room(what), Long.BYTES), memory.slice(2 * room(what), CREDIT_SLOTS * LINE))
                .signaled(false);
    }

    /** Tells the peer how many receives were posted again so far; the number of the message decides on its place. */
    void tellCredit(SendRequest credit, long count, long message) throws IOException {
        long slot = message % CREDIT_SLOTS * LINE;
        memory.memory().set(ValueLayout.JAVA_LONG, 2 * room(what) + slot, count);
        post(credit.range(slot, Long.BYTES));
    }

    /** Tells the server that the client lives, over another connection to it; see {@link #giveSign}. */
    SendRequest prepareSign(Connection control) {
        return control.queuePair()
                .prepareWrite(peer.slice(2 * room(what), Long.BYTES), memory.slice(2 * room(what), Long.BYTES));
    }

    /** Gives a sign of life: a number that is another each time. */
    void giveSign(SendRequest sign, long number) throws RdmaException {
        memory.memory().set(ValueLayout.JAVA_LONG, 2 * room(what), number);
        sign.complete(SILENCE);
    }

    /** What the peer has told so. */
    long credit() {
        return (long) LONG.getVolatile(memory.memory(), 2 * room(what));
    }

    /** Posts; where the queue is full, first waits for room. */
    void post(WorkRequest<?> request) throws IOException {
        while (!request.tryPost()) {
            await();
        }
    }

    // Memory.

    private MemorySegment incoming() {
        return memory.memory();
    }

    /** Has the next message end with this byte. */
    void mark(byte value) {
        BYTE.setVolatile(memory.memory(), (long) what.size() - 1, value);
    }

    /** Waits until a write that ends with this byte has arrived. */
    void awaitMark(byte value) throws IOException {
        MemorySegment in = incoming();
        long at = room(what) + what.size() - 1;
        while ((byte) BYTE.getVolatile(in, at) != value) {
            pause();
        }
        moved();
    }

    // Waits.

    /** Takes what has completed, and sleeps or looks again and again until there is something, but not for long. */
    void await() throws IOException {
        take(completions.poll(SLICE));
    }

    /** Takes what has completed by now; what the caller waits for shows in memory. */
    void look() throws IOException {
        take(completions.poll());
        pause();
    }

    private void take(Completions done) throws IOException {
        boolean some = false;
        while (done.next()) {
            WorkRequest<?> request = done.request();
            request.checkSuccess();
            if (request instanceof ReceiveRequest) {
                received++;
            } else {
                sent++;
            }
            some = true;
        }
        if (some) {
            moved();
        } else {
            checkPatience();
        }
    }

    void moved() {
        idleSince = 0;
        looks = 0;
    }

    private void pause() throws IOException {
        if (++looks < SPINS) {
            Thread.onSpinWait();
            return;
        }
        Thread.yield();
        if (looks % SPINS == 0) {
            checkPatience();
        }
    }

    private void checkPatience() throws IOException {
        long now = System.nanoTime();
        if (idleSince == 0) {
            idleSince = now;
        } else if (now - idleSince > limit.toNanos()) {
            throw new StalledException(what + ": nothing has moved for " + Timeouts.text(limit));
        }
        if (!connection.isConnected()) {
            throw new EndedException(what + ": the peer has ended the connection, or is gone");
        }
    }

    /** Connects, or accepts the peer's request. */
    void establish(Duration within) throws RdmaException {
        connection.establish(within);
    }

    /** Does nothing until the client ends the connection, or gives no sign of life any more: an exception in either case. */
    void awaitEnd() throws IOException {
        long sign = credit();
        long heard = System.nanoTime();
        while (true) {
            // The processor is for the device's side of the work, not for looking.
            LockSupport.parkNanos(PAUSE_NANOS);
            if (credit() != sign) {
                sign = credit();
                heard = System.nanoTime();
            } else if (System.nanoTime() - heard > SILENCE.toNanos()) {
                throw new StalledException(
                        what + ": the client has given no sign of life for " + Timeouts.text(SILENCE));
            }
            if (!connection.isConnected()) {
                throw new EndedException(what + ": the peer has ended the connection, or is gone");
            }
        }
    }

    /** The peer has ended the connection. */
    static final class EndedException extends IOException {
        private static final long serialVersionUID = 1L;

        EndedException(String message) {
            super(message);
        }
    }

    /** The peer does nothing any more. */
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
