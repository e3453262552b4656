package org.rdma4j.gen.config;

import java.util.List;
import java.util.Map;
import org.rdma4j.gen.problem.Location;

/**
 * Calls that follow each other, as one function of the wrapper library: its parameters are those of the steps, each name
 * once.
 *
 * @param name the function's name
 * @param steps in their order: an inline function that is called, or {@code record.field}, which is set in the record
 *     that an earlier step has taken, to a parameter of the field's name
 * @param from parameters that are read from memory: the name of a pointer, and the record that it points to, whose
 *     fields are called as the steps' parameters are
 * @param at where it stands
 */
public record Sequence(String name, List<String> steps, Map<String, String> from, Location at) {
    public Sequence {
        steps = List.copyOf(steps);
        from = Map.copyOf(from);
    }

    /** Whether a step sets a field. */
    public static boolean isField(String step) {
        return step.contains(".");
    }

    /** The functions that it calls. */
    public List<String> functions() {
        return steps.stream().filter(step -> !isField(step)).toList();
    }
}
