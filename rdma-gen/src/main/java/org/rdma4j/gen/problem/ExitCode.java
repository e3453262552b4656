package org.rdma4j.gen.problem;

/** The process exit codes that the command line documents. */
public enum ExitCode {
    /** The command did what it was asked to. */
    DONE(0),
    /** The answer is no: drift, a mismatch, a breaking change. */
    NO(1),
    /** Bad input or usage: a file, a key, an argument, a header. */
    BAD_INPUT(2),
    /** Something is missing on this machine: a compiler, a header, a library. */
    MISSING(3);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    /** The number that the process ends with. */
    public int code() {
        return code;
    }
}
