package org.rdma4j.verbs;

import java.time.Duration;
import org.rdma4j.internal.Timeouts;

/**
 * How long a peer is asked to wait, at least, before it sends again to a queue that had no receive: {@code min_rnr_timer} of
 * {@code struct ibv_qp_attr}, a code for one of 32 times from 10 microseconds to 655.36 milliseconds.
 *
 * @param code 0 to 31, as the InfiniBand specification has them: 0 is the longest, 1 the shortest
 */
public record RnrTimer(int code) {
    /** By code, in units of 10 microseconds. */
    private static final int[] UNITS = {
        65536, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192,
        256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096, 6144, 8192, 12288, 16384, 24576, 32768, 49152
    };

    private static final long UNIT_NANOS = 10_000;

    public RnrTimer {
        if (code < 0 || code >= UNITS.length) {
            throw new IllegalArgumentException("the code " + code + " of an RNR timer; it can be 0 to 31");
        }
    }

    /**
     * The shortest that is not shorter.
     *
     * @param duration up to 655.36 ms
     */
    public static RnrTimer atLeast(Duration duration) {
        long nanos = Timeouts.nanos(duration);
        for (int code = 1; code <= UNITS.length; code++) {
            RnrTimer timer = new RnrTimer(code % UNITS.length);
            if (timer.nanos() >= nanos) {
                return timer;
            }
        }
        throw new IllegalArgumentException("an RNR timer of " + duration + "; the longest is 655.36 ms");
    }

    private long nanos() {
        return UNITS[code] * UNIT_NANOS;
    }

    /** The time. */
    public Duration duration() {
        return Duration.ofNanos(nanos());
    }

    @Override
    public String toString() {
        return nanos() / 1_000_000.0 + " ms";
    }
}
