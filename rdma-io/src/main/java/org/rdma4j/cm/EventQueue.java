package org.rdma4j.cm;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.Resource;
import org.rdma4j.verbs.VerbsException;

/**
 * An identifier's events and connection requests, in order of arrival. The event channel adds them; waiting
 * threads and the identifier's handlers consume them.
 *
 * @param <R> type of the connection requests
 */
final class EventQueue<R extends Resource> {
    /** Creates the object that represents a connection request. */
    interface RequestFactory<R> {
        R create() throws VerbsException;
    }

    /** Identifier that owns this queue. Closing the identifier wakes all waiting threads. */
    private final Resource identifier;

    private final ReentrantLock lock = new ReentrantLock();
    /** Signaled when an element is added, events have been delivered, or the identifier is closed. */
    private final Condition changed = lock.newCondition();

    // Guarded by the lock.

    private final Deque<Event> events = new ArrayDeque<>();
    private final Queue<R> requests = new ArrayDeque<>();
    /** Maximum number of pending requests; 0 unless the identifier is listening. */
    private int backlog;

    private @Nullable Consumer<Event> handler;
    /** Thread that calls the handler, and delivers events that arrive in the meantime; {@code null} if there is none. */
    private @Nullable Thread deliverer;

    private @Nullable Consumer<R> requestHandler;

    /** Most recent event that reported a failure or the end of the connection, or {@code null} if there was none. */
    private @Nullable Event end;

    EventQueue(Resource identifier) {
        this.identifier = identifier;
    }

