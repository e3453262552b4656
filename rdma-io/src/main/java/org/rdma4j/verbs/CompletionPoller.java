package org.rdma4j.verbs;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Timeouts;

/**
 * Polls a completion queue until a completion can be delivered, until a request has completed, or until the queue is
 * empty. A waiting thread first polls for a short time. It then sleeps until an event is pending, if the queue has
 * events; otherwise it yields the processor after each poll.
 *
 * <p>Thread-confined to the owner of the completion queue, with the following exceptions. Any thread may call
 * {@link #wakeUp}. Any thread may call {@link #await}, {@link #tryDrain} and {@link #pollIfOwner}, which do not poll
 * while another thread owns the queue.
 */
final class CompletionPoller {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.verbs");

    /**
     * Time without progress after which the driver is assumed not to flush the requests of a failed queue pair. Also
     * the maximum duration of each sleep in {@link #await}: a disconnection generates no event on the completion
     * channel that could end the sleep.
     */
    private static final long FLUSH_TIMEOUT_NANOS = 100_000_000;

    /** Returned by {@link #pollIfOwner} if another thread owns the queue. */
    private static final int NOT_OWNER = -1;

    /** Condition for sleeps that end only with an event or a timeout. */
    private static final CompletionChannel.WakeUpCondition NEVER = () -> false;

    /** The completion queue, for flight recordings and log messages. */
    private final Object queue;

    private final Owner owner;
    private final CompletionBatch batch;
    private final CompletionDelivery delivery;

    /** Event notification for the queue, or {@code null} if the queue was created without a completion channel. */
    private final @Nullable CompletionEvents events;

    private final Deadline deadline = new Deadline();

    /** Whether the last poll emptied the queue. */
    private boolean emptied;

    /** Whether the current or next timed poll must return immediately. Any thread may set this flag. */
    private final AtomicBoolean wakeUpRequested = new AtomicBoolean();

    /** Condition under which a timed poll does not sleep: {@link #mustReturn}. */
    private final CompletionChannel.WakeUpCondition mustReturn = this::mustReturn;

    CompletionPoller(
            Object queue,
            Owner owner,
            CompletionBatch batch,
            CompletionDelivery delivery,
            @Nullable CompletionEvents events) {
        this.queue = queue;
        this.owner = owner;
        this.batch = batch;
        this.delivery = delivery;
        this.events = events;
    }

    /** Makes the current or next timed poll return immediately. Any thread may call this method. */
    void wakeUp() {
        if (!wakeUpRequested.getAndSet(true) && events != null) {
            events.wakeUp();
        }
    }

    /** Takes the request of {@link #wakeUp}, if any. */
    private void takeWakeUp() {
        if (wakeUpRequested.get()) {
            // Pairs with the write in wakeUp(): makes visible what the other thread wrote before the call.
            wakeUpRequested.getAndSet(false);
        }
    }

    /** Returns {@code true} if a timed poll must stop waiting. */
    private boolean mustReturn() {
        return wakeUpRequested.get() || Thread.currentThread().isInterrupted();
    }

    /**
     * Polls until a completion can be delivered or the timeout expires. See {@link CompletionQueue#poll(Duration)}.
     *
     * @param nanos the timeout in nanoseconds, or 0 to poll once
     */
    Completions poll(long nanos) throws VerbsException {
        owner.check();
        delivery.finish();
        int count = 0;
        if (delivery.hasUndelivered()) {
            // Also poll, so that work makes progress even if every poll delivers kept completions.
            delivery.process(batch.poll(), null);
        } else {
            count = pollDeliverable();
            if (count == 0 && nanos > 0 && !delivery.hasUndelivered()) {
                count = pollUntilDeliverable(nanos);
            }
        }
        takeWakeUp();
        if (count == 0) {
            return delivery.keptResult();
        }
        delivery.forgetBatch();
        return delivery.batchResult(count);
    }

    /**
     * Polls once.
     *
     * @return the number of completions in the batch if it contains a completion to deliver; otherwise 0. In that case,
     *     the batch has been processed, and its completions for polls have been kept
     */
    private int pollDeliverable() throws VerbsException {
        int count = batch.poll();
        emptied = count < CompletionBatch.SIZE;
        if (count > 0 && delivery.isDeliverable(count)) {
            // The recording of the wait allocates memory before the batch becomes a result.
            delivery.rememberBatch(count);
            return count;
        }
        delivery.process(count, null);
        return 0;
    }

    /**
     * Polls until a completion can be delivered or the wait ends.
     *
     * @return the result of the last {@link #pollDeliverable}, or 0 if the wait ended without a completion
     */
    private int pollUntilDeliverable(long nanos) throws VerbsException {
        deadline.begin(nanos);
        if (events != null && events.pollKind() == CompletionEvents.Kind.SOLICITED) {
            // A sleep may last for the whole timeout, because unsolicited completions do not end it.
            deadline.startClock();
        }
        try (Idle idle = new Idle(queue)) {
            boolean slept = false;
            while (!mustReturn()) {
                if (!emptied) {
                    // Poll again: a sleep would miss the completions left in the queue.
                } else if (events == null || idle.isSpinning()) {
                    idle.pause();
                } else if (!events.isArmedFor(events.pollKind())) {
                    events.arm(events.pollKind());
                } else if (sleep(events, idle)) {
                    slept = true;
                } else {
                    return 0;
                }
                // isInterrupted() of a subclass of Thread is application code, and may have closed the queue.
                owner.check();
                int count = pollDeliverable();
                if (count > 0 || delivery.hasUndelivered()) {
                    return count;
                }
                if (slept) {
                    deadline.startClock();
                }
                if (deadline.isOver()) {
                    return 0;
                }
            }
            return 0;
        }
    }

