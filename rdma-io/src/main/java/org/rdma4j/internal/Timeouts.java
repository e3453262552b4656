package org.rdma4j.internal;

import java.math.BigDecimal;
import java.time.Duration;

/** Converts timeouts to text and to nanoseconds. */
public final class Timeouts {
    private Timeouts() {}

    /**
     * Formats the given timeout without rounding, for exception messages. Examples: {@code 2 s}, {@code 1.5 s},
     * {@code 300 ms}, {@code 20 us}.
     */
    public static String text(Duration timeout) {
        BigDecimal seconds = BigDecimal.valueOf(timeout.getSeconds()).add(BigDecimal.valueOf(timeout.getNano(), 9));
        String[] units = {" s", " ms", " us", " ns"};
        int unit = 0;
        while (seconds.signum() != 0 && seconds.abs().compareTo(BigDecimal.ONE) < 0) {
            seconds = seconds.movePointRight(3);
            unit++;
        }
        return seconds.stripTrailingZeros().toPlainString() + units[unit];
    }

    /** Returns the sum of a timeout and a number of seconds, or the timeout if the sum is too large. */
    public static Duration plusSeconds(Duration timeout, int seconds) {
        try {
            return timeout.plusSeconds(seconds);
        } catch (ArithmeticException e) {
            return timeout;
        }
    }

    /**
     * Returns the given timeout in nanoseconds, 0 if it is negative, or {@link Long#MAX_VALUE} if it is longer than 292
     * years.
     */
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
