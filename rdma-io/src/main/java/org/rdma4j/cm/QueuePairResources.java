package org.rdma4j.cm;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.Owned;
import org.rdma4j.sys.runtime.printing.PrintableText;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.CompletionQueueBuilder;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairBuilder;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.VerbsException;

/**
 * A queue pair and the resources it uses. Resources set in the options belong to the caller. All other resources
 * (completion queue, protection domain, context and memory) are created here and closed with the queue pair.
 */
final class QueuePairResources implements Closeable {
    final ProtectionDomain domain;
    final QueuePair queuePair;

    /** The completion queue created here, or {@code null} if the options set all completion queues. */
    private @Nullable CompletionQueue ownCompletions;

    /** Resources closed by {@link #close}. The memory regions are closed after the queue pair. */
    private final Owned owned = new Owned();

    private final List<MemoryRegion> regions = new ArrayList<>();

    /**
     * Creates the queue pair in the {@code RESET} state.
     *
     * @param device name of the connection's device
     * @throws IllegalArgumentException if an object set in the options cannot be used, for example because it belongs
     *     to a different device
     */
    QueuePairResources(String device, QueuePairType type, QueueOptions options) throws RdmaException {
        try {
            domain = domain(device, options);
            owned.own(this::freeRegions);
            QueuePairBuilder builder = builder(type, options);
            if (options.selector != null
                    && builder.sendCompletions().isEmpty()
                    && builder.receiveCompletions().isEmpty()) {
                CompletionQueue selected = options.selector.select(builder);
                checkContext(selected);
                builder.completions(selected);
            } else {
                setCompletions(builder, options);
            }
            queuePair = owned.own(builder.create());
        } catch (Throwable e) {
            Closing.after(e, this);
            throw e;
        }
    }

    /** Returns the protection domain set or implied by the options, or creates one. */
    private ProtectionDomain domain(String device, QueueOptions options) throws RdmaException {
        if (options.domain != null) {
            checkDevice(options.domain, options.domain.context(), device);
            return options.domain;
        }
        if (options.receives != null) {
            checkDevice(options.receives, options.receives.domain().context(), device);
            return options.receives.domain();
        }
        CompletionQueue queue = options.sendCompletions != null ? options.sendCompletions : options.receiveCompletions;
        if (queue != null) {
            checkDevice(queue, queue.context(), device);
            return owned.own(ProtectionDomain.allocate(queue.context()));
        }
        if (options.context != null) {
            checkDevice(options.context, options.context, device);
            return owned.own(ProtectionDomain.allocate(options.context));
        }
        return owned.own(
                ProtectionDomain.allocate(owned.own(Device.named(device).open())));
    }

    private static void checkDevice(Object named, Context context, String device) {
        if (!context.device().name().equals(device)) {
            throw new IllegalArgumentException("Cannot use the " + named
                    + " for a connection: the connection is on the device " + PrintableText.of(device));
        }
    }

    /** Returns a queue pair builder to which all options have been applied. */
    private QueuePairBuilder builder(QueuePairType type, QueueOptions options) {
        QueuePairBuilder builder = QueuePair.builder(domain, type);
        if (options.sendCompletions != null) {
            builder.sendCompletions(options.sendCompletions);
        }
        if (options.receiveCompletions != null) {
            builder.receiveCompletions(options.receiveCompletions);
        }
        if (options.receives != null) {
            builder.receives(options.receives);
        }
        if (options.queuePair.apply(builder) != builder) {
            throw new IllegalArgumentException(
                    "The function passed to withQueuePair must return the builder passed to it: the connection"
                            + " chooses the protection domain and the type of its queue pair");
        }
        if (builder.psn().isPresent()) {
            throw new IllegalArgumentException("The function passed to withQueuePair must not set psn("
                    + builder.psn().getAsInt() + "): the connection manager chooses the packet sequence number");
        }
        checkNotReplaced("withSendCompletionQueue", options.sendCompletions, builder.sendCompletions());
        checkNotReplaced("withReceiveCompletionQueue", options.receiveCompletions, builder.receiveCompletions());
        checkNotReplaced("withSharedReceiveQueue", options.receives, builder.receives());
        builder.sendCompletions().ifPresent(this::checkContext);
        builder.receiveCompletions().ifPresent(this::checkContext);
        builder.receives().ifPresent(this::checkDomain);
        return builder;
    }

