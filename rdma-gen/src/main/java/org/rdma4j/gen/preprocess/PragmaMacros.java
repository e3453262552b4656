package org.rdma4j.gen.preprocess;

import java.util.regex.Pattern;

/**
 * Tells the macros that gcc defines by itself when a {@code #pragma GCC} changes its options, such as {@code __AVX__},
 * from those that a header defines behind the pragma. Only the former take up no line of the header, so that the next
 * line marker repeats a line number. If the header ends with the pragma, no marker says so of the last definition.
 */
final class PragmaMacros {

    private static final Pattern PREDEFINED = Pattern.compile("^__\\w+__ ");

    /** Whether only definitions stand between a {@code #pragma GCC} and here. */
    private boolean behindPragma;

    /** Whether gcc has made a definition behind the pragma. */
    private boolean behindOwn;

    /** Line of the output that has the last definition behind the pragma; 0 for none. */
    private int line;

    /** The last definition behind the pragma. */
    private String definition = "";

    /** Notes a line of C. */
    void text() {
        behindPragma = false;
        behindOwn = false;
        line = 0;
    }

    /** Notes a pragma, by what stands behind {@code #pragma}. */
    void pragma(String pragma) {
        text();
        behindPragma = pragma.startsWith("GCC ");
    }

    /** Notes a definition, by its line of the output and what stands behind {@code #define}. */
    void definition(int place, String text) {
        line = behindPragma ? place : 0;
        definition = text;
    }

    /**
     * Notes a line marker, and returns the line of the definition that it shows to be gcc's own.
     *
     * @param sameFile whether the marker stays in the file
     * @param repeats whether it goes back to an earlier line
     * @return the line of the output; 0 if there is no such definition
     */
    int marker(boolean sameFile, boolean repeats) {
        boolean own = line > 0
                && (sameFile
                        ? repeats
                        : behindOwn && PREDEFINED.matcher(definition).find());
        int found = own ? line : 0;
        behindOwn |= own;
        line = 0;
        return found;
    }
}
