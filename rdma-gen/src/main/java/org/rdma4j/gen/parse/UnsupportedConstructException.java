package org.rdma4j.gen.parse;

import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.rdma4j.gen.problem.Location;

/**
 * A construct of C that cannot be described. It stops the run only when the declaration that holds it is to be bound;
 * in a header that is merely included it harms no one.
 */
final class UnsupportedConstructException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Enough to recognise a piece of source by. */
    private static final int LONGEST = 300;

    private final transient Location location;

    UnsupportedConstructException(IASTNode node, String what) {
        super(oneLine(what));
        this.location = Locations.of(node);
    }

    UnsupportedConstructException(Location location, String what) {
        super(oneLine(what));
        this.location = location;
    }

    /** What is quoted from a header may go over many lines. */
    private static String oneLine(String what) {
        String line = what.strip().replaceAll("\\s+", " ");
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + " ...";
    }

    Location location() {
        return location;
    }
}
