package org.rdma4j.verbs;

import java.time.Duration;
import org.rdma4j.internal.Timeouts;

/**
 * How long a queue pair waits for an acknowledgement before it sends again: {@code timeout} of {@code struct ibv_qp_attr},
 * 4.096 microseconds times a power of two. A device may wait up to four times as long.
 *
 * @param exponent 1 to 31; 0 to wait for ever
 */
public record AckTimeout(int exponent) {
    /** Waits for ever: what is lost stays lost, and nobody is told. */
    public static final AckTimeout FOREVER = new AckTimeout(0);

    private static final int MOST = 31;
    private static final long UNIT_NANOS = 4096;

    public AckTimeout {
        if (exponent < 0 || exponent > MOST) {
            throw new IllegalArgumentException(
                    "the exponent " + exponent + " of an acknowledge timeout; it can be 0 to " + MOST);
        }
    }

    /**
     * The shortest that is not shorter.
     *
     * @param duration up to 2 hours and 26 minutes
     */
    public static AckTimeout atLeast(Duration duration) {
        long nanos = Timeouts.nanos(duration);
        for (int exponent = 1; exponent <= MOST; exponent++) {
            if (UNIT_NANOS << exponent >= nanos) {
                return new AckTimeout(exponent);
            }
        }
        throw new IllegalArgumentException("an acknowledge timeout of " + duration + "; the longest is "
                + new AckTimeout(MOST).duration() + ", or FOREVER");
    }

    /**
     * The time.
     *
     * @throws IllegalStateException if it is {@link #FOREVER}
     */
    public Duration duration() {
        if (exponent == 0) {
            throw new IllegalStateException("this acknowledge timeout is for ever");
        }
        return Duration.ofNanos(UNIT_NANOS << exponent);
    }

    @Override
    public String toString() {
        return exponent == 0 ? "for ever" : duration().toNanos() / 1000.0 + " µs";
    }
}
