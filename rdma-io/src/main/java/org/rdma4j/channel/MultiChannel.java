package org.rdma4j.channel;

import java.io.Closeable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.PeersException;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.Work;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkScope;

/**
 * Channels to several peers, which are numbered from 0. All channels share a protection domain, so memory is registered
 * once and used with all peers. The channels are either connected by exchanging endpoints ({@link #builder}) or created
 * beforehand ({@link #of}).
 *
 * <p>Work for a single peer is performed on the peer's {@link #channel}. Work for several peers is performed in a scope
 * over peers, or is prepared once and then posted and awaited collectively any number of times:
 *
 * {@snippet lang=java :
 * try (WorkScope scope = channels.scope(TIMEOUT)) {
 *     for (int peer = 0; peer < channels.peers(); peer++) {
 *         scope.write(peer, replicas.get(peer), page);
 *     }
 * }
 *
 * List<SendRequest> parts = new ArrayList<>();
 * for (int peer = 0; peer < channels.peers(); peer++) {
 *     parts.add(channels.channel(peer).prepareSend(buffer.slice(peer * PART, PART)));
 * }
 * channels.completeAll(parts, TIMEOUT);
 * }
 *
 * <p>If some peers fail, the work for the other peers still completes, and a {@link PeersException} contains the
 * failure of each failed peer. If the time limit expires, the channels whose work has not completed are aborted, so
 * that no buffer remains in use. A failed channel cannot be replaced. Exclude its peer from further work:
 *
 * {@snippet lang=java :
 * try {
 *     channels.completeAll(parts, TIMEOUT);
 * } catch (PeersException e) {
 *     parts.removeIf(part -> e.failures().containsKey(channels.peerOf(part)));
 * }
 * }
 *
 * <p>While a scope waits for a failed peer, it sends nothing to the others, so their time limits should be longer.
 * Like a {@link Channel}, a multi-channel may be used by only one thread at a time.
 *
 * @see "docs/guide/many-peers.md"
 */
public final class MultiChannel implements Closeable {
    private final ChannelGroup group;
    private final ScopePool scopes;

    /** Builder for channels that are connected by exchanging endpoints. Created by {@link MultiChannel#builder}. */
    public static final class Builder extends ChannelBuilder<Builder> {
        private int peers = 1;
        private boolean completionsEach;

        /** Capacity of the shared receive queue, or 0 if each channel has its own receive queue. */
        private int sharedReceives;

        Builder(ProtectionDomain domain) {
            super(domain);
        }

        @Override
        Builder self() {
            return this;
        }

        /**
         * Sets the number of peers (default 1).
         *
         * @throws IllegalArgumentException if the number is less than 1
         */
        public Builder peers(int count) {
            if (count < 1) {
                throw new IllegalArgumentException("The number of peers is " + count + ", but must be at least 1");
            }
            peers = count;
            return this;
        }

        /** Creates a separate completion queue for each channel, instead of one completion queue for all channels. */
        public Builder completionsEach() {
            completionsEach = true;
            return this;
        }

        /**
         * Creates one receive queue for all channels. See {@link MultiChannel#sharedReceives}. Each message consumes
         * one of its receives, regardless of which peer sent the message.
         *
         * @param capacity capacity of the shared receive queue, in receives
         * @throws IllegalArgumentException if the capacity is less than 1
         */
        public Builder sharedReceives(int capacity) {
            if (capacity < 1) {
                throw new IllegalArgumentException(
                        "The capacity for shared receives is " + capacity + ", but must be at least 1");
            }
            sharedReceives = capacity;
            return this;
        }

        /**
         * Creates the channels without connecting them. Receives may be posted before {@link MultiChannel#connect}.
         *
         * @throws IllegalArgumentException if a parameter is out of range for the device, or if both {@link
         *     #sharedReceives} and {@link #completionsEach} were called
         * @throws UnsupportedOperationException if the device uses iWARP, which can connect only through the connection
         *     manager; use {@link MultiChannel#of} instead
         */
        public MultiChannel create() throws RdmaException {
            boolean shared = sharedReceives > 0;
            if (shared && completionsEach) {
                throw new IllegalArgumentException("Shared receives require one completion queue for all channels;"
                        + " omit completionsEach() or sharedReceives()");
            }
            long each = shared ? requiredSendCompletions() : requiredCompletions();
            StackReserve.checkForSeveral();
            ChannelGroup group = new ChannelGroup(domain);
            try {
                if (!completionsEach) {
                    group.share(createCompletionQueue(each * peers + sharedReceives));
                }
                if (shared) {
                    group.share(SharedReceiveQueue.create(domain, sharedReceives, receiveElements()));
                }
                for (int i = 0; i < peers; i++) {
                    CompletionQueue all = group.completions();
                    group.channels.add(createChannel(
                            all == null ? group.own(createCompletionQueue(each)) : all, group.receives()));
                }
                return new MultiChannel(group);
            } catch (Throwable e) {
                Closing.after(e, group);
                throw e;
            }
        }
    }

