package org.rdma4j.gen.problem;

/** Exit codes of the process, as documented for the command line. */
public enum ExitCode {
    /** Success. */
    DONE(0),
    /** Negative result of a check: drift, a mismatch, a breaking change. */
    NO(1),
    /** Invalid input or usage: a file, a key, an argument, a header. */
    BAD_INPUT(2),
    /** A prerequisite is missing on this machine: a compiler, a header, a library. */
    MISSING(3);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    /** Returns the exit code as a number. */
    public int code() {
        return code;
    }
}
