package org.rdma4j.channel;

import java.io.Closeable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.Owned;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.CompletionReader;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkRequest;

/**
 * Channels to several peers, each with a number from 0, which share a protection domain: memory that is registered once is
 * used with all of them. Connected by hand ({@link #builder}), or made of channels of any kind ({@link #of}).
 *
 * <p>Work for one peer is that of its {@link #channel}. Work for many is prepared once, for each its peer, and posted
 * together:
 *
 * {@snippet lang=java :
 * List<PeerSendWorkRequest> parts = new ArrayList<>();
 * for (int peer = 0; peer < channels.peers(); peer++) {
 *     parts.add(channels.prepareSend(peer, buffer.slice(peer * PART, PART)));
 * }
 * channels.scatterSend(parts, LIMIT);                  // As often as wanted.
 *
 * try (PeerScope scope = channels.scope(LIMIT)) {      // Several kinds of work at a time.
 *     scope.gatherReceive(answers);
 *     scope.multicastSend(question);
 *     scope.peer(0).write(log, entry);
 * }
 * }
 *
 * <p>Where some peers fail, the work of the others is done all the same, and a {@link PeersException} says which failed, and
 * why. Every wait has a deadline; when it passes, the channels that were late are at an end, and no buffer is in use. What
 * is posted to them afterwards fails again, so leave the failed peers out of the lists, and name the others to {@link
 * #multicastSend}; a peer cannot be replaced:
 *
 * {@snippet lang=java :
 * } catch (PeersException failed) {
 *     parts.removeIf(part -> failed.failures().containsKey(part.peer()));
 *     answers.removeIf(answer -> failed.failures().containsKey(answer.peer()));
 * }
 * }
 *
 * <p>While a scope waits for a peer that is gone, the others hear nothing: their limits have to be longer than the scope's.
 *
 * <p>One thread at a time uses it, as a {@link Channel}.
 */
public final class MultiChannel implements Closeable {
    private final ProtectionDomain domain;
    private final Channel[] channels;
    private final Owned owned;
    private final @Nullable CompletionQueue completions;
    private final @Nullable SharedReceiveQueue receives;
    /** More than one only where scopes are within each other. */
    private final List<PeerScope> scopes = new ArrayList<>();

    /** Channels by hand that are about to be made: see {@link MultiChannel#builder}. */
    public static final class Builder extends ChannelBuilder<Builder> {
        private int peers = 1;
        private boolean each;
        private int sharedReceives;

        Builder(ProtectionDomain domain) {
            super(domain);
        }

        @Override
        Builder self() {
            return this;
        }

        /** How many peers there are; 1 without. */
        public Builder peers(int count) {
            if (count < 1) {
                throw new IllegalArgumentException(count + " peers; there has to be one at least");
            }
            peers = count;
            return this;
        }

        /** Gives each channel a completion queue of its own, instead of one for all. */
        public Builder completionsEach() {
            each = true;
            return this;
        }

        /**
         * Gives all channels one queue of receives, {@link MultiChannel#sharedReceives}: each message takes one, whichever
         * peer it is from.
         *
         * @param requests how many receives it holds
         */
        public Builder sharedReceives(int requests) {
            if (requests < 1) {
                throw new IllegalArgumentException(requests + " shared receives; there has to be one at least");
            }
            sharedReceives = requests;
            return this;
        }

        /**
         * Makes them, without peers.
         *
         * @throws IllegalArgumentException if a number is more than the device can, or the receives are shared and the
         *     completion queue is not
         * @throws UnsupportedOperationException on iWARP, where the connection manager alone connects: see {@link
         *     MultiChannel#of}
         * @throws VerbsException if the driver refuses
         */
        public PreparedMultiChannel prepare() throws RdmaException {
            boolean shared = sharedReceives > 0;
            if (shared && each) {
                throw new IllegalArgumentException("shared receives report to one completion queue; leave"
                        + " completionsEach() or sharedReceives() out");
            }
            Owned owned = new Owned();
            List<PreparedChannel> prepared = new ArrayList<>();
            SharedReceiveQueue receives = null;
            try {
                CompletionQueue all = each
                        ? null
                        : owned.own(completionQueue((long) entries(shared) * peers + (shared ? sharedReceives : 0)));
                if (shared) {
                    receives = domain.sharedReceiveQueue(sharedReceives, receiveElements());
                }
                for (int i = 0; i < peers; i++) {
                    prepared.add(prepare(all, receives, owned));
                }
                List<Channel> channels =
                        prepared.stream().map(PreparedChannel::channel).toList();
                return new PreparedMultiChannel(new MultiChannel(domain, channels, owned, all, receives), prepared);
            } catch (RdmaException | RuntimeException e) {
                for (PreparedChannel each : prepared) {
                    Closing.after(e, each);
                }
                if (receives != null) {
                    Closing.after(e, receives);
                }
                Closing.after(e, owned);
                throw e;
            }
        }

        private PreparedChannel prepare(
                @Nullable CompletionQueue all, @Nullable SharedReceiveQueue receives, Owned owned)
                throws RdmaException {
            return prepare(all == null ? owned.own(completionQueue(entries(false))) : all, receives);
        }
    }

