package org.rdma4j.gen.process;

import java.util.List;

/**
 * How a program ended.
 *
 * @param exit its exit code; 128 and the signal's number when a signal ended it
 * @param out what it wrote to standard output, as UTF-8
 * @param err what it wrote to standard error, as UTF-8
 */
public record CommandResult(int exit, String out, String err) {

    /** True when the program ended with 0. */
    public boolean succeeded() {
        return exit == 0;
    }

    /**
     * The first line of standard error that says it is an error; the first that is not blank where none does, for a
     * compiler may begin with its version, and an assembler with a heading; a sentence with the exit code when there is none.
     */
    public String complaint() {
        List<String> lines =
                err.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        return lines.stream()
                .filter(line -> line.contains("error:") || line.contains("Error:"))
                .findFirst()
                .or(() -> lines.stream().findFirst())
                .orElse("it ended with exit code " + exit + " and said nothing");
    }
}
