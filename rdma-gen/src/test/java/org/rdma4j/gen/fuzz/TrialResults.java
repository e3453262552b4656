package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What came of the inputs of one kind. */
final class TrialResults {

    /** So many are kept with all that is known of them. */
    private static final int MAX_FAULTS = 20;

    /** So many faults of one sort are worth the time that it takes to reduce their inputs. */
    private static final int MAX_REDUCED = 4;

    private final String kind;
    private final Map<String, Integer> outcomes = new TreeMap<>();
    private final List<String> faults = new ArrayList<>();
    private final Map<String, Integer> sorts = new TreeMap<>();
    private final Map<String, Integer> refusals = new TreeMap<>();
    private int inputs;
    private int faulty;

    TrialResults(String kind) {
        this.kind = kind;
    }

    /** An input ended as it may: accepted, or refused with a clear error. */
    void good(String outcome) {
        inputs++;
        outcomes.merge(outcome, 1, Integer::sum);
    }

    /** So many inputs ended so. */
    void good(String outcome, int count) {
        inputs += count;
        if (count > 0) {
            outcomes.merge(outcome, count, Integer::sum);
        }
    }

    /** So many names were refused for this reason. */
    void refused(String reason, int count) {
        refusals.merge(reason, count, Integer::sum);
    }

    /** Why names were refused, and how many. */
    Map<String, Integer> refusals() {
        return refusals;
    }

    /** Whether one more fault is kept with all that is known of it. */
    boolean keeps() {
        return faults.size() < MAX_FAULTS;
    }

    /** Counts a sort of fault, and returns {@code true} for the first few of it. */
    boolean isOneOfFew(String sort) {
        return sorts.merge(sort, 1, Integer::sum) <= MAX_REDUCED;
    }

    /** Something more was seen of an input that is counted already. */
    void also(String outcome) {
        also(outcome, 1);
    }

    /** Something more was seen of so many inputs that are counted already. */
    void also(String outcome, int count) {
        outcomes.merge(outcome, count, Integer::sum);
    }

    /** An input that did what none may do. */
    void fault(String what, String input) {
        inputs++;
        faulty++;
        if (faults.size() < MAX_FAULTS) {
            faults.add(what + "\n----- input -----\n" + input + "\n-----------------");
        }
    }

    /** How many ended so. */
    int count(String outcome) {
        return outcomes.getOrDefault(outcome, 0);
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
