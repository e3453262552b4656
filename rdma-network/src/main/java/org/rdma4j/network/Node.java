package org.rdma4j.network;

import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rdma4j.channel.Channel;
import org.rdma4j.channel.MultiChannel;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.GidEntry;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.VerbsException;

/**
 * One of several nodes that are all connected to each other: a rank, {@link #channels} to all, and {@link #barrier}s.
 *
 * {@snippet lang=java :
 * NetworkConfig config = NetworkConfig.load(Path.of("network.json"));
 * try (Node node = Node.join(config, rank)) {
 *     int nodes = node.worldSize();
 *     MemoryRegion memory = node.allocate(8);
 *     try (WorkScope scope = node.channels().scope(LIMIT)) {
 *         scope.receive((rank + nodes - 1) % nodes, memory.slice(4, 4));
 *         node.barrier(LIMIT);    // Every node has posted its receive: a message that finds none may fail.
 *         scope.send((rank + 1) % nodes, memory.slice(0, 4));
 *     }
 *     node.barrier(LIMIT);        // Every node is done: now they may close.
 * }
 * }
 *
 * <p>Nodes connect by hand, which iWARP does not know.
 *
 * <p>One thread at a time uses it, as a {@link MultiChannel}.
 */
public final class Node implements Closeable {
    private final int rank;
    private final MultiChannel channels;
    private final Barrier barrier;
    private final int[] everyone;
    /** What is closed with it, the first last. */
    private final Deque<Closeable> owned = new ArrayDeque<>();

    Node(int rank, BarrierAlgorithm algorithm, MultiChannel channels, MemoryRegion region, List<RemoteMemory> signals) {
        this.rank = rank;
        this.channels = channels;
        this.barrier = new Barrier(algorithm, rank, channels.peers(), new RdmaSignals(rank, region, channels, signals));
        this.everyone = IntStream.range(0, channels.peers()).toArray();
        owned.push(region);
    }

    /**
     * Begins to make a node.
     *
     * @param domain whose memory it uses; stays the caller's
     */
    public static Builder builder(ProtectionDomain domain) {
        return new Builder(domain);
    }

    /**
     * Joins a network in one step: opens the device that the configuration names, and connects to all other nodes.
     *
     * @param rank of this node
     * @throws IllegalArgumentException if the network has no such rank
     * @throws NoSuchElementException if the machine has no such device, or the device no such GID
     * @throws UnsupportedOperationException if the device speaks iWARP
     * @throws RendezvousException if nodes are missing after the configuration's deadline, or one gives up
     * @throws org.rdma4j.verbs.VerbsException if the device cannot be opened, or the kernel has nothing of RDMA
     */
    public static Node join(NetworkConfig config, int rank) throws RdmaException {
        return join(config, rank, config.deadline());
    }

    /** The same with a deadline of its own. */
    public static Node join(NetworkConfig config, int rank, Duration limit) throws RdmaException {
        Context context = Device.named(config.host(rank).device()).open();
        ProtectionDomain domain = null;
        try {
            domain = context.protectionDomain();
            Node node = builder(domain).join(config, rank, limit);
            node.owned.addLast(domain);
            node.owned.addLast(context);
            return node;
        } catch (RdmaException | RuntimeException e) {
            closeAfter(e, domain);
            closeAfter(e, context);
            throw e;
        }
    }

    private static void closeAfter(Throwable failure, @Nullable Closeable what) {
        try {
            if (what != null) {
                what.close();
            }
        } catch (IOException | RuntimeException e) {
            failure.addSuppressed(e);
        }
    }

    /** The rank of this node, from 0. */
    public int rank() {
        return rank;
    }

    /** How many nodes there are. */
    public int worldSize() {
        return everyone.length;
    }

    /**
     * The channels to all nodes, this one included, by rank: to scatter, gather and multicast. Barriers use them, too: while a
     * {@link MultiChannel#reader} has their completions there are no barriers.
     */
    public MultiChannel channels() {
        return channels;
    }

    /**
     * The channel to one node; to this one, a channel whose other end is its own.
     *
     * @throws IndexOutOfBoundsException if there is no such rank
     */
    public Channel channel(int peer) {
        return channels.channel(peer);
    }

    /** The protection domain whose memory all channels use. */
    public ProtectionDomain domain() {
        return channels.domain();
    }

