package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;

/**
 * The send queue and the receive queue of a queue pair, with their reservations in the completion queues.
 *
 * <p>Life cycle: {@link #reserve} reserves capacity in both completion queues, {@link #open} adds the queues of the native
 * queue pair, and {@link #retire} returns the capacity. A reservation is returned once, whether or not the queues were
 * opened.
 */
final class QueuePairWorkQueues {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.verbs");

    /** Time in which the device is expected to return the buffers of aborted work, in nanoseconds. */
    private static final long GRACE_NANOS = 1_000_000_000L;

    /**
     * Maximum time in nanoseconds between two completions if only unsignaled sends are in flight. Sends that have
     * succeeded generate no completion, so that a longer wait would rarely end earlier than the grace period.
     */
    private static final long UNSIGNALED_GRACE_NANOS = 2_000_000L;

    /**
     * Number of polls after the grace period. If the whole machine was suspended, the device made no progress in that
     * period either.
     */
    private static final int LATE_POLLS = 100;

    final CompletionQueue sendCompletions;
    final CompletionQueue receiveCompletions;

    /** The shared receive queue that the queue pair takes its receives from; null if it has a receive queue of its own. */
    final @Nullable SharedReceiveQueue shared;

    final QueueLimits limits;

    // Written by the thread that opens the queue pair, before it publishes the queue pair.

    /** Null until the native queue pair exists. */
    private SendQueue sends;

    /** Null until the native queue pair exists. */
    private ReceiveQueue receives;

    // Guarded by the close of the queue pair, which one thread executes at a time.

    /** Whether {@link #retire} has returned the capacity of the send queue. */
    private boolean sendsRetired;

    /** Whether {@link #retire} has returned the capacity of the receive queue. */
    private boolean receivesRetired;

    /** An action on a queue pair. */
    interface Action {
        void run() throws VerbsException;
    }

    private QueuePairWorkQueues(
            CompletionQueue sendCompletions,
            CompletionQueue receiveCompletions,
            @Nullable SharedReceiveQueue shared,
            QueueLimits limits) {
        this.sendCompletions = sendCompletions;
        this.receiveCompletions = receiveCompletions;
        this.shared = shared;
        this.limits = limits;
    }

    /**
     * Reserves capacity in both completion queues for all work that may be in flight.
     *
     * @throws IllegalArgumentException if a completion queue has too little capacity left, or the shared receive queue serves
     *     queue pairs of another kind; nothing is reserved then
     */
    static QueuePairWorkQueues reserve(
            CompletionQueue sendCompletions,
            CompletionQueue receiveCompletions,
            @Nullable SharedReceiveQueue shared,
            QueueLimits limits,
            QueuePairType type) {
        QueuePairWorkQueues queues = new QueuePairWorkQueues(sendCompletions, receiveCompletions, shared, limits);
        sendCompletions.reserve(limits.sendRequests());
        boolean reserved = false;
        try {
            if (shared == null) {
                receiveCompletions.reserve(limits.receiveRequests());
            } else {
                shared.reserve(receiveCompletions, type);
            }
            reserved = true;
        } finally {
            if (!reserved) {
                sendCompletions.queues.release(limits.sendRequests());
            }
        }
        return queues;
    }

    /** Returns the reservation. For a queue pair that could not be constructed. */
    void cancelReservation() {
        if (shared == null) {
            receiveCompletions.queues.release(limits.receiveRequests());
        } else {
            shared.unreserve(receiveCompletions);
        }
        sendCompletions.queues.release(limits.sendRequests());
    }

    /** Adds the queues of the native queue pair, and registers them with the completion queues. */
    void open(SendQueue sends, ReceiveQueue receives) {
        this.sends = sends;
        this.receives = receives;
        sends.register();
        receives.register();
    }

    /** Returns the send queue. The native queue pair must exist. */
    SendQueue sends() {
        return sends;
    }

    /** Returns the receive queue, which is empty with a shared receive queue. The native queue pair must exist. */
    ReceiveQueue receives() {
        return receives;
    }

    /** Returns {@code true} if a request of one of the queues is in flight. */
    boolean isInFlight() {
        return sends.ring.inFlight() + receives.ring.inFlight() > 0;
    }

    /** Returns {@code true} if only unsignaled sends are in flight. */
    boolean hasOnlyUnsignaled() {
        return receives.ring.inFlight() == 0 && sends.hasOnlyUnsignaled();
    }

    /** Forces the next post to either queue to check the state of the queue pair. */
    void recheckState() {
        sends.ring.invalidate();
        receives.ring.invalidate();
    }

    /** Throws a {@link WrongThreadException} if the driver requires another thread for a reset or close. */
    void checkCompletionsMayChange() {
        sendCompletions.checkMayChange();
        receiveCompletions.checkMayChange();
    }

    /**
     * Executes an action while the current thread owns both completion queues, so that no other thread polls them.
     *
     * @throws WrongThreadException if another thread owns one of them
     */
    void runAsReader(Action action) throws VerbsException {
        boolean claimedSends = sendCompletions.owner.claim();
        try {
            boolean claimedReceives = receiveCompletions.owner.claim();
            try {
                action.run();
            } finally {
                if (claimedReceives) {
                    receiveCompletions.release();
                }
            }
        } finally {
            if (claimedSends) {
                sendCompletions.release();
            }
        }
    }

    /**
     * Polls until the device has completed all work in flight, or the grace period has passed. Returns {@code false} if
     * work remains in flight, or the completions cannot be read.
     *
     * @param queuePair the queue pair, named in log messages and JFR events
     */
    boolean drain(Object queuePair) {
        long start = System.nanoTime();
        try (Idle idle = new Idle(queuePair)) {
            long unsignaledSince = 0;
            int latePolls = 0;
            while (latePolls < LATE_POLLS && isInFlight()) {
                // Read the clock before polling: a thread that was suspended since then has not polled.
                if (System.nanoTime() - start > GRACE_NANOS) {
                    latePolls++;
                }
                if (sends.poll() + receives.poll() > 0) {
                    unsignaledSince = 0;
                } else {
                    if (hasOnlyUnsignaled()) {
                        long now = System.nanoTime();
                        unsignaledSince = unsignaledSince == 0 ? now : unsignaledSince;
                        if (now - unsignaledSince > UNSIGNALED_GRACE_NANOS) {
                            return false;
                        }
                    }
                    idle.pause();
                }
            }
            return !isInFlight();
        } catch (VerbsException e) {
            LOG.log(System.Logger.Level.DEBUG, "Cannot poll the completions of " + queuePair, e);
            return false;
        }
    }

    /** Flushes the work in flight after the device has dropped it. Its completions, if any are left, become stale. */
    void abandonInFlight() {
        sends.abandonInFlight();
        receives.abandonInFlight();
    }

    /**
     * Flushes the work in flight after the native queue pair was destroyed, and rejects all further completions. A thread
     * that polls at the same time may have read some of them already; it must not count them a second time.
     */
    void abandonForGood() {
        abandonInFlight();
        sends.ring.retire();
        receives.ring.retire();
    }

    /** Retires the queues and returns the reservation. If this throws, the next call continues where it has stopped. */
    void retire() {
        if (!sendsRetired) {
            retire(sends, sendCompletions, limits.sendRequests());
            sendsRetired = true;
        }
        if (!receivesRetired) {
            retire(receives, receiveCompletions, limits.receiveRequests());
            receivesRetired = true;
        }
    }

    private static void retire(@Nullable QueuePairQueue queue, CompletionQueue completions, int capacity) {
        if (queue == null) {
            completions.queues.release(capacity);
        } else {
            queue.dispose();
        }
    }
}
