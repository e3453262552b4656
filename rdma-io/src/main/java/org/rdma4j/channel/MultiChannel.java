package org.rdma4j.channel;

import java.io.Closeable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.rdma4j.internal.Closing;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.CompletionReader;
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
 * Channels to several peers, with an index from 0. They share a protection domain, so memory is registered once and used with
 * all peers. The channels are either connected by an exchange of endpoints ({@link #builder}), or were created before
 * ({@link #of}).
 *
 * <p>Work of one peer is done on its {@link #channel}. Work of several peers is done in a scope over peers, or is prepared once
 * and then completed together any number of times:
 *
 * {@snippet lang=java :
 * try (WorkScope scope = channels.scope(LIMIT)) {
 *     for (int peer = 0; peer < channels.peers(); peer++) {
 *         scope.write(peer, replicas.get(peer), page);
 *     }
 * }
 *
 * List<SendRequest> parts = new ArrayList<>();
 * for (int peer = 0; peer < channels.peers(); peer++) {
 *     parts.add(channels.channel(peer).prepareSend(buffer.slice(peer * PART, PART)));
 * }
 * channels.completeAll(parts, LIMIT);
 * }
 *
 * <p>If some peers fail, the work of the others completes nevertheless, and a {@link PeersException} contains the failure of
 * each failed peer. If the time limit expires, the channels whose work is late are aborted, and no buffer is in use. A failed
 * channel remains failed and cannot be replaced. Exclude its peer from further work:
 *
 * {@snippet lang=java :
 * } catch (PeersException e) {
 *     parts.removeIf(part -> e.failures().containsKey(channels.peerOf(part)));
 * }
 * }
 *
 * <p>While a scope waits for a failed peer, it sends nothing to the other peers. Their time limits should therefore be longer.
 *
 * <p>A multi-channel is used by one thread at a time, like a {@link Channel}.
 */
public final class MultiChannel implements Closeable {
    private final ChannelGroup group;
    private final ScopePool scopes;

    /** Builder of channels that are connected by an exchange of endpoints: {@link MultiChannel#builder}. */
    public static final class Builder extends ChannelBuilder<Builder> {
        private int peers = 1;
        private boolean completionsEach;

        /** Capacity of the shared receive queue; 0 if each channel has its own receive queue. */
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
                throw new IllegalArgumentException("number of peers: " + count + "; must be at least 1");
            }
            peers = count;
            return this;
        }

        /** Creates a completion queue for each channel, instead of one for all channels. */
        public Builder completionsEach() {
            completionsEach = true;
            return this;
        }

        /**
         * Creates one receive queue for all channels: {@link MultiChannel#sharedReceives}. Each message consumes one of its
         * receives, independently of the peer.
         *
         * @param capacity maximum number of receives in flight
         * @throws IllegalArgumentException if the capacity is less than 1
         */
        public Builder sharedReceives(int capacity) {
            if (capacity < 1) {
                throw new IllegalArgumentException("capacity of shared receives: " + capacity + "; must be at least 1");
            }
            sharedReceives = capacity;
            return this;
        }

        /**
         * Creates the channels, which are not connected. Receives may be posted before {@link MultiChannel#connect}.
         *
         * @throws IllegalArgumentException if a parameter is out of range for the device, or if both {@link #sharedReceives}
         *     and {@link #completionsEach} were called
         * @throws UnsupportedOperationException if the device uses iWARP, which supports only the connection manager: {@link
         *     MultiChannel#of}
         */
        public MultiChannel create() throws RdmaException {
            boolean shared = sharedReceives > 0;
            if (shared && completionsEach) {
                throw new IllegalArgumentException("shared receives need one completion queue for all channels;"
                        + " omit completionsEach() or sharedReceives()");
            }
            long each = shared ? requiredSendCompletions() : requiredCompletions();
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
     * Returns a builder of channels that are connected by an exchange of endpoints: {@link #endpoints} and {@link #connect}.
     *
     * @param domain protection domain of the memory, which is not closed with the channels
     */
    public static Builder builder(ProtectionDomain domain) {
        return new Builder(domain);
    }

    /**
     * Returns a multi-channel over existing channels, such as those of the connection manager, which are closed with it. On
     * iWARP, there is no other way. All channels must have the same protection domain:
     *
     * {@snippet lang=java :
     * Context context = Device.towards(peers.get(0).getAddress()).open();
     * ConnectionOptions options = new ConnectionOptions().withDomain(ProtectionDomain.allocate(context));
     * List<Channel> channels = new ArrayList<>();
     * for (InetSocketAddress peer : peers) {
     *     channels.add(Channel.of(Connection.to(peer, options, LIMIT)));
     * }
     * for (Channel channel : channels) {
     *     channel.establish(LIMIT);    // If this fails, close all channels.
     * }
     * MultiChannel all = MultiChannel.of(channels);
     * }
     *
     * @param channels the channels; the position in the list is the index of the peer
     * @throws IllegalArgumentException if the list is empty or contains a channel twice, or if the channels have different
     *     protection domains: {@link org.rdma4j.cm.ConnectionOptions#withDomain}
     */
    public static MultiChannel of(List<Channel> channels) {
        if (channels.isEmpty()) {
            throw new IllegalArgumentException("no channels; pass at least one");
        }
        ProtectionDomain domain = channels.get(0).domain();
        if (new HashSet<>(channels).size() < channels.size()) {
            throw new IllegalArgumentException("the list contains a channel twice; pass one channel for each peer");
        }
        for (Channel channel : channels) {
            if (channel.domain() != domain) {
                throw new IllegalArgumentException(channel.queuePair() + " is of another protection domain than "
                        + channels.get(0).queuePair()
                        + "; create all connections with one domain: ConnectionOptions.withDomain");
            }
        }
        ChannelGroup group = new ChannelGroup(domain);
        group.channels.addAll(channels);
        return new MultiChannel(group);
    }

    /**
     * Returns the endpoint to which each peer has to connect, in the order of the peers.
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
     * Connects all channels: {@link Channel#connect}.
     *
     * @param peers the endpoint that each peer has for this side, in the order of the peers
     * @return this multi-channel
     * @throws IllegalArgumentException if the number of endpoints differs from the number of peers
     * @throws IllegalStateException if a channel was connected before, was not created by {@link #builder}, or is closed
     * @throws VerbsException if the driver rejects a connection; this multi-channel can then only be closed
     */
    public MultiChannel connect(List<Endpoint> peers) throws VerbsException {
        if (peers.size() != peers()) {
            throw new IllegalArgumentException(
                    peers.size() + " endpoints for " + peers() + " peers; pass one for each peer");
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
     * Returns the channel to a peer.
     *
     * @throws IndexOutOfBoundsException if there is no peer with that index
     */
    public Channel channel(int peer) {
        if (peer < 0 || peer >= peers()) {
            throw new IndexOutOfBoundsException("there is no peer " + peer + ", only 0 to " + (peers() - 1));
        }
        return group.channels.get(peer);
    }

    /**
     * Returns the index of the peer of a request; for a shared receive, of the peer that sent the message.
     *
     * @throws IllegalArgumentException if the request is of none of these channels
     */
    public int peerOf(WorkRequest<?> request) {
        for (int i = 0; i < peers(); i++) {
            if (channel(i).queuePair() == QueuePair.of(request)) {
                return i;
            }
        }
        throw new IllegalArgumentException(request + " is of none of the channels");
    }

    /** Returns the completion queue of all channels; empty if each channel has its own, or if they were passed to {@link #of}. */
    public Optional<CompletionQueue> completions() {
        return Optional.ofNullable(group.completions());
    }

    /**
     * Returns the receive queue of all channels; empty if each channel has its own. Poll {@link #completions} for its receives,
     * and pass each to {@link #peerOf}.
     */
    public Optional<SharedReceiveQueue> sharedReceives() {
        return Optional.ofNullable(group.receives());
    }

    /**
     * Allocates and registers memory, which is closed with this multi-channel.
     *
     * @param bytes at least 1
     * @param remote operations that peers may perform (default none)
     * @throws IllegalStateException if all channels are closed
     */
    public MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        return group.allocate(bytes, remote);
    }

    /**
     * Opens a scope over all peers, which waits at its end for all work posted in it. The scope is reused by a later call, so do
     * not use it after its end. A loop that opens one scope after another allocates no memory.
     *
     * @param limit maximum duration of all waits of the scope together, measured from the start of the first wait
     * @throws WrongThreadException if another thread uses a channel
     */
    public WorkScope scope(Duration limit) {
        group.checkOwner();
        return scopes.begin(limit);
    }

    /** Opens a scope over all peers whose body waits for each piece of work itself: {@link WorkScope#beginManual}. */
    public WorkScope manualScope(Duration limit) {
        group.checkOwner();
        return scopes.beginManual(limit);
    }

    /**
     * Starts a thread that reads the completions of all channels, so that work can be waited for as futures: {@link
     * CompletionReader#submit}. While the reader is open, completions cannot be polled by other threads.
     *
     * @throws IllegalArgumentException if the channels were created without events
     * @throws UnsupportedOperationException if each channel has its own completion queue: {@link Channel#reader}
     */
    public CompletionReader reader() {
        CompletionQueue completions = group.completions();
        if (completions == null) {
            throw new UnsupportedOperationException(
                    "each channel has its own completion queue; call reader() of each channel");
        }
        completions.release();
        return new CompletionReader(completions);
    }

    /**
     * Posts prepared work of any peers, and waits for all of it: {@link WorkScope#postAll}.
     *
     * @throws IllegalArgumentException if an element is of none of these channels; nothing was posted
     * @throws PeersException if work of at least one peer could not be posted, failed, or did not complete within the limit
     */
    public void completeAll(List<? extends Work<?>> work, Duration limit) throws RdmaException {
        try (WorkScope scope = scope(limit)) {
            scope.postAll(work);
        }
    }

    /**
     * Sends one message to several peers, and waits until their devices have received it.
     *
     * @param peers indices of the peers; the message is sent once for each element (default all peers)
     * @throws IndexOutOfBoundsException if there is no peer of an index; nothing was sent
     * @throws PeersException as for {@link #completeAll}
     */
    public void sendToPeers(LocalMemory from, Duration limit, int... peers) throws RdmaException {
        try (WorkScope scope = scope(limit)) {
            scope.sendToPeers(from, peers);
        }
    }

    /**
     * Makes the thread that holds a lock the owner of all channels and of {@link #sharedReceives}: {@link Channel#guardedBy}.
     *
     * @throws IllegalStateException if the current thread does not hold the lock, or a channel is closed
     * @throws WrongThreadException if another thread uses a channel
     */
    public void guardedBy(ReentrantLock lock) {
        group.guardedBy(lock);
    }

    /**
     * Releases all channels, so that another thread may use them.
     *
     * @throws WrongThreadException if another thread uses a channel
     */
    public void release() {
        group.release();
    }

    /**
     * Flushes the work in flight, and closes all channels and the resources of this multi-channel. Has no effect if it is
     * closed.
     *
     * @throws IllegalStateException if a resource created from those of a channel is open; close it, and then this
     *     multi-channel again
     * @throws WrongThreadException if another thread uses a channel; nothing was closed
     * @throws VerbsException if the driver rejects the release of a resource; call this method again
     */
    @Override
    public void close() throws RdmaException {
        group.close();
    }
}
