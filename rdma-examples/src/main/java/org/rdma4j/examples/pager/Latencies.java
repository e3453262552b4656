package org.rdma4j.examples.pager;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * A histogram of durations, which any thread adds to: sixteen classes for each power of two nanoseconds, so that a
 * percentile is at most a sixteenth too high.
 */
public final class Latencies {
    private static final int BITS = 4;
    private static final int STEPS = 1 << BITS;
    private static final double MICROSECONDS = 1e3;

    private final AtomicLongArray counts = new AtomicLongArray(Long.SIZE * STEPS);

    Latencies() {}

    void add(long nanos) {
        counts.getAndIncrement(index(Math.max(0, nanos)));
    }

    private static int index(long nanos) {
        if (nanos < STEPS) {
            return (int) nanos;
        }
        int shift = Long.SIZE - 1 - BITS - Long.numberOfLeadingZeros(nanos);
        return (shift << BITS) + (int) (nanos >>> shift);
    }

    /** The largest duration of a class. */
    private static long most(int index) {
        int shift = Math.max(0, (index >>> BITS) - 1);
        long first = shift == 0 ? index : (long) (index - (shift << BITS)) << shift;
        return first + (1L << shift) - 1;
    }

    /** How many durations were added. */
    public long count() {
        long sum = 0;
        for (int i = 0; i < counts.length(); i++) {
            sum += counts.get(i);
        }
        return sum;
    }

    /**
     * The duration in nanoseconds that so many percent are not above; 0 if there is none.
     *
     * @param percent 0 to 100; 0 is the shortest, 100 the longest
     */
    public long percentile(double percent) {
        if (!(percent >= 0 && percent <= 100)) {
            throw new IllegalArgumentException(percent + " percent; it can be 0 to 100");
        }
        long wanted = Math.max(1, (long) Math.ceil(count() * percent / 100));
        long seen = 0;
        for (int i = 0; i < counts.length(); i++) {
            seen += counts.get(i);
            if (seen >= wanted) {
                return most(i);
            }
        }
        return 0;
    }

    /** One line: the count, and some percentiles in microseconds. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%d pages, µs: least %.1f, median %.1f, 99 %% %.1f, 99.9 %% %.1f, most %.1f",
                count(),
                percentile(0) / MICROSECONDS,
                percentile(50) / MICROSECONDS,
                percentile(99) / MICROSECONDS,
                percentile(99.9) / MICROSECONDS,
                percentile(100) / MICROSECONDS);
    }
}
