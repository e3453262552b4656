package org.rdma4j.verbs;

import java.lang.invoke.VarHandle;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Timeouts;

/**
 * Reads a completion queue on a virtual thread of its own, and completes a {@link CompletableFuture} for each work that is
 * {@link #submit}ted: for programs that are made of futures. It costs a thread switch and some objects for each work; what
 * counts nanoseconds polls.
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
 * <p>Threads: work is submitted by the thread that owns its queue pair. Threads that share one take a lock that it is {@link
 * QueuePair#guardedBy}, and submit; they wait for their futures without the lock, and the completion queue is the reader's
 * meanwhile, which no lock guards. Who has read the queue before ({@link WorkRequest#await} does) releases it before a reader
 * is made. Stages that follow without an executor run on the reader's thread; they may not wait for other work of the same
 * queue, nor for a lock whose holder closes the reader. The reader is closed first, then the queue pair.
 */
public final class CompletionReader implements AutoCloseable {
    /** How often it looks for deadlines that have passed and work that an abort has ended. */
    private static final Duration TICK = Duration.ofMillis(100);

    /** How long a device may take to give back what was aborted. */
    private static final long GRACE_NANOS = Duration.ofSeconds(2).toNanos();

    private final CompletionQueue queue;
    private final Map<WorkRequest<?>, Pending<?>> pending = new ConcurrentHashMap<>();
    private final Thread thread;
    private volatile boolean closing;
    private volatile @Nullable Throwable broken;

    /** Work whose end somebody waits for. */
    private static final class Pending<T extends Work<T>> {
        private final T work;
        private final WorkRequest<?> last;
        private final Duration limit;
        private final long start = System.nanoTime();
        private final CompletableFuture<T> future = new CompletableFuture<>();
        private volatile boolean posted;
        private @Nullable RdmaTimeoutException late;
        private long givenUp;

        private Pending(T work, WorkRequest<?> last, Duration limit) {
            this.work = work;
            this.last = last;
            this.limit = limit;
        }

        private void end() {
            try {
                work.checkSuccess();
                future.complete(work);
            } catch (RdmaException e) {
                future.completeExceptionally(late == null ? e : late);
            }
        }

        /** Gives its queue pair up once the time has passed; whether nothing more is to be expected. */
        private boolean expire(long now) {
            RdmaTimeoutException passed = late;
            if (passed != null) {
                if (now - givenUp <= GRACE_NANOS) {
                    return false;
                }
                future.completeExceptionally(passed);
                return true;
            }
            if (now - start > Timeouts.nanos(limit)) {
                late = new RdmaTimeoutException(last + " did not complete within " + Timeouts.text(limit)
                        + "; its queue pair is in the error state, and can only be closed");
                last.queuePair().fail(late);
                // Not from the limit on, behind which this thread may be far: a stage or the machine may have kept it.
                givenUp = System.nanoTime();
            }
            return false;
        }
    }

    /**
     * Begins to read.
     *
     * @param queue with events ({@link Context#completionQueueWithEvents}), which nobody else reads
     * @throws IllegalArgumentException if it has no events
     * @throws IllegalStateException if a lock guards it
     * @throws WrongThreadException if another thread reads it
     */
    public CompletionReader(CompletionQueue queue) {
        if (!queue.hasEvents()) {
            throw new IllegalArgumentException(
                    queue + " has no events, which a reader sleeps on; make it with completionQueueWithEvents()");
        }
        this.queue = queue;
        this.thread = Thread.ofVirtual().name("reader of " + queue).unstarted(this::run);
        // At once, not when it first runs: an abort reads the queue, too, where nobody does.
        queue.owner.handTo(thread);
        thread.start();
    }

    /**
     * Posts work.
     *
     * @param limit when it passes, the queue pair goes to the error state, and the future ends with an {@link
     *     RdmaTimeoutException} once the device has given everything back
     * @return the work when it has succeeded; a {@link WorkException} when it has not
     * @throws IllegalStateException if the work is in flight or has no completion of its own, if its queue is full, or the
     *     reader is closed
     * @throws IllegalArgumentException if its completions go to another queue
     * @throws RdmaException if it could not be posted, as {@link Work#post()} says
     */
    public <T extends Work<T>> CompletableFuture<T> submit(T work, Duration limit) throws RdmaException {
        Objects.requireNonNull(limit);
        if (!(work.target instanceof QueuePairQueue of) || of.completions != queue) {
            throw new IllegalArgumentException("the completions of " + work + " do not come to " + queue);
        }
        Throwable failure = broken;
        if (closing || failure != null) {
            throw closed(failure);
        }
        if (work.isInFlight()) {
            throw new IllegalStateException(work + " is in flight already; prepare another one");
        }
        work.checkAwaitable();
        Pending<T> mine = new Pending<>(work, last(work), limit);
        pending.put(mine.last, mine);
        boolean posted = false;
        try {
            // It may have been closed meanwhile, when it had nothing to wait for; once this is there, it waits.
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
        failure = broken;
        if (failure != null) {
            mine.future.completeExceptionally(failure);
        }
        return mine.future;
    }

    /** Returns the request whose completion implies that of all the work. */
    private static WorkRequest<?> last(Work<?> work) {
        return work instanceof WorkChain<?> chain ? chain.requests[chain.limit() - 1] : (WorkRequest<?>) work;
    }

    private IllegalStateException closed(@Nullable Throwable failure) {
        return new IllegalStateException("the reader of " + queue + " is closed", failure);
    }

    private void run() {
        try {
            while (!closing || !pending.isEmpty()) {
                for (Completions done = queue.poll(TICK); done.next(); ) {
                    Pending<?> ended = pending.get(done.request());
                    if (ended != null && !ended.work.isInFlight()) {
                        pending.remove(ended.last);
                        ended.end();
                    }
                }
                expire();
            }
            queue.release();
        } catch (VerbsException | RuntimeException | Error e) {
            broken = e;
            // Who submits puts its own there before it looks at that: one of the two sees the other's.
            VarHandle.fullFence();
            pending.values().forEach(each -> each.future.completeExceptionally(e));
        }
    }

    private void expire() {
        long now = System.nanoTime();
        for (Pending<?> each : pending.values()) {
            if (each.posted && !each.work.isInFlight()) {
                // An abort has ended it, of which no completion tells.
                pending.remove(each.last);
                each.end();
            } else if (each.expire(now)) {
                pending.remove(each.last);
            }
        }
    }

    /**
     * Takes no more work, waits until what was submitted is over, which is some seconds after its limit at the latest, and
     * ends its thread; others may read the queue then. To end that work at once, {@link QueuePair#abort} first. Does
     * nothing the second time.
     *
     * @throws IllegalStateException if a stage of its own calls this
     */
    @Override
    public void close() {
        if (Thread.currentThread() == thread) {
            throw new IllegalStateException(
                    "a stage of the reader of " + queue + " cannot close it; use thenRunAsync()");
        }
        closing = true;
        boolean interrupted = false;
        while (thread.isAlive()) {
            LockSupport.unpark(thread);
            try {
                thread.join(Duration.ofMillis(10));
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
