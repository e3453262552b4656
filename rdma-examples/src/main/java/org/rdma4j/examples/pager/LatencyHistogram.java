package org.rdma4j.examples.pager;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * A histogram of durations, which is thread-safe. It has sixteen buckets for each power of two nanoseconds, so that a
 * percentile is at most 1/16 too high.
 */
public final class LatencyHistogram {
    private static final int SUB_BUCKET_BITS = 4;
    private static final int SUB_BUCKETS = 1 << SUB_BUCKET_BITS;
    private static final double MICROSECONDS = 1e3;

    private final AtomicLongArray counts = new AtomicLongArray(Long.SIZE * SUB_BUCKETS);

    LatencyHistogram() {}

    /** Adds a duration. */
    void add(long nanos) {
        counts.getAndIncrement(index(Math.max(0, nanos)));
    }

    /** Returns the index of the bucket that contains a duration. */
    private static int index(long nanos) {
        if (nanos < SUB_BUCKETS) {
            return (int) nanos;
        }
        int shift = Long.SIZE - 1 - SUB_BUCKET_BITS - Long.numberOfLeadingZeros(nanos);
        return (shift << SUB_BUCKET_BITS) + (int) (nanos >>> shift);
    }

    /** Returns the longest duration of a bucket. */
    private static long upperBound(int index) {
        int shift = Math.max(0, (index >>> SUB_BUCKET_BITS) - 1);
        long first = shift == 0 ? index : (long) (index - (shift << SUB_BUCKET_BITS)) << shift;
        return first + (1L << shift) - 1;
    }

    /** Returns the number of durations. */
    public long count() {
        long sum = 0;
        for (int i = 0; i < counts.length(); i++) {
            sum += counts.get(i);
        }
        return sum;
    }

    /**
     * Returns a percentile in nanoseconds; 0 if there are no durations.
     *
     * @param percent 0 to 100; 0 for the minimum, 100 for the maximum
     */
    public long percentile(double percent) {
        if (!(percent >= 0 && percent <= 100)) {
            throw new IllegalArgumentException("the percentile must be 0 to 100, but is " + percent);
        }
        long rank = Math.max(1, (long) Math.ceil(count() * percent / 100));
        long cumulative = 0;
        for (int i = 0; i < counts.length(); i++) {
            cumulative += counts.get(i);
            if (cumulative >= rank) {
                return upperBound(i);
            }
        }
        return 0;
    }

    /** Returns the count and some percentiles, in microseconds, in one line. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%d pages, latency in µs: min %.1f, median %.1f, p99 %.1f, p99.9 %.1f, max %.1f",
                count(),
                percentile(0) / MICROSECONDS,
                percentile(50) / MICROSECONDS,
                percentile(99) / MICROSECONDS,
                percentile(99.9) / MICROSECONDS,
                percentile(100) / MICROSECONDS);
    }
}
