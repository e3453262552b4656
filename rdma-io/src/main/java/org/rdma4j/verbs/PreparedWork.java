package org.rdma4j.verbs;

import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.ring.ChainPosts;
import org.rdma4j.internal.ring.Delivery;

/**
 * Work that is prepared once and posted repeatedly: the buffers of a {@link WorkRequest}, and its <em>preparation
 * state</em>, which determines what a post has to check:
 *
 * <ul>
 *   <li><em>stale</em>: the next post must check the request.
 *   <li><em>checked</em>: the request has been checked, and each post of it takes the slow path.
 *   <li><em>plain</em>: the request has been checked, has neither leases nor unchecked buffers, and {@link #isSimple}
 *       returns {@code true}.
 *   <li><em>repeatable</em>: the request is plain, and the native call alone can post it again: see
 *       {@link #markRepeatable}; or, after {@link #markTracked}, the native call and a new {@code wr_id}.
 * </ul>
 *
 * @param <T> the concrete type of the request, returned by its fluent methods
 */
abstract class PreparedWork<T extends PreparedWork<T>> extends Work<T> {
    // Preparation states, in increasing order. Closing an object that the request uses resets the state to STALE.

    /** The next post must check the request. */
    private static final int STALE = 0;
    /** The request has been checked, and its posts take the slow path. */
    private static final int CHECKED = 1;
    /** The request is plain and part of a chain. */
    private static final int PLAIN_IN_CHAIN = 2;
    /** The request is plain and not part of a chain. The next post must write its {@code wr_id}. */
    private static final int PLAIN = 3;
    /** The request is repeatable, but the next post must write its {@code wr_id}. */
    private static final int REPEATABLE_TRACKED = 4;
    /** The request is repeatable, and its completion is delivered to polls. */
    private static final int REPEATABLE_FOR_POLLS = 5;
    /** The request is repeatable, and its completion is delivered to a waiting thread or a scope. */
    private static final int REPEATABLE_AWAITED = 6;

    final RequestBuffers buffers;
    final Delivery delivery = new Delivery();

    /** The preparation state. Changed only by the owner, except that any thread may set it to {@link #STALE}. */
    private int preparation;

    /** Posts of the chain to which this request belongs; {@code null} if it is not part of a chain. */
    @Nullable
    ChainPosts chain;

    /** Index of this request in its chain. */
    int indexInChain;

    PreparedWork(WorkTarget target, RequestBuffers buffers) {
        super(target);
        this.buffers = buffers;
    }

    /**
     * Returns {@code true} if each completion delivers data that the next completion would overwrite, as for a receive,
     * a read or an atomic operation.
     */
    abstract boolean bringsData();

    /** Writes the number of elements in the list to the native request. */
    abstract void writeElementCount(int count);

    /**
     * Checks that the fields are consistent and that no object used by this request is closed. Called before the first
     * post after a change.
     */
    abstract void check();

    /** Called after each successful {@link #check} before a post. */
    abstract void checked();

    /** Returns {@code true} if the operation and the options of this request allow it to be plain. */
    boolean isSimple() {
        return true;
    }

    /**
     * Returns {@code true} if, during the native call that posts this request, the driver reads more than the native
     * request: inline data, an address handle or a memory window. Deregistration does not protect such data;
     * {@link #beforePost} protects it.
     */
    boolean readsInCall() {
        return false;
    }

    /**
     * Called before the native call, after the post has been counted, if {@link #readsInCall} returns {@code true}.
     * Throws an exception if an object that the driver would read is closed or being closed: see
     * {@link org.rdma4j.internal.life}.
     */
    void beforePost() {}

    // Buffers.

    /**
     * Sets the local buffers. The message is the concatenation of their contents. The next post uses all bytes of each
     * buffer.
     *
     * @throws IllegalArgumentException if a buffer belongs to a different protection domain or is longer than
     *     2<sup>31</sup> - 1 bytes, or if there are more buffers than the queue allows
     * @throws IllegalStateException if this request is in flight, or a region is closed
     * @throws WrongThreadException if another thread owns the queue
     */
    public final T local(LocalMemory... memory) {
        checkCanChange();
        checkIdle("the buffers of");
        recheck();
        buffers.set(memory);
        writeElementCount(buffers.count());
        buffers.completeChange();
        return self();
    }

    /**
     * Sets a single local buffer; equivalent to {@link #local(LocalMemory...)} with one argument. Allocates no memory
     * if the request already has a single buffer.
     *
     * @throws IllegalArgumentException if the buffer belongs to a different protection domain or is longer than
     *     2<sup>31</sup> - 1 bytes
     * @throws IllegalStateException if this request is in flight, or the region is closed
     * @throws WrongThreadException if another thread owns the queue
     */
    public final T local(LocalMemory buffer) {
        if (buffers.count() != 1) {
            return local(new LocalMemory[] {buffer});
        }
        checkCanChange();
        checkIdle("the buffers of");
        recheck();
        buffers.set(buffer);
        buffers.completeChange();
        return self();
    }

    /**
     * Selects the range of the first buffer for later posts, until a different range is selected.
     *
     * @param offset the offset of the first byte within the buffer, in bytes
     * @param length the length of the range in bytes
     * @throws IndexOutOfBoundsException if the range extends beyond the buffer
     * @throws IllegalStateException if the queue is closed
     */
    public final T range(long offset, int length) {
        if (buffers.count() != 1) {
            return range(0, offset, length);
        }
        checkCanChange();
        if (buffers.range(offset, length)) {
            recheck();
        }
        return self();
    }

