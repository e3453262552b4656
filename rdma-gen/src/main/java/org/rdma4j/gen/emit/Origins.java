package org.rdma4j.gen.emit;

import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.problem.Location;

/** Tells where a declaration was read, for an error about it. Asked when a run has failed, and then once. */
@FunctionalInterface
public interface Origins {

    /** Of declarations that come from their headers no more is known here. */
    Origins HEADERS = declaration -> Location.of(declaration.header());

    /** The file that the declaration was read from, with the line where it can be told. */
    Location of(Declaration declaration);
}
