package org.rdma4j.verbs;

import java.time.Duration;
import org.rdma4j.internal.Timeouts;

/**
 * Minimum time that a peer is asked to wait before it resends a message for which no receive was posted: {@code min_rnr_timer} of
 * {@code struct ibv_qp_attr}. There are 32 such times, from 10 microseconds to 655.36 milliseconds.
 *
 * @param code code of the time in the InfiniBand specification, 0 to 31; 1 is the shortest time, 0 the longest
 * @see "docs/reference/tuning.md"
 */
public record RnrTimer(int code) {
    /** The times by code, in units of 10 microseconds. */
    private static final int[] UNITS = {
        65536, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192,
        256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096, 6144, 8192, 12288, 16384, 24576, 32768, 49152
    };

    private static final long UNIT_NANOS = 10_000;

    public RnrTimer {
        if (code < 0 || code >= UNITS.length) {
            throw new IllegalArgumentException(
                    "The code of an RNR timer is " + code + ", but must be in the range 0" + " to 31");
        }
    }

    /**
     * Returns the shortest timer that is at least as long as a duration.
     *
     * @param duration at most 655.36 ms
     * @throws IllegalArgumentException if the duration is longer
     */
    public static RnrTimer atLeast(Duration duration) {
        long nanos = Timeouts.nanos(duration);
        for (int code = 1; code <= UNITS.length; code++) {
            RnrTimer timer = new RnrTimer(code % UNITS.length);
            if (timer.nanos() >= nanos) {
                return timer;
            }
        }
        throw new IllegalArgumentException("An RNR timer cannot be " + duration + ": the maximum is 655.36 ms");
    }

    private long nanos() {
        return UNITS[code] * UNIT_NANOS;
    }

    /** Returns the time as a duration. */
    public Duration duration() {
        return Duration.ofNanos(nanos());
    }

    @Override
    public String toString() {
        return nanos() / 1_000_000.0 + " ms";
    }
}
