package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Outcomes of the inputs of one kind, counted by outcome, with the input of each fault. */
final class TrialResults {

    /** Maximum number of faults that are kept with their inputs. */
    private static final int MAX_FAULTS = 20;

    /** Maximum number of faults of one sort whose inputs are reduced, because reducing takes long. */
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

    /** Counts an input that was accepted, or refused with a clear error. */
    void addInput(String outcome) {
        inputs++;
        outcomes.merge(outcome, 1, Integer::sum);
    }

    /** Counts several inputs with the same acceptable outcome. */
    void addInputs(String outcome, int count) {
        inputs += count;
        if (count > 0) {
            outcomes.merge(outcome, count, Integer::sum);
        }
    }

    /** Counts names that were refused for the same reason. */
    void addRefusals(String reason, int count) {
        refusals.merge(reason, count, Integer::sum);
    }

    /** Returns the number of refused names by reason. */
    Map<String, Integer> refusals() {
        return refusals;
    }

    /** Returns {@code true} if the next fault will be kept with its input. */
    boolean keepsNextFault() {
        return faults.size() < MAX_FAULTS;
    }

    /** Counts a fault of this sort, and returns {@code true} if its input is to be reduced. */
    boolean isToBeReduced(String sort) {
        return sorts.merge(sort, 1, Integer::sum) <= MAX_REDUCED;
    }

    /** Adds an outcome for an input that is already counted. */
    void addOutcome(String outcome) {
        addOutcome(outcome, 1);
    }

    /** Adds an outcome for several inputs that are already counted. */
    void addOutcome(String outcome, int count) {
        outcomes.merge(outcome, count, Integer::sum);
    }

    /** Counts an input that shows a fault: a crash, a hang, an unclear error or a wrong result. */
    void addFault(String what, String input) {
        inputs++;
        faulty++;
        if (faults.size() < MAX_FAULTS) {
            faults.add(what + "\n----- input -----\n" + input + "\n-----------------");
        }
    }

    /** Returns the number of inputs with this outcome. */
    int count(String outcome) {
        return outcomes.getOrDefault(outcome, 0);
    }

    int inputs() {
        return inputs;
    }

    /** Returns the faults, each with the input that caused it. */
    List<String> faults() {
        return List.copyOf(faults);
    }

    /** Returns one line with the number of inputs, the number of each outcome, and the number of faults. */
    String summary() {
        StringBuilder text = new StringBuilder(kind).append(": ").append(inputs).append(" inputs");
        outcomes.forEach(
                (name, count) -> text.append(", ").append(count).append(' ').append(name));
        return text.append(", ").append(faulty).append(" faults").toString();
    }
}
