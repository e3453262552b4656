package org.rdma4j.cm;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.Errno;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;

/**
 * An {@link IdentifierOperation} driven by the identifier's events. The caller executes the first step, and the thread
 * that takes the events executes the others and completes the future. If the first step may block, a temporary thread
 * executes it. While the operation is in progress, it is the identifier's event handler.
 *
 * @param <T> type of the result
 */
final class AsyncOperation<T> {
    /** Creates the result after the last step. */
    interface Outcome<T> {
        T get() throws RdmaException;
    }

    private final CommunicationIdentifier identifier;
    private final IdentifierOperation operation;
    private final Outcome<T> outcome;
    private final CompletableFuture<T> result = new CompletableFuture<>();

    // Guarded by the lock of this object.

    /** Events that have arrived and have not been handled. */
    private final Deque<Event> pending = new ArrayDeque<>();

    /** Type of the event that completes the current step; {@code null} while a thread executes a step. */
    private @Nullable EventType expected;

    AsyncOperation(CommunicationIdentifier identifier, IdentifierOperation operation, Outcome<T> outcome) {
        this.identifier = identifier;
        this.operation = operation;
        this.outcome = outcome;
    }

    /** Executes the first step, or has a temporary thread execute it. Returns the future of the result. */
    CompletableFuture<T> start() {
        try {
            identifier.onEvent(this::handle);
            if (operation.blocksInFirstStep()) {
                Thread.ofPlatform().daemon().name("rdma4j connect").start(this::begin);
            } else {
                begun(operation.advance(null));
            }
        } catch (Throwable e) {
            fail(e);
        }
        return result;
    }

    /** Executes the first step on the temporary thread. */
    private void begin() {
        try {
            begun(operation.advance(null));
        } catch (Throwable e) {
            identifier.execute(() -> fail(e));
        }
    }

    /** Ends the first step. If events have already arrived, the thread that takes the events handles them. */
    private void begun(@Nullable EventType next) {
        synchronized (this) {
            expected = next;
            if (pending.isEmpty()) {
                return;
            }
        }
        identifier.execute(this::drain);
    }

    private void handle(Event event) {
        synchronized (this) {
            pending.add(event);
        }
        drain();
    }

    /** Executes a step for each pending event, until the events of other threads' steps must be awaited. */
    private void drain() {
        try {
            boolean more = true;
            while (more && !result.isDone()) {
                more = step();
            }
        } catch (Throwable e) {
            fail(e);
        }
    }

    /** Executes the next step, if its event has arrived. Returns {@code false} if there is none to be executed. */
    private boolean step() throws RdmaException {
        EventType completed;
        Event event;
        synchronized (this) {
            completed = expected;
            if (completed == null || pending.isEmpty()) {
                return false;
            }
            event = pending.remove();
            expected = null;
        }
        EventType next = operation.advance(check(completed, event));
        if (next == null) {
            succeed();
            return false;
        }
        synchronized (this) {
            expected = next;
        }
        return true;
    }

    private Event check(EventType completed, Event event) throws RdmaException {
        try {
            return identifier.check(completed, event);
        } catch (ConnectionException e) {
            if (event.status() == -Errno.ETIMEDOUT
                    && (event.type() == EventType.ADDR_ERROR || event.type() == EventType.ROUTE_ERROR)) {
                // No thread waits with a timeout; the kernel's own timeout has expired.
                RdmaTimeoutException expired = new RdmaTimeoutException(e.getMessage());
                expired.initCause(e);
                throw expired;
            }
            throw e;
        }
    }

    private void succeed() throws RdmaException {
        synchronized (this) {
            identifier.stopHandling(pending);
        }
        result.complete(outcome.get());
    }

    /** Completes the future exceptionally, unless it is complete. */
    void fail(Throwable failure) {
        result.completeExceptionally(failure);
    }
}
