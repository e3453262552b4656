package org.rdma4j.verbs;

import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.ring.ChainPosts;
import org.rdma4j.internal.ring.Delivery;

/**
 * Work that is prepared once and posted repeatedly: the buffers of a {@link WorkRequest}, and its state of preparation, which
 * determines what a post has to check. A <em>plain</em> request has been checked and has neither leases nor unchecked
 * buffers, and {@link #isSimple} returns {@code true}. A <em>repeatable</em> request is plain and can be posted by the native
 * call alone: see {@link #markRepeatable}.
 *
 * @param <T> the type of the request, which its methods return
 */
abstract class PreparedWork<T extends PreparedWork<T>> extends Work<T> {
    // States of preparation, in increasing order. The close of an object that the request uses resets it to STALE.

    /** The request must be checked before its next post. */
    private static final int STALE = 0;
    /** The request has been checked and is not plain. */
    private static final int CHECKED = 1;
    /** The request is plain and part of a chain. */
    private static final int PLAIN_IN_CHAIN = 2;
    /** The request is plain and not part of a chain. Its {@code wr_id} must be written. */
    private static final int PLAIN = 3;
    /** The request is repeatable, with a completion that is delivered to polls. */
    private static final int REPEATABLE_FOR_POLLS = 4;
    /** The request is repeatable, with a completion that belongs to a wait or a scope. */
    private static final int REPEATABLE_AWAITED = 5;

    final RequestBuffers buffers;
    final Delivery delivery = new Delivery();

    /** State of preparation. Written by the owner; set to {@link #STALE} by any thread. */
    private int preparation;

    /** Posts of the chain that this request belongs to; null if there is none. */
    @Nullable
    ChainPosts chain;

    /** Index of this request in its chain. */
    int indexInChain;

    PreparedWork(WorkTarget target, RequestBuffers buffers) {
        super(target);
        this.buffers = buffers;
    }

    /**
     * Returns {@code true} if a completion delivers data to the program, which the next completion would overwrite: that of a
     * receive, a read or an atomic operation.
     */
    abstract boolean bringsData();

    /** Writes the number of elements in the list. */
    abstract void writeElementCount(int count);

    /**
     * Throws if the fields are inconsistent or an object that this request uses is closed. Called before the first post after
     * a change.
     */
    abstract void check();

    /** Called after each successful {@link #check} before a post. */
    abstract void checked();

