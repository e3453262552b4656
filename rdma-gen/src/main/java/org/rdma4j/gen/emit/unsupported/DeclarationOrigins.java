package org.rdma4j.gen.emit.unsupported;

import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.problem.Location;

/** Where declarations were read, and what other releases declare: asked when something is missing or wrong. */
@FunctionalInterface
public interface DeclarationOrigins {

    /** Knows the declarations' headers alone. */
    DeclarationOrigins HEADERS = declaration -> Location.of(declaration.header());

    /** The file that the declaration was read from, with the line where it can be told. */
    Location of(Declaration declaration);

    /**
     * Whether a release that is not emitted now declares this, so that the configuration may speak of it.
     *
     * @param name a C name, or a field as {@code record.path}
     */
    default boolean isElsewhere(String name) {
        return false;
    }
}
