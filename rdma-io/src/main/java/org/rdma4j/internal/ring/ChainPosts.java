package org.rdma4j.internal.ring;

/**
 * Posts of a chain of requests. If the requests have not changed since the last post, a post is <em>deferred</em>: it is
 * counted here, and recorded in the individual requests only when this becomes necessary. Used by the poster; any thread may
 * call {@link #recheck}.
 */
public final class ChainPosts {
    /** Value of {@link #failures} that matches no queue, so that {@link #haveSucceeded} returns {@code false}. */
    private static final long UNKNOWN = -1;

    /** Number of requests in the next post. */
    private int limit;
    /** Number of requests in the last post. */
    private int posted;
    /** Value of {@link #posted} before the last post, to restore if the driver rejects that post. */
    private int postedBefore;
    /** Number of requests at the beginning of the chain that have not changed since they were posted. Reset to 0 by any thread. */
    private int repeatable;
    /** Whether the completions of the last recorded post belong to a wait or a scope. */
    private boolean lastAwaited;
    /** Number of deferred posts. */
    private long deferred;
    /** Position of the first request in the last deferred post. */
    private long position;
    /** Value of {@link #position} before the last deferred post, to restore if the driver rejects that post. */
    private long positionBefore;
    /** Number of failed requests of the queue before the last recorded post; {@link #UNKNOWN} after a rejection. */
    private long failures;

    /** @param limit number of requests of the chain */
    public ChainPosts(int limit) {
        this.limit = limit;
    }

    /** Returns the number of requests in the next post. */
    public int limit() {
        return limit;
    }

    /** Sets the number of requests in the next post. Requires that no post is deferred: see {@link #settle}. */
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
     * @param awaited whether the completions of the next post belong to a wait or a scope
     */
    public boolean mayDefer(boolean awaited) {
        return limit <= repeatable && lastAwaited == awaited;
    }

    /** Forces the next post to be recorded in each request, because a request has changed. */
    public void recheck() {
        repeatable = 0;
    }

    /** Returns {@code true} if the completions of the last recorded post belong to a wait or a scope. */
    public boolean isLastAwaited() {
        return lastAwaited;
    }

    /**
     * Updates the state after a post that was recorded in each request.
     *
     * @param mayRepeat whether the next post may be deferred
     * @param failuresBefore number of failed requests of the queue before the post
     */
    public void recorded(boolean mayRepeat, boolean awaited, long failuresBefore) {
        postedBefore = posted;
        posted = limit;
        failures = failuresBefore;
        repeatable = mayRepeat ? limit : 0;
        lastAwaited = awaited;
    }

    /** Defers a post whose first request is at a position. */
    public void defer(long next) {
        positionBefore = position;
        position = next;
        deferred++;
        postedBefore = posted;
        posted = limit;
    }

    /** Reverts {@link #defer}. A call of {@link #rejectedAt} restores the number of posted requests. */
    public void undoDefer() {
        position = positionBefore;
        deferred--;
    }

    /**
     * Records that the driver has rejected a request of the last post, and with it all later requests.
     *
     * @param index index of the rejected request in the chain; 0 if nothing was posted
     */
    public void rejectedAt(int index) {
        posted = index == 0 ? postedBefore : index;
        failures = UNKNOWN;
        repeatable = 0;
    }

    /** Returns the number of deferred posts, and resets it to 0. The caller records these posts in each request. */
    public long settle() {
        long count = deferred;
        deferred = 0;
        return count;
    }

    /** Returns the number of deferred posts of the request with an index in the chain. */
    public long deferred(int index) {
        return index < limit ? deferred : 0;
    }

    /** Returns the position of the request with an index in the last deferred post. */
    public long position(int index) {
        return position + index;
    }

    /** Returns {@code true} if no request of the queue has failed since the last recorded post. */
    public boolean haveSucceeded(long failuresNow) {
        return failures == failuresNow;
    }
}
