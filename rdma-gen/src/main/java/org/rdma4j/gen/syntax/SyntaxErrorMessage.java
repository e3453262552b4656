package org.rdma4j.gen.syntax;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.PrintableText;
import org.rdma4j.gen.problem.ProblemException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;

/** Says in one line what a parser says in several. */
final class SyntaxErrorMessage {

    private static final Pattern PLACE = Pattern.compile("in reader, line ([0-9]{1,9}), column [0-9]+");

    private static final int MAX_LENGTH = 1_000;

    private SyntaxErrorMessage() {}

    /** The user's error for a parser's exception. */
    static ProblemException of(String file, String syntax, JacksonException e) {
        int line = line(e);
        return ProblemException.badInput(
                new Location(file, line),
                "not valid " + syntax + ": " + PrintableText.shortened(oneLine(e.getOriginalMessage()), MAX_LENGTH),
                "fix the syntax",
                e);
    }

    /** YAML's exception has the place of the last good token; that of the problem is the last one in its message. */
    private static int line(JacksonException e) {
        TokenStreamLocation location = e.getLocation();
        int line = location == null ? 0 : Math.max(0, location.getLineNr());
        Matcher places = PLACE.matcher(e.getOriginalMessage());
        while (places.find()) {
            line = Integer.parseInt(places.group(1));
        }
        return line;
    }

    /** The lines of a message without those that repeat the file's text and name places in it. */
    private static String oneLine(String message) {
        return message.lines()
                .filter(l -> !l.isBlank() && !l.startsWith(" "))
                .map(String::strip)
                .collect(Collectors.joining(", "));
    }
}
