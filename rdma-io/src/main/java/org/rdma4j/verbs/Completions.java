package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;

/**
 * The completions delivered by a {@linkplain CompletionQueue#poll() poll}: {@code struct ibv_wc}. The object is valid
 * until the next poll of the same queue. That poll delivers the completions that have not been taken from this object.
 *
 * {@snippet lang=java :
 * Completions done = completions.poll(TIMEOUT);
 * while (done.next()) {
 *     done.request().checkSuccess();
 *     if (done.request() instanceof ReceiveRequest message) {
 *         System.out.println(message.length() + " bytes");
 *         message.post();
 *     }
 * }
 * }
 *
 * <p>Between two calls to {@link #next}, the program may wait for other work, even on the same queue. A wait leaves the
 * completions of other work to this object and to later polls.
 *
 * <p>Between two calls to {@link #next}, the program may also close queue pairs and connections. {@code next} then
 * skips the remaining completions of their work. It returns {@code false} if the completion queue was closed together
 * with the connection that created the queue.
 *
 * <p>Thread-confined to the owner of the completion queue.
 *
 * @see "docs/reference/threads.md"
 */
public final class Completions {
    /** Indicates that there is no completion to deliver. */
    static final int NONE = -1;

    private final CompletionBatch batch;
    private final UndeliveredCompletions undelivered;
    /** Owner of the completion queue. No other thread may read the batch, because a poll may be replacing it. */
    private final Owner owner;

    /** Address of the next completion in the batch. */
    private long nextWc;

    /** Number of completions in the batch that have not been taken. */
    private int remaining;

    /** Maximum number of kept completions to deliver as part of this result. */
    private int remainingKept;

    /** Queue of the last completion. Written only when it changes, to avoid the garbage collector's write barrier. */
    private @Nullable WorkQueue queue;

    /** Index of the current completion's request in {@link #queue}; {@link #NONE} if there is no current completion. */
    private int current = NONE;

    /** Whether the queue has been polled again, so that this is no longer the last result. */
    private boolean outdated;

    /**
     * Whether {@link #deviceTime} and {@link #wallClock} hold the times of the current completion. Otherwise, the batch
     * holds them.
     */
    private boolean timesSaved;

    private long deviceTime;
    private long wallClock;

    Completions(CompletionBatch batch, UndeliveredCompletions undelivered, Owner owner) {
        this.batch = batch;
        this.undelivered = undelivered;
        this.owner = owner;
    }

    /**
     * Returns {@code true} if the current completion belongs to the request with the given index in the given queue.
     * The result may be outdated unless the caller owns the completion queue.
     */
    boolean isAt(WorkQueue of, int index) {
        return current == index && queue == of;
    }

    /**
     * Starts a result that delivers the completions in the batch.
     *
     * @param count the number of completions in the batch
     */
    void beginBatch(int count) {
        nextWc = batch.addressOf(0);
        remaining = count;
        if (queue != null) {
            // Makes all posts to this queue whose completions are in the batch visible, regardless of the thread that
            // made them.
            queue.ring.acquirePosted();
        }
        remainingKept = 0;
        current = NONE;
        outdated = false;
        timesSaved = false;
    }

    /** Starts a result that delivers the kept completions. */
    void beginKept() {
        remaining = 0;
        remainingKept = undelivered.size();
        current = NONE;
        outdated = false;
        timesSaved = true;
    }

    /** Keeps the completions in the batch that have not been taken. Must be called before the batch is replaced. */
    void finish() {
        if (!timesSaved && current != NONE && batch.isTimed()) {
            deviceTime = batch.deviceTime(currentIndex());
            wallClock = batch.wallClock(currentIndex());
        }
        timesSaved = true;
        undelivered.resume();
        if (remaining != 0) {
            int before = undelivered.size();
            int count = remaining;
            // If an Error is thrown, the next poll resumes.
            remaining = 0;
            undelivered.process(batch.indexOf(nextWc), count, null);
            remainingKept += undelivered.size() - before;
        }
        undelivered.batchProcessed();
    }

    /** Marks this result as outdated because the completion queue has been polled again. */
    void expire() {
        outdated = true;
    }

    /**
     * Returns {@code true} if no completions are left. If this method returns {@code false}, {@link #next} may still
     * return {@code false}, because the remaining completions may all belong to waits, scopes or closed queue pairs.
     */
    public boolean isEmpty() {
        return remaining == 0 && (remainingKept == 0 || undelivered.isEmpty());
    }