    /**
     * Allocates and registers memory for all channels: {@link ProtectionDomain#allocate}. It is closed with the node, or
     * before.
     */
    public MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        MemoryRegion memory = domain().allocate(bytes, remote);
        owned.push(memory);
        return memory;
    }

    /**
     * Waits until all nodes of a group have called this. What one of them wrote to another before, and waited for, is there
     * afterwards.
     *
     * <p>A node that is gone is noticed before the deadline: who waits for it writes to it again after each second, which
     * fails when the channels' {@link org.rdma4j.verbs.RetryPolicy} says so.
     *
     * <p>A node that gives up, because its deadline passes or a peer cannot be reached, poisons the barriers of all nodes for
     * good: each other node throws as soon as it waits, or is waiting, at a barrier.
     *
     * @param limit for this barrier
     * @param ranks the group, ascending, this node's rank among them, and the same at all its nodes; all nodes if none is
     *     named
     * @throws IllegalArgumentException if the ranks are not like that; nothing is poisoned then
     * @throws WrongThreadException if another thread uses this node, or reads its completions; nothing is poisoned then,
     *     unless this node has told others already that it is there
     * @throws BarrierException if this node gives up, or another one has
     */
    public void barrier(Duration limit, int... ranks) throws BarrierException {
        barrier.await(ranks.length == 0 ? everyone : ranks, limit);
    }

    /**
     * Gives it up, so that another thread may use it.
     *
     * @throws WrongThreadException if another thread uses it
     */
    public void release() {
        channels.release();
    }

    /**
     * Ends what is in flight and closes the channels, the memory that it has allocated, and what {@link #join} has opened. A
     * barrier before it lets all nodes finish their work first. Does nothing the second time.
     *
     * @throws IllegalStateException if something is open that was made from what is closed: close that, and then this again
     * @throws VerbsException if the driver refuses; call this again for the rest
     */
    @Override
    public void close() throws RdmaException {
        channels.close();
        try {
            while (!owned.isEmpty()) {
                owned.getFirst().close();
                owned.pop();
            }
        } catch (RdmaException e) {
            throw e;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A node that is about to be made. */
    public static final class Builder {
        private final ProtectionDomain domain;
        private BarrierAlgorithm barrier = BarrierAlgorithm.BINARY_TREE;
        private Consumer<MultiChannel.Builder> parameters = channels -> {};
        private int rank;
        private int worldSize = 1;

        private Builder(ProtectionDomain domain) {
            this.domain = Objects.requireNonNull(domain);
        }

        /** The rank of this node; 0 without. */
        public Builder rank(int number) {
            rank = number;
            return this;
        }

        /** How many nodes there are; 1 without. */
        public Builder worldSize(int nodes) {
            worldSize = nodes;
            return this;
        }

        /** How its barriers work, and those of all other nodes; {@link BarrierAlgorithm#BINARY_TREE} without. */
        public Builder barrier(BarrierAlgorithm algorithm) {
            barrier = Objects.requireNonNull(algorithm);
            return this;
        }

        /**
         * Sets parameters of the channels: {@code channels(c -> c.sendRequests(64).inline(32))}. Barriers need one request in
         * flight to each peer, and one more where they fail.
         */
        public Builder channels(Consumer<MultiChannel.Builder> set) {
            parameters = parameters.andThen(set);
            return this;
        }

        /**
         * Makes it, without peers.
         *
         * @throws IllegalArgumentException if the rank is not one of the world, or as for {@link
         *     MultiChannel.Builder#prepare}
         * @throws UnsupportedOperationException on iWARP
         * @throws VerbsException if the driver refuses
         */
        public PreparedNode prepare() throws RdmaException {
            if (rank < 0 || rank >= worldSize) {
                throw new IllegalArgumentException(
                        "rank " + rank + " is not in the network; its " + worldSize + " ranks start at 0");
            }
            MultiChannel.Builder channels = MultiChannel.builder(domain);
            parameters.accept(channels);
            MemoryRegion region = RdmaSignals.allocate(domain, worldSize);
            try {
                return new PreparedNode(rank, barrier, channels.peers(worldSize).create(), region);
            } catch (RdmaException | RuntimeException e) {
                closeAfter(e, region);
                throw e;
            }
        }

        /**
         * Prepares it for a place in a network, and connects it to all other nodes. When this returns, all have connected.
         *
         * @param rank of this node; rank and world size that were set before do not count
         * @param limit for all of it
         * @throws IllegalArgumentException if the network has no such rank, or the nodes have different barriers
         * @throws NoSuchElementException if the device does not have the GID that the configuration names
         * @throws UnsupportedOperationException on iWARP
         * @throws RendezvousException if nodes are missing when the limit passes, or one gives up
         */
        public Node join(NetworkConfig config, int rank, Duration limit) throws RdmaException {
            long end = System.nanoTime() + Deadlines.nanos(limit);
            NodeConfig host = config.host(rank);
            rank(rank).worldSize(config.worldSize());
            place(host);
            // Others connect from the moment that this node listens, and want an answer soon.
            try (PreparedNode prepared = prepare();
                    Rendezvous rendezvous = Rendezvous.of(config, rank)) {
                List<byte[]> endpoints = rendezvous.exchange(prepared.endpoint().toBytes(), Deadlines.until(end));
                Node node;
                try {
                    node = prepared.handshake(NodeEndpoint.all(endpoints));
                } catch (RdmaException | RuntimeException e) {
                    rendezvous.giveUp(String.valueOf(e.getMessage()));
                    throw e;
                }
                try {
                    rendezvous.exchange(new byte[0], Deadlines.until(end));
                    return node;
                } catch (RdmaException | RuntimeException e) {
                    closeAfter(e, node);
                    throw e;
                }
            }
        }

        private void place(NodeConfig host) throws VerbsException {
            channels(channels -> channels.port(host.devicePort()));
            if (host.gid().isPresent()) {
                List<GidEntry> all = domain.context().gids();
                GidEntry entry = all.stream()
                        .filter(gid -> gid.port() == host.devicePort()
                                && gid.gid().equals(host.gid().get()))
                        .max(Comparator.comparing(GidEntry::type))
                        .orElseThrow(() -> new NoSuchElementException(host.name() + ": " + domain.context()
                                + " has no GID " + host.gid().get() + " at port " + host.devicePort()
                                + "; there are "
                                + all.stream()
                                        .map(gid -> gid.gid().toString())
                                        .distinct()
                                        .toList()));
                channels(channels -> channels.gid(entry));
            }
        }
    }
}
