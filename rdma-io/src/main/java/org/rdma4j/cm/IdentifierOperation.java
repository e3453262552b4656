package org.rdma4j.cm;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.RdmaException;

/**
 * An operation on an identifier that consists of several steps. Each step but the last makes an asynchronous call of the
 * connection manager; the event that reports the outcome starts the next step. A thread can {@linkplain #await wait} for
 * the events, or they can drive an {@link AsyncOperation}.
 */
interface IdentifierOperation {
    /**
     * Executes the next step.
     *
     * @param event the event that completed the previous step, or {@code null} in the first step
     * @return the type of the event that completes this step, or {@code null} if the operation is complete
     */
    @Nullable
    EventType advance(@Nullable Event event) throws RdmaException;

    /** Returns {@code true} if the call made by the first step may block for a long time. */
    default boolean blocksInFirstStep() {
        return false;
    }

    /** Returns {@code true} if the timeout applies to each step, {@code false} if it applies to the whole operation. */
    boolean hasTimeoutPerStep();

    /**
     * Executes all steps, waiting for the event between two of them.
     *
     * @throws ConnectionException if an event of a different type or with a nonzero status arrives
     * @throws org.rdma4j.verbs.RdmaTimeoutException if the timeout expires
     */
    default void await(CommunicationIdentifier identifier, Duration timeout) throws RdmaException {
        long start = System.nanoTime();
        EventType expected = advance(null);
        while (expected != null) {
            expected = advance(identifier.await(expected, timeout, hasTimeoutPerStep() ? System.nanoTime() : start));
        }
    }
}
