package org.rdma4j.gen.config;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rdma4j.gen.problem.Location;

/**
 * A queue that is read item by item between a function that begins and one that ends, as one function of the wrapper
 * library that copies the items to an array.
 *
 * @param name the function's name
 * @param start the inline function that begins, and finds the first item: 0, or the reason why there is none
 * @param next the one that goes on to the next, alike
 * @param end the one that must follow once {@code start} gave 0
 * @param array the name of the parameter for the array
 * @param element the record that is its element
 * @param reads what is copied of each item
 * @param at where it stands
 */
public record Drain(
        String name,
        String start,
        String next,
        String end,
        String array,
        String element,
        List<Read> reads,
        Location at) {

    public Drain {
        reads = List.copyOf(reads);
    }

    /**
     * A field of the element, and where it comes from.
     *
     * @param field of the element
     * @param from an inline function that reads it, or {@code record.field} of the record that {@code start} takes
     * @param flag a constant that the caller sets to have it read; empty for always
     * @param condition of which items it is read
     */
    public record Read(String field, String from, Optional<String> flag, Optional<Condition> condition) {}

    /**
     * What a field that was read before must be.
     *
     * @param field of the element
     * @param value a constant
     * @param equal whether it must be that, or anything else
     */
    public record Condition(String field, String value, boolean equal) {}

    /** The functions that it calls. */
    public List<String> functions() {
        return Stream.concat(
                        Stream.of(start, next, end),
                        reads.stream().map(Read::from).filter(from -> !Sequence.isField(from)))
                .toList();
    }
}