    private MultiChannel(
            ProtectionDomain domain,
            List<Channel> channels,
            Owned owned,
            @Nullable CompletionQueue completions,
            @Nullable SharedReceiveQueue receives) {
        this.domain = domain;
        this.channels = channels.toArray(new Channel[0]);
        this.owned = owned;
        this.completions = completions;
        this.receives = receives;
    }

    /**
     * Begins to make channels by hand.
     *
     * @param domain whose memory they use; stays the caller's
     */
    public static Builder builder(ProtectionDomain domain) {
        return new Builder(domain);
    }

    /**
     * Makes one of channels that stand, such as the connection manager makes; they are closed with it. On iWARP there are no
     * others. All of them need one protection domain, which the program brings:
     *
     * {@snippet lang=java :
     * Context context = Device.towards(peers.get(0).getAddress()).open();
     * ConnectionOptions options = new ConnectionOptions().withDomain(context.protectionDomain());
     * List<Channel> channels = new ArrayList<>();
     * for (InetSocketAddress peer : peers) {
     *     channels.add(Channel.of(Connection.to(peer, options, LIMIT)).establish(LIMIT));
     * }
     * MultiChannel all = MultiChannel.of(channels);
     * }
     *
     * @param channels by the peers' numbers
     * @throws IllegalArgumentException if there is none, one is there twice, or they are not of one protection domain: see
     *     {@link org.rdma4j.cm.ConnectionOptions#withDomain}
     */
    public static MultiChannel of(List<Channel> channels) {
        if (channels.isEmpty()) {
            throw new IllegalArgumentException("no channels; there has to be one at least");
        }
        ProtectionDomain domain = channels.get(0).domain();
        if (new HashSet<>(channels).size() < channels.size()) {
            throw new IllegalArgumentException("a channel is there twice; each peer has one of its own");
        }
        for (Channel channel : channels) {
            if (channel.domain() != domain) {
                throw new IllegalArgumentException(channel.queuePair() + " is of another protection domain than "
                        + channels.get(0).queuePair()
                        + "; give all connections one, with ConnectionOptions.withDomain");
            }
        }
        return new MultiChannel(domain, channels, new Owned(), null, null);
    }

    /** How many peers there are. */
    public int peers() {
        return channels.length;
    }

    /** The protection domain whose memory they use. */
    public ProtectionDomain domain() {
        return domain;
    }

    /**
     * The channel to one peer.
     *
     * @throws IndexOutOfBoundsException if there is no such peer
     */
    public Channel channel(int peer) {
        return channels[check(peer)];
    }

    int check(int peer) {
        if (peer < 0 || peer >= channels.length) {
            throw new IndexOutOfBoundsException("there is no peer " + peer + ", only 0 to " + (channels.length - 1));
        }
        return peer;
    }

    /**
     * The peer that a request is for, or that the message of a shared receive came from.
     *
     * @throws IllegalArgumentException if it is of none of these channels
     */
    public int peerOf(WorkRequest<?> request) {
        for (int i = 0; i < channels.length; i++) {
            if (channels[i].queuePair() == QueuePair.of(request)) {
                return i;
            }
        }
        throw new IllegalArgumentException(request + " is of none of these channels");
    }

    /** The completion queue that was made for all channels; empty where each has its own, and of channels that {@link #of} took. */
    public Optional<CompletionQueue> completions() {
        return Optional.ofNullable(completions);
    }

    /** The receives of all channels; empty where each has its own. */
    public Optional<SharedReceiveQueue> sharedReceives() {
        return Optional.ofNullable(receives);
    }

