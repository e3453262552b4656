package org.rdma4j.tools.perf;

import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;
import org.rdma4j.tools.perf.PerfReport.Bin;
import org.rdma4j.tools.perf.PerfReport.Latency;
import org.rdma4j.tools.perf.PerfReport.Times;

/** Times of one measurement, in nanoseconds, kept to three digits. Recording one allocates nothing. */
public final class LatencyRecorder {
    private static final long MOST = 3_600_000_000_000L;
    private static final int DIGITS = 3;
    private static final int BINS = 40;

    private final Histogram times = new Histogram(1, MOST, DIGITS);

    /** Takes one time. */
    public void record(long nanos) {
        times.recordValue(Math.min(Math.max(nanos, 1), MOST));
    }

    long count() {
        return times.getTotalCount();
    }

    void reset() {
        times.reset();
    }

    /**
     * What the times say.
     *
     * @param divisor 2 if they are round trips, of which the latency is half; else 1
     */
    public Latency summary(Measurement what, boolean inline, String waiting, int divisor) {
        double unit = 1000.0 * divisor;
        Times statistics = new Times(
                times.getTotalCount(),
                times.getMinValue() / unit,
                times.getValueAtPercentile(50) / unit,
                times.getMean() / unit,
                times.getValueAtPercentile(99) / unit,
                times.getValueAtPercentile(99.9) / unit,
                times.getMaxValue() / unit,
                times.getStdDeviation() / unit);
        return new Latency(what.operation(), what.size(), inline, waiting, statistics, bins(unit));
    }

    /** From the shortest to the longest time, each bin as many times as wide as the one before. */
    private List<Bin> bins(double unit) {
        double low = times.getMinValue();
        double ratio = times.getMaxValue() / low;
        int bins = ratio > 1 ? BINS : 1;
        long[] counts = new long[bins];
        for (HistogramIterationValue value : times.recordedValues()) {
            double place = ratio > 1 ? Math.log(value.getValueIteratedTo() / low) / Math.log(ratio) * bins : 0;
            counts[Math.min(Math.max((int) place, 0), bins - 1)] += value.getCountAtValueIteratedTo();
        }
        List<Bin> result = new ArrayList<>();
        for (int i = 0; i < bins; i++) {
            result.add(new Bin(
                    low * Math.pow(ratio, (double) i / bins) / unit,
                    low * Math.pow(ratio, (i + 1.0) / bins) / unit,
                    counts[i]));
        }
        return result;
    }
}
