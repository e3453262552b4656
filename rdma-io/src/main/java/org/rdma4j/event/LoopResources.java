package org.rdma4j.event;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.DeviceEvent;
import org.rdma4j.verbs.DeviceEventType;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.Work;
import org.rdma4j.verbs.WorkRequest;

/**
 * The devices that the connections of a loop use, and the completion queues that the loop polls. Confined to the thread
 * that drives the loop.
 */
final class LoopResources implements LoopConnection.Owner, Closeable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.event");

    /** Interval at which the loop tries to close lost devices. */
    private static final long RETRY_NANOS = Duration.ofMillis(100).toNanos();

    private final LoopContext loop;
    private final Dispatcher dispatcher;

    /** Initial capacity of the completion queues. */
    private final int entries;

    /** Maximum time in nanoseconds for which connections survive the loss of their link. */
    private final long linkNanos;

    /** Devices for new connections, by name. */
    private final Map<String, LoopDevice> devices = new HashMap<>();

    /** Devices that have reported a fatal error or have been removed. */
    private final List<LoopDevice> lostDevices = new ArrayList<>();

    /** Whether a timer will try to close the lost devices again. */
    private boolean retrying;

    /** Connections that could not be freed, because the program has not closed an object of their protection domain. */
    private final List<Connection> unfreed = new ArrayList<>();

    /** All queues that the loop polls. */
    private final Map<CompletionQueue, SharedCompletions> queues = new IdentityHashMap<>();

    private final ConnectionReaper reaper;

    /** Queue pairs that report to registered queues and are guarded by the loop. */
    private final Set<QueuePair> guarded = new HashSet<>();

    LoopResources(LoopContext loop, Dispatcher dispatcher, int entries, long linkNanos) {
        this.loop = loop;
        this.dispatcher = dispatcher;
        this.entries = entries;
        this.linkNanos = linkNanos;
        this.reaper = new ConnectionReaper(loop.reactor(), this::drain);
    }

    // Devices.

    @Override
    public LoopDevice device(String name, InetSocketAddress local) throws VerbsException {
        LoopDevice device = devices.get(name);
        if (device == null) {
            device = new LoopDevice(this, loop.reactor(), name, entries);
            devices.put(name, device);
        }
        device.watchRemoval(loop.channel(), local.getAddress());
        return device;
    }

    /** Ends the connections that are affected by a device event. */
    void deviceEvent(LoopDevice device, DeviceEvent event) {
        LOG.log(System.Logger.Level.DEBUG, () -> device.context() + ": " + event);
        DeviceEventType type = event.type();
        Object source = event.source().orElse(null);
        if (type == DeviceEventType.DEVICE_FATAL) {
            lost(device, new IOException(device.context() + ": " + event));
        } else if (type == DeviceEventType.PORT_ERR) {
            device.linkLost(event.port(), linkNanos, () -> linkTimedOut(device, event.port()));
        } else if (type == DeviceEventType.PORT_ACTIVE) {
            device.linkRestored(event.port());
        } else if (type == DeviceEventType.CQ_ERR && source instanceof CompletionQueue queue) {
            SharedCompletions failed = queues.get(queue);
            if (failed != null) {
                failed.fail(new IOException(event.toString()));
            }
        } else if (source instanceof QueuePair queuePair
                && (type == DeviceEventType.QP_FATAL
                        || type == DeviceEventType.QP_REQ_ERR
                        || type == DeviceEventType.QP_ACCESS_ERR)) {
            LoopConnection connection = dispatcher.connection(queuePair);
            if (connection != null) {
                connection.end(new IOException(event.toString()));
            }
        }
    }

    private void linkTimedOut(LoopDevice device, int port) {
        IOException cause = new IOException(
                "The link of port " + port + " of " + device.context().device().name() + " has been down for "
                        + Timeouts.text(Duration.ofNanos(linkNanos)));
        LOG.log(System.Logger.Level.WARNING, () -> cause.getMessage() + "; closing its connections");
        dispatcher.endAll(device, port, cause);
    }

    /** Ends the connections that use a device that can no longer be used. Then closes the device. */
    void lost(LoopDevice device, IOException cause) {
        if (devices.values().remove(device)) {
            LOG.log(System.Logger.Level.WARNING, () -> cause.getMessage() + "; closing its connections");
            lostDevices.add(device);
            device.ignoreEvents();
            dispatcher.endAll(device, cause);
            closeLost();
        }
    }

    /**
     * Closes the lost devices that no connection uses any more, and tries again later if there are others: their
     * connections are being closed, or the program has not closed an object of the device.
     */
    private void closeLost() {
        if (lostDevices.isEmpty()) {
            return;
        }
        for (Connection each : unfreed.toArray(Connection[]::new)) {
            if (tryClose(each)) {
                unfreed.remove(each);
            }
        }
        for (LoopDevice each : lostDevices.toArray(LoopDevice[]::new)) {
            if (!dispatcher.isUsed(each) && tryClose(each)) {
                lostDevices.remove(each);
            }
        }
        if (!lostDevices.isEmpty() && !retrying) {
            retrying = true;
            loop.reactor()
                    .schedule(
                            () -> {
                                retrying = false;
                                closeLost();
                            },
                            RETRY_NANOS);
        }
    }

    /** Closes an object. Returns {@code false} if it cannot be closed now. */
    private static boolean tryClose(Closeable object) {
        try {
            object.close();
            return true;
        } catch (IOException | RuntimeException e) {
            LOG.log(System.Logger.Level.DEBUG, () -> "Cannot close " + object, e);
            return false;
        }
    }

    private void drain() {
        // Handlers may open devices.
        for (LoopDevice each : devices.values().toArray(LoopDevice[]::new)) {
            each.drain();
        }
        for (LoopDevice each : lostDevices.toArray(LoopDevice[]::new)) {
            each.drain();
        }
    }

    // Connections.

    @Override
    public void created(LoopConnection connection, QueuePair queuePair) {
        dispatcher.add(queuePair, connection);
    }

    @Override
    public void ended(LoopConnection connection) {
        reaper.add(connection);
    }

    @Override
    public void drained(QueuePair queuePair) {
        dispatcher.remove(queuePair);
    }

    @Override
    public void unfreed(Connection connection) {
        unfreed.add(connection);
    }

    @Override
    public void closed(LoopConnection connection) {
        dispatcher.remove(connection);
    }

    /** Closes all connections, in slices between which the loop handles other events. */
    void closeConnections() {
        reaper.closeAll(dispatcher.all());
    }

    // Completion queues.

    /** Starts polling a new queue for connections of the loop. */
    SharedCompletions poll(CompletionQueue queue) throws VerbsException {
        return poll(queue, null);
    }

    private SharedCompletions poll(CompletionQueue queue, @Nullable CompletionHandler handler) throws VerbsException {
        queue.guardedBy(loop.lock());
        try {
            SharedCompletions completions = new SharedCompletions(this, loop.reactor(), queue, dispatcher, handler);
            completions.start();
            queues.put(queue, completions);
            return completions;
        } catch (Throwable e) {
            queue.unguard();
            throw e;
        }
    }

    /** Stops polling a queue, and removes it from the queues of the loop. */
    void remove(SharedCompletions completions) {
        completions.stop();
        queues.remove(completions.queue());
    }

    void register(CompletionQueue queue, CompletionHandler handler) throws VerbsException {
        if (queues.containsKey(queue)) {
            throw new IllegalStateException(queue + " is already registered with " + loop);
        }
        poll(queue, handler);
    }

    /** Unregisters a queue as soon as it has no pending submissions. */
    void unregister(CompletionQueue queue, CompletableFuture<Void> done) {
        SharedCompletions completions = queues.get(queue);
        if (completions == null) {
            done.complete(null);
        } else if (completions.isRegistered()) {
            completions.unregister(done);
        } else {
            throw new IllegalArgumentException(queue + " was not registered: it belongs to connections of " + loop);
        }
    }

    /**
     * Unregisters a queue that has no pending submissions, and releases the ownership of the queue and its queue pairs.
     */
    void unregister(SharedCompletions completions) {
        CompletionQueue queue = completions.queue();
        remove(completions);
        for (QueuePair each : guarded.toArray(QueuePair[]::new)) {
            if (each.sendCompletions() == queue || each.receiveCompletions() == queue) {
                guarded.remove(each);
                if (each.isOpen()) {
                    each.unguard();
                }
            }
        }
        if (queue.isOpen()) {
            queue.unguard();
        }
        completions.unregistered();
    }

    /** Guards a queue pair that reports to a registered queue. */
    void guard(QueuePair queuePair) {
        if (!isRegistered(queuePair.sendCompletions()) && !isRegistered(queuePair.receiveCompletions())) {
            throw new IllegalArgumentException(
                    queuePair + " does not report to a completion queue that is registered with " + loop);
        }
        if (!guarded.contains(queuePair)) {
            queuePair.guardedBy(loop.lock());
            guarded.removeIf(each -> !each.isOpen());
            guarded.add(queuePair);
        }
    }

    private boolean isRegistered(CompletionQueue queue) {
        SharedCompletions completions = queues.get(queue);
        return completions != null && completions.isRegistered();
    }

    // Work.

    <T extends Work<T>> void submit(T work, Duration limit, CompletableFuture<T> future) throws IOException {
        work.checkAwaitable();
        WorkRequest<?>[] requests = Submissions.requests(work);
        QueuePair queuePair = QueuePair.of(requests[0]);
        CompletionQueue queue =
                requests[0] instanceof ReceiveRequest ? queuePair.receiveCompletions() : queuePair.sendCompletions();
        SharedCompletions completions = queues.get(queue);
        if (completions == null) {
            throw new IllegalArgumentException(
                    "The " + work + " does not complete on a completion queue that is registered with " + loop + ";"
                            + " register " + queue + " first");
        }
        completions.checkUsable();
        if (completions.isRegistered()) {
            guard(queuePair);
        }
        completions.submissions().post(work, requests, limit, future, (of, reason) -> expired(completions, of, reason));
    }

    private void expired(SharedCompletions completions, QueuePair queuePair, RdmaTimeoutException reason) {
        LoopConnection connection = dispatcher.connection(queuePair);
        if (connection != null) {
            connection.end(reason);
        } else {
            abort(completions, queuePair);
        }
    }

    /** Aborts a queue pair that reports to a registered queue, and dispatches the completions of its work. */
    private static void abort(SharedCompletions completions, QueuePair queuePair) {
        try {
            queuePair.abort();
        } catch (VerbsException | RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, "Cannot abort " + queuePair, e);
        }
        completions.drain();
    }

    /**
     * Frees the connections that have ended, unregisters all queues, and closes the devices. Aborts the queue pairs
     * that have pending submissions, and completes the futures of these submissions.
     */
    @Override
    public void close() throws IOException {
        reaper.freeAll();
        IOException failure = loop.driver().failure();
        for (SharedCompletions each : queues.values().toArray(SharedCompletions[]::new)) {
            if (each.isRegistered()) {
                each.submissions().queuePairs().forEach(queuePair -> abort(each, queuePair));
                each.submissions().fail(failure == null ? new IllegalStateException(loop + " is closed") : failure);
                unregister(each);
            }
        }
        lostDevices.addAll(devices.values());
        devices.clear();
        List<Closeable> remaining = new ArrayList<>(unfreed);
        remaining.addAll(lostDevices);
        Closing.all(remaining);
        unfreed.clear();
        lostDevices.clear();
    }
}
