package org.rdma4j.gen.config;

import java.util.stream.Collectors;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;

/** Says in one line what a parser says in several. */
final class SyntaxProblem {

    private SyntaxProblem() {}

    /** The user's error for a parser's exception. */
    static ProblemException of(String file, String syntax, JacksonException e) {
        TokenStreamLocation location = e.getLocation();
        int line = location == null ? 0 : Math.max(0, location.getLineNr());
        return ProblemException.badInput(
                new Location(file, line),
                "not valid " + syntax + ": " + oneLine(e.getOriginalMessage()),
                "mend the syntax",
                e);
    }

    /** The lines of a message without those that repeat the file's text and name places in it. */
    private static String oneLine(String message) {
        return message.lines()
                .filter(l -> !l.isBlank() && !l.startsWith(" "))
                .map(String::strip)
                .collect(Collectors.joining(", "));
    }
}
