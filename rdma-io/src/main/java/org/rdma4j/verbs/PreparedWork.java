package org.rdma4j.verbs;

import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.ring.ChainPosts;
import org.rdma4j.internal.ring.Delivery;

/**
 * Work that is prepared once and posted repeatedly: the buffers of a {@link WorkRequest}, and its state of preparation, which
 * decides how much a post has to check.
 *
 * @param <T> the type of the request, which its methods return
 */
abstract class PreparedWork<T extends PreparedWork<T>> extends Work<T> {
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

    final RequestBuffers buffers;
    final Delivery delivery = new Delivery();

    /** State of preparation. Written by the owner; set to {@link #STALE} by any thread. */
    private int preparation;

    /** Posts of the chain that this request belongs to, or null; {@link #indexInChain} is its index there. */
    @Nullable
    ChainPosts chain;

    int indexInChain;

    PreparedWork(WorkTarget target, RequestBuffers buffers) {
        super(target);
        this.buffers = buffers;
    }

    /** Returns {@code true} if a completion brings data, which the next completion would replace. */
    abstract boolean bringsData();

    /** Writes the number of elements in the list. */
    abstract void writeElementCount(int count);

    /** Throws if the fields do not fit together. Called once after each change. */
    abstract void check();

    /** Called after a successful {@link #check} that precedes a post. */
    abstract void checked();

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

    /** Returns {@code true} if the {@code wr_id} of the next post is written for a wait or a scope. */
    final boolean isPreparedForWait() {
        return preparation == REPEATABLE_AWAITED || chain != null && chain.isLastAwaited();
    }

    /** Has the next post check this request: it, or something that it uses, has changed. For any thread. */
    final void recheck() {
        preparation = STALE;
        ChainPosts in = chain;
        if (in != null) {
            in.recheck();
        }
    }

    /** Checks this request before a post, unless it has been checked since it was changed. */
    final void prepare(boolean inChain) {
        if ((chain != null) != inChain) {
            throw new IllegalStateException("Cannot post the " + this
                    + " by itself: it is part of a chain. Post the chain, or prepare another one.");
        }
        if (preparation == STALE) {
            check();
            checked();
        }
        boolean plain = !buffers.isUnchecked() && !buffers.hasLeases() && isSimple();
        preparation = buffers.isUnchecked() ? STALE : !plain ? CHECKED : inChain ? PLAIN_IN_CHAIN : PLAIN;
        // Pairs with the volatile state of a closed object: either this thread sees that it is closed, or its close
        // sees
        // this request and calls recheck.
        VarHandle.fullFence();
        if (!buffers.areOpen()) {
            isNotPlain();
            check();
        }
    }

    // States in which changes and posts are allowed.

    final void addTo(ChainPosts target, int place) {
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
        target.holder().checkNotClosed();
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
}
