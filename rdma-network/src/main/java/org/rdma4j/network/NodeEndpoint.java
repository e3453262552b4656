package org.rdma4j.network;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.RemoteMemory;

/**
 * The information that other nodes need to connect to a node. Nodes exchange it in encoded form, through a {@link
 * Rendezvous} or by other means.
 *
 * @param rank the node's rank
 * @param barrier the node's barrier algorithm
 * @param endpoints the endpoints of the node's channels, indexed by the rank of the peer
 * @param signals the node's memory to which peers write barrier signals
 * @param collectives the node's endpoint for collective operations
 * @see "docs/guide/cluster.md"
 */
public record NodeEndpoint(
        int rank,
        BarrierAlgorithm barrier,
        List<Endpoint> endpoints,
        RemoteMemory signals,
        CollectiveEndpoint collectives) {
    private static final int HEADER_BYTES = 3 * Integer.BYTES;

    /** Creates an endpoint with an unmodifiable copy of the list. */
    public NodeEndpoint {
        endpoints = List.copyOf(endpoints);
    }

    /** Returns this endpoint in encoded form. Use {@link #from} to decode it. */
    public byte[] toBytes() {
        byte[] last = collectives.toBytes();
        int length = HEADER_BYTES + endpoints.size() * Endpoint.BYTES + RemoteMemory.BYTES + last.length;
        ByteBuffer bytes = ByteBuffer.allocate(length)
                .putInt(rank)
                .putInt(barrier.ordinal())
                .putInt(endpoints.size());
        endpoints.forEach(endpoint -> endpoint.copyTo(bytes));
        signals.copyTo(bytes);
        bytes.put(last);
        return bytes.array();
    }

    /**
     * Decodes an endpoint returned by {@link #toBytes}.
     *
     * @throws IllegalArgumentException if the bytes are not a valid endpoint
     */
    public static NodeEndpoint from(byte[] bytes) {
        try {
            ByteBuffer in = ByteBuffer.wrap(bytes);
            int rank = in.getInt();
            int barrier = in.getInt();
            int count = in.getInt();
            if (barrier >= 0
                    && barrier < BarrierAlgorithm.values().length
                    && count >= 0
                    && in.remaining() > (long) count * Endpoint.BYTES + RemoteMemory.BYTES) {
                List<Endpoint> endpoints = new ArrayList<>();
                for (int i = 0; i < count; i++) {
                    endpoints.add(Endpoint.from(in));
                }
                RemoteMemory signals = RemoteMemory.from(in);
                CollectiveEndpoint collectives = CollectiveEndpoint.from(in);
                if (!in.hasRemaining()) {
                    return new NodeEndpoint(rank, BarrierAlgorithm.values()[barrier], endpoints, signals, collectives);
                }
            }
        } catch (BufferUnderflowException e) {
            // The bytes are shorter than the header and are rejected below.
        }
        throw new IllegalArgumentException("the " + bytes.length + " bytes are not an encoded node endpoint");
    }

    /**
     * Decodes the endpoints of all nodes.
     *
     * @param bytes the encoded endpoints, in any order
     * @throws IllegalArgumentException if an element is not a valid endpoint
     */
    public static List<NodeEndpoint> all(List<byte[]> bytes) {
        return bytes.stream().map(NodeEndpoint::from).toList();
    }
}
