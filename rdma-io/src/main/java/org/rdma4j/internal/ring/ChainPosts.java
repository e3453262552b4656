package org.rdma4j.internal.ring;

/**
 * Posts of a chain of requests. A post of requests that have not changed since the last one is <em>deferred</em>: it is counted
 * here, and recorded on each request only when something needs that. Written by the poster; any thread may call {@link #recheck}.
 */
public final class ChainPosts {
    /** Number of failures that no queue has: each request has to be asked. */
    private static final long UNKNOWN = -1;

    /** Number of requests that the next post posts. */
    private int limit;
    /** Number of requests that the last post has posted. */
    private int posted;
    /** Value of {@link #posted} before the last post, in case that the driver rejects that one. */
    private int postedBefore;
    /** Number of requests, from the first on, that have not changed since they were posted. Reset to 0 by any thread. */
    private int repeatable;
    /** Whether the completions of the last recorded post belong to a wait or a scope. */
    private boolean lastAwaited;
    /** Number of deferred posts. */
    private long deferred;
    /** Position of the first request in the last deferred post. */
    private long position;
    /** Position of the first request in the deferred post before. */
    private long positionBefore;
    /** Number of failed requests of the queue before the last recorded post; {@link #UNKNOWN} after a rejection. */
    private long failures;

    /** @param limit number of requests of the chain */
    public ChainPosts(int limit) {
        this.limit = limit;
    }

    /** Returns the number of requests that the next post posts. */
    public int limit() {
        return limit;
    }

    /** Sets the number of requests that the next post posts. No post is deferred. */
    public void limit(int count) {
        limit = count;
    }

    /** Returns the number of requests that the last post has posted. */
    public int posted() {
        return posted;
    }

    /** Returns {@code true} if the next post may be deferred. */
    public boolean mayDefer(boolean awaited) {
        return limit <= repeatable && lastAwaited == awaited;
    }

    /** Has the next post be recorded on each request, because one has changed. */
    public void recheck() {
        repeatable = 0;
    }

    /** Returns {@code true} if the completions of the last recorded post belong to a wait or a scope. */
    public boolean isLastAwaited() {
        return lastAwaited;
    }

    /**
     * Notes a post that was recorded on each request.
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

    /** Takes back the last deferred post. */
    public void undoDefer() {
        position = positionBefore;
        deferred--;
    }

    /** Notes that the driver has rejected a request of the last post. If it is the first, nothing was posted. */
    public void rejectedAt(int index) {
        posted = index == 0 ? postedBefore : index;
        failures = UNKNOWN;
        repeatable = 0;
    }

    /** Returns the number of deferred posts, which the caller has recorded on each request, and resets it. */
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