    /** Checks that the queue pair customizer has not replaced an object set by another option. */
    private static void checkNotReplaced(String option, @Nullable Object named, Optional<?> set) {
        if (named != null && set.orElse(null) != named) {
            throw new IllegalArgumentException(
                    "The function passed to withQueuePair must not replace the " + named + " set by " + option);
        }
    }

    private void checkContext(CompletionQueue queue) {
        if (queue.context() != domain.context()) {
            checkDevice(queue, queue.context(), domain.context().device().name());
            throw new IllegalArgumentException("Cannot use the " + queue + " with the " + domain
                    + ": they were created from different contexts of the device. Set the queue with"
                    + " withCompletionQueue, or set a protection domain of its context with withDomain.");
        }
    }

    private void checkDomain(SharedReceiveQueue queue) {
        if (queue.domain() != domain) {
            checkDevice(
                    queue, queue.domain().context(), domain.context().device().name());
            throw new IllegalArgumentException("Cannot use the " + queue + " with the " + domain
                    + ": it was created from a different protection domain. Set the queue with withSharedReceiveQueue,"
                    + " or set its protection domain with withDomain.");
        }
    }

    /**
     * Creates a completion queue for sends, receives or both, unless completion queues have already been set for both.
     * Its capacity is sufficient for all requests that use it.
     */
    private void setCompletions(QueuePairBuilder builder, QueueOptions options) throws VerbsException {
        boolean forSends = builder.sendCompletions().isEmpty();
        boolean forReceives = builder.receiveCompletions().isEmpty();
        if (!forSends && !forReceives) {
            if (options.completionQueue != null || options.events != null) {
                throw new IllegalArgumentException((options.events != null ? "withEvents" : "withCompletionQueue")
                        + " configures the completion queue that the connection creates, but other options already"
                        + " set its completion queues: "
                        + builder.sendCompletions().orElseThrow());
            }
            return;
        }
        int requests = (forSends ? builder.sendRequests() : 0)
                + (forReceives ? builder.requests() - builder.sendRequests() : 0);
        // Add one entry, because soft-iWARP may flush a read twice.
        CompletionQueueBuilder own = CompletionQueue.builder(domain.context(), requests + 1);
        if (options.events == null || options.events) {
            own.events();
        }
        if (options.completionQueue != null && options.completionQueue.apply(own) != own) {
            throw new IllegalArgumentException(
                    "The function passed to withCompletionQueue must return the builder passed to it");
        }
        CompletionQueue created = owned.own(own.create());
        ownCompletions = created;
        if (forSends) {
            builder.sendCompletions(created);
        }
        if (forReceives) {
            builder.receiveCompletions(created);
        }
    }

    /**
     * Allocates and registers memory that is freed with the queue pair.
     *
     * @throws IllegalStateException if the queue pair is closed
     */
    MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        if (!queuePair.isOpen()) {
            throw new IllegalStateException("Cannot allocate memory: " + queuePair + " is closed");
        }
        MemoryRegion region = MemoryRegion.allocate(domain, bytes, remote);
        regions.add(region);
        return region;
    }

    /**
     * Throws an exception if the current thread may not close the queue pair. Has no effect if the queue pair is
     * already closed.
     */
    void checkOwner() {
        if (queuePair.isOpen()) {
            queuePair.checkOwner();
        }
    }

    /**
     * Guards the queue pair and the completion queue created here. Does not affect a completion queue set in the
     * options.
     */
    void guardedBy(ReentrantLock lock) {
        if (ownCompletions != null) {
            ownCompletions.guardedBy(lock);
        }
        queuePair.guardedBy(lock);
    }

    /**
     * Releases the queue pair and the completion queue created here. Does not affect a completion queue set in the
     * options.
     */
    void release() {
        queuePair.release();
        if (ownCompletions != null) {
            ownCompletions.release();
        }
    }

    private void freeRegions() throws VerbsException {
        for (MemoryRegion region : regions) {
            region.close();
        }
    }

    /**
     * Closes the resources in reverse order of creation, stopping at the first that cannot be closed. A further call
     * closes the remaining resources.
     */
    @Override
    public void close() throws VerbsException {
        try {
            owned.close();
        } catch (VerbsException e) {
            throw e;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
