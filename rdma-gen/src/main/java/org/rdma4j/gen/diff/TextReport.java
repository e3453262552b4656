package org.rdma4j.gen.diff;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.rdma4j.gen.diff.Change.Action;

/** Report for a terminal: incompatible changes first, with a paragraph for each change. */
public final class TextReport {

    private TextReport() {}

    /** Returns the report. */
    public static String of(DiffReport report) {
        StringBuilder text = new StringBuilder(summary(report)).append('\n');
        report.uncompared().forEach(target -> text.append(uncompared(target)).append('\n'));
        section(
                text,
                "Breaking changes",
                report.changes().stream().filter(TextReport::breaks).toList());
        section(
                text,
                "Compatible changes",
                report.changes().stream().filter(c -> !breaks(c)).toList());
        return text.toString();
    }

    /** Returns a line with the two releases and the number of changes. */
    static String summary(DiffReport report) {
        int count = report.changes().size();
        return report.before() + " → " + report.after() + ": " + UnitText.count(count, "change") + ", "
                + report.breakingSource() + " breaking source, " + report.breakingBinary() + " breaking binary";
    }

    /** Returns the message about a target that only one of the releases has. */
    static String uncompared(String target) {
        return "Not compared for " + target + ": only one of the releases describes it.";
    }

    /** Returns the verdict, such as {@code breaks source}; empty if the change is compatible. */
    static String verdict(Change change) {
        return switch (change.verdict()) {
            case NEITHER -> "";
            case SOURCE -> "breaks source";
            case BINARY -> "breaks binary";
            case BOTH -> "breaks source and binary";
        };
    }

    private static boolean breaks(Change change) {
        return change.verdict() != Verdict.NEITHER;
    }

    private static void section(StringBuilder text, String title, List<Change> changes) {
        if (changes.isEmpty()) {
            return;
        }
        text.append('\n').append(title.toUpperCase(Locale.ROOT)).append('\n');
        for (String namespace :
                changes.stream().map(Change::namespace).distinct().toList()) {
            for (ChangeKind kind : ChangeKind.values()) {
                List<Change> group = changes.stream()
                        .filter(c -> c.namespace().equals(namespace) && c.kind() == kind)
                        .toList();
                if (!group.isEmpty()) {
                    text.append('\n')
                            .append(namespace)
                            .append(": ")
                            .append(kind.title().toLowerCase(Locale.ROOT))
                            .append('\n')
                            .append(group.stream().map(TextReport::paragraph).collect(Collectors.joining()));
                }
            }
        }
    }

    private static String paragraph(Change change) {
        String what = breaks(change) ? "  [" + verdict(change) + "]" : "";
        String where = change.targets().isEmpty() ? "" : "  " + change.place();
        String first = "  " + change.action().sign() + " " + change.name() + what + where + "\n";
        String value = "      " + value(change) + "\n";
        // an addition needs no reason
        boolean plain = change.action() == Action.ADDED && change.reason().equals("new");
        return first + value + (plain ? "" : "      " + change.reason() + "\n");
    }

    private static String value(Change change) {
        return switch (change.action()) {
            case ADDED -> change.after();
            case REMOVED -> change.before();
            case CHANGED, MOVED ->
                change.before().equals(change.after()) ? change.after() : change.before() + " → " + change.after();
        };
    }
}
