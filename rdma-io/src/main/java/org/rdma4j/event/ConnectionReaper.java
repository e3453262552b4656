package org.rdma4j.event;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.internal.wait.Reactor;

/**
 * Frees the connections of a loop that have ended. Confined to the loop.
 *
 * <p>The system calls that free a connection take milliseconds with soft-iWARP, and a device may need time to return the
 * buffers. The reaper therefore works in <i>slices</i> of a few milliseconds, between which the loop handles its other
 * sources, and never waits for a device. Each slice aborts the queue pairs of connections that have ended, delivers their
 * remaining completions, and frees the connections whose work has been returned.
 */
final class ConnectionReaper {
    /** Time after which a slice begins no further connection. */
    private static final long SLICE_NANOS = Duration.ofMillis(5).toNanos();

    /** Maximum time that a device is expected to need to return the buffers of aborted work. */
    private static final long GRACE_NANOS = Duration.ofSeconds(1).toNanos();

    /**
     * Maximum time if only unsignaled sends are in flight. Sends that have succeeded generate no completion, so a longer
     * wait would rarely help.
     */
    private static final long UNSIGNALED_GRACE_NANOS = Duration.ofMillis(2).toNanos();

    /** Minimum number of slices in that time. While the whole machine is suspended, the device makes no progress either. */
    private static final int MIN_CHECKS = 3;

    /** Delay of the next slice when all connections begin to wait for their devices. Doubles with each slice. */
    private static final long MIN_DELAY_NANOS = Duration.ofMillis(1).toNanos();

    /** Maximum delay of the next slice. */
    private static final long MAX_DELAY_NANOS = Duration.ofMillis(16).toNanos();

    private final Reactor reactor;

    /** Dispatches the completions of all devices. */
    private final Runnable drain;

    /** Open connections to be closed. */
    private final List<Target> closing = new ArrayList<>();

    /** Connections that have ended and have not been freed, in order. */
    private final List<Ended> ended = new ArrayList<>();

    /** Whether a task or a timer will execute the next slice. */
    private boolean scheduled;

    /** Delay of the next slice while all connections wait for their devices. */
    private long delay = MIN_DELAY_NANOS;

    /** A connection of the loop. */
    interface Target {
        /** Disconnects, if the connection is open. */
        void close();

        /** Returns {@code true} if the connection has ended. */
        boolean isEnding();

        /** Starts to abort the queue pair of an ended connection, without waiting for the device. */
        void abort();

        /** Returns {@code true} if work of an ended connection is in flight. */
        boolean isInFlight();

        /** Returns {@code true} if all work in flight is unsignaled, so that it need not generate completions. */
        boolean hasOnlyUnsignaled();

        /**
         * Frees the resources of an ended connection. The caller must first call {@link #abort}, and should dispatch
         * the completions that remain. Destroys the queue pair first if work is in flight. If this method throws an Error,
         * such as a stack overflow, it can be called again. Idempotent.
         */
        void free();

        /** Returns {@code true} if the resources have been freed. */
        boolean isClosed();
    }

    /** A connection that has ended, and the time that its device has had to return the buffers. */
    private static final class Ended {
        private final Target connection;

        /** Whether the queue pair has been aborted. */
        private boolean aborted;

        /** Value of {@link System#nanoTime} when the queue pair was aborted. */
        private long abortedAt;

        /** Number of slices in which the device had not returned all buffers. */
        private int checks;

        Ended(Target connection) {
            this.connection = connection;
        }

        void abort() {
            connection.abort();
            abortedAt = System.nanoTime();
            aborted = true;
        }

        /** Returns {@code true} if the device has returned all buffers, or had enough time to do so. */
        boolean isReady() {
            if (!aborted) {
                return false;
            }
            if (!connection.isInFlight()) {
                return true;
            }
            long grace = connection.hasOnlyUnsignaled() ? UNSIGNALED_GRACE_NANOS : GRACE_NANOS;
            return checks >= MIN_CHECKS && System.nanoTime() - abortedAt > grace;
        }
    }

    ConnectionReaper(Reactor reactor, Runnable drain) {
        this.reactor = reactor;
        this.drain = drain;
    }

    /** Adds a connection that has ended. */
    void add(Target connection) {
        ended.add(new Ended(connection));
        if (!scheduled) {
            // A task runs outside of the dispatch of completions, which aborting and draining would disturb.
            reactor.execute(this::run);
            scheduled = true;
        }
    }

    /** Closes connections. Also frees those that have ended, but have been lost because of an Error. */
    void closeAll(Collection<? extends Target> connections) {
        for (Target each : connections) {
            if (each.isEnding()) {
                ended.add(new Ended(each));
            } else {
                closing.add(each);
            }
        }
        reactor.execute(this::run);
        scheduled = true;
    }

    /** Executes a slice. */
    private void run() {
        scheduled = false;
        boolean complete = false;
        try {
            slice(System.nanoTime() + SLICE_NANOS);
            complete = true;
        } finally {
            if (!scheduled && !(closing.isEmpty() && ended.isEmpty())) {
                reactor.schedule(this::run, complete ? nextDelay() : MIN_DELAY_NANOS);
                scheduled = true;
            }
            // The other sources have waited for this slice.
            reactor.checkDescriptors();
        }
    }

    private void slice(long end) {
        // A connection that an Error interrupts is not freed again.
        StackReserve.checkForSeveral();
        boolean progress = closeConnections(end);
        progress |= abort(end);
        if (!ended.isEmpty()) {
            // Handlers may add connections.
            drain.run();
        }
        progress |= free(end);
        if (progress) {
            delay = MIN_DELAY_NANOS;
        }
    }

    /** Returns the delay of the next slice: none if there is something to do. */
    private long nextDelay() {
        if (!closing.isEmpty() || ended.stream().anyMatch(each -> !each.aborted || each.isReady())) {
            return 0;
        }
        long next = delay;
        delay = Math.min(2 * delay, MAX_DELAY_NANOS);
        return next;
    }

    private boolean closeConnections(long end) {
        int count = 0;
        while (!closing.isEmpty() && (count == 0 || System.nanoTime() < end)) {
            closing.getLast().close();
            closing.removeLast();
            count++;
        }
        return count > 0;
    }

    /** Aborts queue pairs. Returns {@code true} if there were any. */
    private boolean abort(long end) {
        int count = 0;
        for (int i = 0; i < ended.size() && (count == 0 || System.nanoTime() < end); i++) {
            Ended each = ended.get(i);
            if (!each.aborted) {
                each.abort();
                count++;
            }
        }
        return count > 0;
    }

    /** Frees connections whose work has been returned. Returns {@code true} if there were any. */
    private boolean free(long end) {
        int count = 0;
        try {
            for (int i = 0; i < ended.size() && (count == 0 || System.nanoTime() < end); i++) {
                Ended each = ended.get(i);
                if (each.isReady()) {
                    each.connection.free();
                    count++;
                } else {
                    each.checks++;
                }
            }
        } finally {
            ended.removeIf(each -> each.connection.isClosed());
        }
        return count > 0;
    }

    /** Frees all connections that have ended, without waiting for their devices. */
    void freeAll() {
        for (int i = 0; i < ended.size(); i++) {
            ended.get(i).connection.abort();
            ended.get(i).connection.free();
        }
        ended.clear();
    }
}
