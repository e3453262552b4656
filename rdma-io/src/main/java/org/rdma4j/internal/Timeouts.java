package org.rdma4j.internal;

import java.time.Duration;

/** How long to wait. */
public final class Timeouts {
    private Timeouts() {}

    /** In nanoseconds; what is longer than 292 years counts as that. */
    public static long nanos(Duration timeout) {
        try {
            return timeout.toNanos();
        } catch (ArithmeticException e) {
            return timeout.isNegative() ? Long.MIN_VALUE : Long.MAX_VALUE;
        }
    }
}
