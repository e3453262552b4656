package org.rdma4j.bench.run;

/** Thrown where a part of the benchmark cannot be measured; the message is one line for the user. */
public final class PartFailure extends RuntimeException {
    /** The exit code of the project's scripts where something is missing on the machine. */
    public static final int MISSING = 3;

    private static final long serialVersionUID = 1;

    private final int code;
    private final String output;

    private PartFailure(int code, String message, String output) {
        super(message);
        this.code = code;
        this.output = output;
    }

    /** Returns the failure for what the machine does not have. */
    public static PartFailure missing(String message) {
        return new PartFailure(MISSING, message, message);
    }

    /**
     * Returns the failure for a program that ended with another code than 0.
     *
     * @param command as started
     * @param code that it ended with
     * @param output all that it printed
     */
    static PartFailure of(String command, int code, String output) {
        String program = command.split(" ", 2)[0];
        String message = program + " ended with " + code + ": " + telling(output);
        return new PartFailure(code == MISSING ? MISSING : 1, message, command + "\n" + output);
    }

    /** Returns the last line that calls itself an error, or the last line of all. */
    private static String telling(String output) {
        String telling = "it printed nothing";
        boolean error = false;
        for (String line : output.lines().map(String::strip).toList()) {
            boolean isError = line.startsWith("error: ");
            if (!line.isEmpty() && (isError || !error)) {
                telling = isError ? line.substring("error: ".length()) : line;
                error |= isError;
            }
        }
        return telling;
    }

    /** Returns 3 if something is missing on the machine, otherwise 1. */
    public int code() {
        return code;
    }

    /** Returns all that is known about the failure, in any number of lines. */
    String output() {
        return output;
    }
}
