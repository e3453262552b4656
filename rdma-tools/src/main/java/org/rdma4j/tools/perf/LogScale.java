package org.rdma4j.tools.perf;

import java.util.ArrayList;
import java.util.List;

/**
 * Logarithmic scale of an axis, which maps values to coordinates.
 *
 * @param low the value at the coordinate {@code from}, greater than 0
 * @param high the value at the coordinate {@code to}, greater than {@code low}
 */
record LogScale(double low, double high, double from, double to) {
    private static final double[] STEPS = {1, 2, 5};
    private static final int MAX_TICKS = 8;

    /** Returns a scale from the minimum to the maximum of the values, with a margin at both ends. */
    static LogScale around(double min, double max, double from, double to) {
        double low = Math.max(min, 1e-9);
        double high = Math.max(max, low);
        return new LogScale(low / 1.15, high * 1.15, from, to);
    }

    /** Returns the coordinate of a value. */
    double position(double value) {
        double fraction = Math.log(Math.max(value, low) / low) / Math.log(high / low);
        return from + fraction * (to - from);
    }

    /** Returns the values of the tick marks: powers of ten, and twice and five times these unless there are too many. */
    List<Double> ticks() {
        List<Double> all = ticks(STEPS.length);
        return all.size() <= MAX_TICKS ? all : ticks(1);
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
