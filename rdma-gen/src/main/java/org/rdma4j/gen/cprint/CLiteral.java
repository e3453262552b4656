package org.rdma4j.gen.cprint;

import java.math.BigInteger;

/** Converts numbers to C. */
public final class CLiteral {

    private static final BigInteger LONG_MIN = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger LONG_MAX = BigInteger.valueOf(Long.MAX_VALUE);
    private static final BigInteger INT_MIN = BigInteger.valueOf(Integer.MIN_VALUE);
    private static final BigInteger INT_MAX = BigInteger.valueOf(Integer.MAX_VALUE);

    private CLiteral() {}

    /**
     * Returns an expression with the value, of type {@code int}, {@code long long} or {@code unsigned long long}.
     *
     * @param value between -2^63 and 2^64 - 1
     */
    public static String integer(BigInteger value) {
        if (value.equals(LONG_MIN)) {
            // -9223372036854775808 is the negation of a literal that no signed type can hold.
            return "(-9223372036854775807LL - 1)";
        }
        if (value.equals(INT_MIN)) {
            return "(-2147483647 - 1)";
        }
        if (value.compareTo(INT_MIN) >= 0 && value.compareTo(INT_MAX) <= 0) {
            return value.toString();
        }
        return value + (value.compareTo(LONG_MAX) > 0 ? "ULL" : "LL");
    }
}
