package org.rdma4j.tools.perf;

import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;
import org.rdma4j.tools.perf.PerfReport.Bin;
import org.rdma4j.tools.perf.PerfReport.Latency;
import org.rdma4j.tools.perf.PerfReport.Times;

/** Recorder of the times of a measurement, with three significant digits. Recording allocates no memory. */
public final class LatencyRecorder {
    private static final long MAX_NANOS = 3_600_000_000_000L;
    private static final int SIGNIFICANT_DIGITS = 3;
    private static final int MAX_BINS = 40;

    private final Histogram times = new Histogram(1, MAX_NANOS, SIGNIFICANT_DIGITS);

    /** Records a time. */
    public void record(long nanos) {
        times.recordValue(Math.min(Math.max(nanos, 1), MAX_NANOS));
    }

    long count() {
        return times.getTotalCount();
    }

    void reset() {
        times.reset();
    }

    /**
     * Returns the statistics of the times.
     *
     * @param divisor 2 if the times are round-trip times, of which the latency is half; otherwise 1
     */
    public Latency summary(Measurement measurement, boolean inline, String waiting, int divisor) {
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
        return new Latency(measurement.operation(), measurement.size(), inline, waiting, statistics, bins(unit));
    }

    /** Returns a histogram from the minimum to the maximum. Its bins have the same width on a logarithmic scale. */
    private List<Bin> bins(double unit) {
        double low = times.getMinValue();
        double ratio = times.getMaxValue() / low;
        int bins = ratio > 1 ? MAX_BINS : 1;
        long[] counts = new long[bins];
        for (HistogramIterationValue value : times.recordedValues()) {
            double position = ratio > 1 ? Math.log(value.getValueIteratedTo() / low) / Math.log(ratio) * bins : 0;
            counts[Math.min(Math.max((int) position, 0), bins - 1)] += value.getCountAtValueIteratedTo();
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
