package org.rdma4j.network;

import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * The failure reports that one node has received, from which it determines the origin of a failure. A node that fails
 * reports either an independent reason, such as a lost connection, or the peer for which it was waiting. The waits form
 * chains: if rank 0 was waiting for rank 1, rank 1 was waiting for rank 2, and rank 2 has reported nothing, then rank 2
 * is the origin. The origin is determined by these rules, in this order:
 *
 * <ol>
 *   <li>An independent failure on this node determines the origin. If the connection to a peer was lost after the peer
 *       had reported a failure, the report of the peer is followed instead.
 *   <li>Otherwise, the independent failure that was reported first determines the origin.
 *   <li>Otherwise, the chain of waits is followed to its end, starting at this node if its own deadline passed, or else
 *       at the node that first reported that its deadline passed.
 * </ol>
 */
final class FailureReports {
    private final Transport transport;

    /** First report of each node, including this node, keyed by rank, in the order of arrival. */
    private final Map<Integer, FailureReport> reports = new LinkedHashMap<>();

    FailureReports(Transport transport) {
        this.transport = transport;
    }

    /**
     * Takes all reports that have arrived from the transport. Returns {@code true} if any report has been received so
     * far.
     */
    boolean poll() throws InterruptedIOException {
        while (take(System.nanoTime())) {
            // Take the next report.
        }
        return !reports.isEmpty();
    }

    private boolean take(long deadline) throws InterruptedIOException {
        Transport.Report report = transport.takeReport(deadline);
        if (report != null) {
            reports.putIfAbsent(report.peer(), FailureReport.of(report, transport.size()));
        }
        return report != null;
    }

    /**
     * Determines the origin of a failure. Waits, at most until the deadline, for the reports of the nodes that may be
     * the origin, unless an independent failure is known.
     *
     * @param own the failure on this node
     * @return the reports from the first failed wait to the origin
     */
    List<FailureReport> trace(FailureReport own, long deadline) {
        reports.putIfAbsent(own.reporter(), own);
        List<FailureReport> chain = chainOf(own);
        try {
            poll();
            chain = chainOf(own);
            while (!isComplete(chain) && take(deadline)) {
                chain = chainOf(own);
            }
        } catch (InterruptedIOException e) {
            // Use the reports that have arrived. The interrupt status remains set.
        }
        return chain;
    }

    /** Returns {@code true} if the reports that have yet to arrive cannot change the origin. */
    private boolean isComplete(List<FailureReport> chain) {
        FailureReport last = chain.getLast();
        // If the last node was not itself late, it failed because of another failure, whose report has yet to arrive.
        boolean waitedForThisNode = last.reason() == FailureReport.Reason.TIMED_OUT && last.peer() == transport.rank();
        return !last.reason().isConsequence() || waitedForThisNode;
    }

    private List<FailureReport> chainOf(FailureReport own) {
        List<FailureReport> candidates = new ArrayList<>(List.of(own));
        candidates.addAll(reports.values());
        for (FailureReport report : candidates) {
            if (!report.reason().isConsequence()) {
                List<FailureReport> chain = follow(report);
                if (!chain.getLast().reason().isConsequence()) {
                    return chain;
                }
            }
        }
        for (FailureReport report : candidates) {
            if (report.reason() != FailureReport.Reason.ABORTED) {
                return follow(report);
            }
        }
        return follow(candidates.getLast());
    }

    /** Follows the waits from a report to its origin. */
    private List<FailureReport> follow(FailureReport start) {
        List<FailureReport> chain = new ArrayList<>();
        FailureReport next = start;
        while (next != null && !chain.contains(next) && (chain.isEmpty() || explains(next))) {
            chain.add(next);
            boolean followed = next.reason().isConsequence() || next.reason() == FailureReport.Reason.LOST;
            next = followed ? reports.get(next.peer()) : null;
        }
        return chain;
    }

    /**
     * Returns {@code true} if a report explains a failure. The report of a node that called the operation late, and was
     * not waiting for any peer, does not.
     */
    private static boolean explains(FailureReport report) {
        return report.peer() >= 0 || !report.reason().isConsequence();
    }

    /** Returns the rank of the node that caused the failure. */
    static int origin(List<FailureReport> chain) {
        FailureReport last = chain.getLast();
        return last.peer() >= 0 ? last.peer() : last.reporter();
    }

    /**
     * Returns the text of the exception.
     *
     * @param chain the result of {@link #trace}
     * @param timeout the timeout of the operation, as text
     */
    String describe(List<FailureReport> chain, String timeout) {
        FailureReport last = chain.getLast();
        int origin = origin(chain);
        String name = "rank " + origin + " (" + transport.address(origin) + ")";
        if (origin == transport.rank()) {
            name += ", this node,";
        }
        String text = switch (last.reason()) {
            case TIMED_OUT, ABORTED -> name + " did not respond in time (timeout " + timeout + ")";
            case LOST -> name + " failed: " + last.text();
            case MISMATCH ->
                "the operations of rank " + last.reporter() + " and " + name + " do not match: rank " + origin + " "
                        + last.text();
            case INTERRUPTED -> name + " was interrupted";
            case FAILED -> name + " failed: " + last.text();
        };
        StringJoiner waits = new StringJoiner(", ", "; ", "").setEmptyValue("");
        for (FailureReport report : chain) {
            if (report.reason() == FailureReport.Reason.LOST) {
                waits.add("rank " + report.reporter() + " lost the connection to rank " + report.peer());
            } else if (report.peer() >= 0 && report.reason().isConsequence()) {
                waits.add("rank " + report.reporter() + " waited for rank " + report.peer());
            }
        }
        return text + waits;
    }
}
