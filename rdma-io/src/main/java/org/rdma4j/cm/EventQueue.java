package org.rdma4j.cm;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.Resource;
import org.rdma4j.verbs.VerbsException;

/**
 * Events and connection requests of one identifier, in order of arrival, for threads that wait and for the identifier's
 * handler. The event loop adds elements; any thread may take them.
 *
 * @param <R> type of the connection requests
 */
final class EventQueue<R extends Resource> {
    /** Creates the object that represents a connection request. */
    interface RequestFactory<R> {
        R create() throws VerbsException;
    }

    /** Identifier that owns this queue. Waits end when it is closed. */
    private final Resource identifier;

    private final ReentrantLock lock = new ReentrantLock();
    /** Signaled when an element is added and when the identifier has been closed. */
    private final Condition changed = lock.newCondition();

    // Guarded by the lock.

    private final Queue<Event> events = new ArrayDeque<>();
    private final Queue<R> requests = new ArrayDeque<>();
    /** Maximum number of waiting requests; 0 unless the identifier listens. */
    private int backlog;

    private @Nullable Consumer<Event> handler;
    /** Whether a thread is calling the handler. That thread also delivers the events that arrive in the meantime. */
    private boolean delivering;

    /** Most recent event that reports a failure or the end of the connection; null if there is none. */
    private @Nullable Event end;

    EventQueue(Resource identifier) {
        this.identifier = identifier;
    }

    /** Adds an event and wakes the waiting threads. {@link #deliver} passes it to the handler. */
    void add(Event event) {
        lock.lock();
        try {
            if (event.type().isFailure()) {
                end = event;
            }
            events.add(event);
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Sets the maximum number of requests that may wait. */
    void setBacklog(int maximum) {
        lock.lock();
        try {
            backlog = maximum;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Adds a connection request.
     *
     * @return false, without a call of the factory, if the backlog is full or the identifier is closed
     */
    boolean addRequest(RequestFactory<R> factory) throws VerbsException {
        lock.lock();
        try {
            if (requests.size() >= backlog || !identifier.isOpen()) {
                return false;
            }
            R request = factory.create();
            try {
                requests.add(request);
            } catch (Throwable e) {
                Closing.after(e, request);
                throw e;
            }
            changed.signalAll();
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** Sets the handler, and passes the events that are in the queue to it. */
    void setHandler(Consumer<Event> newHandler) {
        lock.lock();
        try {
            handler = newHandler;
        } finally {
            lock.unlock();
        }
        deliver();
    }

    /**
     * Passes the events in the queue to the handler, one at a time and in order, unless another thread is doing so. If the
     * handler throws, the remaining events are delivered first; further exceptions are suppressed in the first.
     */
    void deliver() {
        Throwable failure = null;
        lock.lock();
        try {
            if (delivering) {
                return;
            }
            delivering = true;
            while (handler != null && !events.isEmpty()) {
                Throwable thrown = callUnlocked(handler, events.remove());
                if (failure == null) {
                    failure = thrown;
                } else if (thrown != null && thrown != failure) {
                    failure.addSuppressed(thrown);
                }
            }
            delivering = false;
        } finally {
            lock.unlock();
        }
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure != null) {
            throw (RuntimeException) failure;
        }
    }

    /** Calls the handler without the lock; returns the exception that it throws, or null. */
    private @Nullable Throwable callUnlocked(Consumer<Event> called, Event event) {
        lock.unlock();
        try {
            called.accept(event);
            return null;
        } catch (RuntimeException | Error e) {
            return e;
        } finally {
            lock.lock();
        }
    }

    /** Waits for the next event and removes it: {@link #await(Duration, long, String, String)}, from now on. */
    Event await(Duration timeout, String late, String hint) throws RdmaTimeoutException {
        return await(timeout, System.nanoTime(), late, hint);
    }

    /**
     * Waits for the next event and removes it.
     *
     * @param start the value of {@link System#nanoTime} from which the timeout is measured
     * @param late the message of the exception if none arrives in time, before the timeout
     * @param hint the rest of that message
     * @throws IllegalStateException if the identifier is closed
     */
    Event await(Duration timeout, long start, String late, String hint) throws RdmaTimeoutException {
        lock.lock();
        try {
            awaitElement(events, timeout, start, false, late, hint);
            return events.remove();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Waits for the next connection request and removes it.
     *
     * @param late the message of the exception if none arrives in time, before the timeout
     * @return null if the queue is empty and {@link #end} has arrived
     * @throws IllegalStateException if the identifier is closed
     */
    @Nullable
    R awaitRequest(Duration timeout, String late) throws RdmaTimeoutException {
        lock.lock();
        try {
            awaitElement(requests, timeout, System.nanoTime(), true, late, "");
            return requests.poll();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Removes and returns the next connection request; null if there is none.
     *
     * @throws IllegalStateException if the identifier is closed
     */
    @Nullable
    R pollRequest() {
        lock.lock();
        try {
            checkOpen();
            return requests.poll();
        } finally {
            lock.unlock();
        }
    }

    /** Waits until a queue has an element; if {@code orEnd}, at most until {@link #end} has arrived. Holds the lock. */
    private void awaitElement(Queue<?> queue, Duration timeout, long start, boolean orEnd, String late, String hint)
            throws RdmaTimeoutException {
        long left = Timeouts.nanos(timeout) - (System.nanoTime() - start);
        boolean interrupted = false;
        try {
            while (queue.isEmpty()) {
                checkOpen();
                if (orEnd && end != null) {
                    return;
                }
                if (left <= 0) {
                    throw new RdmaTimeoutException(late + " within " + Timeouts.text(timeout) + hint);
                }
                try {
                    left = changed.awaitNanos(left);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            restoreInterrupt(interrupted);
        }
    }

    private void checkOpen() {
        if (!identifier.isOpen()) {
            throw new IllegalStateException(identifier + " is closed");
        }
    }

    /** Waits until {@link #end} has arrived or the timeout elapses. */
    void awaitEnd(Duration timeout) {
        long left = Timeouts.nanos(timeout);
        boolean interrupted = false;
        lock.lock();
        try {
            while (end == null && left > 0) {
                try {
                    left = changed.awaitNanos(left);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            lock.unlock();
            restoreInterrupt(interrupted);
        }
    }

    private static void restoreInterrupt(boolean interrupted) {
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns the most recent event that reports a failure or the end of the connection; null if there is none. */
    @Nullable
    Event end() {
        lock.lock();
        try {
            return end;
        } finally {
            lock.unlock();
        }
    }

    /** Wakes all waiting threads after the identifier has been closed, and closes the requests that are still waiting. */
    void close() throws VerbsException {
        lock.lock();
        try {
            changed.signalAll();
            while (!requests.isEmpty()) {
                requests.element().close();
                requests.remove();
            }
        } finally {
            lock.unlock();
        }
    }
}
