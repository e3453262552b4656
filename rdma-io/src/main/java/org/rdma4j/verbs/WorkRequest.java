package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.invoke.VarHandle;
import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.FlightEvents;
import org.rdma4j.internal.ring.Delivery;
import org.rdma4j.internal.ring.WorkId;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * A request for one queue of a queue pair. A request is prepared once and posted as often as needed; its fields may be changed
 * between two posts, and fields that do not change cost nothing. It is also the handle by which posted work is awaited.
 *
 * <p>A send or write may be posted again while it is in flight. Each post counts, and {@link #await} waits for the last one. A
 * receive, a read or an atomic operation may be posted again only after its completion has been delivered, because the next
 * completion replaces the data of the last one.
 *
 * <p>The device uses the memory of a request from {@code post} until {@link #isInFlight} returns {@code false}. Offsets and
 * lengths within the buffers may be changed meanwhile, for the next post. The buffers themselves may not.
 *
 * <p>A request is confined to the thread that owns its queue.
 *
 * @param <T> the type of the request, which its methods return
 */
public abstract class WorkRequest<T extends WorkRequest<T>> extends Work<T> {
    private static final long VENDOR_ERROR = ibv_wc.vendor_err$offset();
    private static final long NOT_IDLE = Long.MIN_VALUE;

    // States of preparation: each includes those below. Any thread that closes what a request uses resets it to STALE.

    /** The request has to be checked before it is posted. */
    private static final int STALE = 0;
    /** The request was checked; its next post needs further care, such as for its leases. */
    private static final int CHECKED = 1;
    /** The request needs no care, but is part of a chain. */
    private static final int PLAIN_IN_CHAIN = 2;
    /** The request needs no care; its {@code wr_id} has to be written. */
    private static final int PLAIN = 3;
    /** The native call alone posts the request, with a completion for polls. */
    private static final int REPEATABLE_FOR_POLLS = 4;
    /** The native call alone posts the request, with a completion that belongs to a wait or a scope. */
    private static final int REPEATABLE_AWAITED = 5;

    /** Index of this request in the table of its queue. */
    final int index;
    /** Address of the native request. */
    final long address;

    final WorkQueue queue;
    final RequestBuffers buffers;
    final Delivery delivery = new Delivery();

    /** State of preparation. Written by the owner; set to {@link #STALE} by any thread. */
    private int preparation;

    /** Chain that this request belongs to, or null; {@link #indexInChain} is its index there. Written by the owner. */
    @Nullable
    WorkChain<?> chain;

    int indexInChain;

    /** Outcome of the last completed post, of {@code enum ibv_wc_status}; an int, to store which needs no GC barrier. */
    private int status;

    private int vendorError;

    private @Nullable Object attachment;

    /** {@link #lastPostNumber} when the request was last found idle. Confined to the poster, in the table's sweep. */
    private long idleSince = NOT_IDLE;

    WorkRequest(WorkQueue queue, long address, long elements) {
        super(queue);
        this.queue = queue;
        this.address = address;
        this.buffers = new RequestBuffers(elements);
        this.index = queue.add(this);
    }

    /** Returns the name of the operation, for messages. */
    abstract String name();

    /** Returns the C name of the function that posts this request. */
    abstract String function();

    /** Returns {@code true} if a completion brings data, which the next completion would replace. */
    abstract boolean bringsData();

    /** Writes the {@code wr_id}. */
    abstract void writeId(long id);

    /** Writes the number of elements in the list. */
    abstract void writeElementCount(int count);

    /** Writes the address of the next request of a chain, or 0. */
    abstract void writeNext(long request);

    /** Throws if the fields do not fit together. Called once after each change. */
    abstract void check();

    /** Returns {@code true} if a post needs no care beside that for leases. */
    boolean isSimple() {
        return true;
    }

    /**
     * Returns {@code true} if the native call that posts this request reads more than the request: inline data, an address
     * handle or a memory window. Deregistration does not protect those; {@link #beforePost} does.
     */
    boolean readsInCall() {
        return false;
    }

    /**
     * Called before the native call if {@link #readsInCall}, when the post has been counted. Throws if an object that the call
     * would read is closed or being closed: see {@link org.rdma4j.internal.life}.
     */
    void beforePost() {}

    /** Returns the number of the last post; each post has another one. */
    abstract long lastPostNumber();

    /** Notes a post at a position. */
    abstract void wasPosted(long position);

    /** Reverts {@link #wasPosted(long)} after the driver has rejected the post. */
    abstract void wasNotPosted();

    /** Notes several posts, the last of them at a position. */
    abstract void wasPosted(long times, long position);

    // Buffers.

    /**
     * Sets the buffers, in the order in which the message fills or is taken from them. The next post uses all bytes of each.
     *
     * @throws IllegalArgumentException if a buffer is of another protection domain, is longer than 2<sup>31</sup> - 1 bytes, or
     *     there are more buffers than the queue was created for
     * @throws IllegalStateException if this request is in flight, or a region is closed
     */
    public final T local(LocalMemory... memory) {
        checkOpen();
        checkIdle("the buffers of");
        if (memory.length > queue.maxElements) {
            throw new IllegalArgumentException("Cannot set " + memory.length + " buffers of the " + this
                    + ": its queue was created for at most " + queue.maxElements + " buffers per request");
        }
        for (LocalMemory buffer : memory) {
            RequestBuffers.check(buffer, queue.domain);
        }
        buffers.releaseAllLeases();
        buffers.set(memory);
        buffersChanged();
        return self();
    }

    /** Sets a single buffer. Does not allocate if there was a single buffer before: see {@link #local(LocalMemory...)}. */
    public final T local(LocalMemory buffer) {
        if (buffers.count() != 1) {
            return local(new LocalMemory[] {buffer});
        }
        checkOpen();
        checkIdle("the buffers of");
        RequestBuffers.check(buffer, queue.domain);
        buffers.releaseAllLeases();
        buffers.set(buffer);
        recheck();
        return self();
    }

    /** Updates what depends on the buffers. */
    void buffersChanged() {
        writeElementCount(buffers.count());
        recheck();
    }

    /**
     * Selects the part of the first buffer that the next post uses.
     *
     * @param offset offset of the first byte in the buffer, in bytes
     * @param length number of bytes
     * @throws IndexOutOfBoundsException if the part is not within the buffer
     */
    public final T range(long offset, int length) {
        if (buffers.count() != 1) {
            return range(0, offset, length);
        }
        checkOpen();
        if (buffers.range(offset, length)) {
            recheck();
        }
        return self();
    }

    /**
     * Selects the part of one of the buffers that the next post uses.
     *
     * @param buffer index of the buffer, from 0
     * @param offset offset of the first byte in the buffer, in bytes
     * @param length number of bytes
     * @throws IndexOutOfBoundsException if there is no such buffer, or the part is not within it
     */
    public final T range(int buffer, long offset, int length) {
        checkOpen();
        buffers.range(buffer, offset, length);
        recheck();
        return self();
    }

    /** Writes the local keys again, after that of a region has changed. For any thread. */
    final void rewriteKeys() {
        buffers.rewriteKeys();
        recheck();
    }

    /** Returns {@code true} if the next post, or the one in flight, uses an object. */
    boolean uses(Resource object) {
        return buffers.uses(object);
    }

    // Preparation.

    /** Returns {@code true} if {@link #prepare} need not be called before this request is posted by itself. */
    final boolean isPrepared() {
        return preparation >= PLAIN;
    }

    /** Returns {@code true} if a post needs no care. */
    final boolean isPlain() {
        return preparation >= PLAIN_IN_CHAIN;
    }

    /** Returns {@code true} if the native call alone posts this request. */
    final boolean mayRepeat(boolean awaited) {
        return preparation == (awaited ? REPEATABLE_AWAITED : REPEATABLE_FOR_POLLS);
    }

    /** Notes that the {@code wr_id} has been written for a completion that belongs to a wait or scope, or to polls. */
    final void mayRepeatAfter(boolean awaited) {
        if (preparation >= PLAIN && !bringsData() && !readsInCall()) {
            preparation = awaited ? REPEATABLE_AWAITED : REPEATABLE_FOR_POLLS;
        }
    }

    /** Notes that the next post needs care, though it need not be checked. */
    final void isNotPlain() {
        preparation = Math.min(preparation, CHECKED);
    }

    /** Has the next post check this request: it, or something that it uses, has changed. For any thread. */
    final void recheck() {
        preparation = STALE;
        WorkChain<?> in = chain;
        if (in != null) {
            in.recheck();
        }
    }

    /** Checks this request before a post, unless it has been checked since it was changed. */
    final void prepare(boolean inChain) {
        if ((chain != null) != inChain) {
            throw new IllegalStateException(
                    "Cannot post the " + this + " by itself: it is part of a chain. Post the chain, or prepare another one.");
        }
        if (preparation == STALE) {
            check();
            status = 0;
        }
        boolean plain = !buffers.isUnchecked() && !buffers.hasLeases() && isSimple();
        preparation = buffers.isUnchecked() ? STALE : !plain ? CHECKED : inChain ? PLAIN_IN_CHAIN : PLAIN;
        // Pairs with the volatile state of a closed object: either this thread sees that it is closed, or its close sees
        // this request and calls recheck.
        VarHandle.fullFence();
        if (!buffers.areOpen()) {
            isNotPlain();
            check();
        }
    }

    /** Returns the {@code wr_id} for a completion that belongs to a wait or scope, or to polls. */
    final long idFor(boolean awaited) {
        long id = queue.ring.idOf(index);
        return awaited ? id | WorkId.AWAITED : id;
    }

    /** Writes the {@code wr_id} of a new epoch. */
    final void rewriteId() {
        WorkChain<?> in = chain;
        writeId(idFor(preparation == REPEATABLE_AWAITED || in != null && in.isLastAwaited()));
    }

    final void addTo(WorkChain<?> target, int place) {
        chain = target;
        indexInChain = place;
        recheck();
    }

    void checkCanChain() {
        checkIdle("the chain of");
        if (chain != null) {
            throw new IllegalArgumentException("The " + this + " is part of a chain already; prepare another one");
        }
    }

    final void checkOpen() {
        queue.holder.checkNotClosed();
    }

    final void checkIdle(String what) {
        if (isInFlight()) {
            throw new IllegalStateException(
                    "Cannot change " + what + " the " + this + " while it is in flight; wait for its completion");
        }
    }

    /** Throws if this request is in flight or has an undelivered completion. */
    final void checkDelivered() {
        if (isInFlight()) {
            throw new IllegalStateException(
                    "Cannot post the " + this + ": it is in flight. Wait for its completion, or prepare another one.");
        }
        if (delivery.hasUndelivered()) {
            throw new IllegalStateException("Cannot post the " + this
                    + ": its last completion is undelivered. Await the request, or poll its completion queue.");
        }
    }

    // Ends of life.

    /** Returns {@code true} if this request is idle, and was at the previous call, without a post in between. */
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

    /** Releases what this request uses, after its queue has been closed. */
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

    /** Records a failure, from the {@code struct ibv_wc} at an address. */
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

    /** Returns what creates the reason for the end of the connection; null if a flushed request is only its consequence. */
    final @Nullable Supplier<WorkException> failureReason() {
        // soft-iWARP reports the reason later, with the disconnection.
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

    /** Returns the queue pair of this request; null if it is a shared receive which no open queue pair has taken. */
    final @Nullable QueueOwner queuePair() {
        return queue.queuePair(this);
    }

    /** Returns the outcome of the last post; {@link WorkStatus#SUCCESS} before the first. */
    public final WorkStatus status() {
        return WorkStatus.of(status);
    }

    /**
     * Throws if the last post has failed. For programs that get completions by {@link CompletionQueue#poll}.
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
     * Attaches an object, such as the state of the peer or of the buffers, for code that gets this request from {@link
     * Completions#request}. Replaces the object that is attached; may be called at any time.
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
    final void abortQueuePair() throws VerbsException {
        QueueOwner of = queuePair();
        if (of != null) {
            of.abort(null);
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
    final boolean await(Duration timeout, long start, boolean aborts) throws RdmaException {
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
        return name() + " of " + queue.holder;
    }
}
