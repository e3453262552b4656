package org.rdma4j.gen.process;

import java.util.List;

/**
 * Result of a command.
 *
 * @param exit exit code; 128 plus the number of the signal if a signal ended the process
 * @param out standard output, decoded as UTF-8
 * @param err standard error, decoded as UTF-8
 */
public record CommandResult(int exit, String out, String err) {

    /** Returns {@code true} if the exit code is 0. */
    public boolean succeeded() {
        return exit == 0;
    }

    /**
     * Returns the line of standard error that describes the failure: the first line that contains an error (compilers
     * may print their version first), otherwise the first line that is not blank, otherwise a sentence with the exit
     * code.
     */
    public String complaint() {
        List<String> lines =
                err.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        return lines.stream()
                .filter(line -> line.contains("error:") || line.contains("Error:"))
                .findFirst()
                .or(() -> lines.stream().findFirst())
                .orElse("it ended with exit code " + exit + " and printed nothing");
    }
}
