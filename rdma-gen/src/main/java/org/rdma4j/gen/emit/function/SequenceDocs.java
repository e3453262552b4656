package org.rdma4j.gen.emit.function;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.rdma4j.gen.config.Drain;
import org.rdma4j.gen.config.Sequence;
import org.rdma4j.gen.config.Sequences;
import org.rdma4j.gen.emit.doc.Javadoc;

/** Sentences on the functions that the wrapper library has of its own: what each does, in C's words. */
final class SequenceDocs {

    private final Sequences sequences;

    SequenceDocs(Sequences sequences) {
        this.sequences = sequences;
    }

    /** What a function does; nothing where it is not one of these. */
    List<String> of(String function) {
        List<String> sentences = new ArrayList<>();
        sequences.straight().stream()
                .filter(s -> s.name().equals(function))
                .forEach(s -> sentences.addAll(straight(s)));
        sequences.drains().stream().filter(d -> d.name().equals(function)).forEach(d -> sentences.addAll(drain(d)));
        return sentences;
    }

    private static List<String> straight(Sequence sequence) {
        List<String> functions = sequence.functions();
        String steps = sequence.steps().stream().map(SequenceDocs::step).collect(Collectors.joining(", "));
        List<String> sentences = new ArrayList<>();
        sentences.add("Does in one call what C does in these: " + steps + ", in this order.");
        sequence.from()
                .forEach((pointer, record) -> sentences.add("What is not among the parameters is read from "
                        + Javadoc.code(pointer) + ", and that is not kept."));
        sentences.add(lock(functions.get(0), functions.get(functions.size() - 1)));
        return sentences;
    }

    private static String step(String step) {
        return Sequence.isField(step)
                ? Javadoc.code(step.substring(step.indexOf('.') + 1)) + " is set"
                : Javadoc.code(step);
    }

    private static List<String> drain(Drain drain) {
        String reads = drain.reads().stream().map(SequenceDocs::read).collect(Collectors.joining("; "));
        return List.of(
                "Does in one call what C does in these: " + Javadoc.code(drain.start()) + "; of each item the fields"
                        + " below, put into the next element of " + Javadoc.code(drain.array()) + "; "
                        + Javadoc.code(drain.next()) + " while it gives 0 and " + Javadoc.code("num_entries")
                        + " are not reached; " + Javadoc.code(drain.end()) + ". Where " + Javadoc.code(drain.start())
                        + " gives anything but 0, nothing else is called; where " + Javadoc.code("num_entries")
                        + " is not above 0, nothing at all.",
                Javadoc.code("*result") + " becomes what the last call of " + Javadoc.code(drain.start()) + " or "
                        + Javadoc.code(drain.next()) + " gave, 0 where there was none.",
                "Fields: " + reads + ". No other is touched.",
                lock(drain.start(), drain.end()));
    }

    private static String read(Drain.Read read) {
        List<String> conditions = new ArrayList<>();
        read.flag().ifPresent(flag -> conditions.add(Javadoc.code("flags") + " has " + Javadoc.code(flag)));
        read.condition()
                .ifPresent(c -> conditions.add(
                        Javadoc.code(c.field()) + (c.equal() ? " is " : " is not ") + Javadoc.code(c.value())));
        return Javadoc.code(read.field()) + (conditions.isEmpty() ? "" : " where " + String.join(" and ", conditions));
    }

    /** What C's functions do between the first and the last, another thread may be in the middle of. */
    private static String lock(String first, String last) {
        return "Not while another thread is between " + Javadoc.code(first) + " and " + Javadoc.code(last)
                + " of the same queue: a driver's lock is held there, and who waits for it in this call holds up"
                + " garbage collection, for which the other may be waiting.";
    }
}
