package org.rdma4j.network;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.RemoteMemory;

/**
 * What the other nodes have to know of one to connect to it: exchanged as bytes, by a {@link Rendezvous} or any other way.
 *
 * @param rank whose it is
 * @param barrier which algorithm its barriers have
 * @param endpoints one for each rank, by rank
 * @param signals its memory for barriers
 */
public record NodeEndpoint(int rank, BarrierAlgorithm barrier, List<Endpoint> endpoints, RemoteMemory signals) {
    private static final int HEAD = 3 * Integer.BYTES;

    public NodeEndpoint {
        endpoints = List.copyOf(endpoints);
    }

    /** Its bytes. */
    public byte[] toBytes() {
        ByteBuffer bytes = ByteBuffer.allocate(HEAD + endpoints.size() * Endpoint.BYTES + RemoteMemory.BYTES)
                .putInt(rank)
                .putInt(barrier.ordinal())
                .putInt(endpoints.size());
        endpoints.forEach(endpoint -> endpoint.copyTo(bytes));
        signals.copyTo(bytes);
        return bytes.array();
    }

    /**
     * Reads what {@link #toBytes} gave.
     *
     * @throws IllegalArgumentException if it is something else
     */
    public static NodeEndpoint from(byte[] bytes) {
        try {
            ByteBuffer in = ByteBuffer.wrap(bytes);
            int rank = in.getInt();
            int barrier = in.getInt();
            int count = in.getInt();
            if (barrier >= 0
                    && barrier < BarrierAlgorithm.values().length
                    && in.remaining() == (long) count * Endpoint.BYTES + RemoteMemory.BYTES) {
                List<Endpoint> endpoints = new ArrayList<>();
                for (int i = 0; i < count; i++) {
                    endpoints.add(Endpoint.from(in));
                }
                return new NodeEndpoint(rank, BarrierAlgorithm.values()[barrier], endpoints, RemoteMemory.from(in));
            }
        } catch (BufferUnderflowException e) {
            // It is too short.
        }
        throw new IllegalArgumentException(bytes.length + " bytes that are no endpoint of a node");
    }

    /**
     * Reads those of all nodes.
     *
     * @throws IllegalArgumentException if one is something else
     */
    public static List<NodeEndpoint> all(List<byte[]> bytes) {
        return bytes.stream().map(NodeEndpoint::from).toList();
    }
}
