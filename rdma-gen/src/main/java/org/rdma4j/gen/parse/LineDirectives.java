package org.rdma4j.gen.parse;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * {@code #line}, after which a compiler says that declarations come from elsewhere. The parser reads over it, and which
 * header a declaration belongs to decides whether it is bound.
 */
final class LineDirectives {

    /** The standard's form, and the one that a preprocessor writes. */
    private static final Pattern DIRECTIVE =
            Pattern.compile("^[ \\t]*#[ \\t]*(?:line[ \\t]+\\d|\\d+[ \\t]+\")", Pattern.MULTILINE);

    private LineDirectives() {}

    /** Refuses a file that has one. */
    static void refuse(String file, String text) {
        Matcher directive = DIRECTIVE.matcher(text);
        if (directive.find()) {
            int line = 1
                    + (int) text.substring(0, directive.start())
                            .chars()
                            .filter(c -> c == '\n')
                            .count();
            throw ProblemException.badInput(
                    new Location(file, line),
                    "#line says that what follows is in another place",
                    "give the header that it was made from, or remove the directive");
        }
    }
}
