package org.rdma4j.network;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.RdmaException;

/**
 * Creates the collectives of a {@link Node}. Accepts the connections of the other nodes from the time at which the node
 * is prepared. If the device uses iWARP, or the connection manager cannot use the device, the node has no collectives,
 * but it can still be connected.
 */
final class CollectiveSetup implements Closeable {
    /**
     * Transport that accepts the connections of the other nodes; {@code null} if this node cannot perform collective
     * operations.
     */
    private final @Nullable MessageTransport transport;

    private final CollectiveEndpoint endpoint;

    /**
     * Collectives, set by {@link #setEndpoints}; {@code null} before, or if any node cannot perform collective
     * operations.
     */
    private @Nullable Collectives collectives;

    /** Reason why {@link #collectives} is {@code null}. */
    private String reason = "the node is not connected";

    private CollectiveSetup(@Nullable MessageTransport transport, CollectiveEndpoint endpoint) {
        this.transport = transport;
        this.endpoint = endpoint;
    }

    /**
     * Begins to accept the connections of the other nodes, if this node can perform collective operations.
     *
     * @param hostname host name or IP address of this host; empty if unknown
     */
    static CollectiveSetup of(Device device, String hostname, int rank, int worldSize) {
        if (device.transport() == Device.Transport.IWARP) {
            return new CollectiveSetup(null, CollectiveEndpoint.unavailable("the device uses iWARP"));
        }
        try {
            MessageTransport opened = MessageTransport.open(device.name(), hostname, rank, worldSize);
            return new CollectiveSetup(opened, opened.endpoint());
        } catch (IOException | RuntimeException | LinkageError e) {
            MessageTransport.LOG.log(System.Logger.Level.DEBUG, "Collective operations are not available", e);
            return new CollectiveSetup(null, CollectiveEndpoint.unavailable(String.valueOf(e.getMessage())));
        }
    }

    CollectiveEndpoint endpoint() {
        return endpoint;
    }

    /** Creates the collectives if all nodes accept connections. */
    void setEndpoints(List<CollectiveEndpoint> all) {
        MessageTransport own = transport;
        try {
            MessageTransport.checkAvailable(all);
            if (own != null) {
                own.setEndpoints(all);
                collectives = new Collectives(own, CollectiveAlgorithms.DEFAULT);
            }
        } catch (UnsupportedOperationException e) {
            reason = String.valueOf(e.getMessage());
        }
    }

    /**
     * Returns the collectives.
     *
     * @throws UnsupportedOperationException if a node cannot perform collective operations
     */
    Collectives get() {
        Collectives created = collectives;
        if (created == null) {
            throw new UnsupportedOperationException(reason);
        }
        return created;
    }

    @Override
    public void close() throws RdmaException {
        try {
            if (transport != null) {
                transport.close();
            }
        } catch (RdmaException e) {
            throw e;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
