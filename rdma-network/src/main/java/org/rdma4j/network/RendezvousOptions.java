package org.rdma4j.network;

import java.time.Duration;
import org.rdma4j.internal.Timeouts;

/**
 * Options for a {@link Rendezvous}. {@link #DEFAULT} suits most networks.
 *
 * {@snippet lang=java :
 * RendezvousOptions options = new RendezvousOptions(Duration.ofMillis(20), Duration.ofSeconds(2), 4096);
 * Rendezvous rendezvous = Rendezvous.of(config, rank, options);
 * }
 *
 * @param retryDelay delay between successive attempts to connect to a node; must be positive
 * @param handshakeTimeout maximum duration of a connection's handshake; must be positive. A connection that exceeds it
 *     is closed, and the node that initiated the connection tries again
 * @param maxPayloadBytes maximum length of a payload in bytes, 0 to 2<sup>30</sup>
 * @param maxPendingConnections maximum number of accepted connections whose handshakes are not complete, 1 to 65,535.
 *     If another connection arrives, the oldest of them is closed
 * @see "docs/guide/cluster.md"
 */
public record RendezvousOptions(
        Duration retryDelay, Duration handshakeTimeout, int maxPayloadBytes, int maxPendingConnections) {
    private static final int DEFAULT_PENDING_CONNECTIONS = 128;

    /**
     * Default options: a retry delay of 100 ms, a handshake timeout of 10 s, payloads of at most 1 MiB, and 128
     * connections whose handshakes are not complete.
     */
    public static final RendezvousOptions DEFAULT =
            new RendezvousOptions(Duration.ofMillis(100), Duration.ofSeconds(10), 1 << 20, DEFAULT_PENDING_CONNECTIONS);

    private static final int PAYLOAD_LIMIT = 1 << 30;
    private static final int PENDING_CONNECTIONS_LIMIT = 65_535;

    /**
     * Creates options.
     *
     * @throws IllegalArgumentException if a value is out of range
     */
    public RendezvousOptions {
        checkPositive("retry delay", retryDelay);
        checkPositive("handshake timeout", handshakeTimeout);
        if (maxPayloadBytes < 0 || maxPayloadBytes > PAYLOAD_LIMIT) {
            throw new IllegalArgumentException("the maximum payload length must be between 0 and " + PAYLOAD_LIMIT
                    + " bytes, but is " + maxPayloadBytes);
        }
        if (maxPendingConnections < 1 || maxPendingConnections > PENDING_CONNECTIONS_LIMIT) {
            throw new IllegalArgumentException("the maximum number of pending connections must be between 1 and "
                    + PENDING_CONNECTIONS_LIMIT + ", but is " + maxPendingConnections);
        }
    }

    /**
     * Creates options with at most 128 connections whose handshakes are not complete.
     *
     * @throws IllegalArgumentException if a value is out of range
     */
    public RendezvousOptions(Duration retryDelay, Duration handshakeTimeout, int maxPayloadBytes) {
        this(retryDelay, handshakeTimeout, maxPayloadBytes, DEFAULT_PENDING_CONNECTIONS);
    }

    private static void checkPositive(String name, Duration value) {
        if (value.isNegative() || value.isZero()) {
            throw new IllegalArgumentException("the " + name + " must be positive, but is " + Timeouts.text(value));
        }
    }
}
