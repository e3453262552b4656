package org.rdma4j.gen.model;

import java.util.Locale;

/**
 * A size was asked of a type that has none: void, a function, a tag that is never defined, or something larger than any
 * object can be. Whoever knows the place in the header says it.
 */
public final class UnsizedTypeException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private UnsizedTypeException(String message) {
        super(message);
    }

    /** A type that C calls incomplete. */
    public static UnsizedTypeException incomplete(CType type) {
        return new UnsizedTypeException(
                (type instanceof NamedType named ? named.spelling() : "a " + nameOf(type)) + " has no size");
    }

    /** A type whose bits cannot be counted in 63 bits. */
    public static UnsizedTypeException tooLarge(CType type) {
        return new UnsizedTypeException(
                (type instanceof NamedType named ? named.spelling() : "an " + nameOf(type)) + " is too large");
    }

    private static String nameOf(CType type) {
        if (type instanceof UnnamedRecord unnamed) {
            return "unnamed " + unnamed.record().kind().keyword();
        }
        return type.getClass().getSimpleName().replace("Type", "").toLowerCase(Locale.ROOT) + " type";
    }
}
