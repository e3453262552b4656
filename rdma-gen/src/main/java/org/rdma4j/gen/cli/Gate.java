package org.rdma4j.gen.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.verify.FactKind;
import org.rdma4j.gen.verify.Mismatch;
import org.rdma4j.gen.verify.Missing;
import org.rdma4j.gen.verify.Verifier;
import org.rdma4j.gen.verify.VerifyOptions;
import org.rdma4j.gen.verify.VerifyReport;

/**
 * Compares everything that a run reads with the C compiler, on a thread of its own while the run goes on. Whoever writes
 * files asks {@link #pass} first.
 */
final class Gate implements AutoCloseable {

    private final Duration limit;
    private final Background thread = new Background("the check against the C compiler");
    private final List<Pending> reports = new ArrayList<>();

    /** A comparison that runs, and how the compiler, or its target, is called in messages. */
    private record Pending(Supplier<VerifyReport> report, String compiler) {}

    /** A gate that gives each run of the compiler the usual time. */
    Gate() {
        this(Command.DEFAULT_TIMEOUT);
    }

    /** A gate that gives each run of the compiler this time. */
    Gate(Duration limit) {
        this.limit = limit;
    }

    /**
     * Begins to compare.
     *
     * @param metadata what was read, for the compiler's target
     * @param compiler the compiler and its flags
     * @param headers for each namespace the C text that it was read from
     */
    void check(Metadata metadata, List<String> compiler, Map<String, String> headers) {
        String name = metadata.target().isOfThisMachine()
                ? "the C compiler"
                : metadata.target().compiler();
        reports.add(new Pending(thread.start(() -> Verifier.numbers(metadata, compiler, headers, limit)), name));
    }

    /** Begins to look for what the metadata's target has and the metadata lacks. */
    void checkWhole(Metadata metadata, VerifyOptions options) {
        reports.add(new Pending(
                thread.start(() -> Verifier.missing(metadata, options)),
                metadata.target().triple()));
    }

    /**
     * Waits until all is compared.
     *
     * @return how many facts the compiler confirmed, and what it cannot be asked, as a sentence
     * @throws ProblemException when the compiler says something else, a line for each difference; or when it cannot be
     *     asked
     */
    String pass() {
        int confirmed = 0;
        SortedMap<String, Integer> unmeasured = new TreeMap<>();
        List<String> differences = new ArrayList<>();
        for (Pending pending : reports) {
            VerifyReport report = pending.report().get();
            confirmed += report.total();
            report.unmeasured().forEach((what, count) -> unmeasured.merge(what, count, Integer::sum));
            report.mismatches().forEach(mismatch -> differences.add(line(mismatch, pending.compiler())));
            report.missing().forEach(missing -> differences.add(line(missing, pending.compiler())));
        }
        if (!differences.isEmpty()) {
            throw ProblemException.answerIsNo(differences);
        }
        return confirmed + " facts agree with the C compiler"
                + (unmeasured.isEmpty() ? "" : "; " + VerifyReport.said(unmeasured));
    }

    private static String line(Mismatch mismatch, String compiler) {
        String name = mismatch.name().split("[. ]", 2)[0];
        return mismatch.header() + ": " + mismatch.kind().words() + " " + mismatch.name() + " is " + mismatch.metadata()
                + " to rdma-gen and " + mismatch.compiler() + " to " + compiler + "; nothing was written: "
                + (mismatch.kind() == FactKind.TARGET
                        ? "check --cc, and cflags in the configuration"
                        : "list " + name + " under [[skip]] with a reason, and report its declaration");
    }

    private static String line(Missing missing, String target) {
        return missing.where() + ": " + missing.kind() + " " + missing.name() + " is declared for " + target
                + " alone; nothing was written: list " + missing.name()
                + " under [[skip]] with a reason, or remove the target from output.targets";
    }

    /** Ends what still runs: of a run that failed nobody wants to know more. */
    @Override
    public void close() {
        thread.close();
    }
}
