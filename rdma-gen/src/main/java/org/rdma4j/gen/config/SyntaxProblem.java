package org.rdma4j.gen.config;

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
                "not valid " + syntax + ": " + firstLine(e.getOriginalMessage()),
                "mend the syntax",
                e);
    }

    private static String firstLine(String message) {
        return message.lines()
                .map(String::strip)
                .filter(l -> !l.isEmpty())
                .findFirst()
                .orElse("unreadable");
    }
}
