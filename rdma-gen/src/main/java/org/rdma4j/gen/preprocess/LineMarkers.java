package org.rdma4j.gen.preprocess;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Tracks the line markers of preprocessed text. A declaration belongs to the file that was included, independent of
 * {@code #line} directives, and its header determines whether it is bound.
 */
final class LineMarkers {

    private static final String ENTERS = "1";
    private static final String RETURNS = "2";

    /**
     * A file that has not ended.
     *
     * @param file path
     * @param claimed name in the last {@code #line} directive, or the path
     * @param shift number to add to the lines of markers
     */
    private record Open(String file, String claimed, int shift) {}

    private final Deque<Open> outer = new ArrayDeque<>();
    private Open open = new Open("", "", 0);
    private int number;

    /** Returns the file of the next line of the output. */
    String file() {
        return open.file;
    }

    /** Returns the line number in the file of the next line of the output. */
    int number() {
        return number;
    }

    void nextLine() {
        number++;
    }

    /**
     * Processes a marker.
     *
     * @param file file in the marker
     * @param line line in the marker
     * @param flags flags, separated by spaces
     */
    void follow(String file, int line, String flags) {
        if (hasFlag(flags, ENTERS)) {
            outer.push(open);
            open = new Open(file, file, 0);
        } else if (hasFlag(flags, RETURNS) && !outer.isEmpty()) {
            open = outer.pop();
        } else if (open.file.isEmpty() || open.file.startsWith("<") || file.startsWith("<")) {
            open = new Open(file, file, 0);
        } else if (!file.equals(open.claimed)) {
            open = new Open(open.file, file, number - line);
        }
        number = line + open.shift;
    }

    private static boolean hasFlag(String flags, String flag) {
        return (flags + ' ').contains(' ' + flag + ' ');
    }
}
