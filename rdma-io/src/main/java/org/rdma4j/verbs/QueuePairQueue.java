package org.rdma4j.verbs;

import java.time.Duration;

/** The send or the receive queue of a queue pair, which reports to one completion queue. */
abstract class QueuePairQueue extends WorkQueue {
    private static final int NONE = -1;

    final QueuePair queuePair;
    final CompletionQueue completions;
    /** Number of the queue at its completion queue; {@link #NONE} before {@link #join}. */
    private int number = NONE;

    /** How many completions of what was in flight at a reset nobody has read, at most. */
    private int unread;

    QueuePairQueue(QueuePair queuePair, CompletionQueue completions, int depth, int mostElements, long requestBytes) {
        super(queuePair, queuePair.domain(), queuePair.owner, depth, mostElements, requestBytes);
        this.queuePair = queuePair;
        this.completions = completions;
    }

    /** Registers the queue where completions and regions look for it. */
    final void join() {
        number = completions.add(this);
        ids((long) number << QUEUE_SHIFT);
        domain.add(this);
    }

    /** Whether this request, which is in flight, or a later one has a completion. */
    abstract boolean hasCompletionAfter(WorkRequest<?> request);

    /** The states in which it takes work. */
    abstract boolean takesWorkIn(QueuePairState state);

    @Override
    final void checkCanPost(WorkRequest<?> request) throws RdmaException {
        queuePair.checkNotClosed();
        // Before the look at the failure: the connection may end in between, and then that is why.
        QueuePairState state = queuePair.state();
        WorkException failure = queuePair.failure(request);
        if (failure != null) {
            throw failure;
        }
        queuePair.handle();
        if (!takesWorkIn(state)) {
            throw new IllegalStateException(request + " cannot be posted: the " + kind()
                    + " queue takes no work in the state " + state + "; " + whatFirst());
        }
    }

    private String whatFirst() {
        if (queuePair.type() == QueuePairType.UD) {
            return "call startDatagrams() first";
        }
        return takesWorkIn(QueuePairState.INIT)
                ? "call init() first"
                : "connect it first: connect() by hand, establish() of a connection";
    }

    @Override
    final boolean isTaken(int index) {
        return completions.isTaken(this, index);
    }

    @Override
    final int progress() throws VerbsException {
        return completions.progressIfMine(null);
    }

    @Override
    final boolean look(WorkRequest<?> request) throws RdmaException {
        int left = depth;
        int found;
        do {
            found = completions.progressIfMine(request);
            left -= found;
        } while (request.isInFlight() && found > 0 && left > 0);
        return !request.isInFlight();
    }

    @Override
    final boolean await(WorkRequest<?> request, Duration timeout, long start, boolean aborts) throws RdmaException {
        if (!hasCompletionAfter(request) && !queuePair.isFailing()) {
            throw new IllegalStateException(request + " has no completion to wait for: call signaled(true) before"
                    + " it is posted, or wait for a later one that is signaled");
        }
        return completions.await(request, timeout, start, aborts);
    }

    @Override
    final void takeDelivery(WorkRequest<?> request) {
        completions.takeDelivery(request);
    }

    @Override
    final QueuePair queuePair(WorkRequest<?> request) {
        return queuePair;
    }

    @Override
    final String where() {
        return " in the state " + queuePair.state();
    }

    /**
     * The device has let go of everything, and nobody reads completions now. Some may lie in the completion queue, which is
     * not to overrun when others follow.
     */
    final void forget() {
        if (queuePair.sharesReceives() || !completions.readAllOf(queuePair)) {
            int left = (int) inFlight();
            completions.leave(left);
            unread = unread() + left;
        }
        flush();
        completions.dropStale();
    }

    @Override
    final int unread() {
        if (unread != 0 && !completions.hasLeft()) {
            unread = 0;
        }
        return unread;
    }

    @Override
    final long idsAfterAll(long first) {
        // A completion from then would be of a request from now.
        completions.remove(number, false);
        number = completions.add(this);
        return (long) number << QUEUE_SHIFT;
    }

    @Override
    final void retire() {
        int left = (int) inFlight();
        if (left == 0 && hasUndelivered()) {
            // The number is not given again before the completion queue has dropped them.
            left = 1;
        }
        boolean allRead = left == 0 && unread() == 0;
        flush();
        // First: the number is free with the room that is left.
        if (number != NONE) {
            completions.remove(number, allRead);
        }
        completions.unclaim(depth, left);
        super.retire();
    }
}
