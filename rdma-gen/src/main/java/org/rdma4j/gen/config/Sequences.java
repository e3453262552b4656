package org.rdma4j.gen.config;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What the wrapper library does in one call though C does it in several, each an inline one: from Java it is the crossing
 * that costs.
 *
 * @param straight one step after the other
 * @param drains loops over a queue
 */
public record Sequences(List<Sequence> straight, List<Drain> drains) {

    /** None. */
    public static final Sequences NONE = new Sequences(List.of(), List.of());

    public Sequences {
        straight = List.copyOf(straight);
        drains = List.copyOf(drains);
    }

    /** Those that call none but these functions. */
    public Sequences where(Predicate<String> function) {
        return new Sequences(
                straight.stream()
                        .filter(s -> s.functions().stream().allMatch(function))
                        .toList(),
                drains.stream()
                        .filter(d -> d.functions().stream().allMatch(function))
                        .toList());
    }

    /** The names of the functions that they become. */
    public List<String> names() {
        return Stream.concat(
                        straight.stream().map(Sequence::name), drains.stream().map(Drain::name))
                .toList();
    }
}
