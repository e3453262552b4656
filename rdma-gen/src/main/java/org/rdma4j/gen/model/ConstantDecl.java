package org.rdma4j.gen.model;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.stream.Stream;

/**
 * An object-like macro with a value.
 *
 * @param name name of the macro
 * @param type C type of the expression
 * @param value value of the expression
 * @param header header that defines the macro
 */
public record ConstantDecl(String name, CType type, Value value, String header) implements Declaration {

    @Override
    public Stream<CType> types() {
        return Stream.of(type);
    }

    /** Value of a constant. */
    public sealed interface Value permits IntegerValue, StringValue, PointerValue, FloatingValue {}

    /** An integer, never negative for an unsigned type. */
    public record IntegerValue(BigInteger value) implements Value {}

    /** A string literal without its terminating zero. Each character is one byte of the literal. */
    public record StringValue(String value) implements Value {}

    /** An integer cast to a pointer: the address as an unsigned number. */
    public record PointerValue(BigInteger address) implements Value {}

    /** A floating constant. */
    public record FloatingValue(double value) implements Value {

        private static final int DIGITS_OF_DOUBLE = 17;

        /**
         * Returns the shortest decimal that is read back as this value, or {@code inf}, {@code -inf} or {@code nan}.
         * {@link Double#toString} is not used because its digits differ between JDKs before and after 19.
         */
        public String text() {
            if (Double.isNaN(value)) {
                return "nan";
            }
            if (Double.isInfinite(value)) {
                return value > 0 ? "inf" : "-inf";
            }
            BigDecimal exact = new BigDecimal(value);
            int digits = 1;
            BigDecimal rounded = exact.round(new MathContext(digits));
            while (digits < DIGITS_OF_DOUBLE && rounded.doubleValue() != value) {
                rounded = exact.round(new MathContext(++digits));
            }
            // BigDecimal has no negative zero
            return value == 0 && 1 / value < 0 ? "-0" : rounded.toString();
        }
    }
}
