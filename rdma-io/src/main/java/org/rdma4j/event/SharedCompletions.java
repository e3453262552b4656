package org.rdma4j.event;

import java.io.Closeable;
import org.rdma4j.internal.wait.Reactor;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.VerbsException;

/** A completion queue that a loop polls, and the dispatch of its completions. Confined to the loop. */
final class SharedCompletions implements Reactor.Poller, Closeable {
    private final EventLoop loop;
    private final CompletionQueue queue;
    private final Dispatcher dispatcher;
    /** Whether the loop created the queue and closes it. */
    private final boolean owned;

    SharedCompletions(EventLoop loop, CompletionQueue queue, Dispatcher dispatcher, boolean owned) {
        this.loop = loop;
        this.queue = queue;
        this.dispatcher = dispatcher;
        this.owned = owned;
    }

    CompletionQueue queue() {
        return queue;
    }

    /** Starts polling. */
    void start() {
        loop.reactor().watch(queue.eventDescriptor(), limit -> 0);
        loop.reactor().add(this);
    }

    @Override
    public int poll(int limit) {
        int count = 0;
        try {
            Completions done;
            do {
                done = queue.poll();
                if (done.isEmpty()) {
                    return count;
                }
                while (done.next()) {
                    count++;
                    dispatcher.dispatch(done.request());
                }
            } while (count < limit);
        } catch (VerbsException | RuntimeException e) {
            dispatcher.failed(this, e);
        }
        return count;
    }

    @Override
    public boolean prepareToSleep() {
        try {
            queue.arm();
        } catch (VerbsException | RuntimeException e) {
            dispatcher.failed(this, e);
            return true;
        }
        // Completions that arrived before the queue was armed generate no event.
        return poll(1) == 0;
    }

    /** Dispatches everything that is in the queue: at most as many completions as it can hold. */
    void drain() {
        int left = queue.entries();
        for (int count; left > 0 && (count = poll(left)) > 0; ) {
            left -= count;
        }
    }

    @Override
    public void close() throws VerbsException {
        loop.reactor().remove(this);
        if (queue.isOpen()) {
            loop.reactor().unwatch(queue.eventDescriptor());
            if (owned) {
                queue.close();
            }
        }
    }
}
