package org.rdma4j.bench.report;

import java.util.OptionalDouble;

/**
 * Result of a measurement.
 *
 * @param group the operation, which is the heading of the group
 * @param name the variant
 * @param unit the unit of the value
 * @param value the statistic of all rounds that docs/reference/performance.md states
 * @param reference the value to compare with, in the same unit and from the same rounds
 */
public record Result(String group, String name, String unit, double value, OptionalDouble reference) {

    /** Returns a result without a reference. */
    public static Result of(String group, String name, String unit, double value) {
        return new Result(group, name, unit, value, OptionalDouble.empty());
    }

    /** Returns a result with a reference. */
    public static Result of(String group, String name, String unit, double value, double reference) {
        return new Result(group, name, unit, value, OptionalDouble.of(reference));
    }

    /** Returns the value divided by the reference; empty if there is no reference. */
    public OptionalDouble ratio() {
        return reference.isPresent() ? OptionalDouble.of(value / reference.getAsDouble()) : OptionalDouble.empty();
    }
}
