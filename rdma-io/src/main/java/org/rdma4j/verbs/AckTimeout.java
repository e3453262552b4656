package org.rdma4j.verbs;

import java.time.Duration;
import org.rdma4j.internal.Timeouts;

/**
 * The time for which a queue pair waits for an acknowledgement before it retransmits: {@code timeout} in
 * {@code struct ibv_qp_attr}. The timeout is 4.096 microseconds times a power of two. A device may wait up to four
 * times as long.
 *
 * @param exponent the exponent of the power of two, 1 to 31, or 0 to disable the timeout
 * @see "docs/reference/tuning.md"
 */
public record AckTimeout(int exponent) {
    /** No timeout: lost packets are not retransmitted, and packet loss is not reported. */
    public static final AckTimeout FOREVER = new AckTimeout(0);

    private static final int MAX_EXPONENT = 31;
    private static final long UNIT_NANOS = 4096;

    public AckTimeout {
        if (exponent < 0 || exponent > MAX_EXPONENT) {
            throw new IllegalArgumentException("The exponent of an acknowledgement timeout is " + exponent
                    + ", but must be in the range 0 to " + MAX_EXPONENT);
        }
    }

    /**
     * Returns the shortest acknowledgement timeout that is at least as long as the given duration.
     *
     * @param duration the duration, at most 2 hours and 26 minutes
     * @throws IllegalArgumentException if the duration is longer
     */
    public static AckTimeout atLeast(Duration duration) {
        long nanos = Timeouts.nanos(duration);
        for (int exponent = 1; exponent <= MAX_EXPONENT; exponent++) {
            if (UNIT_NANOS << exponent >= nanos) {
                return new AckTimeout(exponent);
            }
        }
        throw new IllegalArgumentException("An acknowledgement timeout cannot be " + duration + ": the maximum is "
                + new AckTimeout(MAX_EXPONENT).duration() + ", or FOREVER");
    }

    /**
     * Returns this timeout as a duration.
     *
     * @throws IllegalStateException if this timeout is {@link #FOREVER}
     */
    public Duration duration() {
        if (exponent == 0) {
            throw new IllegalStateException("The acknowledgement timeout FOREVER has no duration");
        }
        return Duration.ofNanos(UNIT_NANOS << exponent);
    }

    @Override
    public String toString() {
        return exponent == 0 ? "forever" : duration().toNanos() / 1000.0 + " µs";
    }
}
