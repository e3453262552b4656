package org.rdma4j.gen.diff;

import java.util.List;
import org.rdma4j.gen.problem.PrintableText;

/** Report in Markdown: incompatible changes first, with a table for each partition and kind. */
public final class MarkdownReport {

    private MarkdownReport() {}

    /** Returns the report. */
    public static String of(DiffReport report) {
        StringBuilder text = new StringBuilder("# ")
                .append(cell(report.before()))
                .append(" → ")
                .append(cell(report.after()))
                .append("\n\n")
                .append(TextReport.summary(report))
                .append(".\n");
        report.uncompared()
                .forEach(target ->
                        text.append('\n').append(TextReport.uncompared(target)).append('\n'));
        List<Change> breaking = report.changes().stream()
                .filter(c -> c.verdict() != Verdict.NEITHER)
                .toList();
        List<Change> others = report.changes().stream()
                .filter(c -> c.verdict() == Verdict.NEITHER)
                .toList();
        section(text, "Breaking changes", breaking, true);
        section(text, "Compatible changes", others, false);
        return text.toString();
    }

    private static void section(StringBuilder text, String title, List<Change> changes, boolean verdicts) {
        if (changes.isEmpty()) {
            return;
        }
        text.append("\n## ").append(title).append('\n');
        for (String namespace :
                changes.stream().map(Change::namespace).distinct().toList()) {
            for (ChangeKind kind : ChangeKind.values()) {
                List<Change> group = changes.stream()
                        .filter(c -> c.namespace().equals(namespace) && c.kind() == kind)
                        .toList();
                if (!group.isEmpty()) {
                    text.append("\n### ").append(kind.title()).append(" of ").append(namespace);
                    text.append("\n\n| Name | What | Before | After |").append(verdicts ? " Breaks |" : "");
                    text.append(" Why |\n|---|---|---|---|")
                            .append(verdicts ? "---|" : "")
                            .append("---|\n");
                    group.forEach(change -> row(text, change, verdicts));
                }
            }
        }
    }

    private static void row(StringBuilder text, Change change, boolean verdicts) {
        text.append("| ")
                .append(code(change.name()))
                .append(change.targets().isEmpty() ? "" : " " + change.place())
                .append(" | ")
                .append(change.action().word())
                .append(" | ")
                .append(code(change.before()))
                .append(" | ")
                .append(code(change.after()));
        if (verdicts) {
            text.append(" | ").append(TextReport.verdict(change).replace("breaks ", ""));
        }
        text.append(" | ").append(cell(change.reason())).append(" |\n");
    }

    /** Escapes text for a table cell. */
    private static String cell(String text) {
        return PrintableText.of(text.replace('\n', ' ')).replaceAll("([\\\\`*_{}\\[\\]<>#|])", "\\\\$1");
    }

    private static String code(String text) {
        if (text.isEmpty()) {
            return "";
        }
        // Only the bar must be escaped in code. Code that contains a backtick is delimited by two.
        String inner = PrintableText.of(text.replace('\n', ' ')).replace("|", "\\|");
        return inner.contains("`") ? "`` " + inner + " ``" : "`" + inner + "`";
    }
}
