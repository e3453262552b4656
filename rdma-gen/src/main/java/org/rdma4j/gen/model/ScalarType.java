package org.rdma4j.gen.model;

import java.math.BigInteger;
import java.util.Optional;

/** Arithmetic types of C, with their LP64 sizes. */
public enum ScalarType implements CType {
    BOOL("_Bool", 1, Class.UNSIGNED),
    /** Plain {@code char}, signed or unsigned depending on the {@link Target}. */
    CHAR("char", 1, Class.SIGNED),
    SIGNED_CHAR("signed char", 1, Class.SIGNED),
    UNSIGNED_CHAR("unsigned char", 1, Class.UNSIGNED),
    SHORT("short", 2, Class.SIGNED),
    UNSIGNED_SHORT("unsigned short", 2, Class.UNSIGNED),
    INT("int", 4, Class.SIGNED),
    UNSIGNED_INT("unsigned int", 4, Class.UNSIGNED),
    LONG("long", 8, Class.SIGNED),
    UNSIGNED_LONG("unsigned long", 8, Class.UNSIGNED),
    LONG_LONG("long long", 8, Class.SIGNED),
    UNSIGNED_LONG_LONG("unsigned long long", 8, Class.UNSIGNED),
    INT128("__int128", 16, Class.SIGNED),
    UNSIGNED_INT128("unsigned __int128", 16, Class.UNSIGNED),
    FLOAT("float", 4, Class.FLOATING),
    DOUBLE("double", 8, Class.FLOATING),
    LONG_DOUBLE("long double", 16, Class.FLOATING),
    FLOAT128("__float128", 16, Class.FLOATING);

    /** Class of numbers that a scalar holds. */
    public enum Class {
        SIGNED,
        UNSIGNED,
        FLOATING
    }

    private final String spelling;
    private final int size;
    private final Class numberClass;

    ScalarType(String spelling, int size, Class numberClass) {
        this.spelling = spelling;
        this.size = size;
        this.numberClass = numberClass;
    }

    /** Returns the C spelling, such as {@code unsigned int}. */
    public String spelling() {
        return spelling;
    }

    /** Returns the size in bytes, which is also the alignment on all supported targets. */
    public int size() {
        return size;
    }

    /** Returns {@code true} for floating-point types. */
    public boolean isFloating() {
        return numberClass == Class.FLOATING;
    }

    /** Returns {@code true} for unsigned integers, including {@code _Bool}. */
    public boolean isUnsigned(Target target) {
        return this == CHAR ? !target.charSigned() : numberClass == Class.UNSIGNED;
    }

    /**
     * Returns {@code true} if an integer of this type can hold the value; for plain {@code char}, on at least one
     * target.
     */
    public boolean holds(BigInteger value) {
        BigInteger end = BigInteger.ONE.shiftLeft(this == BOOL ? 1 : Byte.SIZE * size);
        BigInteger half = end.shiftRight(1);
        boolean unsigned = numberClass == Class.UNSIGNED;
        return !isFloating()
                && value.compareTo(unsigned ? BigInteger.ZERO : half.negate()) >= 0
                && value.compareTo(unsigned || this == CHAR ? end : half) < 0;
    }

    /** Returns the scalar with the given C spelling. */
    public static Optional<ScalarType> of(String spelling) {
        for (ScalarType scalar : values()) {
            if (scalar.spelling.equals(spelling)) {
                return Optional.of(scalar);
            }
        }
        return Optional.empty();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.visit(this);
    }
}
