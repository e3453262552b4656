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

/** The channels of a {@link MultiChannel}, the resources that they share, and their end. */
final class ChannelGroup implements Closeable {
    final ProtectionDomain domain;

    /** Channels by the index of their peer. */
    final List<Channel> channels = new ArrayList<>();

    /** Completion queue of all channels; null if each channel has its own. */
    private @Nullable CompletionQueue completions;

    /** Receive queue of all channels; null if each channel has its own. */
    private @Nullable SharedReceiveQueue receives;

    /** Resources closed after the channels: memory and completion queues. */
    private final Owned owned = new Owned();

    ChannelGroup(ProtectionDomain domain) {
        this.domain = domain;
    }

    /** Adds a completion queue of one channel, which is closed with this group. */
    CompletionQueue own(CompletionQueue queue) {
        return owned.own(queue);
    }

    /** Sets the completion queue of all channels, which is closed with this group. */
    void share(CompletionQueue queue) {
        completions = owned.own(queue);
    }

    /** Sets the receive queue of all channels, which is closed with this group. */
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
        throw new IllegalStateException("the channels are closed and would not release the memory");
    }

    /**
     * Throws if another thread uses the first open channel. Sufficient to keep two threads from using one scope; each post
     * checks its own channel.
     */
    void checkOwner() {
        for (int i = 0; i < channels.size(); i++) {
            if (channels.get(i).queuePair().isOpen()) {
                channels.get(i).checkOwner();
                return;
            }
        }
    }

    /** Throws if another thread uses a channel. */
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
            // A connection may own the domain, which it cannot close while memory is registered.
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

    /** Closes as many channels as possible. Returns the first exception, or null. */
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
