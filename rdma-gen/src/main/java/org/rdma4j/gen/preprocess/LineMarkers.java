package org.rdma4j.gen.preprocess;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Follows the line markers of a preprocessor's output. Which header a declaration belongs to decides whether it is
 * bound, and that is the file that was included, whatever a {@code #line} in it says.
 */
final class LineMarkers {

    private static final String ENTERS = "1";
    private static final String RETURNS = "2";

    /**
     * A file that is open.
     *
     * @param file its path
     * @param claimed the name that the last {@code #line} in it gave, or its path
     * @param shift what has to be added to the lines of markers
     */
    private record Open(String file, String claimed, int shift) {}

    private final Deque<Open> outer = new ArrayDeque<>();
    private Open open = new Open("", "", 0);
    private int number;

    /** Returns the file that the next line of the output comes from. */
    String file() {
        return open.file;
    }

    /** Returns the number in the file of the next line of the output. */
    int number() {
        return number;
    }

    void nextLine() {
        number++;
    }

    /**
     * Follows a marker.
     *
     * @param file the file that it names
     * @param line the line that it names
     * @param flags its flags, separated by spaces
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
