package org.rdma4j.gen.parse;

import java.math.BigInteger;
import java.util.Optional;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl.FloatingValue;
import org.rdma4j.gen.model.ConstantDecl.IntegerValue;
import org.rdma4j.gen.model.ConstantDecl.PointerValue;
import org.rdma4j.gen.model.ConstantDecl.Value;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;

/**
 * The value of a constant expression with its C type, which determines the results of expressions such as {@code ~0U}
 * and {@code 1 << 31}.
 */
record TypedValue(CType type, Value value) {

    private static final BigInteger POINTER_MODULUS = BigInteger.ONE.shiftLeft(64);

    static TypedValue of(ScalarType type, BigInteger value, Target target) {
        return new TypedValue(type, new IntegerValue(wrap(value, type, target)));
    }

    static TypedValue ofInt(boolean value) {
        return new TypedValue(ScalarType.INT, new IntegerValue(value ? BigInteger.ONE : BigInteger.ZERO));
    }

    /** Returns an address, which wraps around at 2^64. */
    static TypedValue pointer(CType type, BigInteger address) {
        return new TypedValue(type, new PointerValue(address.mod(POINTER_MODULUS)));
    }

    boolean isInteger() {
        return value instanceof IntegerValue && type instanceof ScalarType;
    }

    /** Returns {@code true} for an integer or a floating-point number. */
    boolean isArithmetic() {
        return (value instanceof IntegerValue || value instanceof FloatingValue) && type instanceof ScalarType;
    }

    /** Returns the number converted to float or double, rounded once. */
    double floating(ScalarType to) {
        if (value instanceof FloatingValue floating) {
            return to == ScalarType.FLOAT ? (float) floating.value() : floating.value();
        }
        return to == ScalarType.FLOAT ? integer().floatValue() : integer().doubleValue();
    }

    BigInteger integer() {
        return ((IntegerValue) value).value();
    }

    ScalarType scalar() {
        return (ScalarType) type;
    }

    /** Returns the value as a condition; empty if the comparison with zero is not a constant expression. */
    Optional<Boolean> truth() {
        if (value instanceof FloatingValue floating) {
            return Optional.of(floating.value() != 0);
        }
        if (value instanceof PointerValue pointer) {
            return Optional.of(pointer.address().signum() != 0);
        }
        return isInteger() ? Optional.of(integer().signum() != 0) : Optional.empty();
    }

    /** Returns the value converted to the type: modulo 2^n, and signed if the type is. */
    static BigInteger wrap(BigInteger value, ScalarType type, Target target) {
        if (type == ScalarType.BOOL) {
            return value.signum() == 0 ? BigInteger.ZERO : BigInteger.ONE;
        }
        int bits = type.size() * 8;
        BigInteger modulus = BigInteger.ONE.shiftLeft(bits);
        BigInteger wrapped = value.mod(modulus);
        boolean negative = !type.isUnsigned(target) && wrapped.testBit(bits - 1);
        return negative ? wrapped.subtract(modulus) : wrapped;
    }

    /** Returns the promoted type: types smaller than int become int. */
    static ScalarType promoted(ScalarType type) {
        return type.size() < ScalarType.INT.size() ? ScalarType.INT : type;
    }

    /** Returns the common type of two promoted operands by the usual arithmetic conversions. */
    static ScalarType common(ScalarType left, ScalarType right, Target target) {
        if (left.isFloating() || right.isFloating()) {
            return left == ScalarType.DOUBLE || right == ScalarType.DOUBLE ? ScalarType.DOUBLE : ScalarType.FLOAT;
        }
        ScalarType a = promoted(left);
        ScalarType b = promoted(right);
        if (a == b) {
            return a;
        }
        boolean aUnsigned = a.isUnsigned(target);
        boolean bUnsigned = b.isUnsigned(target);
        if (aUnsigned == bUnsigned) {
            return rank(a) >= rank(b) ? a : b;
        }
        ScalarType unsigned = aUnsigned ? a : b;
        ScalarType signed = aUnsigned ? b : a;
        if (rank(unsigned) >= rank(signed)) {
            return unsigned;
        }
        return signed.size() > unsigned.size() ? signed : toUnsigned(signed);
    }

    private static int rank(ScalarType type) {
        return switch (type) {
            case INT, UNSIGNED_INT -> 1;
            case LONG, UNSIGNED_LONG -> 2;
            case LONG_LONG, UNSIGNED_LONG_LONG -> 3;
            case INT128, UNSIGNED_INT128 -> 4;
            default -> throw new IllegalArgumentException(type + " is not a promoted integer");
        };
    }

    private static ScalarType toUnsigned(ScalarType type) {
        return switch (type) {
            case INT -> ScalarType.UNSIGNED_INT;
            case LONG -> ScalarType.UNSIGNED_LONG;
            case LONG_LONG -> ScalarType.UNSIGNED_LONG_LONG;
            case INT128 -> ScalarType.UNSIGNED_INT128;
            default -> type;
        };
    }
}