    /**
     * Allocates and registers memory that is freed with the channels.
     *
     * @param bytes at least 1
     * @param remote what peers may do with it; nothing without
     * @throws IllegalStateException if all of them are closed
     */
    public MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        for (Channel channel : channels) {
            if (channel.queuePair().isOpen()) {
                return owned.own(domain.allocate(bytes, remote));
            }
        }
        throw new IllegalStateException("the channels are closed, and nobody would free the memory");
    }

    // Prepared work.

    /** A message to a peer. Immediate data and the rest are those of its {@link PeerWorkRequest#request}. */
    public PeerSendWorkRequest prepareSend(int peer, LocalMemory... from) {
        return new PeerSendWorkRequest(this, peer, channel(peer).prepareSend(from));
    }

    /**
     * Room for one message of a peer's.
     *
     * @throws UnsupportedOperationException if receives are shared: prepare them there
     */
    public PeerReceiveWorkRequest prepareReceive(int peer, LocalMemory... into) {
        return new PeerReceiveWorkRequest(this, peer, channel(peer).prepareReceive(into));
    }

    /** Writes to a peer's memory. */
    public PeerWriteWorkRequest prepareWrite(PeerRemoteMemory to, LocalMemory... from) {
        return new PeerWriteWorkRequest(this, to.peer(), channel(to.peer()).prepareWrite(to.memory(), from));
    }

    /** Reads a peer's memory. */
    public PeerReadWorkRequest prepareRead(PeerRemoteMemory from, LocalMemory... to) {
        return new PeerReadWorkRequest(this, from.peer(), channel(from.peer()).prepareRead(from.memory(), to));
    }

    // Scopes and futures.

    /**
     * Opens a scope, which waits at its end for all work that was posted in it. A loop that opens one scope after another
     * allocates nothing: what has ended is opened again, so that a scope is not kept, and not closed once more, behind its
     * end.
     *
     * @param limit for all waits of the scope together, counted from the first of them on
     */
    public PeerScope scope(Duration limit) {
        return idleScope().begin(limit, false);
    }

    /**
     * The same for a body that waits for each piece of work itself. If one is still in flight at the end, the scope waits
     * for it and then throws an {@link IllegalStateException}.
     */
    public PeerScope manualScope(Duration limit) {
        return idleScope().begin(limit, true);
    }

    private PeerScope idleScope() {
        for (int i = 0; i < scopes.size(); i++) {
            if (!scopes.get(i).isOpen()) {
                return scopes.get(i);
            }
        }
        PeerScope another = new PeerScope(this);
        scopes.add(another);
        return another;
    }

    /**
     * Begins to read the completions of all channels on a thread of its own, so that work can be waited for as futures:
     * {@link CompletionReader#submit}. Until it is closed, that is the only way to wait for work of these channels.
     *
     * @throws IllegalArgumentException if they were made without events
     * @throws UnsupportedOperationException if each channel has a completion queue of its own: see {@link Channel#reader}
     */
    public CompletionReader reader() {
        if (completions == null) {
            throw new UnsupportedOperationException(
                    "each channel has a completion queue of its own; take the reader() of each");
        }
        completions.release();
        return new CompletionReader(completions);
    }

    // Many at a time.

    /**
     * Sends messages, and waits until the peers' devices have them. A loop that sends the same ones takes least time with a
     * list that cannot change, of {@link List#copyOf}: it is not looked through each time.
     *
     * @throws PeersException if some of it failed, could not be posted, or was not done in time
     */
    public void scatterSend(List<PeerSendWorkRequest> sends, Duration limit) throws PeersException {
        try (PeerScope all = scope(limit)) {
            all.scatterSend(sends);
        }
    }

    /** Writes to peers' memory, and waits until their devices have it; otherwise as {@link #scatterSend}. */
    public void scatterWrite(List<PeerWriteWorkRequest> writes, Duration limit) throws PeersException {
        try (PeerScope all = scope(limit)) {
            all.scatterWrite(writes);
        }
    }

    /** Waits for messages; otherwise as {@link #scatterSend}. */
    public void gatherReceive(List<PeerReceiveWorkRequest> receives, Duration limit) throws PeersException {
        try (PeerScope all = scope(limit)) {
            all.gatherReceive(receives);
        }
    }

    /** Reads peers' memory; otherwise as {@link #scatterSend}. */
    public void gatherRead(List<PeerReadWorkRequest> reads, Duration limit) throws PeersException {
        try (PeerScope all = scope(limit)) {
            all.gatherRead(reads);
        }
    }

    /**
     * Sends one message to several peers; otherwise as {@link #scatterSend}.
     *
     * @param peers who get it, as often as they are named; all if none is
     * @throws IndexOutOfBoundsException if there is no such peer; it is sent to nobody then
     */
    public void multicastSend(LocalMemory from, Duration limit, int... peers) throws PeersException {
        try (PeerScope all = scope(limit)) {
            all.multicastSend(from, peers);
        }
    }

    // Their end.

    /**
     * From now on they are used by whichever thread holds the lock: {@link Channel#guardedBy}. {@link #sharedReceives} among
     * them.
     *
     * @throws IllegalStateException if this thread does not hold the lock, or one is closed
     * @throws WrongThreadException if another thread uses one
     */
    public void guardedBy(ReentrantLock lock) {
        for (Channel channel : channels) {
            channel.guardedBy(lock);
        }
        if (receives != null) {
            receives.guardedBy(lock);
        }
    }

    /**
     * Gives them up, so that another thread may use them.
     *
     * @throws WrongThreadException if another thread uses one
     */
    public void release() {
        for (Channel channel : channels) {
            channel.release();
        }
        if (receives != null) {
            receives.release();
        }
    }

    /**
     * Ends what is in flight, and frees everything that came with them. Does nothing the second time.
     *
     * @throws IllegalStateException if something is open that was made from what is freed: close that, and then this again
     * @throws WrongThreadException if another thread uses one of them; nothing was freed
     * @throws VerbsException if the driver refuses. What could be freed is freed; call this again for the rest
     */
    @Override
    public void close() throws RdmaException {
        for (Channel channel : channels) {
            if (channel.queuePair().isOpen()) {
                channel.queuePair().checkOwner();
            }
        }
        Exception first = closeChannels();
        if (first != null && completions == null) {
            // One of them may own the domain of the memory, which none of them uses now.
            Closing.after(first, owned);
            first = closeChannels();
        }
        if (first instanceof RdmaException e) {
            throw e;
        }
        if (first instanceof RuntimeException e) {
            throw e;
        }
        if (receives != null) {
            receives.close();
        }
        Channel.close(owned);
    }

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
