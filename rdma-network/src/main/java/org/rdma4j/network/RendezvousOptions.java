package org.rdma4j.network;

import java.time.Duration;

/**
 * What a {@link Rendezvous} does in detail; {@link #DEFAULT} is right for most.
 *
 * @param retryDelay after how long a node that was not reached is tried again
 * @param greetingLimit how long a connection may take until the other side has proven to be a node; then it is given up,
 *     and tried again
 * @param mostBytes how long a payload may be
 */
public record RendezvousOptions(Duration retryDelay, Duration greetingLimit, int mostBytes) {
    /** Tries again after 100 ms, gives a connection 10 s, and takes payloads of up to 1 MiB. */
    public static final RendezvousOptions DEFAULT =
            new RendezvousOptions(Duration.ofMillis(100), Duration.ofSeconds(10), 1 << 20);

    private static final int MOST_BYTES = 1 << 30;

    public RendezvousOptions {
        if (retryDelay.isNegative() || retryDelay.isZero() || greetingLimit.isNegative() || greetingLimit.isZero()) {
            throw new IllegalArgumentException("a retry delay of " + retryDelay + " and a greeting limit of "
                    + greetingLimit + "; both have to be above 0");
        }
        if (mostBytes < 0 || mostBytes > MOST_BYTES) {
            throw new IllegalArgumentException("payloads of " + mostBytes + " bytes; at most " + MOST_BYTES);
        }
    }
}
