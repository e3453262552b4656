package org.rdma4j.gen.verify;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What came of comparing.
 *
 * @param compared how many facts of each kind were compared, those that did not match included
 * @param mismatches facts that are not so, in the metadata's order
 * @param missing what the headers declare and the metadata lacks
 * @param notes what could not be compared, and why
 */
public record VerifyReport(
        Map<FactKind, Integer> compared, List<Mismatch> mismatches, List<Missing> missing, List<String> notes) {

    public VerifyReport {
        EnumMap<FactKind, Integer> ordered = new EnumMap<>(FactKind.class);
        ordered.putAll(compared);
        compared = java.util.Collections.unmodifiableMap(ordered);
        mismatches = List.copyOf(mismatches);
        missing = List.copyOf(missing);
        notes = List.copyOf(notes);
    }

    /** True when every fact is so and no declaration is missing. */
    public boolean holds() {
        return mismatches.isEmpty() && missing.isEmpty();
    }

    /** How many facts were compared. */
    public int total() {
        return compared.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** The report as text: a line for each finding, then the numbers. */
    public String render() {
        StringBuilder text = new StringBuilder();
        mismatches.forEach(mismatch -> text.append(mismatch.render()).append('\n'));
        missing.forEach(absent -> text.append(absent.render()).append('\n'));
        notes.forEach(note -> text.append("note: ").append(note).append('\n'));
        String kinds = compared.entrySet().stream()
                .filter(entry -> entry.getValue() > 0)
                .map(entry -> entry.getKey().words() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
        return text.append(total())
                .append(" facts compared (")
                .append(kinds)
                .append("): ")
                .append(mismatches.size())
                .append(" mismatches, ")
                .append(missing.size())
                .append(" missing\n")
                .toString();
    }
}