    /** Sleeps until the next event. Returns {@code false}, without sleeping, if the timeout has expired. */
    private boolean sleep(CompletionEvents events, Idle idle) throws VerbsException {
        long nanos = deadline.maxSleep();
        if (nanos <= 0) {
            return false;
        }
        CompletionEvents.Wakeup reason = events.sleep(nanos, true, mustReturn);
        if (reason == CompletionEvents.Wakeup.TIMEOUT) {
            deadline.slept(nanos);
        } else if (reason == CompletionEvents.Wakeup.EVENT) {
            idle.reset();
        }
        return true;
    }

    /**
     * Waits until the given request has completed. Processes the completions of other work while waiting.
     *
     * @param start the value of {@link System#nanoTime} from which the timeout is measured
     * @param aborts whether to abort the queue pair and throw an exception if the timeout expires
     * @return {@code true} if the request has completed, or {@code false} if the timeout expired
     * @throws RdmaTimeoutException if the timeout expires and {@code aborts} is {@code true}
     */
    boolean await(WorkRequest<?> request, Duration timeout, long start, boolean aborts) throws RdmaException {
        long nanos = Timeouts.nanos(timeout);
        int clockMask = Deadline.clockMask(nanos);
        long lastProgress = start;
        long remaining = nanos;
        boolean slept = false;
        try (Idle idle = new Idle(request)) {
            int count = pollIfOwner(request);
            for (int polls = 1; request.isInFlight(); polls++) {
                if (count > 0 || slept || (polls & clockMask) == 0) {
                    long now = System.nanoTime();
                    if (count > 0) {
                        // Completions of other work count as progress, but do not extend the timeout.
                        idle.reset();
                        lastProgress = now;
                    } else {
                        request.queuePair().checkLink(now);
                    }
                    if (request.queuePair().isFailed() && now - lastProgress > FLUSH_TIMEOUT_NANOS) {
                        // The connection is lost, and the driver did not flush the request in time. Assume that it
                        // never will.
                        request.queuePair().abort(null);
                        continue;
                    }
                    remaining = nanos - (now - start);
                    if (remaining <= 0) {
                        return timedOut(request, timeout, aborts);
                    }
                }
                slept = false;
                if (count > 0) {
                    // Poll again: a sleep would miss the completions left in the queue.
                } else if (events == null || count == NOT_OWNER || idle.isSpinning()) {
                    idle.pause();
                } else if (!events.isArmedFor(CompletionEvents.Kind.ANY)) {
                    events.arm(CompletionEvents.Kind.ANY);
                } else {
                    events.sleep(Math.min(remaining, FLUSH_TIMEOUT_NANOS), false, NEVER);
                    slept = true;
                }
                count = pollIfOwner(request);
            }
        }
        return true;
    }

    private static boolean timedOut(WorkRequest<?> request, Duration timeout, boolean aborts) throws RdmaException {
        if (!aborts) {
            return false;
        }
        RdmaTimeoutException expired = new RdmaTimeoutException(request + " did not complete within "
                + Timeouts.text(timeout) + "; the queue pair was aborted, and the device no longer uses its buffers");
        request.queuePair().abort(expired);
        throw expired;
    }

    /**
     * Polls once and processes the batch, unless another thread owns the queue.
     *
     * @param awaited the request that the caller is waiting for, or {@code null} if there is none
     * @return the number of completions, or {@link #NOT_OWNER} if another thread owns the queue
     */
    int pollIfOwner(@Nullable WorkRequest<?> awaited) throws VerbsException {
        if (!owner.tryClaim()) {
            return NOT_OWNER;
        }
        delivery.finish();
        return delivery.process(batch.poll(), awaited);
    }

    /**
     * Polls and processes completions until the queue is empty, unless another thread owns the queue. Stale completions
     * are processed too: a stale completion of a shared receive makes that request available again.
     *
     * @return {@code false} if a poll failed, so that completions may be left
     */
    boolean drain() {
        try {
            while (pollIfOwner(null) > 0) {
                // Continue: the queue may contain more completions than a batch.
            }
            return true;
        } catch (VerbsException e) {
            LOG.log(System.Logger.Level.DEBUG, "Cannot drain " + queue, e);
            return false;
        }
    }

    /**
     * Drains the queue unless another thread owns it. Does not change the owner.
     *
     * @return {@code true} if the queue was drained
     */
    boolean tryDrain() {
        boolean wasOwner = owner.isHeldByCurrentThread();
        if (!owner.tryClaim()) {
            return false;
        }
        try {
            return drain();
        } finally {
            if (!wasOwner) {
                owner.release();
            }
        }
    }
}
