package org.rdma4j.gen.pipeline;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.verify.FactKind;
import org.rdma4j.gen.verify.Mismatch;
import org.rdma4j.gen.verify.MissingDeclaration;
import org.rdma4j.gen.verify.VerificationInput;
import org.rdma4j.gen.verify.Verifier;
import org.rdma4j.gen.verify.VerifyReport;

/**
 * Compares metadata with the C compiler on a background thread, while the run continues. Callers must {@link #pass} the
 * gate before they write files.
 */
public final class CompilerGate implements AutoCloseable {

    private final Duration limit;
    private final BackgroundThread thread = new BackgroundThread("the check against the C compiler");
    private final List<Pending> reports = new ArrayList<>();

    /**
     * A comparison in progress.
     *
     * @param report waits for the result
     * @param compiler the name of the compiler in messages
     * @param target the triple of the target if the metadata was computed for it, empty if headers were read for it
     */
    private record Pending(Supplier<VerifyReport> report, String compiler, String target) {}

    /** Creates a gate with the default time limit. */
    public CompilerGate() {
        this(Command.DEFAULT_TIMEOUT);
    }

    /** @param limit the time limit for each run of the compiler */
    public CompilerGate(Duration limit) {
        this.limit = limit;
    }

    /**
     * Starts to compare metadata with the compiler that read its headers.
     *
     * @param metadata the metadata, for the target of the compiler
     * @param headers the headers that it describes
     */
    public void check(Metadata metadata, VerificationInput headers) {
        boolean isOfThisMachine = metadata.target().isOfThisMachine();
        start(
                metadata,
                headers,
                isOfThisMachine ? "the C compiler" : metadata.target().compiler(),
                "");
    }

    /** Starts to compare metadata that was computed for another target with the compiler of that target. */
    void confirm(Metadata computed, VerificationInput headers) {
        Target target = computed.target();
        start(computed, headers, target.compiler(), target.triple());
    }

    private void start(Metadata metadata, VerificationInput headers, String compiler, String target) {
        VerificationInput limited = headers.within(limit);
        reports.add(new Pending(thread.start(() -> Verifier.compare(metadata, limited)), compiler, target));
    }

    /**
     * Waits until all comparisons are complete.
     *
     * @return the number of confirmed facts and the kinds of facts that no C expression can measure, as a sentence
     * @throws ProblemException with a line for each difference, or if the compiler cannot be run
     */
    public String pass() {
        int confirmed = 0;
        SortedMap<String, Integer> unmeasured = new TreeMap<>();
        List<String> differences = new ArrayList<>();
        for (Pending pending : reports) {
            VerifyReport report = pending.report().get();
            confirmed += report.total();
            report.unmeasured().forEach((what, count) -> unmeasured.merge(what, count, Integer::sum));
            report.mismatches().forEach(mismatch -> differences.add(line(mismatch, pending.compiler())));
            report.missing().forEach(missing -> differences.add(line(missing, pending.target())));
        }
        if (!differences.isEmpty()) {
            throw ProblemException.answerIsNo(differences);
        }
        return confirmed + " facts agree with the C compiler"
                + (unmeasured.isEmpty() ? "" : "; " + VerifyReport.said(unmeasured));
    }

    private static String line(Mismatch mismatch, String compiler) {
        return mismatch.header() + ": " + mismatch.kind().words() + " " + mismatch.name() + " is " + mismatch.metadata()
                + " according to rdma-gen, but " + mismatch.compiler() + " according to " + compiler + "; nothing was"
                + " written: "
                + (mismatch.kind() == FactKind.TARGET
                        ? "check --cc, and cflags in the configuration"
                        : "list " + declaration(mismatch.name())
                                + " under [[skip]] with a reason, and report its declaration");
    }

    private static String line(MissingDeclaration missing, String target) {
        String start = missing.where() + ": " + missing.kind() + " " + missing.name();
        return target.isEmpty()
                ? start + " is declared, but was neither read nor skipped; nothing was written: list "
                        + declaration(missing.name()) + " under [[skip]] with a reason, and report its declaration"
                : start + " is declared only for " + target + "; nothing was written: list "
                        + declaration(missing.name())
                        + " under [[skip]] with a reason, or remove the target from output.targets";
    }

    /** Returns the name of the declaration that a fact belongs to: {@code s} for the member {@code s.a}. */
    private static String declaration(String name) {
        return name.split("[. ]", 2)[0];
    }

    /** Cancels the comparisons that have not finished. */
    @Override
    public void close() {
        thread.close();
    }
}
