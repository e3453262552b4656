package org.rdma4j.network;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import org.rdma4j.internal.PeerText;

/**
 * The information that other nodes need to connect to a node for collective operations. Part of a {@link NodeEndpoint}.
 *
 * {@snippet lang=java :
 * for (NodeEndpoint node : NodeEndpoint.all(bytes)) {
 *     CollectiveEndpoint endpoint = node.collectives();
 *     System.out.println(
 *             endpoint.address().isPresent() ? endpoint.address().get() : endpoint.reason());
 * }
 * }
 *
 * @param address the address at which the node accepts connections of the connection manager; empty if the node cannot
 *     perform collective operations
 * @param key a random number that the other nodes must present when they connect to this node
 * @param reason the reason why there is no address; empty if there is an address
 * @see "docs/guide/cluster.md"
 */
public record CollectiveEndpoint(Optional<InetSocketAddress> address, long key, String reason) {
    /** Maximum size of an encoded reason in bytes. */
    private static final int MAX_REASON_BYTES = 255;

    /** Creates an endpoint. */
    public CollectiveEndpoint {
        Objects.requireNonNull(address);
        Objects.requireNonNull(reason);
    }

    /** Returns the endpoint of a node that cannot perform collective operations. */
    static CollectiveEndpoint unavailable(String reason) {
        return new CollectiveEndpoint(Optional.empty(), 0, reason);
    }

    /** Returns the IP address, for exception messages. */
    String host() {
        return address.map(socket -> socket.getAddress().getHostAddress()).orElse("no address");
    }

    /**
     * Encodes this endpoint as the sizes of the address and the reason (1 byte each), the port (4 bytes), the key (8
     * bytes), the address and the reason.
     */
    byte[] toBytes() {
        byte[] ip = address.map(socket -> socket.getAddress().getAddress()).orElse(new byte[0]);
        byte[] text = reason.getBytes(StandardCharsets.UTF_8);
        int length = Math.min(text.length, MAX_REASON_BYTES);
        return ByteBuffer.allocate(2 + Integer.BYTES + Long.BYTES + ip.length + length)
                .put((byte) ip.length)
                .put((byte) length)
                .putInt(address.map(InetSocketAddress::getPort).orElse(0))
                .putLong(key)
                .put(ip)
                .put(text, 0, length)
                .array();
    }

    /**
     * Decodes the next bytes of a buffer.
     *
     * @throws IllegalArgumentException if the bytes are not a valid endpoint
     */
    static CollectiveEndpoint from(ByteBuffer in) {
        try {
            byte[] ip = new byte[in.get()];
            byte[] text = new byte[Byte.toUnsignedInt(in.get())];
            int port = in.getInt();
            long key = in.getLong();
            in.get(ip).get(text);
            Optional<InetSocketAddress> address = ip.length == 0
                    ? Optional.empty()
                    : Optional.of(new InetSocketAddress(InetAddress.getByAddress(ip), port));
            return new CollectiveEndpoint(address, key, PeerText.decode(text));
        } catch (BufferUnderflowException | UnknownHostException | NegativeArraySizeException e) {
            throw new IllegalArgumentException("the bytes are not an encoded endpoint for collective operations", e);
        }
    }
}
