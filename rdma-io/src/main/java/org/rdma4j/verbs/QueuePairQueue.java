package org.rdma4j.verbs;

import java.time.Duration;
import org.rdma4j.internal.ring.WorkRing;

/** The send or the receive queue of a queue pair, which reports to one completion queue. */
abstract class QueuePairQueue extends WorkQueue {
    /** Number of a queue that has not joined its completion queue. */
    private static final int NONE = -1;

    final QueueOwner queuePair;
    final CompletionQueue completions;
    /** Number of the queue at its completion queue; {@link #NONE} before {@link #register}. */
    private int number = NONE;
    /** Maximum number of stale completions that resets have left in the completion queue. Each reduces the capacity by one. */
    private int stale;

    QueuePairQueue(Setup setup, CompletionQueue completions, WorkRing ring, int maxElements, long requestBytes) {
        super(setup.queuePair, setup.domain, setup.owner, ring, maxElements, requestBytes);
        this.queuePair = setup.queuePair;
        this.completions = completions;
    }

    /**
     * A queue pair under construction.
     *
     * @param queuePair the queue pair
     * @param owner owner of the queue pair
     */
    record Setup(QueueOwner queuePair, ProtectionDomain domain, Owner owner) {}

    /** Registers the queue with its completion queue and its domain. */
    final void register() {
        number = completions.queues.add(this);
        ring.open(number);
        domain.add(this);
    }

    /** Returns {@code true} if the given request, or a request posted after it, generates a completion. */
    abstract boolean hasCompletionFrom(WorkRequest<?> request);

    /** Returns {@code true} if the queue accepts work in the given state. */
    abstract boolean acceptsWorkIn(QueuePairState state);

    @Override
    final void checkCanPost(WorkRequest<?> request) throws RdmaException {
        queuePair.checkNotClosed();
        // Read before isFailed(): if the connection ends in between, the failure is reported instead of the state.
        QueuePairState state = queuePair.state();
        if (queuePair.isFailed()) {
            WorkException flushed = new WorkException(request, WorkStatus.WR_FLUSH_ERR, 0);
            flushed.initCause(queuePair.firstFailure());
            throw flushed;
        }
        queuePair.checkUsable();
        if (!acceptsWorkIn(state)) {
            throw new IllegalStateException("Cannot post the " + request + " in the state " + state + ": " + remedy());
        }
    }

    private String remedy() {
        if (queuePair.type() == QueuePairType.UD) {
            return "call startDatagrams() first";
        }
        return acceptsWorkIn(QueuePairState.INIT)
                ? "call init() first"
                : "connect the queue pair first, with its connect() or with establish() of its connection";
    }

    @Override
    final boolean isDelivered(int index) {
        return completions.isCurrent(this, index);
    }

    @Override
    public final int poll() throws VerbsException {
        return completions.tryPoll(null);
    }

    @Override
    final boolean hasCompletedNow(WorkRequest<?> request) throws RdmaException {
        int left = ring.capacity();
        int found;
        do {
            found = completions.tryPoll(request);
            left -= found;
        } while (request.isInFlight() && found > 0 && left > 0);
        return !request.isInFlight();
    }

    @Override
    final boolean await(WorkRequest<?> request, Duration timeout, long start, boolean aborts) throws RdmaException {
        if (unposted.request != null && owner.isHeldByCurrentThread()) {
            unposted.revert();
        }
        if (!hasCompletionFrom(request) && !queuePair.isFailed()) {
            throw new IllegalStateException(
                    "Cannot wait for the " + request + ": it is unsignaled, and no signaled request"
                            + " was posted after it. Call signaled(true) before the post, or wait for a later signaled request.");
        }
        return completions.await(request, timeout, start, aborts);
    }

    @Override
    final void takeDelivery(WorkRequest<?> request) {
        completions.takeDelivery(request);
    }

    @Override
    final QueueOwner queuePair(WorkRequest<?> request) {
        return queuePair;
    }

    @Override
    final String stateSuffix() {
        return " in the state " + queuePair.state();
    }

    // Ends of life.

    /**
     * Flushes the queue. The device must have stopped processing the requests, and no other thread may poll their
     * completions. Reserves capacity for the completions that have not been polled, so that the completion queue cannot
     * overrun.
     */
    final void abandonInFlight() {
        boolean drained = !queuePair.sharesReceives() && completions.drainIfUsedOnlyBy(queuePair);
        int left = drained ? 0 : (int) ring.inFlight();
        if (left == 0 && ring.undelivered() > 0 && !completions.owner.isHeldByCurrentThread()) {
            // Kept completions contain the number and the epoch. Only the owner of the completion queue can drop them.
            left = 1;
        }
        // Before the reservation, after which no stale completion counts as gone.
        int before = staleCompletions();
        completions.queues.reserveStale(left);
        stale = before + left;
        flush();
        completions.dropStale();
    }

    @Override
    final int staleCompletions() {
        if (stale != 0 && !completions.queues.mayHoldStale()) {
            stale = 0;
        }
        return stale;
    }

    @Override
    boolean flush() {
        if (!super.flush()) {
            // The epoch has wrapped around: a stale completion could be mistaken for a current one.
            completions.queues.remove(number, false);
            number = completions.queues.add(this);
            ring.open(number);
        }
        rewriteIds();
        return true;
    }

    @Override
    final void dispose() {
        int left = (int) ring.inFlight();
        if (left == 0 && ring.undelivered() > 0) {
            // Undelivered completions contain the number, which must not be reused before they have been dropped.
            left = 1;
        }
        boolean allRead = left == 0 && staleCompletions() == 0;
        flush();
        // Before the capacity is released, because the number is released together with the stale capacity.
        if (number != NONE) {
            completions.queues.remove(number, allRead);
        }
        completions.queues.release(ring.capacity(), left);
        super.dispose();
    }
}
