package org.rdma4j.channel;

import java.io.Closeable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.Owned;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.VerbsException;

/** The channels of a {@link MultiChannel} and the resources they share. */
final class ChannelGroup implements Closeable {
    final ProtectionDomain domain;

    /** Channels, indexed by peer. */
    final List<Channel> channels = new ArrayList<>();

    /** Completion queue created for all channels, or {@code null} if there is none. */
    private @Nullable CompletionQueue completions;

    /** Receive queue created for all channels, or {@code null} if there is none. */
    private @Nullable SharedReceiveQueue receives;

    /** Resources closed after the channels: memory and completion queues. */
    private final Owned owned = new Owned();

    ChannelGroup(ProtectionDomain domain) {
        this.domain = domain;
    }

    /** Adds a single channel's completion queue, to be closed with this group. */
    CompletionQueue own(CompletionQueue queue) {
        return owned.own(queue);
    }

    /** Sets the completion queue of all channels, to be closed with this group. */
    void share(CompletionQueue queue) {
        completions = owned.own(queue);
    }

    /** Sets the receive queue of all channels, to be closed with this group. */
    void share(SharedReceiveQueue queue) {
        receives = queue;
    }

    @Nullable
    CompletionQueue completions() {
        return completions;
    }

    @Nullable
    SharedReceiveQueue receives() {
        return receives;
    }

    MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        for (Channel channel : channels) {
            if (channel.queuePair().isOpen()) {
                return owned.own(MemoryRegion.allocate(domain, bytes, remote));
            }
        }
        throw new IllegalStateException("Cannot allocate memory: all channels are closed");
    }

    /**
     * Throws a {@link WrongThreadException} if another thread owns the first open channel. This check is sufficient to
     * prevent two threads from using the same scope, because each post also checks its own channel.
     */
    void checkOwner() {
        for (int i = 0; i < channels.size(); i++) {
            if (channels.get(i).queuePair().isOpen()) {
                channels.get(i).checkOwner();
                return;
            }
        }
    }

    /** Throws a {@link WrongThreadException} if another thread owns a channel. */
    private void checkOwners() {
        for (Channel channel : channels) {
            channel.checkOwner();
        }
    }

    void guardedBy(ReentrantLock lock) {
        for (Channel channel : channels) {
            channel.guardedBy(lock);
        }
        if (receives != null) {
            receives.guardedBy(lock);
        }
    }

    void release() {
        for (Channel channel : channels) {
            channel.release();
        }
        if (receives != null) {
            receives.release();
        }
    }

    @Override
    public void close() throws RdmaException {
        checkOwners();
        Exception failure = closeChannels();
        if (failure != null && completions == null) {
            // A connection that owns the protection domain cannot close it while memory is registered. Close the memory
            // and try again.
            Closing.after(failure, owned);
            failure = closeChannels();
        }
        if (failure instanceof RdmaException e) {
            throw e;
        }
        if (failure instanceof RuntimeException e) {
            throw e;
        }
        if (receives != null) {
            receives.close();
        }
        Channel.close(owned);
    }

    /**
     * Closes as many channels as possible. Returns the first exception, or {@code null} if all channels were closed.
     */
    private @Nullable Exception closeChannels() {
        Exception first = null;
        for (Channel channel : channels) {
            try {
                channel.close();
            } catch (RdmaException | RuntimeException e) {
                if (first == null) {
                    first = e;
                } else {
                    first.addSuppressed(e);
                }
            }
        }
        return first;
    }
}
