package org.rdma4j.gen.tree;

import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Location of a value.
 *
 * @param file the file as named by the user
 * @param line line, counted from 1; 0 if unknown
 * @param notation notation of {@code path} in messages
 * @param path path from the root of the file to the value
 */
public record ValueLocation(String file, int line, PathNotation notation, TreePath path) {

    /** Returns the path for a message. */
    public String name() {
        return notation.display(path.text(notation));
    }

    /** Returns the path of an entry of this value for a message. */
    public String nameOf(String key) {
        return path.child(key).text(notation);
    }

    /** Returns the file and line. */
    public Location location() {
        return new Location(file, line);
    }

    /**
     * Returns an exception about the value.
     *
     * @param what predicate that follows the path in the message, such as {@code must not be empty}
     * @param remedy advice to the user
     */
    public ProblemException problem(String what, String remedy) {
        return ProblemException.badInput(location(), name() + " " + what, remedy);
    }
}
