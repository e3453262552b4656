package org.rdma4j.gen.parse;

import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Thrown for an unsupported C construct. The construct is reported as an error only if the declaration that contains it
 * is to be bound.
 */
final class UnsupportedConstructException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Maximum length of quoted source. */
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
     * Converts an exception that occurred while a declaration was processed. Missing nodes in the syntax tree of the
     * parser can result in any exception. A {@link ProblemException} is rethrown.
     */
    static UnsupportedConstructException of(Location location, RuntimeException failure) {
        if (failure instanceof ProblemException problem) {
            throw problem;
        }
        return failure instanceof UnsupportedConstructException known
                ? known
                : new UnsupportedConstructException(location, "the C parser does not understand it (" + failure + ")");
    }

    /** Joins the lines of quoted source. */
    private static String oneLine(String what) {
        String line = what.strip().replaceAll("\\s+", " ");
        return line.length() <= MAX_LENGTH ? line : line.substring(0, MAX_LENGTH) + " ...";
    }

    Location location() {
        return location;
    }
}
