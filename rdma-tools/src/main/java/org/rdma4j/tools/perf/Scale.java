package org.rdma4j.tools.perf;

import java.util.ArrayList;
import java.util.List;

/**
 * A logarithmic axis of a chart.
 *
 * @param low the value at {@code from}, more than 0
 * @param high the value at {@code to}, more than {@code low}
 */
record Scale(double low, double high, double from, double to) {
    private static final double[] STEPS = {1, 2, 5};
    private static final int MOST_TICKS = 8;

    /** One that has all these values, with some room at both ends. */
    static Scale around(double least, double most, double from, double to) {
        double low = Math.max(least, 1e-9);
        double high = Math.max(most, low);
        return new Scale(low / 1.15, high * 1.15, from, to);
    }

    double at(double value) {
        double part = Math.log(Math.max(value, low) / low) / Math.log(high / low);
        return from + part * (to - from);
    }

    /** Round values on it: powers of ten, and twice and five times these where there is room. */
    List<Double> ticks() {
        List<Double> all = ticks(STEPS.length);
        return all.size() <= MOST_TICKS ? all : ticks(1);
    }

    private List<Double> ticks(int steps) {
        List<Double> ticks = new ArrayList<>();
        for (int power = (int) Math.floor(Math.log10(low)); power <= Math.log10(high); power++) {
            for (int i = 0; i < steps; i++) {
                double value = STEPS[i] * Math.pow(10, power);
                if (value >= low && value <= high) {
                    ticks.add(value);
                }
            }
        }
        return ticks;
    }
}
