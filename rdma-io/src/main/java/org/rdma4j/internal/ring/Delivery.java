package org.rdma4j.internal.ring;

/**
 * Delivery of a request's completions: whether a wait or a poll gets them, and how many are undelivered.
 *
 * <p>The poster writes all fields except the count, which belongs to the reader of the completion queue.
 */
public final class Delivery {
    /** Whether the completion of the last post belongs to a wait or a scope. Those of earlier posts may not. */
    private boolean lastAwaited;
    /** Value of {@link #lastAwaited} for the post before, in case that the driver rejects the last one. */
    private boolean awaitedBefore;
    /** Whether the owner waits for the request now, and takes what completes of it. */
    private boolean beingAwaited;
    /** Number of undelivered completions, as entries of a {@link CompletionLedger}. */
    private int undelivered;

    /** Notes a post before the native call. */
    public void posting(boolean awaited) {
        awaitedBefore = lastAwaited;
        lastAwaited = awaited;
    }

    /** Notes that the driver has accepted the last post. */
    public void posted() {
        awaitedBefore = lastAwaited;
    }

    /** Reverts the last post, which the driver has rejected. */
    public void notPosted() {
        lastAwaited = awaitedBefore;
    }

    /** Returns {@code true} if the completion of the last post belongs to a wait or a scope. */
    public boolean isLastAwaited() {
        return lastAwaited;
    }

    /** Returns {@code true} if the owner waits for the request now. */
    public boolean isBeingAwaited() {
        return beingAwaited;
    }

    /** Sets whether the owner waits for the request now. */
    public void setBeingAwaited(boolean on) {
        beingAwaited = on;
    }

    /** Returns {@code true} if a completion queue keeps a completion of the request for a poll. */
    public boolean hasUndelivered() {
        return undelivered > 0;
    }

    /** Adds to the number of undelivered completions. */
    public void addUndelivered(int difference) {
        undelivered += difference;
    }

    /** Resets the number of undelivered completions, which the queue has dropped. */
    public void forgetUndelivered() {
        undelivered = 0;
    }
}
