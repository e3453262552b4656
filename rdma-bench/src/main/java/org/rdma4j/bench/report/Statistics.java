package org.rdma4j.bench.report;

import java.util.List;

/** One number for many rounds. */
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

    /**
     * What nine of ten are not below. Of measurements that last a few milliseconds each, some are disturbed by what else
     * the machine does, always upwards; the lowest tenth is not.
     */
    public static double lowerDecile(List<Double> values) {
        if (values.isEmpty()) {
            throw new IllegalArgumentException("nothing was measured");
        }
        return values.stream().sorted().toList().get(values.size() / 10);
    }
}
