package org.rdma4j.network;

import java.io.Closeable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rdma4j.channel.MultiChannel;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.VerbsException;

/**
 * A node that has an endpoint but is not yet connected. Created by {@link Node.Builder#prepare}. The program must
 * distribute the {@link #endpoint} to all other nodes and pass the endpoints of all nodes to {@link #handshake}.
 *
 * {@snippet lang=java :
 * List<byte[]> endpoints = rendezvous.exchange(prepared.endpoint().toBytes(), TIMEOUT);
 * try (Node node = prepared.handshake(NodeEndpoint.all(endpoints))) {
 *     rendezvous.exchange(new byte[0], TIMEOUT); // Returns after all nodes have connected.
 *     node.barrier(TIMEOUT);
 * }
 * }
 *
 * <p>After a successful handshake, the {@link Node} owns all resources, and {@link #close} has no effect. Before that,
 * {@code close} releases the resources.
 *
 * <p>Only one thread at a time may use a prepared node.
 *
 * @see "docs/guide/cluster.md"
 */
public final class PreparedNode implements Closeable {
    private final int rank;
    private final BarrierAlgorithm barrier;
    private final MultiChannel channels;
    private final MemoryRegion signals;
    private final CollectiveSetup collectives;

    /** Whether the handshake has succeeded or this object is closed. */
    private boolean done;

    PreparedNode(
            int rank,
            BarrierAlgorithm barrier,
            MultiChannel channels,
            MemoryRegion signals,
            CollectiveSetup collectives) {
        this.rank = rank;
        this.barrier = barrier;
        this.channels = channels;
        this.signals = signals;
        this.collectives = collectives;
    }

    /** Returns this node's endpoint, to be distributed to the other nodes. */
    public NodeEndpoint endpoint() {
        return new NodeEndpoint(
                rank, barrier, channels.endpoints(), RdmaSignals.inbox(signals), collectives.endpoint());
    }

    /** Returns the channels. Receives may be posted before the handshake. */
    public MultiChannel channels() {
        return channels;
    }

    /**
     * Connects all channels. A node must not send until all other nodes have completed their handshakes; a second
     * {@link Rendezvous#exchange} ensures that they have.
     *
     * @param endpoints the endpoints of all nodes, in any order, including this node's own endpoint
     * @return the connected node, which takes ownership of this object's resources
     * @throws IllegalArgumentException if an endpoint is missing, occurs twice, or has a different world size or
     *     barrier algorithm; this object is unchanged
     * @throws IllegalStateException if the handshake has already succeeded, or this object is closed
     * @throws VerbsException if the driver reports an error; in that case, this object can only be closed
     */
    public Node handshake(Collection<NodeEndpoint> endpoints) throws VerbsException {
        if (done) {
            throw new IllegalStateException("the prepared node of rank " + rank
                    + " has already completed its handshake or is closed; prepare a new node");
        }
        int worldSize = channels.peers();
        @Nullable NodeEndpoint[] byRank = new NodeEndpoint[worldSize];
        for (NodeEndpoint endpoint : endpoints) {
            check(endpoint, byRank);
            byRank[endpoint.rank()] = endpoint;
        }
        List<Endpoint> remoteEndpoints = new ArrayList<>();
        List<RemoteMemory> inboxes = new ArrayList<>();
        List<CollectiveEndpoint> collectiveEndpoints = new ArrayList<>();
        for (int i = 0; i < worldSize; i++) {
            NodeEndpoint endpoint = byRank[i];
            if (endpoint == null) {
                throw new IllegalArgumentException("the endpoint of rank " + i + " is missing");
            }
            remoteEndpoints.add(endpoint.endpoints().get(rank));
            inboxes.add(endpoint.signals());
            collectiveEndpoints.add(endpoint.collectives());
        }
        MultiChannel connected = channels.connect(remoteEndpoints);
        collectives.setEndpoints(collectiveEndpoints);
        Node node = new Node(rank, barrier, connected, signals, inboxes, collectives);
        done = true;
        return node;
    }

    private void check(NodeEndpoint endpoint, @Nullable NodeEndpoint[] byRank) {
        String name = "the endpoint of rank " + endpoint.rank();
        if (endpoint.rank() < 0 || endpoint.rank() >= byRank.length) {
            throw new IllegalArgumentException(
                    name + " does not belong to the network (ranks 0 to " + (byRank.length - 1) + ")");
        }
        if (byRank[endpoint.rank()] != null) {
            throw new IllegalArgumentException(name + " occurs twice");
        }
        if (endpoint.endpoints().size() != byRank.length) {
            throw new IllegalArgumentException(name + " belongs to a network of "
                    + endpoint.endpoints().size() + " nodes; this node belongs to a network of " + byRank.length);
        }
        if (endpoint.signals().length() != RdmaSignals.inboxBytes(byRank.length)) {
            throw new IllegalArgumentException(
                    name + " has " + endpoint.signals().length() + " bytes for barriers; expected "
                            + RdmaSignals.inboxBytes(byRank.length));
        }
        if (endpoint.barrier() != barrier) {
            throw new IllegalArgumentException(
                    name + " uses the barrier algorithm " + endpoint.barrier() + "; this node uses " + barrier);
        }
    }

    /**
     * Releases the resources unless the handshake has succeeded. Idempotent.
     *
     * @throws RdmaException if a resource cannot be released; call this method again to release the remaining resources
     */
    @Override
    public void close() throws RdmaException {
        if (!done) {
            collectives.close();
            channels.close();
            signals.close();
            done = true;
        }
    }
}