    /**
     * Selects the range of the given buffer for later posts, until a different range is selected.
     *
     * @param buffer the index of the buffer, starting at 0
     * @param offset the offset of the first byte within the buffer, in bytes
     * @param length the length of the range in bytes
     * @throws IndexOutOfBoundsException if there is no such buffer, or the range extends beyond the buffer
     * @throws IllegalStateException if the queue is closed
     */
    public final T range(int buffer, long offset, int length) {
        checkCanChange();
        buffers.range(buffer, offset, length);
        recheck();
        return self();
    }

    /** Rewrites the local keys after the key of a region has changed. Any thread may call this method. */
    final void rewriteKeys() {
        buffers.rewriteKeys();
        recheck();
    }

    /** Returns {@code true} if this request uses the given object, whether or not the request is in flight. */
    boolean uses(Resource object) {
        return buffers.uses(object);
    }

    // Preparation.

    /** Returns {@code true} if this request can be posted individually without a call to {@link #prepare}. */
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
     * @param awaited whether the completion of the next post is delivered to a waiting thread or a scope
     */
    final boolean isRepeatable(boolean awaited) {
        return preparation == (awaited ? REPEATABLE_AWAITED : REPEATABLE_FOR_POLLS);
    }

    /**
     * Makes this request repeatable if it is plain, delivers no data, and does not require {@link #beforePost}. Called
     * after the {@code wr_id} has been written.
     *
     * @param awaited whether the {@code wr_id} directs the completion to a waiting thread or a scope
     */
    final void markRepeatable(boolean awaited) {
        if (preparation >= PLAIN && !bringsData() && !readsInCall()) {
            preparation = awaited ? REPEATABLE_AWAITED : REPEATABLE_FOR_POLLS;
        }
    }

    /** Returns {@code true} if the native call and a new {@code wr_id} can post this request again. */
    final boolean isRepeatableTracked() {
        return preparation == REPEATABLE_TRACKED;
    }

    /**
     * Marks this request as requiring the slow path. If the request has been checked, the next post does not check it
     * again.
     */
    private void markNotPlain() {
        preparation = Math.min(preparation, CHECKED);
    }

    /**
     * Marks this request as posted with a {@code wr_id} that holds the position of the post, so that the next post must
     * write a new one. A request that is part of a chain then takes the slow path.
     *
     * @param repeatable whether the request is repeatable if it is plain, delivers no data, and does not require
     *     {@link #beforePost}
     */
    final void markTracked(boolean repeatable) {
        if (preparation < PLAIN) {
            markNotPlain();
        } else {
            preparation = repeatable && !bringsData() && !readsInCall() ? REPEATABLE_TRACKED : PLAIN;
        }
    }

    /**
     * Returns {@code true} if a rewritten {@code wr_id} must direct the completion to a waiting thread or a scope,
     * because the next post may use the {@code wr_id} without writing it again.
     */
    final boolean isPreparedForWait() {
        return preparation == REPEATABLE_AWAITED || chain != null && chain.isLastAwaited();
    }

    /**
     * Forces the next post to check this request, because the request or an object that it uses has changed. Any thread
     * may call this method.
     */
    final void recheck() {
        preparation = STALE;
        ChainPosts in = chain;
        if (in != null) {
            in.recheck();
        }
    }

    /**
     * Prepares this request for a post. Checks the request if it has changed since the last check, and determines
     * whether it is plain.
     *
     * @param inChain whether the request is posted as part of a chain
     * @throws IllegalStateException if the request is part of a chain but is posted individually
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
        // closing thread sees this request and calls recheck.
        VarHandle.fullFence();
        if (!buffers.areOpen()) {
            markNotPlain();
            check();
        }
    }

    // States in which changes and posts are allowed.

    /**
     * Adds this request to the given chain.
     *
     * @param place the index of this request in the chain
     */
    final void addTo(ChainPosts target, int place) {
        chain = target;
        indexInChain = place;
        recheck();
    }

    /** Checks that this request can be added to a chain. */
    void checkCanChain() {
        checkIdle("the chain of");
        if (chain != null) {
            throw new IllegalArgumentException("The " + this + " is already part of a chain; prepare another request");
        }
    }

    /** Checks that the current thread owns the queue, and that the queue is not closed. */
    final void checkCanChange() {
        target.checkOwner();
        target.parent().checkNotClosed();
    }

    /**
     * Checks that this request is not in flight.
     *
     * @param what the property to be changed, for the exception message, such as {@code "the buffers of"}
     */
    final void checkIdle(String what) {
        if (isInFlight()) {
            throw new IllegalStateException(
                    "Cannot change " + what + " the " + this + " while it is in flight; wait for its completion");
        }
    }

    /** Checks that this request is not in flight and has no undelivered completion. */
    final void checkDelivered() {
        if (isInFlight()) {
            throw new IllegalStateException("Cannot post the " + this
                    + ": it is in flight. Wait for its completion, or prepare another request.");
        }
        if (delivery.hasUndelivered()) {
            throw new IllegalStateException("Cannot post the " + this
                    + ": its last completion is undelivered. Await the request, or poll its completion queue.");
        }
    }
}
