package org.rdma4j.gen.layout;

import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.NamedType;

/** A size was asked of a type that has none: void, a function, or a tag that is never defined. */
public final class IncompleteTypeException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    IncompleteTypeException(CType type) {
        super((type instanceof NamedType named ? named.spelling() : "a " + nameOf(type)) + " has no size");
    }

    private static String nameOf(CType type) {
        return type.getClass().getSimpleName().replace("Type", "").toLowerCase(java.util.Locale.ROOT) + " type";
    }
}
