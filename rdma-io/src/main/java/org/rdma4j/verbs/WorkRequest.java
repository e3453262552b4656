package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.FlightEvents;
import org.rdma4j.internal.ring.WorkId;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * A work request for a send queue, a receive queue or a shared receive queue. A request is prepared once and may be posted
 * any number of times. Its fields may be changed between two posts; unchanged fields cost nothing. The request is also used
 * to wait for the completion of a post.
 *
 * {@snippet lang=java :
 * SendRequest send = queuePair.prepareSend(buffer).attach("first message").post();
 * send.await(TIMEOUT);
 * System.out.println(send.attachment() + ": " + send.status());
 * }
 *
 * <p>A send or write may be posted again while it is in flight. Each post has its own completion, and {@link #await} waits
 * for the last one. A receive, a read or an atomic operation may be posted again only after its completion has been
 * delivered, because the next completion replaces the data of the last one.
 *
 * <p>The completion of a send or write need not be awaited. A later wait, poll or {@link #post(Duration)} of the thread that
 * owns the completion queue processes it and releases its capacity in the send queue. A program that never polls should
 * create its requests once: a queue that has as many undelivered completions as its capacity accepts only sends and
 * writes that already have an undelivered completion (see {@link CompletionQueue}).
 *
 * <p>The device uses the memory of a request from {@code post} until {@link #isInFlight} returns {@code false}. While the
 * request is in flight, the ranges of its buffers may be changed for the next post ({@link #range}); the buffers themselves
 * must not be changed.
 *
 * <p>Only the thread that owns the queue may change, post and await a request; other threads get a {@link
 * WrongThreadException}. The outcome of a completed request, such as
 * {@link ReceiveRequest#message}, may also be read by the thread that polls its completion, until the request is posted again.
 *
 * @param <T> the concrete type of the request, returned by its fluent methods
 * @see "docs/reference/threads.md"
 */
public abstract class WorkRequest<T extends WorkRequest<T>> extends PreparedWork<T> {
    private static final long VENDOR_ERROR = ibv_wc.vendor_err$offset();
    /** Value of {@link #idleSince} if the request was not idle when it was last examined. */
    private static final long NOT_IDLE = Long.MIN_VALUE;

    /** Index of this request in the table of its queue. */
    final int index;
    /** Address of the native request. */
    final long address;

    final WorkQueue queue;

    /**
     * Outcome of the last completed post: {@code enum ibv_wc_status}. An int, because a store of a reference requires a GC
     * barrier.
     */
    private int status;

    /** Vendor's error code of the last failed post. */
    private int vendorError;

    private @Nullable Object attachment;

    /** Value of {@link #lastPostNumber} when the request was last found idle. Used by the poster only. */
    private long idleSince = NOT_IDLE;

    WorkRequest(WorkQueue queue, long address, long elements) {
        super(queue, new RequestBuffers(elements, queue.maxElements, queue.domain));
        this.queue = queue;
        this.address = address;
        this.index = queue.add(this);
    }

    /** Returns the name of the operation, for messages. */
    abstract String name();

    /** Returns the C name of the function that posts this request. */
    abstract String function();

    /** Writes the {@code wr_id}. */
    abstract void writeId(long id);

    /** Writes the address of the next request of a chain; 0 for the last request. */
    abstract void writeNext(long request);

    /** Returns a number that identifies the last post. It is different for each post. */
    abstract long lastPostNumber();

    /** Records a post at the given position. */
    abstract void recordPost(long position);

    /** Reverts {@link #recordPost} after the driver has rejected the post. */
    abstract void undoPost();

    /** Records the given number of posts; the last one was at the given position. */
    abstract void recordPosts(long count, long position);

    /**
     * Returns the {@code wr_id} of the next post.
     *
     * @param awaited whether the completion belongs to a waiting thread or a scope
     */
    final long idFor(boolean awaited) {
        long id = queue.ring.idOf(index);
        return awaited ? id | WorkId.AWAITED : id;
    }

    /** Rewrites the {@code wr_id} after the epoch has changed. */
    final void rewriteId() {
        writeId(idFor(isPreparedForWait()));
    }

    @Override
    final void checked() {
        status = 0;
    }

    // Ends of life.

    /** Returns {@code true} if this request is idle, was idle at the previous call, and has not been posted in between. */
    final boolean hasStayedIdle() {
        if (isInFlight() || delivery.hasUndelivered()) {
            idleSince = NOT_IDLE;
            return false;
        }
        long now = lastPostNumber();
        boolean stayed = idleSince == now;
        idleSince = now;
        return stayed;
    }

    /** Releases the buffers and leases of this request. Called after its queue has been closed. */
    final void dispose() {
        buffers.releaseAllLeases();
        buffers.clear();
        recheck();
    }

    // Outcome. Written by the reader of the completion queue.

    /** Records the outcome of the post whose completion is being delivered. */
    final void outcome(int newStatus, int newVendorError) {
        status = newStatus;
        vendorError = newVendorError;
    }

    /** Records a failure. */
    final void failed(int newStatus, int newVendorError) {
        outcome(newStatus, newVendorError);
        queue.ring.countFailure();
        recheck();
    }

    /** Records a failure, from the {@code struct ibv_wc} at the given address. */
    final void failed(int newStatus, long wc) {
        failed(newStatus, Native.ALL.get(JAVA_INT, wc + VENDOR_ERROR));
        FlightEvents.FailedWork event = new FlightEvents.FailedWork();
        if (event.shouldCommit()) {
            event.request = toString();
            event.status = status().name();
            event.vendorError = vendorError;
            event.commit();
        }
    }

    final void succeeded() {
        status = 0;
    }

    /** Returns a supplier of the failure, as the reason why the queue pair has failed; null if this request was only flushed. */
    final @Nullable Supplier<WorkException> failureReason() {
        // A flush is only a consequence. soft-iWARP reports the reason later, with the disconnection.
        return status() == WorkStatus.WR_FLUSH_ERR ? null : this::failure;
    }

    /** Returns the exception that reports a failure. */
    final WorkException failure() {
        WorkException failure = new WorkException(this, status(), vendorError);
        QueueOwner of = queuePair();
        if (of != null && status() == WorkStatus.WR_FLUSH_ERR) {
            failure.initCause(of.firstFailure());
        }
        return failure;
    }

    /** Returns the queue pair of this request; null for a shared receive that has not been consumed by an open queue pair. */
    final @Nullable QueueOwner queuePair() {
        return queue.queuePair(this);
    }

    /** Returns the outcome of the last post; {@link WorkStatus#SUCCESS} before the first. */
    public final WorkStatus status() {
        return WorkStatus.of(status);
    }

    /**
     * Throws if the last post has failed. For callers that consume completions with {@link CompletionQueue#poll}.
     *
     * @throws WorkException if the {@link #status} is not {@link WorkStatus#SUCCESS}
     */
    @Override
    public final void checkSuccess() throws WorkException {
        if (status != 0) {
            throw failure();
        }
    }

    @Override
    final boolean hasSucceeded() {
        return !isInFlight() && status == 0;
    }

    /**
     * Attaches an object, such as the state of a connection, for code that obtains this request from {@link
     * Completions#request}. Replaces the attached object. May be called at any time, also while the request is in flight.
     *
     * @param object the object, or null for none
     */
    public final T attach(@Nullable Object object) {
        attachment = object;
        return self();
    }

    /** Returns the attached object; null if there is none. */
    public final @Nullable Object attachment() {
        return attachment;
    }

    // Waiting.

    @Override
    final void abortQueuePair(Exception reason) throws VerbsException {
        QueueOwner of = queuePair();
        if (of != null) {
            of.abort(reason instanceof RdmaException failure ? failure : null);
        }
    }

    @Override
    final void setBeingAwaited(boolean on) {
        delivery.setBeingAwaited(on);
    }

    @Override
    final boolean hasCompletedNow() throws RdmaException {
        return queue.hasCompletedNow(this);
    }

    @Override
    final boolean awaitUntil(Duration timeout, long start, boolean aborts) throws RdmaException {
        return queue.await(this, timeout, start, aborts);
    }

    @Override
    final void takeDelivery() {
        if (delivery.hasUndelivered() && !delivery.isLastAwaited()) {
            queue.takeDelivery(this);
        }
    }

    @Override
    public final String toString() {
        return name() + " of " + queue.parent;
    }
}
