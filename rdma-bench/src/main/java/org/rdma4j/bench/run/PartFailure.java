package org.rdma4j.bench.run;

/** Thrown if a part of the benchmark cannot be measured. The message is a single line for the user. */
public final class PartFailure extends RuntimeException {
    /** Exit code of the project's scripts if something is missing on the machine. */
    public static final int MISSING = 3;

    private static final long serialVersionUID = 1;

    private final int code;
    private final String output;

    private PartFailure(int code, String message, String output) {
        super(message);
        this.code = code;
        this.output = output;
    }

    /** Returns a failure for a program or file that is missing on the machine. */
    public static PartFailure missing(String message) {
        return new PartFailure(MISSING, message, message);
    }

    /**
     * Returns a failure for a program whose exit code is not 0.
     *
     * @param command the command
     * @param code the exit code
     * @param output the output of the program
     */
    static PartFailure of(String command, int code, String output) {
        String program = command.split(" ", 2)[0];
        String message = program + " ended with " + code + ": " + lastError(output);
        return new PartFailure(code == MISSING ? MISSING : 1, message, command + "\n" + output);
    }

    /** Returns the last line that begins with {@code error: }, or the last line if there is none. */
    private static String lastError(String output) {
        String lastError = "it printed nothing";
        boolean isErrorFound = false;
        for (String line : output.lines().map(String::strip).toList()) {
            boolean isError = line.startsWith("error: ");
            if (!line.isEmpty() && (isError || !isErrorFound)) {
                lastError = isError ? line.substring("error: ".length()) : line;
                isErrorFound |= isError;
            }
        }
        return lastError;
    }

    /** Returns 3 if something is missing on the machine, otherwise 1. */
    public int code() {
        return code;
    }

    /** Returns a detailed description of the failure, in any number of lines. */
    String output() {
        return output;
    }
}
