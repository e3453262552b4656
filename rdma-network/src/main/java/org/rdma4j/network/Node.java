package org.rdma4j.network;

import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.rdma4j.channel.Channel;
import org.rdma4j.channel.MultiChannel;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.Owned;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.VerbsException;

/**
 * A node of a network in which all nodes are connected to each other. A node has a rank, has {@link #channels} to all
 * nodes, can wait for other nodes at a {@link #barrier}, and performs {@link #collectives collective operations} with
 * them.
 *
 * {@snippet lang=java :
 * NetworkConfig config = NetworkConfig.load(Path.of("network.json"));
 * try (Node node = Node.join(config, rank)) {
 *     int nodes = node.worldSize();
 *     MemoryRegion memory = node.allocate(8);
 *     try (WorkScope scope = node.channels().scope(TIMEOUT)) {
 *         scope.receive((rank + nodes - 1) % nodes, memory.slice(4, 4));
 *         node.barrier(TIMEOUT); // All nodes have posted their receives; otherwise, a send may fail.
 *         scope.send((rank + 1) % nodes, memory.slice(0, 4));
 *     }
 *     node.barrier(TIMEOUT); // All nodes have completed their work and may close.
 * }
 * }
 *
 * <p>The channels connect without the connection manager, so iWARP devices are not supported. Use {@link
 * Collectives#join} to perform collective operations on iWARP.
 *
 * <p>Only one thread at a time may use a node, except for its collectives. Close it after a last {@link #barrier}.
 *
 * @see "docs/guide/cluster.md"
 */
public final class Node implements Closeable {
    private final int rank;
    private final MultiChannel channels;
    private final Barrier barrier;
    private final CollectiveSetup collectives;

    /** Ranks of all nodes. */
    private final int[] allRanks;

    /** Memory allocated by this node. */
    private final Owned memory = new Owned();

    /** Context and protection domain opened by {@link #join(NetworkConfig, int)}; empty if the caller opened them. */
    private final Owned device = new Owned();

    /** Creates a node, which takes ownership of the channels, the memory region and the collectives. */
    Node(
            int rank,
            BarrierAlgorithm algorithm,
            MultiChannel channels,
            MemoryRegion signals,
            List<RemoteMemory> inboxes,
            CollectiveSetup collectives) {
        this.rank = rank;
        this.collectives = collectives;
        this.channels = channels;
        this.barrier =
                new Barrier(algorithm, rank, channels.peers(), new RdmaSignals(rank, signals, channels, inboxes));
        this.allRanks = IntStream.range(0, channels.peers()).toArray();
        memory.own(signals);
    }

    /**
     * Returns a builder for a node.
     *
     * @param domain the protection domain of the node; remains owned by the caller and must not be closed before the
     *     node
     */
    public static Builder builder(ProtectionDomain domain) {
        return new Builder(domain);
    }

    /**
     * Opens the configured device and connects to all other nodes. Waits at most {@link NetworkConfig#deadline}. See
     * {@link #join(NetworkConfig, int, Duration)} for the timeouts and retries of the channels.
     *
     * @param config the configuration of the network
     * @param rank the rank of this node
     * @throws IllegalArgumentException if the network has no such rank
     * @throws NoSuchElementException if the host does not have the configured device, or the device does not have the
     *     configured GID
     * @throws UnsupportedOperationException if the device uses iWARP
     * @throws RendezvousException if nodes are missing when the deadline passes, or a node aborts
     * @throws VerbsException if the device cannot be opened, or the kernel has no RDMA support
     */
    public static Node join(NetworkConfig config, int rank) throws RdmaException {
        return join(config, rank, config.deadline());
    }

    /**
     * Opens the configured device and connects to all other nodes.
     *
     * <p>The channels use {@link org.rdma4j.channel.ChannelBuilder#RETRIES}: a packet is retransmitted 6 times, at
     * intervals of 65.536 µs (one tick of the kernel's timer on soft-RoCE), and a message that finds no posted
     * receive fails after approximately 15 ms. A pause of a busy machine or a short interruption of the network may
     * last longer. To configure longer timeouts, join with {@code
     * Node.builder(domain).channels(c -> c.retries(RetryPolicy.DEFAULT)).join(config, rank, timeout)}.
     *
     * @param config the configuration of the network
     * @param rank the rank of this node
     * @param timeout maximum time to wait for the other nodes
     * @throws IllegalArgumentException if the network has no such rank
     * @throws NoSuchElementException if the host does not have the configured device, or the device does not have the
     *     configured GID
     * @throws UnsupportedOperationException if the device uses iWARP
     * @throws RendezvousException if nodes are missing when the timeout expires, or a node aborts
     * @throws VerbsException if the device cannot be opened, or the kernel has no RDMA support
     */
    public static Node join(NetworkConfig config, int rank, Duration timeout) throws RdmaException {
        StackReserve.checkForSeveral();
        Owned device = new Owned();
        try {
            Context context =
                    device.own(Device.named(config.host(rank).device()).open());
            ProtectionDomain domain = device.own(ProtectionDomain.allocate(context));
            Node node = builder(domain).join(config, rank, timeout);
            try {
                node.device.own(device);
                return node;
            } catch (Throwable e) {
                Closing.after(e, node);
                throw e;
            }
        } catch (Throwable e) {
            Closing.after(e, device);
            throw e;
        }
    }

