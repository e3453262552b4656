package org.rdma4j.network;

import java.util.Objects;
import java.util.Optional;
import org.rdma4j.sys.Gid;

/**
 * One node of a {@link NetworkConfig}: where it is reached before there is RDMA, and the RDMA device that it uses.
 *
 * @param rank its number in the network, from 0
 * @param hostname its name or IP address, which the other nodes connect to by TCP. The node itself takes connections at
 *     that address if it is an IP address, at all addresses of its machine if it is a name
 * @param port the TCP port, 1 to 65535
 * @param device the name of its RDMA device, such as {@code mlx5_0}
 * @param devicePort the port of the device, from 1
 * @param gid the GID of its device that connections are made with; empty for the one that {@code Context.gid} chooses
 * @param comment any text, which nothing depends on
 */
public record NodeConfig(
        int rank, String hostname, int port, String device, int devicePort, Optional<Gid> gid, String comment) {
    private static final int MOST_PORT = 65_535;
    private static final int MOST_DEVICE_PORT = 255;

    public NodeConfig {
        Objects.requireNonNull(gid);
        Objects.requireNonNull(comment);
        if (rank < 0) {
            throw new IllegalArgumentException("the rank " + rank + " is negative");
        }
        if (hostname.isBlank()) {
            throw new IllegalArgumentException("the host of rank " + rank + " has no name");
        }
        if (port < 1 || port > MOST_PORT) {
            throw new IllegalArgumentException(
                    "the port " + port + " of rank " + rank + "; ports are 1 to " + MOST_PORT);
        }
        if (device.isBlank()) {
            throw new IllegalArgumentException("the RDMA device of rank " + rank + " has no name");
        }
        if (devicePort < 1 || devicePort > MOST_DEVICE_PORT) {
            throw new IllegalArgumentException("the device port " + devicePort + " of rank " + rank
                    + "; ports of a device are 1 to " + MOST_DEVICE_PORT);
        }
    }

    /** A node at port 1 of its device, with the GID that is chosen there. */
    public static NodeConfig of(int rank, String hostname, int port, String device) {
        return new NodeConfig(rank, hostname, port, device, 1, Optional.empty(), "");
    }

    /** The same at another port of its device. */
    public NodeConfig withDevicePort(int port) {
        return new NodeConfig(rank, hostname, this.port, device, port, gid, comment);
    }

    /** The same with this GID of its device. */
    public NodeConfig withGid(Gid address) {
        return new NodeConfig(rank, hostname, port, device, devicePort, Optional.of(address), comment);
    }

    /** The same with a comment. */
    public NodeConfig withComment(String text) {
        return new NodeConfig(rank, hostname, port, device, devicePort, gid, text);
    }

    /** How messages name it: {@code rank 2 (node2:7471)}. */
    String name() {
        return "rank " + rank + " (" + address() + ")";
    }

    String address() {
        return (hostname.indexOf(':') < 0 ? hostname : "[" + hostname + "]") + ":" + port;
    }
}