    /**
     * Advances to the next completion and updates its request.
     *
     * @return {@code true} if there is a next completion; {@code false} if there is none, or the queue is closed
     * @throws IllegalStateException if the queue has been polled again
     * @throws WrongThreadException if another thread owns the queue
     */
    public boolean next() {
        if (!owner.checkUnlessClosed()) {
            current = NONE;
            return false;
        }
        while (remaining != 0) {
            long wc = nextWc;
            int request = process(wc);
            // Only now: if an Error was thrown, the completion is processed again.
            nextWc = CompletionBatch.next(wc);
            remaining--;
            if (request != NONE) {
                current = request;
                return true;
            }
        }
        return nextKept();
    }

    private boolean nextKept() {
        if (outdated) {
            throw new IllegalStateException(
                    "These completions are outdated: the completion queue has been polled again;"
                            + " use the result of the last poll");
        }
        current = NONE;
        undelivered.batchProcessed();
        while (remainingKept > 0 && !undelivered.isEmpty()) {
            remainingKept--;
            WorkQueue taken = undelivered.take();
            if (taken != null) {
                queue = taken;
                current = undelivered.index();
                deviceTime = undelivered.deviceTime();
                wallClock = undelivered.wallClock();
                return true;
            }
        }
        return false;
    }

    /**
     * Processes a completion. Returns the index of its request, or {@link #NONE} if the completion is not to be
     * delivered.
     */
    private int process(long wc) {
        long id = (long) Native.LONG_AT.get(Native.ALL, wc + CompletionBatch.ID);
        int status = (int) Native.INT_AT.get(Native.ALL, wc + CompletionBatch.STATUS);
        WorkQueue of = queue;
        if (of == null || (of.ring.mismatch(id) | status) != 0) {
            return processSlowly(wc, id, status);
        }
        of.succeeded((int) id, wc);
        of.ring.advance(1);
        return (int) id;
    }

    /**
     * Slow path: processes a completion that may be stale, report a failure, belong to a different queue than the
     * previous one, or complete several requests.
     */
    private int processSlowly(long wc, long id, int status) {
        WorkQueue of = undelivered.queue(id);
        if (of == null || !of.ring.isCurrent(id)) {
            // Stale: the queue pair has been closed or reset.
            return NONE;
        }
        if (of != queue) {
            queue = of;
        }
        return of.completed(id, status, wc);
    }

    /**
     * Returns the request of the current completion. The outcome is available from {@link WorkRequest#status}, and a
     * received message from {@link ReceiveRequest}.
     *
     * @throws IllegalStateException if {@link #next} has not been called or the last call returned {@code false}
     */
    public WorkRequest<?> request() {
        WorkQueue of = queue;
        int index = current;
        if (index == NONE || of == null) {
            throw new IllegalStateException(
                    "There is no current completion: next() has not been called, or it returned false");
        }
        return of.request(index);
    }

    /**
     * Returns the device timestamp of the current completion, in ticks of the device's clock.
     * {@link DeviceAttributes#clockKilohertz} returns the frequency of the clock. Timestamps use the bits of
     * {@link DeviceAttributes#timestampMask} and wrap around: apply the mask to the difference between two timestamps.
     *
     * @return the timestamp, or 0 if the request failed
     * @throws IllegalStateException if the queue was created without {@link CompletionQueueBuilder#timestamps}, or
     *     there is no current completion
     */
    public long timestamp() {
        request();
        batch.checkTimestamps();
        return timesSaved ? deviceTime : batch.deviceTime(currentIndex());
    }

    /**
     * Returns the wall-clock time of the current completion, in nanoseconds since 1970-01-01T00:00:00Z.
     *
     * @return the time, or 0 if the request failed
     * @throws IllegalStateException if the queue was created without {@link CompletionQueueBuilder#wallClock}, or there
     *     is no current completion
     */
    public long wallClock() {
        request();
        batch.checkWallClock();
        return timesSaved ? wallClock : batch.wallClock(currentIndex());
    }

    /** Returns the index of the current completion in the batch, or -1 before the first completion. */
    private int currentIndex() {
        return batch.indexOf(nextWc) - 1;
    }
}
