package org.rdma4j.gen.verify;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What came of comparing.
 *
 * @param compared how many facts of each kind were compared, those that did not match included
 * @param mismatches facts that are not so, in the metadata's order
 * @param missing what the headers declare and the metadata lacks
 * @param unmeasured how many things of each sort the metadata says and C gives no way to measure
 * @param notes what could not be compared, and why
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

    /** True when every fact is so and no declaration is missing. */
    public boolean holds() {
        return mismatches.isEmpty() && missing.isEmpty();
    }

    /** How many facts were compared. */
    public int total() {
        return compared.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** What C gives no way to measure, in words. */
    public static String said(SortedMap<String, Integer> unmeasured) {
        return "C cannot measure "
                + unmeasured.entrySet().stream()
                        .map(entry -> entry.getKey() + " (" + entry.getValue() + ")")
                        .collect(Collectors.joining(", "));
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
                .append(" missing")
                .append(unmeasured.isEmpty() ? "" : "; " + said(unmeasured))
                .append('\n')
                .toString();
    }
}
