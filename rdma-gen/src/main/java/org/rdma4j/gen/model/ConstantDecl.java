package org.rdma4j.gen.model;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.stream.Stream;

/**
 * An object-like macro with a value.
 *
 * @param name the C name
 * @param type the C type of the expression
 * @param value what it evaluates to
 * @param header where it is defined
 */
public record ConstantDecl(String name, CType type, Value value, String header) implements Declaration {

    @Override
    public Stream<CType> types() {
        return Stream.of(type);
    }

    /** The value of a constant. */
    public sealed interface Value permits IntegerValue, StringValue, PointerValue, FloatingValue {}

    /** An integer, as C sees it: never negative for an unsigned type. */
    public record IntegerValue(BigInteger value) implements Value {}

    /** A string literal, without its terminating zero; characters above 127 are the bytes of the literal. */
    public record StringValue(String value) implements Value {}

    /** An integer cast to a pointer: the address, as an unsigned number. */
    public record PointerValue(BigInteger address) implements Value {}

    /** A floating constant. */
    public record FloatingValue(double value) implements Value {

        private static final int DIGITS_OF_DOUBLE = 17;

        /**
         * The shortest decimal that means this double, or {@code inf}, {@code -inf}, {@code nan}. The JDK's own
         * conversion gives other digits before 19 than since.
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
            // a decimal has no sign when it is zero
            return value == 0 && 1 / value < 0 ? "-0" : rounded.toString();
        }
    }
}
