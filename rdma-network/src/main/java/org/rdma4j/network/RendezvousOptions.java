package org.rdma4j.network;

import java.time.Duration;
import org.rdma4j.internal.Timeouts;

/**
 * Options for a {@link Rendezvous}. {@link #DEFAULT} suits most networks.
 *
 * @param retryDelay delay between successive attempts to connect to a node; must be positive
 * @param handshakeTimeout maximum duration of a connection's handshake; must be positive. A connection that exceeds it
 *     is closed, and the node that initiated the connection tries again
 * @param maxPayloadBytes maximum length of a payload in bytes, 0 to 2<sup>30</sup>
 */
public record RendezvousOptions(Duration retryDelay, Duration handshakeTimeout, int maxPayloadBytes) {
    /** Default options: a retry delay of 100 ms, a handshake timeout of 10 s, and payloads of at most 1 MiB. */
    public static final RendezvousOptions DEFAULT =
            new RendezvousOptions(Duration.ofMillis(100), Duration.ofSeconds(10), 1 << 20);

    private static final int PAYLOAD_LIMIT = 1 << 30;

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
    }

    private static void checkPositive(String name, Duration value) {
        if (value.isNegative() || value.isZero()) {
            throw new IllegalArgumentException("the " + name + " must be positive, but is " + Timeouts.text(value));
        }
    }
}
