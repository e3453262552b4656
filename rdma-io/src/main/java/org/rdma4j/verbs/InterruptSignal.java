package org.rdma4j.verbs;

import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.spi.AbstractInterruptibleChannel;

/**
 * Runs an action when the current thread is interrupted during a native call, by the mechanism that ends blocking operations
 * of {@link java.nio.channels}. The JDK offers it only to channels and selectors. A signal runs its action at most once; after
 * that it is <i>used up</i> and must be replaced.
 */
final class InterruptSignal extends AbstractInterruptibleChannel {
    private final Runnable action;

    /** @param action called by the thread that interrupts; must not block */
    InterruptSignal(Runnable action) {
        this.action = action;
    }

    /** Called before the native call. Runs the action at once if the current thread has been interrupted. */
    void beginCall() {
        begin();
    }

    /** Called after the native call. Does not change the interrupt status. */
    void endCall() {
        try {
            end(true);
        } catch (AsynchronousCloseException e) {
            // The caller finds the interrupt status set.
        }
    }

    /** Returns {@code true} if the action has been started. */
    boolean isUsedUp() {
        return !isOpen();
    }

    @Override
    protected void implCloseChannel() {
        action.run();
    }
}
