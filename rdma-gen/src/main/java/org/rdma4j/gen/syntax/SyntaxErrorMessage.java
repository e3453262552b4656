package org.rdma4j.gen.syntax;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.PrintableText;
import org.rdma4j.gen.problem.ProblemException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;

/** Shortens the messages of parsers to one line. */
final class SyntaxErrorMessage {

    private static final Pattern PLACE = Pattern.compile("in reader, line ([0-9]{1,9}), column [0-9]+");

    private static final int MAX_LENGTH = 1_000;

    private SyntaxErrorMessage() {}

    /** Converts the exception of a parser. */
    static ProblemException of(String file, String syntax, JacksonException e) {
        int line = line(e);
        return ProblemException.badInput(
                new Location(file, line),
                "not valid " + syntax + ": " + PrintableText.shortened(oneLine(e.getOriginalMessage()), MAX_LENGTH),
                "fix the syntax",
                e);
    }

    /** Returns the line of the error. For YAML, it is the last location in the message, not that of the exception. */
    private static int line(JacksonException e) {
        TokenStreamLocation location = e.getLocation();
        int line = location == null ? 0 : Math.max(0, location.getLineNr());
        Matcher places = PLACE.matcher(e.getOriginalMessage());
        while (places.find()) {
            line = Integer.parseInt(places.group(1));
        }
        return line;
    }

    /** Joins the lines of a message, except those that quote the text and locations. */
    private static String oneLine(String message) {
        return message.lines()
                .filter(l -> !l.isBlank() && !l.startsWith(" "))
                .map(String::strip)
                .collect(Collectors.joining(", "));
    }
}
