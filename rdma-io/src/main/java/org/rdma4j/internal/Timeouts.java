package org.rdma4j.internal;

import java.time.Duration;

/** How long to wait. */
public final class Timeouts {
    private Timeouts() {}

    /** In nanoseconds; what is longer than 292 years counts as that, and what is negative as nothing. */
    public static long nanos(Duration timeout) {
        if (timeout.isNegative()) {
            return 0;
        }
        try {
            return timeout.toNanos();
        } catch (ArithmeticException e) {
            return Long.MAX_VALUE;
        }
    }
}