    private MultiChannel(ChannelGroup group) {
        this.group = group;
        this.scopes = new ScopePool(() -> WorkScope.overPeers(
                group.channels.stream().map(Channel::queuePair).toList()));
    }

    /**
     * Returns a builder for channels connected by exchanging endpoints. See {@link #endpoints} and {@link #connect}.
     *
     * @param domain protection domain for the channels and their memory; remains owned by the caller
     */
    public static Builder builder(ProtectionDomain domain) {
        return new Builder(domain);
    }

    /**
     * Returns a multi-channel over existing channels, such as channels that use the connection manager. Closing the
     * multi-channel closes the channels. On iWARP, this is the only way to create a multi-channel. All channels must
     * have the same protection domain:
     *
     * {@snippet lang=java :
     * ConnectionOptions options = new ConnectionOptions().withDomain(domain);
     * List<Channel> channels = new ArrayList<>();
     * for (InetSocketAddress peer : peers) {
     *     channels.add(Channel.of(Connection.to(peer, options, TIMEOUT)));
     * }
     * for (Channel channel : channels) {
     *     channel.establish(TIMEOUT);
     * }
     * return MultiChannel.of(channels);
     * }
     *
     * @param channels the channels; the position of a channel in the list is the index of its peer
     * @throws IllegalArgumentException if the list is empty or contains a channel twice, or if the channels have
     *     different protection domains; see {@link org.rdma4j.cm.ConnectionOptions#withDomain}
     */
    public static MultiChannel of(List<Channel> channels) {
        if (channels.isEmpty()) {
            throw new IllegalArgumentException("The list of channels is empty; pass one channel for each peer");
        }
        ProtectionDomain domain = channels.get(0).domain();
        if (new HashSet<>(channels).size() < channels.size()) {
            throw new IllegalArgumentException("The list contains a channel twice; pass one channel for each peer");
        }
        for (Channel channel : channels) {
            if (channel.domain() != domain) {
                throw new IllegalArgumentException(channel.queuePair()
                        + " belongs to a different protection domain than "
                        + channels.get(0).queuePair()
                        + "; create all connections with the same domain: ConnectionOptions.withDomain");
            }
        }
        ChannelGroup group = new ChannelGroup(domain);
        group.channels.addAll(channels);
        return new MultiChannel(group);
    }

    /**
     * Returns the endpoint to which each peer must connect, in the order of the peers.
     *
     * @throws IllegalStateException if the channels were not created by {@link #builder}
     */
    public List<Endpoint> endpoints() {
        List<Endpoint> endpoints = new ArrayList<>();
        for (Channel channel : group.channels) {
            endpoints.add(channel.endpoint());
        }
        return endpoints;
    }

    /**
     * Connects each channel to its peer, as described at {@link Channel#connect}.
     *
     * @param peers the endpoint that each peer has created for this side, in the order of the peers
     * @return this multi-channel
     * @throws IllegalArgumentException if the number of endpoints differs from the number of peers
     * @throws IllegalStateException if a channel is already connected, closed, or not created by {@link #builder}
     * @throws VerbsException if the driver rejects a connection; in that case, this multi-channel can only be closed
     */
    public MultiChannel connect(List<Endpoint> peers) throws VerbsException {
        if (peers.size() != peers()) {
            throw new IllegalArgumentException(
                    peers.size() + " endpoints for " + peers() + " peers; pass one endpoint for each peer");
        }
        for (int i = 0; i < peers(); i++) {
            channel(i).connect(peers.get(i));
        }
        return this;
    }

    /** Returns the number of peers. */
    public int peers() {
        return group.channels.size();
    }

    /** Returns the protection domain of all channels. */
    public ProtectionDomain domain() {
        return group.domain;
    }

