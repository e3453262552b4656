package org.rdma4j.gen.model;

import java.util.Locale;

/**
 * Thrown if the size of a type is required that has none: void, a function, an incomplete type, or a type larger than
 * the largest object. Callers that know the position in the header report it.
 */
public final class UnsizedTypeException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private UnsizedTypeException(String message) {
        super(message);
    }

    /** Returns an exception for an incomplete type. */
    public static UnsizedTypeException incomplete(CType type) {
        return new UnsizedTypeException(
                (type instanceof NamedType named ? named.spelling() : "a " + nameOf(type)) + " has no size");
    }

    /** Returns an exception for a type whose size in bits exceeds {@link Long#MAX_VALUE}. */
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
