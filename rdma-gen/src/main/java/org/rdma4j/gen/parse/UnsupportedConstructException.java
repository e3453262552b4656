package org.rdma4j.gen.parse;

import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * A construct of C that cannot be described. It stops the run only when the declaration that holds it is to be bound;
 * in a header that is merely included it harms no one.
 */
final class UnsupportedConstructException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Enough to recognise a piece of source by. */
    private static final int MAX_LENGTH = 300;

    private final transient Location location;

    UnsupportedConstructException(IASTNode node, String what) {
        super(oneLine(what));
        this.location = NodeLocations.of(node);
    }

    UnsupportedConstructException(Location location, String what) {
        super(oneLine(what));
        this.location = location;
    }

    /**
     * A failure while a declaration was looked at, as something that cannot be described. What the C parser leaves out
     * of its tree shows as any exception whatever; a problem with a place of its own is thrown on.
     */
    static UnsupportedConstructException of(Location location, RuntimeException failure) {
        if (failure instanceof ProblemException problem) {
            throw problem;
        }
        return failure instanceof UnsupportedConstructException known
                ? known
                : new UnsupportedConstructException(location, "the C parser does not understand it (" + failure + ")");
    }

    /** What is quoted from a header may go over many lines. */
    private static String oneLine(String what) {
        String line = what.strip().replaceAll("\\s+", " ");
        return line.length() <= MAX_LENGTH ? line : line.substring(0, MAX_LENGTH) + " ...";
    }

    Location location() {
        return location;
    }
}
