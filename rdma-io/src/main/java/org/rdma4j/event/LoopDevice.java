package org.rdma4j.event;

import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.wait.Reactor;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.DeviceEvent;
import org.rdma4j.verbs.QueuePairBuilder;
import org.rdma4j.verbs.VerbsException;

/** The context and the completion queues that the connections of a loop on one device share. Confined to the loop. */
final class LoopDevice implements Closeable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.event");

    private final LoopResources resources;
    private final Reactor reactor;
    private final Context context;
    private final int eventDescriptor;

    /** Whether the loop takes events of the device. */
    private boolean watched;

    /** Normally a single queue; several on devices that cannot resize a queue, such as those of iWARP. */
    private final List<SharedCompletions> completions = new ArrayList<>();

    /** Minimum capacity of a completion queue. */
    private final int entries;

    LoopDevice(LoopResources resources, Reactor reactor, String name, int entries) throws VerbsException {
        this.resources = resources;
        this.reactor = reactor;
        this.entries = entries;
        this.context = Device.named(name).open();
        try {
            eventDescriptor = context.events().descriptor();
            LoopContext.watch(reactor, eventDescriptor, this::takeEvents);
            watched = true;
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
        CompletionQueue last = null;
        for (SharedCompletions each : completions) {
            if (!each.isStopped()) {
                last = each.queue();
                if (last.unreserved() >= requests) {
                    return last;
                }
            }
        }
        if (last != null && enlarge(last, requests)) {
            return last;
        }
        CompletionQueue queue = CompletionQueue.createWithEvents(context, Math.max(entries, requests));
        try {
            completions.add(resources.poll(queue));
            return queue;
        } catch (Throwable e) {
            Closing.after(e, queue);
            throw e;
        }
    }

    private static boolean enlarge(CompletionQueue queue, int requests) {
        try {
            queue.resize(Math.max(queue.entries() * 2, queue.entries() + requests));
            return true;
        } catch (VerbsException | IllegalArgumentException e) {
            // The device cannot resize a queue, or not as far as that. Another queue serves as well.
            LOG.log(System.Logger.Level.DEBUG, () -> "Cannot enlarge " + queue + "; creating another", e);
            return false;
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
                resources.deviceEvent(this, event.get());
            }
        } catch (IOException | RuntimeException e) {
            // The descriptor remains readable, so the loop would never sleep.
            ignoreEvents();
            LOG.log(System.Logger.Level.ERROR, "Cannot take events of " + context + "; no further events are taken", e);
        }
        return count;
    }

    /** Takes no further events of the device. Idempotent. */
    void ignoreEvents() {
        if (watched) {
            watched = false;
            reactor.unwatch(eventDescriptor);
        }
    }

    /** Dispatches the completions of all queues. */
    void drain() {
        // A handler may cause another queue to be created.
        for (SharedCompletions each : completions.toArray(SharedCompletions[]::new)) {
            each.drain();
        }
    }

    @Override
    public void close() throws VerbsException {
        while (!completions.isEmpty()) {
            SharedCompletions last = completions.getLast();
            resources.remove(last);
            last.queue().close();
            completions.removeLast();
        }
        if (context.isOpen()) {
            ignoreEvents();
            context.close();
        }
    }
}
