package org.rdma4j.internal.wait;

import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.spi.AbstractInterruptibleChannel;

/**
 * Runs an action when the current thread is interrupted during a native call. This class uses the mechanism that ends
 * blocking operations in {@link java.nio.channels}, which the JDK offers only to channels and selectors. A signal runs
 * its action at most once. The signal is then <i>used up</i> and must be replaced.
 */
public final class InterruptSignal extends AbstractInterruptibleChannel {
    private final Runnable action;

    /**
     * Creates a signal.
     *
     * @param action the action, which must not block. It is run by the interrupting thread, or by {@link #beginCall}
     */
    public InterruptSignal(Runnable action) {
        this.action = action;
    }

    /** Begins a native call. Runs the action immediately if the current thread has already been interrupted. */
    public void beginCall() {
        begin();
    }

    /** Ends a native call. Does not change the interrupt status. */
    public void endCall() {
        try {
            end(true);
        } catch (AsynchronousCloseException e) {
            // The interrupt status is still set, so the caller can check it.
        }
    }

    /** Returns {@code true} if the action has been started. */
    public boolean isUsedUp() {
        return !isOpen();
    }

    @Override
    protected void implCloseChannel() {
        action.run();
    }
}
