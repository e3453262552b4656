package org.rdma4j.gen.tree;

import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Where a value stands.
 *
 * @param file the file as the user knows it
 * @param line counted from 1; 0 when unknown
 * @param notation how {@code path} is spelled
 * @param path the way from the top of the file to the value
 */
public record ValueLocation(String file, int line, PathNotation notation, TreePath path) {

    /** The path as a message names it. */
    public String name() {
        return notation.display(path.text(notation));
    }

    /** The path of an entry below this place, as a message names it. */
    public String nameOf(String key) {
        return path.child(key).text(notation);
    }

    /** The file and line alone. */
    public Location location() {
        return new Location(file, line);
    }

    /**
     * An error about the value at this place.
     *
     * @param what follows the path in the message: {@code must not be empty}
     * @param remedy what to do about it
     */
    public ProblemException problem(String what, String remedy) {
        return ProblemException.badInput(location(), name() + " " + what, remedy);
    }
}
