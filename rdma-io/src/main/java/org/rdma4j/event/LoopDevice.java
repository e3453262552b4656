package org.rdma4j.event;

import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.internal.Closing;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.DeviceEvent;
import org.rdma4j.verbs.QueuePairBuilder;
import org.rdma4j.verbs.VerbsException;

/** What a loop shares between its connections on one device: the context and the completion queues. Confined to the loop. */
final class LoopDevice implements Closeable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.event");

    private final EventLoop loop;
    private final Context context;
    private final Dispatcher dispatcher;

    /** Normally a single queue; several on devices that cannot resize a queue, such as those of iWARP. */
    private final List<SharedCompletions> completions = new ArrayList<>();

    private int entries;

    LoopDevice(EventLoop loop, String name, Dispatcher dispatcher, int entries) throws VerbsException {
        this.loop = loop;
        this.dispatcher = dispatcher;
        this.entries = entries;
        this.context = Device.named(name).open();
        try {
            loop.reactor().watch(context.events().descriptor(), this::takeEvents);
        } catch (Throwable e) {
            Closing.after(e, context);
            throw e;
        }
    }

    /** Returns the given options, extended so that the connection uses this device's context and completion queues. */
    ConnectionOptions complete(ConnectionOptions options) {
        return options.withCompletionQueues(context, this::completionsFor);
    }

    /** Returns a completion queue with enough capacity for a queue pair, and enlarges or creates one if necessary. */
    private CompletionQueue completionsFor(QueuePairBuilder queuePair) throws VerbsException {
        int requests = queuePair.requests();
        for (SharedCompletions each : completions) {
            if (each.queue().unreserved() >= requests) {
                return each.queue();
            }
        }
        while (entries < requests) {
            entries *= 2;
        }
        if (!completions.isEmpty()) {
            CompletionQueue last = completions.getLast().queue();
            try {
                last.resize(Math.max(last.entries() * 2, last.entries() + requests));
                return last;
            } catch (VerbsException | IllegalArgumentException e) {
                // The device cannot resize a queue, or not as far as that. Another queue serves as well.
                LOG.log(System.Logger.Level.DEBUG, () -> "Cannot enlarge " + last + "; creating another", e);
            }
        }
        CompletionQueue queue = CompletionQueue.createWithEvents(context, entries);
        try {
            queue.guardedBy(loop.lock());
            SharedCompletions added = new SharedCompletions(loop, queue, dispatcher, true);
            completions.add(added);
            added.start();
            return queue;
        } catch (Throwable e) {
            Closing.after(e, queue);
            throw e;
        }
    }

    Context context() {
        return context;
    }

    /** Takes events of the device. Events that concern a queue pair end its connection; others are logged. */
    private int takeEvents(int limit) {
        int count = 0;
        try {
            while (count < limit) {
                Optional<DeviceEvent> event = context.events().next(Duration.ZERO);
                if (event.isEmpty()) {
                    break;
                }
                count++;
                loop.deviceEvent(this, event.get());
            }
        } catch (IOException | RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, "Cannot take events of " + context, e);
        }
        return count;
    }

    /** Dispatches the completions of all queues. */
    void drain() {
        completions.forEach(SharedCompletions::drain);
    }

    @Override
    public void close() throws VerbsException {
        while (!completions.isEmpty()) {
            completions.getLast().close();
            completions.removeLast();
        }
        if (context.isOpen()) {
            loop.reactor().unwatch(context.events().descriptor());
            context.close();
        }
    }
}
