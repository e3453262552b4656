package org.rdma4j.gen.preprocess;

import java.util.regex.Pattern;

/**
 * Distinguishes macros that gcc predefines when a {@code #pragma GCC} changes its options, such as {@code __AVX__},
 * from macros that a header defines after the pragma. The former do not occupy a line of the header, so that the next
 * line marker repeats a line number. If the header ends with the pragma, there is no marker after the last definition.
 */
final class PragmaMacros {

    private static final Pattern PREDEFINED = Pattern.compile("^__\\w+__ ");

    /** Whether only definitions have followed a {@code #pragma GCC}. */
    private boolean behindPragma;

    /** Whether gcc has defined a macro after the pragma. */
    private boolean behindOwn;

    /** Line of the output with the last definition after the pragma; 0 for none. */
    private int line;

    /** Last definition after the pragma. */
    private String definition = "";

    /** Processes a line of C. */
    void text() {
        behindPragma = false;
        behindOwn = false;
        line = 0;
    }

    /** Processes a pragma, given the text after {@code #pragma}. */
    void pragma(String pragma) {
        text();
        behindPragma = pragma.startsWith("GCC ");
    }

    /** Processes a definition, given its line of the output and the text after {@code #define}. */
    void definition(int place, String text) {
        line = behindPragma ? place : 0;
        definition = text;
    }

    /**
     * Processes a line marker, and returns the line of a definition that it identifies as gcc's own.
     *
     * @param sameFile whether the marker refers to the current file
     * @param repeats whether it refers to an earlier line
     * @return line of the output; 0 if there is no such definition
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
