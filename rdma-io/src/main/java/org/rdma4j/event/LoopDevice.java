package org.rdma4j.event;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.CommunicationIdentifier;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.EventChannel;
import org.rdma4j.cm.EventType;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.SoftDevices;
import org.rdma4j.internal.wait.Reactor;
import org.rdma4j.internal.wait.ReactorTimer;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.DeviceEvent;
import org.rdma4j.verbs.QueuePairBuilder;
import org.rdma4j.verbs.VerbsException;

/**
 * A device that connections of a loop use, with the context and the completion queues that they share. Confined to the
 * thread that drives the loop.
 */
final class LoopDevice implements Closeable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.event");

    /**
     * Minimum capacity of a completion queue of a soft-iWARP device. libsiw cannot create a queue that begins at page
     * 144 of the memory of a context. The first queue begins at page 0; with this capacity, it extends beyond page 144.
     * (The kernel rounds the size to a power of two.)
     */
    private static final int SOFT_IWARP_ENTRIES = 1 << 15;

    private final LoopResources resources;
    private final Reactor reactor;
    private final Context context;
    private final int eventDescriptor;

    /**
     * Identifier that is bound to the device, so that the connection manager reports its removal although there are no
     * connections; {@code null} until the local address of a connection is known.
     */
    private @Nullable CommunicationIdentifier bound;

    /** Whether a failure of {@link #watchRemoval} has been logged as a warning. */
    private boolean warned;

    /** Timers that end the connections of the ports whose links are down, by port number. */
    private final Map<Integer, ReactorTimer> lostLinks = new HashMap<>();

    /** Whether the loop handles events of the device. */
    private boolean watched;

    /**
     * Completion queues of the connections: normally one, but several if the device cannot resize a queue, as on iWARP.
     */
    private final List<SharedCompletions> completions = new ArrayList<>();

    /** Minimum capacity of a completion queue. */
    private final int entries;

    LoopDevice(LoopResources resources, Reactor reactor, String name, int entries) throws VerbsException {
        this.resources = resources;
        this.reactor = reactor;
        this.context = Device.named(name).open();
        this.entries = context.attributes().vendorId() == SoftDevices.SOFT_IWARP
                ? Math.max(entries, SOFT_IWARP_ENTRIES)
                : entries;
        try {
            eventDescriptor = context.events().descriptor();
            LoopContext.watch(reactor, eventDescriptor, this::takeEvents);
            watched = true;
        } catch (Throwable e) {
            Closing.after(e, context);
            throw e;
        }
    }

    /**
     * Starts waiting for the removal of the device, unless this has been done before.
     *
     * @param local a local address of the device
     */
    void watchRemoval(EventChannel channel, InetAddress local) {
        if (bound != null) {
            return;
        }
        try {
            bound = bind(channel, local);
        } catch (VerbsException | IllegalStateException e) {
            // The next connection tries again. Log a warning only once.
            System.Logger.Level level = warned ? System.Logger.Level.DEBUG : System.Logger.Level.WARNING;
            warned = true;
            LOG.log(level, "Cannot watch for the removal of " + context, e);
        }
    }

    private CommunicationIdentifier bind(EventChannel channel, InetAddress local) throws VerbsException {
        CommunicationIdentifier identifier = channel.identifier();
        try {
            identifier.bind(new InetSocketAddress(local, 0));
            String name = context.device().name();
            if (!identifier.deviceName().equals(name)) {
                throw new IllegalStateException(
                        local.getHostAddress() + " is an address of " + identifier.deviceName() + ", not of " + name);
            }
            identifier.onEvent(event -> {
                if (event.type() == EventType.DEVICE_REMOVAL) {
                    resources.lost(this, new IOException(context + " has been removed"));
                }
            });
            return identifier;
        } catch (Throwable e) {
            Closing.after(e, identifier);
            throw e;
        }
    }

    /** Runs a task if the link of a port is still down after some time. A driver may report the loss repeatedly. */
    void linkLost(int port, long nanos, Runnable task) {
        if (!lostLinks.containsKey(port)) {
            lostLinks.put(
                    port,
                    reactor.schedule(
                            () -> {
                                lostLinks.remove(port);
                                task.run();
                            },
                            nanos));
        }
    }

    void linkRestored(int port) {
        ReactorTimer timer = lostLinks.remove(port);
        if (timer != null) {
            timer.cancel();
        }
    }

    /** Returns a copy of the options with which a connection uses this device's context and completion queues. */
    ConnectionOptions complete(ConnectionOptions options) {
        return options.withCompletionQueues(context, this::completionsFor);
    }

    /**
     * Returns a completion queue with enough capacity for a queue pair. Enlarges a queue or creates one if necessary.
     */
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
            // The device cannot resize completion queues, or not to this capacity. The caller creates another queue
            // instead.
            LOG.log(System.Logger.Level.DEBUG, () -> "Cannot enlarge " + queue + "; creating another", e);
            return false;
        }
    }

    Context context() {
        return context;
    }

    /** Handles up to {@code limit} events of the device. Returns the number of events. */
    private int takeEvents(int limit) {
        int count = 0;
        try {
            // The handler of an event may close the device.
            while (count < limit && watched) {
                Optional<DeviceEvent> event = context.events().next(Duration.ZERO);
                if (event.isEmpty()) {
                    break;
                }
                count++;
                resources.deviceEvent(this, event.get());
            }
        } catch (IOException | RuntimeException e) {
            // Stop watching the descriptor: it remains readable, so the loop would never sleep.
            ignoreEvents();
            LOG.log(System.Logger.Level.ERROR, "Cannot take events of " + context + "; no further events are taken", e);
        }
        return count;
    }

    /** Stops handling events of the device. Idempotent. */
    void ignoreEvents() {
        if (watched) {
            watched = false;
            reactor.unwatch(eventDescriptor);
        }
    }

    /** Dispatches the completions of all queues. */
    void drain() {
        // Iterate over a copy, because a handler may cause another queue to be created.
        for (SharedCompletions each : completions.toArray(SharedCompletions[]::new)) {
            each.drain();
        }
    }

    @Override
    public void close() throws IOException {
        lostLinks.values().forEach(ReactorTimer::cancel);
        lostLinks.clear();
        CommunicationIdentifier identifier = bound;
        if (identifier != null) {
            identifier.close();
        }
        ignoreEvents();
        while (!completions.isEmpty()) {
            SharedCompletions last = completions.getLast();
            resources.remove(last);
            last.queue().close();
            completions.removeLast();
        }
        context.close();
    }
}
