package org.rdma4j.event;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.wait.Poller;
import org.rdma4j.internal.wait.Reactor;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.VerbsException;

/**
 * A completion queue that a loop polls and whose completions it dispatches. The queue either belongs to connections of
 * the loop or has been registered by the program. Confined to the thread that drives the loop.
 */
final class SharedCompletions implements Poller {
    private final LoopResources resources;
    private final Reactor reactor;
    private final CompletionQueue queue;
    private final Dispatcher dispatcher;

    /** Handler of a registered queue; {@code null} if the queue belongs to connections of the loop. */
    private final @Nullable CompletionHandler handler;

    private final Submissions submissions;

    /**
     * Whether the queue may have an event that has not been consumed: its descriptor has been readable, or completions
     * have been polled, since the queue was armed. Otherwise, arming the queue again would be a system call without
     * effect.
     */
    private boolean mayHaveEvent = true;

    /** Number of completions that {@link #prepareToSleep} has handled and that {@link #poll} has not yet returned. */
    private int uncounted;

    /** Whether the queue is no longer polled. */
    private boolean stopped;

    /** Completed when the queue has been unregistered; {@code null} unless unregistering has been requested. */
    private @Nullable CompletableFuture<Void> unregistered;

    SharedCompletions(
            LoopResources resources,
            Reactor reactor,
            CompletionQueue queue,
            Dispatcher dispatcher,
            @Nullable CompletionHandler handler) {
        this.resources = resources;
        this.reactor = reactor;
        this.queue = queue;
        this.dispatcher = dispatcher;
        this.handler = handler;
        this.submissions = new Submissions(reactor);
    }

    CompletionQueue queue() {
        return queue;
    }

    @Nullable
    CompletionHandler handler() {
        return handler;
    }

    boolean isRegistered() {
        return handler != null;
    }

    /** Returns {@code true} if the queue has failed or is no longer used. */
    boolean isStopped() {
        return stopped;
    }

    Submissions submissions() {
        return submissions;
    }

    /** Starts polling. */
    void start() throws VerbsException {
        LoopContext.watch(reactor, queue.eventDescriptor(), limit -> {
            mayHaveEvent = true;
            return 0;
        });
        reactor.add(this);
    }

    /** Stops polling. Idempotent. */
    void stop() {
        if (!stopped) {
            stopped = true;
            reactor.remove(this);
            if (queue.isOpen()) {
                reactor.unwatch(queue.eventDescriptor());
            }
        }
    }

    @Override
    public int poll(int limit) {
        int count = uncounted;
        uncounted = 0;
        if (!stopped) {
            count += pollQueue(limit);
        }
        if (unregistered != null && submissions.isEmpty()) {
            resources.unregister(this);
        }
        return count;
    }

    private int pollQueue(int limit) {
        int count = pollBatches(limit);
        if (count > 0) {
            dispatcher.count(count);
        }
        return count;
    }

    private int pollBatches(int limit) {
        int count = 0;
        try {
            Completions done;
            do {
                done = queue.poll();
                if (done.isEmpty()) {
                    return count;
                }
                mayHaveEvent = true;
                while (done.next()) {
                    count++;
                    dispatcher.dispatch(done.request(), this);
                }
            } while (count < limit);
        } catch (VerbsException | RuntimeException e) {
            fail(e);
        }
        return count;
    }

    @Override
    public boolean prepareToSleep() {
        try {
            if (mayHaveEvent || !queue.isArmed()) {
                mayHaveEvent = false;
                queue.arm();
            }
        } catch (VerbsException | RuntimeException e) {
            fail(e);
            return false;
        }
        // Completions that arrived before the queue was armed generate no event.
        int count = pollQueue(1);
        if (count == 0) {
            count = submissions.completeEnded();
        }
        uncounted += count;
        return count == 0;
    }

    /** Dispatches the completions that are in the queue, at most as many as the queue can hold. */
    void drain() {
        if (stopped) {
            submissions.completeEnded();
            return;
        }
        int left = queue.entries();
        for (int count; left > 0 && !stopped && (count = pollQueue(left)) > 0; ) {
            left -= count;
        }
        submissions.completeEnded();
    }

    /**
     * Stops polling a queue that has failed. Ends its connections or notifies its handler, and fails the futures of its
     * work.
     */
    void fail(Exception e) {
        if (!stopped) {
            stop();
            dispatcher.failed(this, e);
            submissions.fail(e);
        }
    }

    /** Requests that the queue be unregistered as soon as the futures of all its work are done. */
    void unregister(CompletableFuture<Void> done) {
        CompletableFuture<Void> before = unregistered;
        if (before != null) {
            before.whenComplete((result, e) -> done.complete(null));
            return;
        }
        unregistered = done;
        // During an iteration of the reactor, some polled completions may not have been dispatched; poll() then
        // unregisters the queue.
        if (submissions.isEmpty() && (stopped || !reactor.isDriver())) {
            resources.unregister(this);
        }
    }

    /** Completes the future of {@link #unregister}. */
    void unregistered() {
        CompletableFuture<Void> done = unregistered;
        if (done != null) {
            done.complete(null);
        }
    }

    /**
     * Checks that work can be submitted.
     *
     * @throws IOException if the queue has failed
     * @throws IllegalStateException if the program unregisters the queue
     */
    void checkUsable() throws IOException {
        if (unregistered != null) {
            throw new IllegalStateException(queue + " is being unregistered");
        }
        if (stopped) {
            throw new IOException(queue + " has failed");
        }
    }
}