    /** Returns {@code true} if the operation and the options of this request allow it to be plain. */
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
     * Called before the native call, after the post has been counted, if {@link #readsInCall}. Throws if an object that the
     * call would read is closed or being closed: see {@link org.rdma4j.internal.life}.
     */
    void beforePost() {}

    // Buffers.

    /**
     * Sets the buffers: the message is the concatenation of their contents. The next post uses all bytes of each buffer.
     *
     * @throws IllegalArgumentException if a buffer belongs to another protection domain or is longer than 2<sup>31</sup> - 1
     *     bytes, or if there are more buffers than the queue was created for
     * @throws IllegalStateException if this request is in flight, or a region is closed
     * @throws WrongThreadException if another thread owns the queue
     */
    public final T local(LocalMemory... memory) {
        checkOpen();
        // Otherwise a post of another thread could hold leases that this change would forget.
        target.checkOwner();
        checkIdle("the buffers of");
        buffers.set(memory);
        buffersChanged();
        return self();
    }

    /**
     * Sets a single buffer, as {@link #local(LocalMemory...)} does. Allocates no memory if it replaces a single buffer.
     *
     * @throws IllegalArgumentException if the buffer belongs to another protection domain or is longer than 2<sup>31</sup> -
     *     1 bytes
     * @throws IllegalStateException if this request is in flight, or the region is closed
     * @throws WrongThreadException if another thread owns the queue
     */
    public final T local(LocalMemory buffer) {
        if (buffers.count() != 1) {
            return local(new LocalMemory[] {buffer});
        }
        checkOpen();
        // Otherwise a post of another thread could hold leases that this change would forget.
        target.checkOwner();
        checkIdle("the buffers of");
        buffers.set(buffer);
        recheck();
        return self();
    }

    /** Updates the native request after the buffers have changed. */
    void buffersChanged() {
        writeElementCount(buffers.count());
        recheck();
    }

    /**
     * Selects the range of the first buffer that later posts use, until another range is selected.
     *
     * @param offset offset of the first byte in the buffer, in bytes
     * @param length length of the range, in bytes
     * @throws IndexOutOfBoundsException if the range extends beyond the buffer
     * @throws IllegalStateException if the queue is closed
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
     * Selects the range of one of the buffers that later posts use, until another range is selected.
     *
     * @param buffer index of the buffer, from 0
     * @param offset offset of the first byte in the buffer, in bytes
     * @param length length of the range, in bytes
     * @throws IndexOutOfBoundsException if there is no such buffer, or the range extends beyond it
     * @throws IllegalStateException if the queue is closed
     */
    public final T range(int buffer, long offset, int length) {
        checkOpen();
        buffers.range(buffer, offset, length);
        recheck();
        return self();
    }

    /** Rewrites the local keys after the key of a region has changed. May be called by any thread. */
    final void rewriteKeys() {
        buffers.rewriteKeys();
        recheck();
    }

    /** Returns {@code true} if this request, in flight or not, uses an object. */
    boolean uses(Resource object) {
        return buffers.uses(object);
    }

    // Preparation.

    /** Returns {@code true} if this request can be posted individually without a call of {@link #prepare}. */
    final boolean isPrepared() {
        return preparation >= PLAIN;
    }

    /** Returns {@code true} if this request is plain. */
    final boolean isPlain() {
        return preparation >= PLAIN_IN_CHAIN;
    }

    /**
     * Returns {@code true} if this request is repeatable.
     *
     * @param awaited whether the completion of the next post belongs to a wait or a scope
     */
    final boolean isRepeatable(boolean awaited) {
        return preparation == (awaited ? REPEATABLE_AWAITED : REPEATABLE_FOR_POLLS);
    }

    /**
     * Makes this request repeatable if it is plain, delivers no data, and does not require {@link #beforePost}. Called after
     * the {@code wr_id} has been written.
     *
     * @param awaited whether the {@code wr_id} is that of a completion that belongs to a wait or a scope
     */
    final void markRepeatable(boolean awaited) {
        if (preparation >= PLAIN && !bringsData() && !readsInCall()) {
            preparation = awaited ? REPEATABLE_AWAITED : REPEATABLE_FOR_POLLS;
        }
    }

    /** Marks this request as not plain. Its next post need not check it again. */
    final void markNotPlain() {
        preparation = Math.min(preparation, CHECKED);
    }

    /** Returns {@code true} if the {@code wr_id} was written for a completion that belongs to a wait or a scope. */
    final boolean isPreparedForWait() {
        return preparation == REPEATABLE_AWAITED || chain != null && chain.isLastAwaited();
    }

    /**
     * Forces the next post to check this request, because the request or an object that it uses has changed. May be called by
     * any thread.
     */
    final void recheck() {
        preparation = STALE;
        ChainPosts in = chain;
        if (in != null) {
            in.recheck();
        }
    }

    /**
     * Prepares this request for a post: checks it if it has changed since the last check, and determines whether it is plain.
     *
     * @param inChain whether the request is posted as part of a chain
     * @throws IllegalStateException if the request is part of a chain and posted individually
     */
    final void prepare(boolean inChain) {
        if ((chain != null) != inChain) {
            throw new IllegalStateException("Cannot post the " + this
                    + " individually: it is part of a chain. Post the chain, or prepare another request.");
        }
        if (preparation == STALE) {
            check();
            checked();
        }
        boolean plain = !buffers.isUnchecked() && !buffers.hasLeases() && isSimple();
        preparation = buffers.isUnchecked() ? STALE : !plain ? CHECKED : inChain ? PLAIN_IN_CHAIN : PLAIN;
        // Pairs with the volatile state of a closed object: either this thread sees that the object is closed, or the
        // thread that closes it sees this request and calls recheck.
        VarHandle.fullFence();
        if (!buffers.areOpen()) {
            markNotPlain();
            check();
        }
    }

    // States in which changes and posts are allowed.

    /** Adds this request to a chain. */
    final void addTo(ChainPosts target, int place) {
        chain = target;
        indexInChain = place;
        recheck();
    }

    /** Throws if this request cannot be added to a chain. */
    void checkCanChain() {
        checkIdle("the chain of");
        if (chain != null) {
            throw new IllegalArgumentException("The " + this + " is part of a chain already; prepare another one");
        }
    }

    /** Throws if the queue is closed. */
    final void checkOpen() {
        target.holder().checkNotClosed();
    }

    /**
     * Throws if this request is in flight.
     *
     * @param what property to be changed, for the message, such as {@code "the buffers of"}
     */
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
}
