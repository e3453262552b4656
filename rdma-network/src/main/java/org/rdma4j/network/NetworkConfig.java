package org.rdma4j.network;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.rdma4j.internal.TextFiles;
import org.rdma4j.internal.Timeouts;

/**
 * Configuration of a network. All nodes must have the same list of hosts and the same token. The text format is JSON:
 *
 * <pre>{@code
 * {
 *   "hosts": [
 *     { "hostname": "node1", "port": 10000, "ibdev": "mlx5_0", "rankid": 0 },
 *     { "hostname": "node2", "port": 10000, "ibdev": "mlx5_0", "rankid": 1,
 *       "ibport": 1, "gid": "::ffff:10.0.0.2", "comment": "second rack" }
 *   ],
 *   "deadlineSeconds": 60,
 *   "token": "a long random text known to these nodes only"
 * }
 * }</pre>
 *
 * The host members {@code ibport} (default 1), {@code gid} and {@code comment} are optional, as are the network members
 * {@code deadlineSeconds} (default 60) and {@code token} (default none). Without a token, any process that can connect
 * to a node's port and has the same list of hosts can join the network.
 *
 * @param hosts the nodes, in rank order; ranks are consecutive and start at 0
 * @param deadline maximum time to wait for the other nodes when joining the network
 * @param token cluster token that each node must know to join the network, or an empty string for none; the token is
 *     never sent over the network
 * @see "docs/guide/cluster.md"
 */
public record NetworkConfig(List<NodeConfig> hosts, Duration deadline, String token) {
    /** Default maximum time to wait for the other nodes: one minute. */
    public static final Duration DEFAULT_DEADLINE = Duration.ofSeconds(60);

    /** Maximum value of {@link #deadline}: 365 days. */
    public static final Duration MAX_DEADLINE = Duration.ofDays(365);

    /**
     * Creates a configuration.
     *
     * @param hosts the nodes, in any order
     * @throws IllegalArgumentException if there are no hosts, a rank is missing or occurs twice, two hosts have the
     *     same address and port, or the deadline is not positive or exceeds {@link #MAX_DEADLINE}
     */
    public NetworkConfig {
        Objects.requireNonNull(token);
        hosts = hosts.stream().sorted(Comparator.comparing(NodeConfig::rank)).toList();
        checkRanks(hosts);
        checkAddresses(hosts);
        if (deadline.isZero() || deadline.isNegative()) {
            throw new IllegalArgumentException("the deadline must be positive, but is " + Timeouts.text(deadline));
        }
        if (deadline.compareTo(MAX_DEADLINE) > 0) {
            throw new IllegalArgumentException("the deadline must be at most " + Timeouts.text(MAX_DEADLINE)
                    + ", but is " + Timeouts.text(deadline));
        }
    }

    private static void checkRanks(List<NodeConfig> hosts) {
        if (hosts.isEmpty()) {
            throw new IllegalArgumentException("the network has no hosts");
        }
        if (hosts.get(0).rank() != 0) {
            throw new IllegalArgumentException("the ranks must start at 0, but the first rank is "
                    + hosts.get(0).rank());
        }
        for (int i = 1; i < hosts.size(); i++) {
            NodeConfig host = hosts.get(i);
            NodeConfig previous = hosts.get(i - 1);
            if (host.rank() == previous.rank()) {
                throw new IllegalArgumentException(
                        "rank " + host.rank() + " occurs twice: " + previous.address() + " and " + host.address());
            }
            if (host.rank() != i) {
                throw new IllegalArgumentException("rank " + i + " is missing: the next rank is " + host.rank());
            }
        }
    }

    private static void checkAddresses(List<NodeConfig> hosts) {
        Map<String, NodeConfig> addresses = new HashMap<>();
        for (NodeConfig host : hosts) {
            NodeConfig other = addresses.put(host.address(), host);
            if (other != null) {
                throw new IllegalArgumentException(
                        "ranks " + other.rank() + " and " + host.rank() + " have the same address " + host.address());
            }
        }
    }

    /** Returns a builder for a configuration. */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Reads a configuration from a JSON file of at most 16 MiB.
     *
     * @throws IOException if the file cannot be read, is not a regular file, is larger, or is not in UTF-8
     * @throws IllegalArgumentException if the file does not contain a valid configuration; the message contains the
     *     file name and, where possible, the line and column
     */
    public static NetworkConfig load(Path file) throws IOException {
        return NetworkJson.read(file.toString(), TextFiles.read(file, NetworkJson.MAX_LENGTH));
    }

    /**
     * Parses a configuration of at most 16 Mi characters.
     *
     * @throws IllegalArgumentException if the text is not a valid configuration; the message contains the line and
     *     column, where possible
     */
    public static NetworkConfig parse(String json) {
        return NetworkJson.read("network configuration", json);
    }

    /** Returns this configuration as JSON, including the token. Use {@link #parse} to read it. */
    public String toJson() {
        return NetworkJson.write(this);
    }

    /** Returns the number of nodes. */
    public int worldSize() {
        return hosts.size();
    }

    /**
     * Returns the node with the given rank.
     *
     * @throws IllegalArgumentException if the network has no such rank
     */
    public NodeConfig host(int rank) {
        if (rank < 0 || rank >= hosts.size()) {
            throw new IllegalArgumentException(
                    "rank " + rank + " is not in the network (ranks 0 to " + (hosts.size() - 1) + ")");
        }
        return hosts.get(rank);
    }

    /**
     * Returns a network that consists of the first nodes of this network.
     *
     * @param nodes number of nodes, at least 1; if it exceeds {@link #worldSize}, the result contains all nodes
     * @throws IllegalArgumentException if {@code nodes} is less than 1
     */
    public NetworkConfig truncate(int nodes) {
        return new NetworkConfig(hosts.subList(0, Math.max(0, Math.min(nodes, hosts.size()))), deadline, token);
    }

    /** Returns a description that does not contain the token. */
    @Override
    public String toString() {
        return "NetworkConfig[hosts=" + hosts + ", deadline=" + deadline + ", "
                + (token.isEmpty() ? "no token" : "with a token") + "]";
    }

    /** Builder for {@link NetworkConfig}. */
    public static final class Builder {
        private final List<NodeConfig> hosts = new ArrayList<>();
        private Duration deadline = DEFAULT_DEADLINE;
        private String token = "";

        private Builder() {}

        /** Adds a node. Nodes may be added in any order. */
        public Builder add(NodeConfig host) {
            hosts.add(host);
            return this;
        }

        /** Adds a node whose rank is the number of nodes added so far. */
        public Builder add(String hostname, int port, String device) {
            return add(NodeConfig.of(hosts.size(), hostname, port, device));
        }

        /** Sets the maximum time to wait for the other nodes when joining the network (default one minute). */
        public Builder deadline(Duration maxWait) {
            deadline = maxWait;
            return this;
        }

        /** Sets the cluster token that each node must know to join the network (default none). */
        public Builder token(String secret) {
            token = secret;
            return this;
        }

        /**
         * Returns the configuration.
         *
         * @throws IllegalArgumentException as specified for the constructor of {@link NetworkConfig}
         */
        public NetworkConfig build() {
            return new NetworkConfig(hosts, deadline, token);
        }
    }
}
