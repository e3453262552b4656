package org.rdma4j.internal.ring;

/**
 * Bookkeeping for the posts of a request chain. If no request has changed since the last post, the next post may be
 * <em>deferred</em>: it is counted here, and recorded in the individual requests only when necessary. Only the poster
 * may use this object, except that any thread may call {@link #recheck}.
 */
public final class ChainPosts {
    /**
     * Value of {@link #failures} that never equals a failure count, so that {@link #haveSucceeded} returns
     * {@code false}.
     */
    private static final long UNKNOWN = -1;

    /** Number of requests in the next post. */
    private int limit;
    /** Number of requests in the last post. */
    private int posted;
    /** Value of {@link #posted} before the last post, restored if the driver rejects that post. */
    private int postedBefore;
    /** Number of leading requests that have not changed since they were posted. Any thread may reset it to 0. */
    private int repeatable;
    /** Whether the completions of the last recorded post are delivered to a waiting thread or a scope. */
    private boolean lastAwaited;
    /** Number of deferred posts that have not been recorded in the requests. */
    private long deferred;
    /** Position of the first request in the last deferred post. */
    private long position;
    /** Value of {@link #position} before the last deferred post, restored if the driver rejects that post. */
    private long positionBefore;
    /** The queue's failure count before the last recorded post, or {@link #UNKNOWN} after a rejected post. */
    private long failures;

    /**
     * Creates the bookkeeping for a chain.
     *
     * @param limit the number of requests in the chain
     */
    public ChainPosts(int limit) {
        this.limit = limit;
    }

    /** Returns the number of requests in the next post. */
    public int limit() {
        return limit;
    }

    /**
     * Sets the number of requests in the next post. The caller must first record all deferred posts; see
     * {@link #settle}.
     */
    public void limit(int count) {
        limit = count;
    }

    /** Returns the number of requests in the last post. */
    public int posted() {
        return posted;
    }

    /**
     * Returns {@code true} if the next post may be deferred.
     *
     * @param awaited whether the completions of the next post are delivered to a waiting thread or a scope
     */
    public boolean mayDefer(boolean awaited) {
        return limit <= repeatable && lastAwaited == awaited;
    }

    /** Forces the next post to be recorded in each request. Called when a request has changed. */
    public void recheck() {
        repeatable = 0;
    }

    /**
     * Returns {@code true} if the completions of the last recorded post are delivered to a waiting thread or a scope.
     */
    public boolean isLastAwaited() {
        return lastAwaited;
    }

    /**
     * Updates the state after a post that was recorded in each request.
     *
     * @param mayRepeat whether the next post may be deferred
     * @param awaited whether the completions of the post are delivered to a waiting thread or a scope
     * @param failuresBefore the queue's failure count before the post
     */
    public void recorded(boolean mayRepeat, boolean awaited, long failuresBefore) {
        postedBefore = posted;
        posted = limit;
        failures = failuresBefore;
        repeatable = mayRepeat ? limit : 0;
        lastAwaited = awaited;
    }

    /** Sets whether the next post may be deferred. Called after {@link #recorded}. */
    public void setRepeatable(boolean mayRepeat) {
        repeatable = mayRepeat ? limit : 0;
    }

    /**
     * Defers a post.
     *
     * @param next the position of the first request in the post
     */
    public void defer(long next) {
        positionBefore = position;
        position = next;
        deferred++;
        postedBefore = posted;
        posted = limit;
    }

    /** Reverts {@link #defer}, except for the number of posted requests, which {@link #rejectedAt} restores. */
    public void undoDefer() {
        position = positionBefore;
        deferred--;
    }

    /**
     * Records that the driver rejected a request in the last post, and all later requests with it.
     *
     * @param index the index of the rejected request in the chain, which is also the number of accepted requests. If it
     *     is 0, the number of posted requests reverts to its value before the post
     */
    public void rejectedAt(int index) {
        posted = index == 0 ? postedBefore : index;
        failures = UNKNOWN;
        repeatable = 0;
    }

    /** Returns the number of deferred posts, and resets it to 0. The caller must record these posts in each request. */
    public long settle() {
        long count = deferred;
        deferred = 0;
        return count;
    }

    /** Returns the number of deferred posts that include the request at the given index in the chain. */
    public long deferred(int index) {
        return index < limit ? deferred : 0;
    }

    /** Returns the position that the last deferred post assigned to the request at the given index in the chain. */
    public long position(int index) {
        return position + index;
    }

    /**
     * Returns {@code true} if no request on the queue has failed since the last recorded post.
     *
     * @param failuresNow the queue's current failure count
     */
    public boolean haveSucceeded(long failuresNow) {
        return failures == failuresNow;
    }
}
