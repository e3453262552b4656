package org.rdma4j.gen.parse;

import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.rdma4j.gen.problem.Location;

/**
 * A construct of C that cannot be described. It stops the run only when the declaration that holds it is to be bound;
 * in a header that is merely included it harms no one.
 */
final class UnsupportedConstructException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Location location;

    UnsupportedConstructException(IASTNode node, String what) {
        super(what);
        this.location = Locations.of(node);
    }

    UnsupportedConstructException(Location location, String what) {
        super(what);
        this.location = location;
    }

    Location location() {
        return location;
    }
}
