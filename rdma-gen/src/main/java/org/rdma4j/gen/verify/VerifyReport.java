package org.rdma4j.gen.verify;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Result of a verification.
 *
 * @param compared the number of compared facts of each kind, mismatches included
 * @param mismatches the facts that differ, in the order of the metadata
 * @param missing the declarations of the headers that the metadata lacks
 * @param unmeasured the number of facts that no C expression can measure, by kind
 * @param notes notes on what was not compared
 */
public record VerifyReport(
        Map<FactKind, Integer> compared,
        List<Mismatch> mismatches,
        List<MissingDeclaration> missing,
        SortedMap<String, Integer> unmeasured,
        List<String> notes) {

    public VerifyReport {
        EnumMap<FactKind, Integer> ordered = new EnumMap<>(FactKind.class);
        ordered.putAll(compared);
        compared = Collections.unmodifiableMap(ordered);
        mismatches = List.copyOf(mismatches);
        missing = List.copyOf(missing);
        unmeasured = Collections.unmodifiableSortedMap(new TreeMap<>(unmeasured));
        notes = List.copyOf(notes);
    }

    /** Returns {@code true} if there is no mismatch and no missing declaration. */
    public boolean holds() {
        return mismatches.isEmpty() && missing.isEmpty();
    }

    /** Returns the number of compared facts. */
    public int total() {
        return compared.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** Returns the facts that no C expression can measure as text. */
    public static String said(SortedMap<String, Integer> unmeasured) {
        return "not compared: "
                + unmeasured.entrySet().stream()
                        .map(entry -> entry.getKey() + " (" + entry.getValue() + ")")
                        .collect(Collectors.joining(", "));
    }

    /** Returns the report as text: one line for each finding, and the numbers. */
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
                .append(" missing")
                .append(unmeasured.isEmpty() ? "" : "; " + said(unmeasured))
                .append('\n')
                .toString();
    }
}
