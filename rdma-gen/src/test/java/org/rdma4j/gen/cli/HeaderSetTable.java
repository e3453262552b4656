package org.rdma4j.gen.cli;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.rdma4j.gen.emit.CompiledBindings;
import org.rdma4j.gen.problem.ExitCode;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.verify.VerifyReport;

/**
 * Binds the given header sets, or all of them, compiles the Java, and prints one row for each. Used by
 * {@code scripts/headersets}. The exit code is 1 if a fact differs, a declaration is missing, or the Java does not
 * compile.
 */
final class HeaderSetTable {

    private static final String ROW = "%-10s %8s %10s %8s %8s %8s %8s%n";

    private HeaderSetTable() {}

    public static void main(String[] arguments) throws IOException {
        List<String> wanted = List.of(arguments);
        boolean listReasons = wanted.contains("--skipped");
        boolean bad = false;
        System.out.printf(ROW, "set", "facts", "mismatches", "missing", "skipped", "classes", "seconds");
        for (HeaderSet set : HeaderSet.all()) {
            boolean named = wanted.stream().anyMatch(w -> !w.startsWith("--"));
            if (!named || wanted.contains(set.name())) {
                bad |= !row(set, listReasons);
            }
        }
        System.exit(bad ? 1 : 0);
    }

    private static boolean row(HeaderSet set, boolean listReasons) throws IOException {
        long start = System.nanoTime();
        HeaderSet.Outcome outcome;
        try {
            outcome = set.run();
        } catch (ProblemException e) {
            boolean absent = e.exitCode() == ExitCode.MISSING;
            System.out.println(
                    set.name() + (absent ? ": not run, install " + set.needs() + ": " : ": ") + e.getMessage());
            return absent;
        }
        String classes = Integer.toString(outcome.java().size());
        boolean compiles = true;
        try {
            new CompiledBindings(outcome.java());
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
            compiles = false;
            classes = "broken";
        }
        VerifyReport report = outcome.report();
        String seconds = String.format(Locale.ROOT, "%.1f", (System.nanoTime() - start) / 1e9);
        System.out.printf(
                ROW,
                set.name(),
                report.total(),
                report.mismatches().size(),
                report.missing().size(),
                outcome.skipped().size(),
                classes,
                seconds);
        if (!report.holds()) {
            System.out.print(report.render());
        }
        if (listReasons) {
            outcome.skipped().forEach((name, why) -> System.out.println("  " + name + ": " + why));
        }
        return report.holds() && compiles;
    }
}
