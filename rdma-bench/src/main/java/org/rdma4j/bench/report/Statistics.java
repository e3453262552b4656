package org.rdma4j.bench.report;

import java.util.List;

/** Statistics of repeated measurements. */
public final class Statistics {
    private Statistics() {}

    /** Returns the median. */
    public static double median(List<Double> values) {
        if (values.isEmpty()) {
            throw new IllegalArgumentException("nothing was measured");
        }
        List<Double> sorted = values.stream().sorted().toList();
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }

    /**
     * Returns the value that nine of ten values are not below. Other processes disturb some of the measurements, which
     * last a few milliseconds each, and only ever prolong them. The lowest tenth is undisturbed.
     */
    public static double lowerDecile(List<Double> values) {
        if (values.isEmpty()) {
            throw new IllegalArgumentException("nothing was measured");
        }
        return values.stream().sorted().toList().get(values.size() / 10);
    }
}
