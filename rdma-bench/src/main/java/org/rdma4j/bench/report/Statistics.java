package org.rdma4j.bench.report;

import java.util.ArrayList;
import java.util.List;

/** Medians. */
public final class Statistics {
    private Statistics() {}

    /** The middle one, or the mean of the middle two. */
    public static double median(List<Double> values) {
        if (values.isEmpty()) {
            throw new IllegalArgumentException("nothing was measured");
        }
        List<Double> sorted = values.stream().sorted().toList();
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }

    /** The median of the quotients of what was measured in the same round. */
    public static double medianRatio(List<Double> values, List<Double> references) {
        if (values.size() != references.size()) {
            throw new IllegalArgumentException(values.size() + " rounds against " + references.size());
        }
        List<Double> ratios = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            ratios.add(values.get(i) / references.get(i));
        }
        return median(ratios);
    }
}
