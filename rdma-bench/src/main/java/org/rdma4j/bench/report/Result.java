package org.rdma4j.bench.report;

import java.util.OptionalDouble;

/**
 * A number that was measured.
 *
 * @param group what was done, as in a heading
 * @param name how it was done
 * @param unit of the value
 * @param value of all rounds; docs/performance.md says which
 * @param reference what it is compared with, in the same unit and taken in the same rounds
 */
public record Result(String group, String name, String unit, double value, OptionalDouble reference) {

    /** A number that is compared with nothing. */
    public static Result of(String group, String name, String unit, double value) {
        return new Result(group, name, unit, value, OptionalDouble.empty());
    }

    /** A number, and what it is compared with. */
    public static Result of(String group, String name, String unit, double value, double reference) {
        return new Result(group, name, unit, value, OptionalDouble.of(reference));
    }

    /** The value divided by the reference. */
    public OptionalDouble ratio() {
        return reference.isPresent() ? OptionalDouble.of(value / reference.getAsDouble()) : OptionalDouble.empty();
    }
}
