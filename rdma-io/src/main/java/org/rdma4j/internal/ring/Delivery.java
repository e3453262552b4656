package org.rdma4j.internal.ring;

/**
 * Delivery state of a request: whether its completions are delivered to a wait or to a poll, and whether any of them are
 * undelivered.
 *
 * <p>The number of undelivered completions is written by the reader of the completion queue, all other fields by the poster.
 */
public final class Delivery {
    /** Whether the completion of the last post belongs to a wait or a scope. This may differ for earlier posts. */
    private boolean lastAwaited;
    /** Value of {@link #lastAwaited} before the last post, to restore if the driver rejects that post. */
    private boolean awaitedBefore;
    /** Whether the owner is waiting for the request, so that its completions are delivered to this wait. */
    private boolean beingAwaited;
    /** Number of entries in a {@link CompletionLedger} that contain undelivered completions of the request. */
    private int undelivered;

    /**
     * Records a post. Called before the native call.
     *
     * @param awaited whether the completion belongs to a wait or a scope
     */
    public void posting(boolean awaited) {
        awaitedBefore = lastAwaited;
        lastAwaited = awaited;
    }

    /** Records that the driver has accepted the last post. */
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

    /** Returns {@code true} if the owner is waiting for the request. */
    public boolean isBeingAwaited() {
        return beingAwaited;
    }

    /** Sets whether the owner is waiting for the request. */
    public void setBeingAwaited(boolean on) {
        beingAwaited = on;
    }

    /** Returns {@code true} if a completion of the request is undelivered, that is, kept for a poll. */
    public boolean hasUndelivered() {
        return undelivered > 0;
    }

    /** Adds to the number of entries with undelivered completions. */
    public void addUndelivered(int difference) {
        undelivered += difference;
    }

    /** Resets the number of undelivered completions to 0, because the completion queue drops them. */
    public void forgetUndelivered() {
        undelivered = 0;
    }
}
