package org.rdma4j.verbs;

import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.StackReserve;

/**
 * The last post of a queue if it must be reverted: it was recorded, but the driver has rejected it, or an exception has
 * interrupted it before the native call. Used by the poster.
 *
 * <p>The interrupted method stores the fields in a {@code finally} block without any call, because a StackOverflowError
 * leaves no stack for calls, and then calls {@link #revert}. If that overflows the stack too, the next post calls it again.
 */
final class UnpostedWork {
    /** Requests that are posted together. */
    interface Chain {
        /** Reverts the last post of the chain. */
        void revertPost();
    }

    private final WorkQueue queue;

    /** The request, or the first request of the chain; null if no post must be reverted. */
    @Nullable
    WorkRequest<?> request;
    /** The chain; null for an individual request. */
    @Nullable
    Chain chain;
    /** Position after that of the last recorded request. */
    long end;

    UnpostedWork(WorkQueue queue) {
        this.queue = queue;
    }

    /** Reverts the post if there is one. Either changes nothing and throws a StackOverflowError, or succeeds. */
    void revert() {
        WorkRequest<?> first = request;
        if (first == null) {
            return;
        }
        StackReserve.check();
        queue.ring.publish(end);
        Chain all = chain;
        if (all == null) {
            queue.revert(first);
        } else {
            all.revertPost();
        }
        queue.ring.postsReverted();
        forget();
    }

    /** Leaves the post to a flush of the queue, which completes it. */
    void leaveToFlush() {
        if (request != null) {
            queue.ring.publish(end);
            forget();
        }
    }

    private void forget() {
        request = null;
        chain = null;
    }
}
