package org.rdma4j.network;

import java.util.Objects;
import java.util.Optional;
import org.rdma4j.sys.Gid;

/**
 * Configuration of one node of a network: its TCP address, used before the nodes are connected by RDMA, and its RDMA
 * device.
 *
 * @param rank rank of the node, from 0
 * @param hostname host name or IP address, to which the other nodes connect by TCP. The node itself listens at this
 *     address if it is an IP address, and at all addresses of its host if it is a name
 * @param port TCP port, 1 to 65535
 * @param device name of the RDMA device, such as {@code mlx5_0}
 * @param devicePort port of the device, 1 to 255
 * @param gid GID of the device for its connections; empty to select one as {@link org.rdma4j.verbs.Context#gid} does
 * @param comment arbitrary text, ignored by rdma4j
 */
public record NodeConfig(
        int rank, String hostname, int port, String device, int devicePort, Optional<Gid> gid, String comment) {
    /** Largest TCP port. */
    static final int MAX_PORT = 65_535;

    /** Largest port of a device. */
    static final int MAX_DEVICE_PORT = 255;

    /**
     * Creates a configuration.
     *
     * @throws IllegalArgumentException if the rank is negative, a port is out of its range, or the host or device name
     *     is blank
     */
    public NodeConfig {
        Objects.requireNonNull(gid);
        Objects.requireNonNull(comment);
        if (rank < 0) {
            throw new IllegalArgumentException("the rank " + rank + " is negative");
        }
        if (hostname.isBlank()) {
            throw new IllegalArgumentException("the hostname of rank " + rank + " is blank");
        }
        if (port < 1 || port > MAX_PORT) {
            throw new IllegalArgumentException(
                    "the port of rank " + rank + " must be 1 to " + MAX_PORT + ", but is " + port);
        }
        if (device.isBlank()) {
            throw new IllegalArgumentException("the device name of rank " + rank + " is blank");
        }
        if (devicePort < 1 || devicePort > MAX_DEVICE_PORT) {
            throw new IllegalArgumentException(
                    "the device port of rank " + rank + " must be 1 to " + MAX_DEVICE_PORT + ", but is " + devicePort);
        }
    }

    /** Returns a configuration with port 1 of the device, an automatically selected GID and no comment. */
    public static NodeConfig of(int rank, String hostname, int port, String device) {
        return new NodeConfig(rank, hostname, port, device, 1, Optional.empty(), "");
    }

    /**
     * Returns a copy of this configuration with another port of the device.
     *
     * @throws IllegalArgumentException if the port is not 1 to 255
     */
    public NodeConfig withDevicePort(int port) {
        return new NodeConfig(rank, hostname, this.port, device, port, gid, comment);
    }

    /** Returns a copy of this configuration with a GID of the device. */
    public NodeConfig withGid(Gid address) {
        return new NodeConfig(rank, hostname, port, device, devicePort, Optional.of(address), comment);
    }

    /** Returns a copy of this configuration with a comment. */
    public NodeConfig withComment(String text) {
        return new NodeConfig(rank, hostname, port, device, devicePort, gid, text);
    }

    /** Returns the name of the node for messages, such as {@code rank 2 (node2:7471)}. */
    String name() {
        return "rank " + rank + " (" + address() + ")";
    }

    /** Returns the TCP address, with an IPv6 address in brackets. */
    String address() {
        return (hostname.indexOf(':') < 0 ? hostname : "[" + hostname + "]") + ":" + port;
    }
}
