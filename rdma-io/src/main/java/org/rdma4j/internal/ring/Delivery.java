package org.rdma4j.internal.ring;

/**
 * Delivery state of a request: whether its completions are delivered to a waiting thread or to a poll, and whether
 * any of them are undelivered.
 *
 * <p>Only the reader of the completion queue or a flush of the work queue may change the number of undelivered
 * completions. Only the poster may change the other fields.
 */
public final class Delivery {
    /**
     * Whether the completion of the last post is delivered to a waiting thread or a scope. This may differ for earlier
     * posts.
     */
    private boolean lastAwaited;
    /** Value of {@link #lastAwaited} before the last post, restored if the driver rejects that post. */
    private boolean awaitedBefore;
    /**
     * Whether the owner is waiting for the request. While the owner waits, completions of the request are delivered to
     * the wait.
     */
    private boolean beingAwaited;
    /** Number of {@link CompletionLedger} entries that hold undelivered completions of the request. */
    private int undelivered;

    /**
     * Records a post. The poster must call this method before the native call.
     *
     * @param awaited whether the completion is delivered to a waiting thread or a scope
     */
    public void posting(boolean awaited) {
        awaitedBefore = lastAwaited;
        lastAwaited = awaited;
    }

    /** Records that the driver accepted the last post. */
    public void posted() {
        awaitedBefore = lastAwaited;
    }

    /** Reverts the last post after the driver rejected it. */
    public void notPosted() {
        lastAwaited = awaitedBefore;
    }

    /** Returns {@code true} if the completion of the last post is delivered to a waiting thread or a scope. */
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

    /** Returns {@code true} if any completion of the request is undelivered, that is, kept for a poll. */
    public boolean hasUndelivered() {
        return undelivered > 0;
    }

    /** Adds the given value, which may be negative, to the number of entries with undelivered completions. */
    public void addUndelivered(int difference) {
        undelivered += difference;
    }

    /**
     * Resets the number of entries with undelivered completions to 0. Called when the completion queue drops these
     * entries.
     */
    public void forgetUndelivered() {
        undelivered = 0;
    }
}
