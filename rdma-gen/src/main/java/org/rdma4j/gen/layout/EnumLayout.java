package org.rdma4j.gen.layout;

import java.math.BigInteger;
import java.util.List;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;

/**
 * Computes the integer type of an enum: {@code unsigned int} unless a value is negative or needs more bits, and the
 * smallest type that holds the values for a packed enum. A fixed type remains unchanged.
 */
final class EnumLayout {

    private static final List<ScalarType> UNSIGNED = List.of(
            ScalarType.UNSIGNED_CHAR, ScalarType.UNSIGNED_SHORT, ScalarType.UNSIGNED_INT, ScalarType.UNSIGNED_LONG);
    private static final List<ScalarType> SIGNED =
            List.of(ScalarType.SIGNED_CHAR, ScalarType.SHORT, ScalarType.INT, ScalarType.LONG);

    private EnumLayout() {}

    static EnumDecl complete(EnumDecl declaration) {
        return declaration.fixed()
                ? declaration
                : new EnumDecl(
                        declaration.name(),
                        declaration.typedefNamed(),
                        declaration.packed(),
                        underlying(declaration),
                        declaration.enumerators(),
                        declaration.header());
    }

    /** Returns {@code true} if an integer type can hold the value. */
    static boolean fits(BigInteger value) {
        return fits(value.min(BigInteger.ZERO), value.max(BigInteger.ZERO), Long.SIZE, value.signum() < 0);
    }

    /** Returns {@code true} if the integer type can hold the value on the target. */
    static boolean fits(BigInteger value, ScalarType type, Target target) {
        int bits = type == ScalarType.BOOL ? 1 : type.size() * Byte.SIZE;
        boolean signed = !type.isUnsigned(target);
        return (signed || value.signum() >= 0) && value.bitLength() <= (signed ? bits - 1 : bits);
    }

    private static ScalarType underlying(EnumDecl declaration) {
        BigInteger smallest = BigInteger.ZERO;
        BigInteger largest = BigInteger.ZERO;
        for (Enumerator enumerator : declaration.enumerators()) {
            smallest = smallest.min(enumerator.value());
            largest = largest.max(enumerator.value());
        }
        boolean signed = smallest.signum() < 0;
        for (ScalarType candidate : signed ? SIGNED : UNSIGNED) {
            boolean bigEnough = declaration.packed() || candidate.size() >= ScalarType.INT.size();
            if (bigEnough && fits(smallest, largest, candidate.size() * 8, signed)) {
                return candidate;
            }
        }
        // Enumerators of more than 64 bits are rejected when they are evaluated.
        throw new IllegalStateException("no integer type holds the values of enum " + declaration.name());
    }

    private static boolean fits(BigInteger smallest, BigInteger largest, int bits, boolean signed) {
        int available = signed ? bits - 1 : bits;
        return smallest.bitLength() <= available && largest.bitLength() <= available;
    }
}
