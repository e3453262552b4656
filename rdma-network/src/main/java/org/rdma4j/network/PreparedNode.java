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
 * A node that has an endpoint and is not connected yet. {@link #endpoint} goes to all other nodes, {@link #handshake} takes
 * theirs.
 *
 * <p>{@link #close} frees it where there was no handshake; afterwards the {@link Node} is what has to be closed, and this
 * does nothing.
 */
public final class PreparedNode implements Closeable {
    private final int rank;
    private final BarrierAlgorithm barrier;
    private final MultiChannel channels;
    private final MemoryRegion region;
    private boolean done;

    PreparedNode(int rank, BarrierAlgorithm barrier, MultiChannel channels, MemoryRegion region) {
        this.rank = rank;
        this.barrier = barrier;
        this.channels = channels;
        this.region = region;
    }

    /** What the other nodes have to know of this one. */
    public NodeEndpoint endpoint() {
        return new NodeEndpoint(rank, barrier, channels.endpoints(), RdmaSignals.publish(region));
    }

    /** The channels, for the first receives: those that have to be there before a peer sends. */
    public MultiChannel channels() {
        return channels;
    }

    /**
     * Connects all channels. A node may send when all others have done this, too: a second {@link Rendezvous#exchange} tells.
     *
     * @param endpoints of all nodes in any order, this one's among them
     * @throws IllegalArgumentException if one is missing, there twice, of another world, or has other barriers; nothing
     *     has happened then
     * @throws IllegalStateException if there was a handshake already, or this is closed
     * @throws VerbsException if the driver refuses; this can only be closed then
     */
    public Node handshake(Collection<NodeEndpoint> endpoints) throws VerbsException {
        if (done) {
            throw new IllegalStateException("the node has had its handshake, or is closed; prepare another one");
        }
        int worldSize = channels.peers();
        @Nullable NodeEndpoint[] nodes = new NodeEndpoint[worldSize];
        for (NodeEndpoint endpoint : endpoints) {
            check(endpoint, nodes);
            nodes[endpoint.rank()] = endpoint;
        }
        List<Endpoint> theirs = new ArrayList<>();
        List<RemoteMemory> signals = new ArrayList<>();
        for (int i = 0; i < worldSize; i++) {
            NodeEndpoint node = nodes[i];
            if (node == null) {
                throw new IllegalArgumentException("the endpoint of rank " + i + " is missing");
            }
            theirs.add(node.endpoints().get(rank));
            signals.add(node.signals());
        }
        Node node = new Node(rank, barrier, channels.connect(theirs), region, signals);
        done = true;
        return node;
    }

    private void check(NodeEndpoint endpoint, @Nullable NodeEndpoint[] nodes) {
        String what = "the endpoint of rank " + endpoint.rank();
        if (endpoint.rank() < 0 || endpoint.rank() >= nodes.length) {
            throw new IllegalArgumentException(
                    what + ", which is not in the network; its " + nodes.length + " ranks start at 0");
        }
        if (nodes[endpoint.rank()] != null) {
            throw new IllegalArgumentException(what + " is there twice");
        }
        if (endpoint.endpoints().size() != nodes.length) {
            throw new IllegalArgumentException(what + " is of a network of "
                    + endpoint.endpoints().size() + " nodes, and this node's has " + nodes.length);
        }
        if (endpoint.signals().length() != RdmaSignals.published(nodes.length)) {
            throw new IllegalArgumentException(
                    what + " has " + endpoint.signals().length() + " bytes for barriers, and not "
                            + RdmaSignals.published(nodes.length));
        }
        if (endpoint.barrier() != barrier) {
            throw new IllegalArgumentException(
                    what + " has barriers of the kind " + endpoint.barrier() + ", and this node " + barrier);
        }
    }

    @Override
    public void close() throws RdmaException {
        if (!done) {
            channels.close();
            region.close();
            done = true;
        }
    }
}
