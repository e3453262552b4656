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
import org.rdma4j.gen.verify.CheckedHeaders;
import org.rdma4j.gen.verify.FactKind;
import org.rdma4j.gen.verify.Mismatch;
import org.rdma4j.gen.verify.MissingDeclaration;
import org.rdma4j.gen.verify.Verifier;
import org.rdma4j.gen.verify.VerifyReport;

/**
 * Compares everything that a run reads with the C compiler, on a thread of its own while the run goes on. Whoever writes
 * files asks {@link #pass} first.
 */
public final class CompilerGate implements AutoCloseable {

    private final Duration limit;
    private final BackgroundThread thread = new BackgroundThread("the check against the C compiler");
    private final List<Pending> reports = new ArrayList<>();

    /**
     * A comparison that runs.
     *
     * @param compiler name of the compiler in messages
     * @param target the triple of a target other than the one that headers were read for; empty for that one
     */
    private record Pending(Supplier<VerifyReport> report, String compiler, String target) {}

    /** A gate that gives each run of the compiler the usual time. */
    public CompilerGate() {
        this(Command.DEFAULT_TIMEOUT);
    }

    /** A gate that gives each run of the compiler this time. */
    public CompilerGate(Duration limit) {
        this.limit = limit;
    }

    /**
     * Begins to compare.
     *
     * @param metadata what was read, for the compiler's target
     * @param headers what it was read from
     */
    public void check(Metadata metadata, CheckedHeaders headers) {
        boolean isOfThisMachine = metadata.target().isOfThisMachine();
        start(
                metadata,
                headers,
                isOfThisMachine ? "the C compiler" : metadata.target().compiler(),
                "");
    }

    /** Begins to compare what was computed for another target with what its compiler makes of the same headers. */
    void confirm(Metadata computed, CheckedHeaders headers) {
        Target target = computed.target();
        start(computed, headers, target.compiler(), target.triple());
    }

    private void start(Metadata metadata, CheckedHeaders headers, String compiler, String target) {
        CheckedHeaders limited = headers.within(limit);
        reports.add(new Pending(thread.start(() -> Verifier.compare(metadata, limited)), compiler, target));
    }

    /**
     * Waits until all is compared.
     *
     * @return how many facts the compiler confirmed, and what it cannot be asked, as a sentence
     * @throws ProblemException when the compiler says something else, a line for each difference; or when it cannot be
     *     asked
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
                + " to rdma-gen and " + mismatch.compiler() + " to " + compiler + "; nothing was written: "
                + (mismatch.kind() == FactKind.TARGET
                        ? "check --cc, and cflags in the configuration"
                        : "list " + declaration(mismatch.name())
                                + " under [[skip]] with a reason, and report its declaration");
    }

    private static String line(MissingDeclaration missing, String target) {
        String start = missing.where() + ": " + missing.kind() + " " + missing.name();
        return target.isEmpty()
                ? start + " is declared, and was neither read nor skipped; nothing was written: list "
                        + declaration(missing.name()) + " under [[skip]] with a reason, and report its declaration"
                : start + " is declared for " + target + " alone; nothing was written: list "
                        + declaration(missing.name())
                        + " under [[skip]] with a reason, or remove the target from output.targets";
    }

    /** The declaration that a fact or member belongs to. */
    private static String declaration(String name) {
        return name.split("[. ]", 2)[0];
    }

    /** Ends what still runs: of a run that failed nobody wants to know more. */
    @Override
    public void close() {
        thread.close();
    }
}
