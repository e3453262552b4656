package org.rdma4j.bench.waiting;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The output of {@link WakeUps}: lines with a keyword, a name, and a number.
 *
 * @param values the numbers, by keyword and name
 */
record ProgramOutput(Map<String, List<Double>> values) {
    ProgramOutput(String text) {
        this(text.lines()
                .map(line -> line.split(" "))
                .filter(words ->
                        words.length == 3 && List.of("time", "thread", "idle").contains(words[0]))
                .collect(Collectors.groupingBy(
                        words -> words[0] + " " + words[1],
                        Collectors.mapping(words -> Double.valueOf(words[2]), Collectors.toList()))));
    }

    /** Returns the numbers of all lines with a keyword and a name. */
    List<Double> values(String keyword, String name) {
        List<Double> found = values.get(keyword + " " + name);
        if (found == null) {
            throw new IllegalStateException("The program printed no '" + keyword + " " + name + "'");
        }
        return found;
    }

    /** Returns the number of the first line with a keyword and a name. */
    double value(String keyword, String name) {
        return values(keyword, name).getFirst();
    }

    /** Returns the identifier of a thread. */
    int thread(String name) {
        return (int) value("thread", name);
    }
}
