package org.rdma4j.verbs;

import java.lang.invoke.VarHandle;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Timeouts;

/**
 * Polls a completion queue on a virtual thread of its own, and completes a {@link CompletableFuture} for each
 * {@linkplain #submit submission}. This class is intended for programs that are based on futures. Each submission costs
 * a thread switch and the allocation of a few objects; programs that require low latency should poll the completion
 * queue instead.
 *
 * {@snippet lang=java :
 * try (CompletionReader reader = new CompletionReader(connection.completions())) {
 *     CompletableFuture<ReceiveRequest> answer = reader.submit(receive, LIMIT);
 *     reader.submit(question, LIMIT)
 *             .thenCombine(answer, (sent, received) -> parse(received.message()))
 *             .thenAcceptAsync(this::show);
 * }
 * }
 *
 * <p>Only the thread that owns a queue pair may submit its work. Threads that share a queue pair under a lock
 * ({@link QueuePair#guardedBy QueuePair.guardedBy}) must hold the lock to submit work, but should not hold it while
 * they wait for a future. The reader's thread owns the completion queue until the reader is closed, so the completion
 * queue cannot be guarded by a lock. A thread that has used the completion queue before, for example by calling {@link
 * WorkRequest#await}, must call {@link CompletionQueue#release} before the reader is created.
 *
 * <p>Dependent stages without an executor run on the reader's thread. They must not wait for other work of the same
 * completion queue, and must not acquire a lock held by the thread that closes the reader.
 *
 * <p>Close the reader before the queue pair.
 */
public final class CompletionReader implements AutoCloseable {
    /** Interval between checks for expired limits and for work that an abort has completed. */
    private static final Duration CHECK_INTERVAL = Duration.ofMillis(100);

    /** Maximum time in which a device is expected to flush the requests of a queue pair in the error state. */
    private static final long FLUSH_TIMEOUT_NANOS = Duration.ofSeconds(2).toNanos();

    private final CompletionQueue queue;

    /** Submissions that have not completed, keyed by the last request of the submitted work. */
    private final Map<WorkRequest<?>, Pending<?>> pending = new ConcurrentHashMap<>();

    /** The virtual thread that polls. */
    private final Thread thread;

    /** Whether {@link #close} has been called. Written with {@link #closeLock} held. */
    private volatile boolean closing;

    /** Held while {@link #close} requests a wake-up, and while the thread cancels it. */
    private final Object closeLock = new Object();

    /** The failure that terminated the thread, or {@code null} if there was none. */
    private volatile @Nullable Throwable failure;

    /**
     * A submission: the work and its future. All fields except {@link #posted} are final or confined to the reader's
     * thread.
     */
    static final class Pending<T extends Work<T>> {
        private final T work;
        private final WorkRequest<?> last;
        private final Duration limit;
        private final long start = System.nanoTime();
        private final CompletableFuture<T> future = new CompletableFuture<>();

        /** Whether the work has been posted. Written by the submitting thread; read by the reader's thread. */
        volatile boolean posted;

        /** The exception to report after the limit has expired; {@code null} before. */
        private @Nullable RdmaTimeoutException timeout;

        /** Value of {@link System#nanoTime} when {@link #timeout} was set. */
        private long timeoutTime;

        Pending(T work, WorkRequest<?> last, Duration limit) {
            this.work = work;
            this.last = last;
            this.limit = limit;
        }

        /** Returns {@code true} if the work has been posted and has completed. */
        boolean isDone() {
            return posted && !work.isInFlight();
        }

        /** Completes the future with the outcome of the work. */
        private void complete() {
            try {
                work.checkSuccess();
                future.complete(work);
            } catch (RdmaException e) {
                future.completeExceptionally(timeout == null ? e : timeout);
            }
        }

        /**
         * Moves the queue pair to the error state if the limit has expired.
         *
         * @return {@code true} if the future has been completed because the device did not flush the work in time
         */
        private boolean expire(long now) {
            RdmaTimeoutException expired = timeout;
            if (expired != null) {
                if (now - timeoutTime <= FLUSH_TIMEOUT_NANOS) {
                    return false;
                }
                future.completeExceptionally(expired);
                return true;
            }
            if (now - start > Timeouts.nanos(limit)) {
                timeout = new RdmaTimeoutException(last + " did not complete within " + Timeouts.text(limit)
                        + "; its queue pair is now in the error state");
                last.queuePair().fail(timeout);
                // Measured from now, because the limit may have expired long ago if a stage blocked this thread.
                timeoutTime = System.nanoTime();
            }
            return false;
        }
    }

    /**
     * Creates a reader and starts its thread.
     *
     * @param queue the completion queue, which must have been created with events
     *     ({@link CompletionQueue#createWithEvents})
     * @throws IllegalArgumentException if the queue was created without events
     * @throws IllegalStateException if the queue is guarded by a lock
     * @throws WrongThreadException if another thread owns the queue
     */
    public CompletionReader(CompletionQueue queue) {
        if (!queue.hasEvents()) {
            throw new IllegalArgumentException(
                    queue + " has no events, which a reader requires; create it with createWithEvents()");
        }
        this.queue = queue;
        this.thread = Thread.ofVirtual().name("reader of " + queue).unstarted(this::run);
        // Transfer the queue before the thread starts. Otherwise, a concurrent abort could become its owner first.
        queue.owner.transferTo(thread);
        thread.start();
    }