    /** Returns the rank of this node. Ranks start at 0. */
    public int rank() {
        return rank;
    }

    /** Returns the number of nodes in the network, including this one. */
    public int worldSize() {
        return allRanks.length;
    }

    /**
     * Returns the channels to all nodes, indexed by rank, including a channel to this node itself. Barriers also use
     * these channels, so {@link #barrier} must not be called while their completion queue is registered with an event
     * loop or polled by another thread.
     */
    public MultiChannel channels() {
        return channels;
    }

    /**
     * Returns the channel to the given node. The channel to this node itself is a loopback channel.
     *
     * @throws IndexOutOfBoundsException if there is no such rank
     */
    public Channel channel(int peer) {
        return channels.channel(peer);
    }

    /** Returns the protection domain of all channels. */
    public ProtectionDomain domain() {
        return channels.domain();
    }

    /**
     * Allocates and registers memory that can be used with all channels. The memory is freed when this node is closed,
     * unless the caller closes it earlier.
     *
     * @param bytes size in bytes, at least 1
     * @param remote operations that peers may perform on the memory (default none)
     * @throws VerbsException if the memory cannot be registered
     */
    public MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        return memory.own(MemoryRegion.allocate(domain(), bytes, remote));
    }

    /**
     * Waits until all nodes of a group have called this method. If another node of the group completed an RDMA write to
     * this node before calling this method, the data is visible to the calling thread when this method returns.
     *
     * <p>Once per second, a waiting node sends a probe to the node for which it waits. If that node has terminated, the
     * probe fails after the retries configured by {@link org.rdma4j.channel.ChannelBuilder#retries}, usually long
     * before the timeout.
     *
     * <p>If the barrier fails on a node because the timeout expires, a peer is unreachable, or the thread is
     * interrupted, the barriers of the network are poisoned: current and later barriers fail immediately on all nodes.
     * The channels remain usable.
     *
     * @param timeout maximum time to wait
     * @param ranks the ranks of the group in ascending order, including this node's rank; must be identical on all
     *     nodes of the group. If empty, the group consists of all nodes
     * @throws IllegalArgumentException if the ranks are not in ascending order, a rank is not in the network, or this
     *     node's rank is not among them; the barriers are not poisoned
     * @throws WrongThreadException if another thread owns this node or consumes its completions; the barriers are not
     *     poisoned. If this is detected only after this node has signaled another node, a {@code BarrierException} is
     *     thrown instead
     * @throws BarrierException if the barrier fails, or the barriers have been poisoned
     */
    public void barrier(Duration timeout, int... ranks) throws BarrierException {
        barrier.await(ranks.length == 0 ? allRanks : ranks, timeout);
    }

    /**
     * Returns the collective operations of the network, such as the sum of a value over all nodes:
     *
     * {@snippet lang=java :
     * double total = node.collectives().allReduce(local, Reduction.SUM, TIMEOUT);
     * }
     *
     * <p>They use connections of their own, independent of the {@link #channels}, which the first operation creates. Each
     * requires approximately 2.2 MiB of registered memory. This method does not wait for other nodes, and always returns
     * the same object. This method and the operations may be called by any thread.
     *
     * @throws UnsupportedOperationException if a node cannot use the connection manager, for example because no IP
     *     address belongs to its device; the message contains the rank of the node and the reason
     */
    public Collectives collectives() {
        return collectives.get();
    }

    /**
     * Releases this node, so that another thread may use it.
     *
     * @throws WrongThreadException if another thread owns this node
     */
    public void release() {
        channels.release();
    }

    /**
     * Closes the {@link #collectives}, aborts all work in flight, then closes the channels, the memory allocated by this
     * node, and the device if it was opened by {@link #join(NetworkConfig, int)}. To let all nodes complete their work,
     * call {@link #barrier} first. Idempotent.
     *
     * @throws IllegalStateException if an object created from one of these resources is still open; close that object,
     *     then call this method again
     * @throws VerbsException if the driver reports an error; call this method again to close the remaining resources
     */
    @Override
    public void close() throws RdmaException {
        collectives.close();
        channels.close();
        try {
            memory.close();
            device.close();
        } catch (RdmaException e) {
            throw e;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Builder for a {@link Node}. */
    public static final class Builder {
        private final ProtectionDomain domain;
        private BarrierAlgorithm barrier = BarrierAlgorithm.BINARY_TREE;
        private Consumer<MultiChannel.Builder> channelOptions = channels -> {};
        private int rank;
        private int worldSize = 1;
        private String hostname = "";

        private Builder(ProtectionDomain domain) {
            this.domain = Objects.requireNonNull(domain);
        }

        /** Sets the rank of the node (default 0). */
        public Builder rank(int number) {
            rank = number;
            return this;
        }

        /** Sets the number of nodes in the network (default 1). */
        public Builder worldSize(int nodes) {
            worldSize = nodes;
            return this;
        }

        /**
         * Sets the barrier algorithm, which must be identical on all nodes (default {@link
         * BarrierAlgorithm#BINARY_TREE}).
         */
        public Builder barrier(BarrierAlgorithm algorithm) {
            barrier = Objects.requireNonNull(algorithm);
            return this;
        }

        /**
         * Adds options for the channels, such as {@code channels(c -> c.sendRequests(64).inline(32))}. Barriers require
         * capacity for one send request per channel, or for two if a barrier fails.
         */
        public Builder channels(Consumer<MultiChannel.Builder> options) {
            channelOptions = channelOptions.andThen(options);
            return this;
        }

        /**
         * Creates a node that is not yet connected.
         *
         * @throws IllegalArgumentException if the rank is negative or not less than the world size, or as specified by
         *     {@link MultiChannel.Builder#create}
         * @throws UnsupportedOperationException if the device uses iWARP
         * @throws VerbsException if the driver reports an error
         */
        public PreparedNode prepare() throws RdmaException {
            if (rank < 0 || rank >= worldSize) {
                throw new IllegalArgumentException(
                        "rank " + rank + " is not in the network (ranks 0 to " + (worldSize - 1) + ")");
            }
            MultiChannel.Builder channels = MultiChannel.builder(domain);
            channelOptions.accept(channels);
            StackReserve.checkForSeveral();
            Owned created = new Owned();
            try {
                MemoryRegion signals = created.own(RdmaSignals.allocate(domain, worldSize));
                MultiChannel unconnected = created.own(channels.peers(worldSize).create());
                // Created last: it does not fail.
                CollectiveSetup collectives =
                        CollectiveSetup.of(domain.context().device(), hostname, rank, worldSize);
                return new PreparedNode(rank, barrier, unconnected, signals, collectives);
            } catch (Throwable e) {
                Closing.after(e, created);
                throw e;
            }
        }

        /**
         * Creates a node and connects it to all other nodes. Returns once all nodes have connected.
         *
         * <p>The {@link NodeConfig#devicePort} and, if present, the {@link NodeConfig#gid} of this node override the
         * values set by {@link #channels}. The {@link NodeConfig#device} is not used: the protection domain determines
         * the device.
         *
         * @param config the configuration of the network; overrides the {@link #worldSize} set previously
         * @param ownRank the rank of this node; overrides the {@link #rank} set previously
         * @param timeout maximum time to wait for the other nodes
         * @throws IllegalArgumentException if the network has no such rank, or the nodes have different barrier
         *     algorithms
         * @throws NoSuchElementException if the device does not have the configured GID
         * @throws UnsupportedOperationException if the device uses iWARP
         * @throws RendezvousException if nodes are missing when the timeout expires, or a node aborts
         * @throws VerbsException if the driver reports an error
         */
        public Node join(NetworkConfig config, int ownRank, Duration timeout) throws RdmaException {
            long deadline = System.nanoTime() + Timeouts.nanos(timeout);
            NodeConfig host = config.host(ownRank);
            rank(ownRank).worldSize(config.worldSize());
            hostname = host.hostname();
            selectPort(host);
            // Prepare first: other nodes connect as soon as the rendezvous is listening and expect an answer within the
            // handshake timeout.
            try (PreparedNode prepared = prepare();
                    Rendezvous rendezvous = Rendezvous.of(config, ownRank)) {
                List<byte[]> endpoints = rendezvous.exchange(prepared.endpoint().toBytes(), remaining(deadline));
                Node node;
                try {
                    node = prepared.handshake(NodeEndpoint.all(endpoints));
                } catch (Throwable e) {
                    rendezvous.giveUp(String.valueOf(e.getMessage()));
                    throw e;
                }
                try {
                    rendezvous.exchange(new byte[0], remaining(deadline));
                    return node;
                } catch (Throwable e) {
                    Closing.after(e, node);
                    throw e;
                }
            }
        }

        private static Duration remaining(long deadline) {
            return Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
        }

        /** Selects the configured port and, if one is configured, the GID. */
        private void selectPort(NodeConfig host) throws VerbsException {
            channels(channels -> channels.port(host.devicePort()));
            ConfiguredGid.find(domain.context(), host).ifPresent(entry -> channels(channels -> channels.gid(entry)));
        }
    }
}
