package org.rdma4j.network;

import java.util.Objects;
import java.util.Optional;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.runtime.printing.PrintableText;

/**
 * Configuration of one node of a network: its TCP address, used before the nodes are connected by RDMA, and its RDMA
 * device.
 *
 * {@snippet lang=java :
 * NodeConfig first = NodeConfig.of(0, "node1", 10_000, "mlx5_0");
 * NodeConfig second = NodeConfig.of(1, "node2", 10_000, "mlx5_0").withGid(Gid.parse("::ffff:10.0.0.2"));
 * NetworkConfig config = NetworkConfig.builder().add(first).add(second).build();
 * }
 *
 * @param rank the rank of the node, at least 0
 * @param hostname host name or IP address to which the other nodes connect over TCP. If it is an IP address, the node
 *     listens on this address; if it is a host name, the node listens on all addresses of its host
 * @param port TCP port, 1 to 65535
 * @param device name of the RDMA device, such as {@code mlx5_0}
 * @param devicePort device port number, 1 to 255
 * @param gid the device GID to use for connections, or empty to select one as {@link org.rdma4j.verbs.Context#gid} does
 * @param comment arbitrary text, ignored by rdma4j
 * @see "docs/guide/cluster.md"
 */
public record NodeConfig(
        int rank, String hostname, int port, String device, int devicePort, Optional<Gid> gid, String comment) {
    /** Maximum TCP port number. */
    static final int MAX_PORT = 65_535;

    /** Maximum device port number. */
    static final int MAX_DEVICE_PORT = 255;

    /** Maximum length of a host or device name in characters. */
    private static final int MAX_NAME_LENGTH = 255;

    /**
     * Creates a configuration.
     *
     * @throws IllegalArgumentException if the rank is negative, a port is out of range, or the host or device name is
     *     blank, too long, or contains a character that cannot be printed
     */
    public NodeConfig {
        Objects.requireNonNull(gid);
        Objects.requireNonNull(comment);
        if (rank < 0) {
            throw new IllegalArgumentException("the rank must be at least 0, but is " + rank);
        }
        checkName("hostname", rank, hostname);
        if (port < 1 || port > MAX_PORT) {
            throw new IllegalArgumentException(
                    "the port of rank " + rank + " must be between 1 and " + MAX_PORT + ", but is " + port);
        }
        checkName("device name", rank, device);
        if (devicePort < 1 || devicePort > MAX_DEVICE_PORT) {
            throw new IllegalArgumentException("the device port of rank " + rank + " must be between 1 and "
                    + MAX_DEVICE_PORT + ", but is " + devicePort);
        }
    }

    private static void checkName(String what, int rank, String name) {
        if (name.isBlank()) {
            throw new IllegalArgumentException("the " + what + " of rank " + rank + " is blank");
        }
        if (name.length() > MAX_NAME_LENGTH) {
            throw new IllegalArgumentException("the " + what + " of rank " + rank + " has " + name.length()
                    + " characters; the maximum is " + MAX_NAME_LENGTH);
        }
        String printable = PrintableText.of(name);
        if (!printable.equals(name)) {
            throw new IllegalArgumentException("the " + what + " of rank " + rank
                    + " contains a character that cannot be printed: '" + printable + "'");
        }
    }

    /** Returns a configuration with device port 1, an automatically selected GID, and no comment. */
    public static NodeConfig of(int rank, String hostname, int port, String device) {
        return new NodeConfig(rank, hostname, port, device, 1, Optional.empty(), "");
    }

    /**
     * Returns a copy of this configuration with the given device port.
     *
     * @throws IllegalArgumentException if the port is not in the range 1 to 255
     */
    public NodeConfig withDevicePort(int port) {
        return new NodeConfig(rank, hostname, this.port, device, port, gid, comment);
    }

    /** Returns a copy of this configuration with the given GID. */
    public NodeConfig withGid(Gid address) {
        return new NodeConfig(rank, hostname, port, device, devicePort, Optional.of(address), comment);
    }

    /** Returns a copy of this configuration with the given comment. */
    public NodeConfig withComment(String text) {
        return new NodeConfig(rank, hostname, port, device, devicePort, gid, text);
    }

    /** Returns the node's name for exception messages, such as {@code rank 2 (node2:7471)}. */
    String name() {
        return "rank " + rank + " (" + address() + ")";
    }

    /** Returns the TCP address. An IPv6 address is enclosed in brackets. */
    String address() {
        return (hostname.indexOf(':') < 0 ? hostname : "[" + hostname + "]") + ":" + port;
    }

    /** Returns a description. Characters of the comment that cannot be printed are replaced by escapes. */
    @Override
    public String toString() {
        // Part of the hash in the greeting, so the format must not change.
        return "NodeConfig[rank=" + rank + ", hostname=" + hostname + ", port=" + port + ", device=" + device
                + ", devicePort=" + devicePort + ", gid=" + gid + ", comment=" + PrintableText.of(comment) + "]";
    }
}
