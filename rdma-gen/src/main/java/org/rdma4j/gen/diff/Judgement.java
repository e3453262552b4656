package org.rdma4j.gen.diff;

/**
 * A verdict with its reason.
 *
 * @param verdict whom it breaks
 * @param reason why, one clause without a full stop
 */
record Judgement(Verdict verdict, String reason) {

    static Judgement of(boolean source, boolean binary, String reason) {
        return new Judgement(Verdict.of(source, binary), reason);
    }

    static Judgement neither(String reason) {
        return new Judgement(Verdict.NEITHER, reason);
    }

    static Judgement source(String reason) {
        return new Judgement(Verdict.SOURCE, reason);
    }

    static Judgement binary(String reason) {
        return new Judgement(Verdict.BINARY, reason);
    }

    static Judgement both(String reason) {
        return new Judgement(Verdict.BOTH, reason);
    }

    /** Both reasons, and what either breaks. */
    Judgement and(Judgement other) {
        return new Judgement(verdict.and(other.verdict), reason + "; " + other.reason);
    }
}
