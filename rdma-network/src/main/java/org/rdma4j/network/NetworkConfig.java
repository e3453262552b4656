package org.rdma4j.network;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The nodes of a network, all of which have the same configuration. It is written as JSON:
 *
 * <pre>{@code
 * {
 *   "hosts": [
 *     { "hostname": "node1", "port": 10000, "ibdev": "mlx5_0", "rankid": 0 },
 *     { "hostname": "node2", "port": 10000, "ibdev": "mlx5_0", "rankid": 1,
 *       "ibport": 1, "gid": "::ffff:10.0.0.2", "comment": "the one in the cellar" }
 *   ],
 *   "deadlineSeconds": 60,
 *   "token": "a long random text that only these nodes know"
 * }
 * }</pre>
 *
 * Of a host, {@code ibport} (1), {@code gid} and {@code comment} may be left out; of the network, {@code deadlineSeconds}
 * (60) and {@code token} (none). Without a token every process that reaches the port and has the same configuration is
 * taken for a node.
 *
 * @param hosts in the order of their ranks, which are 0, 1, 2 and so on
 * @param deadline how long a node waits for the others when they connect
 * @param token what nodes prove to each other that they know; empty for none. It does not go over the network
 */
public record NetworkConfig(List<NodeConfig> hosts, Duration deadline, String token) {
    /** How long a node waits for the others where a configuration does not say it: a minute. */
    public static final Duration DEFAULT_DEADLINE = Duration.ofSeconds(60);

    /** The longest deadline that a configuration may have: 365 days. */
    public static final Duration LONGEST_DEADLINE = Duration.ofDays(365);

    /**
     * @throws IllegalArgumentException if there are no hosts, ranks are missing or doubled, two have the same address, or
     *     the deadline is not above 0, or longer than {@link #LONGEST_DEADLINE}
     */
    public NetworkConfig {
        Objects.requireNonNull(token);
        hosts = hosts.stream().sorted(Comparator.comparing(NodeConfig::rank)).toList();
        checkRanks(hosts);
        checkAddresses(hosts);
        if (deadline.isZero() || deadline.isNegative()) {
            throw new IllegalArgumentException("a deadline of " + deadline + "; it has to be above 0");
        }
        if (deadline.compareTo(LONGEST_DEADLINE) > 0) {
            throw new IllegalArgumentException(
                    "a deadline of " + deadline + "; it may be " + LONGEST_DEADLINE + " at most");
        }
    }

    private static void checkRanks(List<NodeConfig> hosts) {
        if (hosts.isEmpty()) {
            throw new IllegalArgumentException("a network without hosts");
        }
        if (hosts.get(0).rank() != 0) {
            throw new IllegalArgumentException(
                    "the first rank is " + hosts.get(0).rank() + "; ranks start at 0");
        }
        for (int i = 1; i < hosts.size(); i++) {
            NodeConfig host = hosts.get(i);
            NodeConfig before = hosts.get(i - 1);
            if (host.rank() == before.rank()) {
                throw new IllegalArgumentException(
                        "rank " + host.rank() + " is there twice: " + before.address() + " and " + host.address());
            }
            if (host.rank() != i) {
                throw new IllegalArgumentException(
                        "rank " + i + " is missing: after rank " + before.rank() + " comes rank " + host.rank());
            }
        }
    }

    private static void checkAddresses(List<NodeConfig> hosts) {
        Map<String, NodeConfig> addresses = new HashMap<>();
        for (NodeConfig host : hosts) {
            NodeConfig other = addresses.put(host.address(), host);
            if (other != null) {
                throw new IllegalArgumentException(
                        "ranks " + other.rank() + " and " + host.rank() + " are both at " + host.address());
            }
        }
    }

    /** A configuration that is about to be made. */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Reads a file in JSON.
     *
     * @throws IOException if it cannot be read
     * @throws IllegalArgumentException if it is no configuration; the message has the file's name, and the line and column
     *     where there is one
     */
    public static NetworkConfig load(Path file) throws IOException {
        return NetworkJson.read(file.toString(), Files.readString(file));
    }

    /**
     * Reads JSON.
     *
     * @throws IllegalArgumentException as for {@link #load}
     */
    public static NetworkConfig parse(String json) {
        return NetworkJson.read("network configuration", json);
    }

    /** What {@link #parse} reads, the token with it. */
    public String toJson() {
        return NetworkJson.write(this);
    }

    /** How many nodes there are. */
    public int worldSize() {
        return hosts.size();
    }

    /**
     * The node of a rank.
     *
     * @throws IllegalArgumentException if there is none
     */
    public NodeConfig host(int rank) {
        if (rank < 0 || rank >= hosts.size()) {
            throw new IllegalArgumentException(
                    "rank " + rank + " is not in the network; its " + hosts.size() + " ranks start at 0");
        }
        return hosts.get(rank);
    }

    /**
     * The network of the first ranks alone.
     *
     * @param nodes how many; the network stays as it is where that is more than there are
     * @throws IllegalArgumentException if it is less than 1
     */
    public NetworkConfig truncate(int nodes) {
        return new NetworkConfig(hosts.subList(0, Math.max(0, Math.min(nodes, hosts.size()))), deadline, token);
    }

    /** All of it but the token. */
    @Override
    public String toString() {
        return "NetworkConfig[hosts=" + hosts + ", deadline=" + deadline + ", "
                + (token.isEmpty() ? "no token" : "with a token") + "]";
    }

    /** Collects nodes, in any order. */
    public static final class Builder {
        private final List<NodeConfig> hosts = new ArrayList<>();
        private Duration deadline = DEFAULT_DEADLINE;
        private String token = "";

        private Builder() {}

        /** One node more. */
        public Builder add(NodeConfig host) {
            hosts.add(host);
            return this;
        }

        /** One node more, with the next rank. */
        public Builder add(String hostname, int port, String device) {
            return add(NodeConfig.of(hosts.size(), hostname, port, device));
        }

        /** How long a node waits for the others when they connect; a minute unless this is called. */
        public Builder deadline(Duration limit) {
            deadline = limit;
            return this;
        }

        /** What nodes prove to each other that they know. */
        public Builder token(String secret) {
            token = secret;
            return this;
        }

        /**
         * The configuration.
         *
         * @throws IllegalArgumentException as the constructor's
         */
        public NetworkConfig build() {
            return new NetworkConfig(hosts, deadline, token);
        }
    }
}
