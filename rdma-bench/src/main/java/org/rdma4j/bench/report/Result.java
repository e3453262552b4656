package org.rdma4j.bench.report;

import java.util.OptionalDouble;

/**
 * A number that was measured.
 *
 * @param group what was done, as in a heading
 * @param name how it was done
 * @param unit of the value
 * @param value the median of all rounds
 * @param reference the median of what it is compared with, in the same unit
 * @param ratio the median of each round's ratio to the reference of that round; not the ratio of the two medians, which
 *     other work on the machine disturbs more
 */
public record Result(
        String group, String name, String unit, double value, OptionalDouble reference, OptionalDouble ratio) {

    /** A number that is compared with nothing. */
    public static Result of(String group, String name, String unit, double value) {
        return new Result(group, name, unit, value, OptionalDouble.empty(), OptionalDouble.empty());
    }

    /** A number, and what it is compared with. */
    public static Result of(String group, String name, String unit, double value, double reference, double ratio) {
        return new Result(group, name, unit, value, OptionalDouble.of(reference), OptionalDouble.of(ratio));
    }
}
