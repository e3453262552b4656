package org.rdma4j.event;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.QueuePairControl;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.WorkRequest;

/**
 * Keeps track of the connections of a loop, and dispatches completions to their handlers. Confined to the thread that
 * drives the loop.
 */
final class Dispatcher {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.event");
    private static final VarHandle COMPLETIONS;

    static {
        try {
            COMPLETIONS = MethodHandles.lookup().findVarHandle(Dispatcher.class, "completions", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** All connections that have not been closed. */
    private final Map<LoopConnection, Boolean> all = new ConcurrentHashMap<>();

    /** Connections that have been created, by queue pair. */
    private final Map<QueuePair, LoopConnection> connections = new HashMap<>();

    /**
     * Number of completions that have been dispatched. Written by the driver with opaque access, so that any thread may
     * read it.
     */
    private long completions;

    void add(LoopConnection connection) {
        all.put(connection, true);
    }

    void remove(LoopConnection connection) {
        all.remove(connection);
    }

    /** Returns all connections that have not been closed. */
    Collection<LoopConnection> all() {
        return all.keySet();
    }

    void add(QueuePair queuePair, LoopConnection connection) {
        connections.put(queuePair, connection);
    }

    /** Removes a connection whose queue pair has been aborted. */
    void remove(QueuePair queuePair) {
        connections.remove(queuePair);
    }

    /**
     * Returns the connection of a queue pair; {@code null} if the connection has been closed or belongs to another
     * loop.
     */
    @Nullable
    LoopConnection connection(QueuePair queuePair) {
        return connections.get(queuePair);
    }

    /** Adds to the number of completions that have been dispatched. */
    void count(int dispatched) {
        COMPLETIONS.setOpaque(this, completions + dispatched);
    }

    /** Returns the number of completions that have been dispatched. May be called by any thread. */
    long completions() {
        return (long) COMPLETIONS.getOpaque(this);
    }

    /** Dispatches the completion of a request. */
    void dispatch(WorkRequest<?> request, SharedCompletions completions) {
        try {
            if (request.attachment() instanceof CompletionHandler handler) {
                handler.onCompletion(request);
            } else if (completions.submissions().isEmpty()
                    || !completions.submissions().complete(request)) {
                CompletionHandler registered = completions.handler();
                if (registered != null) {
                    registered.onCompletion(request);
                } else {
                    LoopConnection connection = connections.get(QueuePair.of(request));
                    if (connection != null) {
                        connection.completed(request);
                    }
                }
            }
        } catch (Throwable e) {
            handlerFailed(request, completions, e);
        }
    }

    private void handlerFailed(WorkRequest<?> request, SharedCompletions completions, Throwable e) {
        // A request that completes on a registered queue may belong to no queue pair.
        LoopConnection connection = completions.isRegistered() ? null : connections.get(QueuePair.of(request));
        if (connection != null) {
            connection.handlerFailed(e);
        } else {
            LOG.log(
                    System.Logger.Level.ERROR,
                    "A completion handler of " + completions.queue() + " threw an exception",
                    e);
        }
    }

    /** Returns {@code true} if a connection uses a device. */
    boolean isUsed(LoopDevice device) {
        return all.keySet().stream().anyMatch(each -> each.isOn(device));
    }

    /** Ends all connections that use a device. */
    void endAll(LoopDevice device, IOException cause) {
        for (LoopConnection each : all.keySet()) {
            if (each.isOn(device)) {
                each.end(cause);
            }
        }
    }

    /** Ends all connections that use a port of a device. */
    void endAll(LoopDevice device, int port, IOException cause) {
        QueuePairControl<QueuePair, ?> control = QueuePairControl.Holder.get();
        // Iterate over a copy, because handlers may close connections.
        Map.copyOf(connections).forEach((queuePair, connection) -> {
            if (connection.isOn(device) && control.port(queuePair) == port) {
                connection.end(cause);
            }
        });
    }

    /**
     * Ends all connections of a completion queue that can no longer be polled. If the queue is registered, notifies its
     * handler instead.
     */
    void failed(SharedCompletions completions, Exception e) {
        CompletionHandler registered = completions.handler();
        if (registered != null) {
            try {
                registered.onFailure(completions.queue(), e);
            } catch (Throwable thrown) {
                LOG.log(
                        System.Logger.Level.ERROR,
                        "The completion handler of " + completions.queue() + " threw an" + " exception",
                        thrown);
            }
            return;
        }
        LOG.log(System.Logger.Level.ERROR, "Cannot poll " + completions.queue() + "; closing its connections", e);
        for (LoopConnection each : connections.values().toArray(LoopConnection[]::new)) {
            if (each.uses(completions)) {
                each.failed(e);
            }
        }
    }
}
