package org.rdma4j.gen.diff;

/**
 * A verdict with its reason.
 *
 * @param verdict compatibility
 * @param reason reason, a clause without a full stop
 */
record ReasonedVerdict(Verdict verdict, String reason) {

    static ReasonedVerdict of(boolean source, boolean binary, String reason) {
        return new ReasonedVerdict(Verdict.of(source, binary), reason);
    }

    static ReasonedVerdict neither(String reason) {
        return new ReasonedVerdict(Verdict.NEITHER, reason);
    }

    static ReasonedVerdict source(String reason) {
        return new ReasonedVerdict(Verdict.SOURCE, reason);
    }

    static ReasonedVerdict binary(String reason) {
        return new ReasonedVerdict(Verdict.BINARY, reason);
    }

    static ReasonedVerdict both(String reason) {
        return new ReasonedVerdict(Verdict.BOTH, reason);
    }

    /** Combines two verdicts and their reasons. */
    ReasonedVerdict and(ReasonedVerdict other) {
        return new ReasonedVerdict(verdict.and(other.verdict), reason + "; " + other.reason);
    }
}
