package org.rdma4j.gen.model;

import java.math.BigInteger;
import java.util.Optional;

/** The arithmetic types of C that are spelled with keywords, with their LP64 sizes. */
public enum ScalarType implements CType {
    BOOL("_Bool", 1, Class.UNSIGNED),
    /** Plain {@code char}: signed or not as the {@link Target} has it. */
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

    /** What kind of number a scalar holds. */
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

    /** The C spelling, as in {@code unsigned int}. */
    public String spelling() {
        return spelling;
    }

    /** Size in bytes; the alignment of a scalar equals it on every target known here. */
    public int size() {
        return size;
    }

    /** True for floating-point types. */
    public boolean isFloating() {
        return numberClass == Class.FLOATING;
    }

    /** True for integers that cannot be negative, {@code _Bool} among them. */
    public boolean isUnsigned(Target target) {
        return this == CHAR ? !target.charSigned() : numberClass == Class.UNSIGNED;
    }

    /** Whether an integer of this type can have the value; of plain {@code char}, on any target. */
    public boolean holds(BigInteger value) {
        BigInteger end = BigInteger.ONE.shiftLeft(this == BOOL ? 1 : Byte.SIZE * size);
        BigInteger half = end.shiftRight(1);
        boolean unsigned = numberClass == Class.UNSIGNED;
        return !isFloating()
                && value.compareTo(unsigned ? BigInteger.ZERO : half.negate()) >= 0
                && value.compareTo(unsigned || this == CHAR ? end : half) < 0;
    }

    /** The scalar with this C spelling, if there is one. */
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
