package org.rdma4j.gen.emit.unsupported;

import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.problem.Location;

/** Locations of declarations, and declarations of other releases, for messages. */
@FunctionalInterface
public interface DeclarationOrigins {

    /** Returns the header of a declaration as its location. */
    DeclarationOrigins HEADERS = declaration -> Location.of(declaration.header());

    /** Returns the file of the declaration, and the line if it is known. */
    Location of(Declaration declaration);

    /**
     * Returns {@code true} if a release that is not being emitted has the declaration, so that the configuration may
     * refer to it.
     *
     * @param name C name, or a field as {@code record.path}
     */
    default boolean isElsewhere(String name) {
        return false;
    }
}