    /** Adds an event, to be passed to the handler by {@link #deliver}, and wakes the waiting threads. */
    void add(Event event) {
        StackReserve.lock(lock);
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

    /** Sets the maximum number of pending requests. */
    void setBacklog(int maximum) {
        StackReserve.lock(lock);
        try {
            backlog = maximum;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Adds a connection request.
     *
     * @return {@code false} if the backlog is full or the identifier is closed; in that case, the factory is not called
     */
    boolean addRequest(RequestFactory<R> factory) throws VerbsException {
        StackReserve.lock(lock);
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

    /** Sets the handler and passes the queued events to it. */
    void setHandler(Consumer<Event> newHandler) {
        StackReserve.lock(lock);
        try {
            handler = newHandler;
        } finally {
            lock.unlock();
        }
        deliver();
    }

    /**
     * Passes the queued events to the handler, one at a time and in order, unless another thread is already doing so.
     * If the handler throws an exception, the remaining events are delivered before the exception is rethrown; later
     * exceptions are added to it as suppressed exceptions.
     */
    void deliver() {
        Throwable failure = null;
        boolean delivers = false;
        StackReserve.lock(lock);
        try {
            if (deliverer != null) {
                return;
            }
            deliverer = Thread.currentThread();
            delivers = true;
            while (handler != null && !events.isEmpty()) {
                Throwable thrown = callUnlocked(handler, events.remove());
                if (failure == null) {
                    failure = thrown;
                } else if (thrown != null && thrown != failure) {
                    failure.addSuppressed(thrown);
                }
            }
        } finally {
            if (delivers) {
                deliverer = null;
                changed.signalAll();
            }
            lock.unlock();
        }
        if (failure != null) {
            throw EventQueue.<RuntimeException>unchecked(failure);
        }
    }

    /**
     * Removes the handler, and puts events back at the head of the queue.
     *
     * @param unhandled the events, in order of arrival
     */
    void removeHandler(Deque<Event> unhandled) {
        StackReserve.lock(lock);
        try {
            handler = null;
            while (!unhandled.isEmpty()) {
                events.addFirst(unhandled.removeLast());
            }
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Sets the handler of connection requests and passes the pending requests to it. */
    void setRequestHandler(Consumer<R> newHandler) {
        StackReserve.lock(lock);
        try {
            requestHandler = newHandler;
        } finally {
            lock.unlock();
        }
        deliverRequests();
    }

    /** Passes the pending requests to the handler of connection requests, if there is one. */
    void deliverRequests() {
        while (true) {
            Consumer<R> called;
            R request;
            StackReserve.lock(lock);
            try {
                called = requestHandler;
                request = called == null ? null : requests.poll();
            } finally {
                lock.unlock();
            }
            if (called == null || request == null) {
                return;
            }
            called.accept(request);
        }
    }

    /** Throws the given exception, although it may be a checked one. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T unchecked(Throwable failure) throws T {
        throw (T) failure;
    }

    /**
     * Calls the handler without holding the lock. Returns the exception thrown by the handler, or {@code null} if there
     * was none. Handlers written in other languages, such as Kotlin, may throw checked exceptions.
     */
    private @Nullable Throwable callUnlocked(Consumer<Event> called, Event event) {
        lock.unlock();
        try {
            called.accept(event);
            return null;
        } catch (Throwable e) {
            return e;
        } finally {
            lock.lock();
        }
    }

    /** Calls {@link #await(Duration, long, String, String)} with a timeout that starts now. */
    Event await(Duration timeout, String late, String hint) throws RdmaTimeoutException {
        return await(timeout, System.nanoTime(), late, hint);
    }

    /**
     * Retrieves and removes the next event, waiting up to the given timeout if necessary for one to arrive.
     *
     * @param start the value of {@link System#nanoTime} from which the timeout is measured
     * @param late text that precedes the timeout in the message of the timeout exception
     * @param hint text that follows the timeout in that message
     * @throws IllegalStateException if the identifier is closed
     */
    Event await(Duration timeout, long start, String late, String hint) throws RdmaTimeoutException {
        StackReserve.lock(lock);
        try {
            awaitElement(events, timeout, start, false, late, hint);
            return events.remove();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Retrieves and removes the next connection request, waiting up to the given timeout if necessary for one to
     * arrive.
     *
     * @param late text that precedes the timeout in the message of the timeout exception
     * @return the next request, or {@code null} if no request is pending and {@link #end} is set
     * @throws IllegalStateException if the identifier is closed
     */
    @Nullable
    R awaitRequest(Duration timeout, String late) throws RdmaTimeoutException {
        StackReserve.lock(lock);
        try {
            awaitElement(requests, timeout, System.nanoTime(), true, late, "");
            return requests.poll();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Retrieves and removes the next connection request, or returns {@code null} if none is pending.
     *
     * @throws IllegalStateException if the identifier is closed
     */
    @Nullable
    R pollRequest() {
        StackReserve.lock(lock);
        try {
            checkOpen();
            return requests.poll();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Waits until a queue has an element or, if {@code orEnd} is set, until {@link #end} is set. The caller must hold
     * the lock.
     */
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

    /**
     * Waits until {@link #end} is set and the handler, if there is one, has handled it; or until the identifier is
     * closed or the timeout has elapsed. In the handler, does not wait for the handler.
     */
    void awaitEnd(Duration timeout) {
        long left = Timeouts.nanos(timeout);
        boolean interrupted = false;
        StackReserve.lock(lock);
        try {
            while ((end == null || isDeliveryPending()) && left > 0 && identifier.isOpen()) {
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

    /** Returns {@code true} if another thread delivers events, or has yet to begin. The caller must hold the lock. */
    private boolean isDeliveryPending() {
        return deliverer == null ? handler != null && !events.isEmpty() : deliverer != Thread.currentThread();
    }

    private static void restoreInterrupt(boolean interrupted) {
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Returns the most recent event that reported a failure or the end of the connection, or {@code null} if there was
     * none.
     */
    @Nullable
    Event end() {
        StackReserve.lock(lock);
        try {
            return end;
        } finally {
            lock.unlock();
        }
    }

    /** Wakes all waiting threads and closes the pending requests. Called after the identifier has been closed. */
    void close() throws VerbsException {
        StackReserve.lock(lock);
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