    /**
     * Returns the channel to the given peer.
     *
     * @throws IndexOutOfBoundsException if there is no peer with this index
     */
    public Channel channel(int peer) {
        if (peer < 0 || peer >= peers()) {
            throw new IndexOutOfBoundsException("The peer " + peer + " is out of range: 0 to " + (peers() - 1));
        }
        return group.channels.get(peer);
    }

    /**
     * Returns the index of a request's peer. For a shared receive, this is the peer that sent the message.
     *
     * @throws IllegalArgumentException if the request does not belong to any of these channels
     */
    public int peerOf(WorkRequest<?> request) {
        for (int i = 0; i < peers(); i++) {
            if (channel(i).queuePair() == QueuePair.of(request)) {
                return i;
            }
        }
        throw new IllegalArgumentException(request + " does not belong to any of the channels");
    }

    /**
     * Returns the completion queue created for all channels, or an empty {@code Optional} if each channel has its own
     * completion queue or the channels were passed to {@link #of}.
     */
    public Optional<CompletionQueue> completions() {
        return Optional.ofNullable(group.completions());
    }

    /**
     * Returns the shared receive queue, or an empty {@code Optional} if {@link Builder#sharedReceives} was not called.
     * To process its receives, poll {@link #completions} and pass each completed receive to {@link #peerOf}.
     */
    public Optional<SharedReceiveQueue> sharedReceives() {
        return Optional.ofNullable(group.receives());
    }

    /**
     * Allocates and registers memory that is freed when this multi-channel is closed.
     *
     * @param bytes size in bytes, at least 1
     * @param remote operations that peers may perform on the memory (default none)
     * @throws IllegalStateException if all channels are closed
     */
    public MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        return group.allocate(bytes, remote);
    }

    /**
     * Opens a scope over all peers. Closing the scope waits for all work posted in it. A later call may reuse the
     * scope, so it must not be used once closed. A loop that opens one scope after another allocates no memory.
     *
     * @param limit maximum total duration of all waits in the scope, measured from the start of the first wait
     * @throws WrongThreadException if another thread owns a channel
     */
    public WorkScope scope(Duration limit) {
        group.checkOwner();
        return scopes.begin(limit);
    }

    /** Opens a manual scope over all peers. Its body must wait for all work: {@link WorkScope#beginManual}. */
    public WorkScope manualScope(Duration limit) {
        group.checkOwner();
        return scopes.beginManual(limit);
    }

    /**
     * Posts prepared work for any combination of peers and waits until all of it has completed. See {@link
     * WorkScope#postAll}.
     *
     * @throws IllegalArgumentException if an element does not belong to any of these channels; nothing was posted
     * @throws PeersException if, for at least one peer, work could not be posted, failed, or exceeded the limit
     */
    public void completeAll(List<? extends Work<?>> work, Duration limit) throws RdmaException {
        try (WorkScope scope = scope(limit)) {
            scope.postAll(work);
        }
    }

    /**
     * Sends the same message to several peers and waits for all of the sends to complete.
     *
     * @param peers indices of the peers, with one message per element; if empty, the message is sent to all peers
     * @throws IndexOutOfBoundsException if there is no peer with one of the indices; nothing was sent
     * @throws IllegalStateException if the channel to a peer is closed; nothing was sent
     * @throws PeersException as for {@link #completeAll}
     */
    public void sendToPeers(LocalMemory from, Duration limit, int... peers) throws RdmaException {
        try (WorkScope scope = scope(limit)) {
            scope.sendToPeers(from, peers);
        }
    }

    /**
     * Guards all channels and the {@link #sharedReceives} queue with the given lock: {@link Channel#guardedBy}, which throws
     * the same exceptions.
     */
    public void guardedBy(ReentrantLock lock) {
        group.guardedBy(lock);
    }

    /**
     * Releases all channels, so that another thread may use them.
     *
     * @throws WrongThreadException if another thread owns a channel
     */
    public void release() {
        group.release();
    }

    /**
     * Flushes work in flight, then closes all channels and this multi-channel's resources. Idempotent.
     *
     * @throws IllegalStateException if an object created from a channel's resources is open; close it, then call this
     *     method again
     * @throws WrongThreadException if another thread owns a channel; nothing was closed
     * @throws VerbsException if the driver fails to free a resource; call this method again to free the rest
     */
    @Override
    public void close() throws RdmaException {
        group.close();
    }
}