    /**
     * Posts the given work and returns a future for its completion.
     *
     * <p>Do not pass a limit that can expire for a receive that may remain idle, because the expiry of the limit moves
     * the queue pair to the error state. Pass a limit that never expires, such as {@code
     * ChronoUnit.FOREVER.getDuration()}, and abort the queue pair before closing the reader.
     *
     * @param work the work, which must be signaled
     * @param limit the maximum time for the work to complete. When it expires, the queue pair enters the error state,
     *     and after the device has flushed the work, the future is completed exceptionally with an
     *     {@link RdmaTimeoutException}
     * @return a future that is completed with the work if the work succeeds, or exceptionally with a
     *     {@link WorkException} if the work fails
     * @throws IllegalStateException if the work is in flight or unsignaled, the future of an earlier submission of it is not
     *     done, its queue is full, or the reader is closed
     * @throws IllegalArgumentException if the work completes on a different completion queue
     * @throws RdmaException if the work cannot be posted; see {@link Work#post()}
     */
    public <T extends Work<T>> CompletableFuture<T> submit(T work, Duration limit) throws RdmaException {
        Objects.requireNonNull(limit);
        if (!(work.target instanceof QueuePairQueue of) || of.completions != queue) {
            throw new IllegalArgumentException(work + " does not complete on " + queue + ", which this reader polls");
        }
        Throwable cause = failure;
        if (closing || cause != null) {
            throw closed(cause);
        }
        if (work.isInFlight()) {
            throw new IllegalStateException(work + " is already in flight; prepare another request");
        }
        work.checkAwaitable();
        Pending<T> mine = new Pending<>(work, last(work), limit);
        if (pending.putIfAbsent(mine.last, mine) != null) {
            throw new IllegalStateException("Cannot submit the " + work
                    + " again: the future of its last submission is not done; wait for that future first");
        }
        boolean posted = false;
        try {
            // Check again: the reader's thread may have terminated before the work became pending.
            if (closing) {
                throw closed(null);
            }
            work.post();
            posted = true;
        } finally {
            if (!posted) {
                pending.remove(mine.last);
            }
        }
        mine.posted = true;
        if (!work.isInFlight() && pending.get(mine.last) == mine) {
            // The reader's thread may have skipped the completion, because the work was not marked as posted.
            queue.wakeup();
        }
        cause = failure;
        if (cause != null) {
            // The reader's thread may have terminated before the work became pending.
            mine.future.completeExceptionally(cause);
        }
        return mine.future;
    }

    /** Returns the last request of the given work. Its completion implies that all of the work has completed. */
    private static WorkRequest<?> last(Work<?> work) {
        return work instanceof WorkChain<?> chain ? chain.requests[chain.limit() - 1] : (WorkRequest<?>) work;
    }

    private IllegalStateException closed(@Nullable Throwable cause) {
        return new IllegalStateException("The reader of " + queue + " is closed", cause);
    }

    private void run() {
        try {
            while (!closing || !pending.isEmpty()) {
                // A stage may have interrupted this thread, and an interrupted thread does not wait: clear the
                // interrupt status.
                Thread.interrupted();
                for (Completions done = queue.poll(CHECK_INTERVAL); done.next(); ) {
                    Pending<?> completed = pending.get(done.request());
                    // A completion of an earlier post may be delivered before the work is posted.
                    if (completed != null && completed.isDone()) {
                        pending.remove(completed.last);
                        completed.complete();
                    }
                }
                expire();
            }
            synchronized (closeLock) {
                // The wake-up requested by close() must not end a poll by the next owner.
                queue.cancelWakeup();
            }
            queue.release();
        } catch (VerbsException | RuntimeException | Error e) {
            failure = e;
            // Pairs with submit(), which adds to pending before it reads the failure: at least one of the two threads
            // sees the other's write.
            VarHandle.fullFence();
            pending.values().forEach(each -> each.future.completeExceptionally(e));
        }
    }

    /** Completes the futures of work that an abort has completed, and checks the limits of all other work. */
    private void expire() {
        long now = System.nanoTime();
        for (Pending<?> each : pending.values()) {
            if (each.isDone()) {
                // An abort has completed the work, whose completion may never be delivered; or the completion was
                // delivered before the work was marked as posted.
                pending.remove(each.last);
                each.complete();
            } else if (each.expire(now)) {
                pending.remove(each.last);
            }
        }
    }

    /**
     * Rejects further submissions, waits until all submitted work has completed, and terminates the thread. Other
     * threads may then use the completion queue. The wait ends at most a few seconds after the last limit expires; to
     * end it earlier, call {@link QueuePair#abort} first. Interrupts do not end the wait, and the interrupt status is
     * preserved. If the reader is already closed, this method has no effect.
     *
     * @throws IllegalStateException if this method is called by a stage that runs on the reader's thread
     */
    @Override
    public void close() {
        if (Thread.currentThread() == thread) {
            throw new IllegalStateException("A stage that runs on the thread of the reader of " + queue
                    + " cannot close it; use thenRunAsync()");
        }
        synchronized (closeLock) {
            if (!closing) {
                closing = true;
                queue.wakeup();
            }
        }
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
