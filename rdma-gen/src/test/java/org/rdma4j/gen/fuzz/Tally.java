package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What came of the inputs of one kind. */
final class Tally {

    /** So many are kept with all that is known of them. */
    private static final int KEPT = 20;

    private final String kind;
    private final Map<String, Integer> outcomes = new TreeMap<>();
    private final List<String> faults = new ArrayList<>();
    private int inputs;
    private int faulty;

    Tally(String kind) {
        this.kind = kind;
    }

    /** An input ended as it may: accepted, or refused with a clear error. */
    void good(String outcome) {
        inputs++;
        outcomes.merge(outcome, 1, Integer::sum);
    }

    /** Something more was seen of an input that is counted already. */
    void also(String outcome) {
        outcomes.merge(outcome, 1, Integer::sum);
    }

    /** An input that did what none may do. */
    void fault(String what, String input) {
        inputs++;
        faulty++;
        if (faults.size() < KEPT) {
            faults.add(what + "\n----- input -----\n" + input + "\n-----------------");
        }
    }

    int inputs() {
        return inputs;
    }

    /** The faults, each with the input that caused it; empty where all is well. */
    List<String> faults() {
        return List.copyOf(faults);
    }

    /** One line. */
    String summary() {
        StringBuilder text = new StringBuilder(kind).append(": ").append(inputs).append(" inputs");
        outcomes.forEach(
                (name, count) -> text.append(", ").append(count).append(' ').append(name));
        return text.append(", ").append(faulty).append(" faults").toString();
    }
}
