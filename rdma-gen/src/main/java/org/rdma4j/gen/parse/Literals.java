package org.rdma4j.gen.parse;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.ConstantDecl.FloatingValue;
import org.rdma4j.gen.model.ConstantDecl.IntegerValue;
import org.rdma4j.gen.model.ConstantDecl.StringValue;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.preprocess.Escapes;

/** Parses literals: integers, characters, strings, floating-point numbers. */
final class Literals {

    private static final List<ScalarType> TYPES = List.of(
            ScalarType.INT,
            ScalarType.UNSIGNED_INT,
            ScalarType.LONG,
            ScalarType.UNSIGNED_LONG,
            ScalarType.LONG_LONG,
            ScalarType.UNSIGNED_LONG_LONG);

    private static final Pattern INTEGER =
            Pattern.compile("(0[xX][\\da-fA-F]+|0[bB][01]+|\\d+)([uU](?:ll|LL|[lL])?|(?:ll|LL|[lL])[uU]?|)");

    /** Bit-precise integers of C23. */
    private static final Pattern BIT_PRECISE = Pattern.compile("(.*[\\da-fA-F])(?:([uU]?)(?:wb|WB)|(?:wb|WB)([uU]))");

    /** Decimal and hexadecimal literals of type float and double, but not {@code long double} or decimal types. */
    private static final Pattern FLOATING = Pattern.compile("((?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?"
            + "|0[xX](?:[\\da-fA-F]+\\.?[\\da-fA-F]*|\\.[\\da-fA-F]+)[pP][+-]?\\d+)([fF]?)");

    private final Target target;

    Literals(Target target) {
        this.target = target;
    }

    TypedValue evaluate(IASTLiteralExpression literal) {
        String text = bitPrecise(literal);
        return switch (literal.getKind()) {
            case IASTLiteralExpression.lk_integer_constant ->
                integer(text).orElseThrow(() -> new UnsupportedConstructException(literal, "integer literal " + text));
            case IASTLiteralExpression.lk_char_constant -> character(literal, text);
            case IASTLiteralExpression.lk_string_literal -> string(literal, text);
            case IASTLiteralExpression.lk_float_constant -> floating(literal, text);
            default -> throw new UnsupportedConstructException(literal, "literal " + text);
        };
    }

    /**
     * Returns the text of a literal. A bit-precise literal is converted to an integer literal of the same value. It
     * must be the whole expression, because arithmetic of the types differs.
     */
    private static String bitPrecise(IASTLiteralExpression literal) {
        String text = literal.toString();
        Matcher matcher = BIT_PRECISE.matcher(text);
        boolean alone = !(literal.getParent() instanceof IASTBinaryExpression)
                && !(literal.getParent() instanceof IASTUnaryExpression unary
                        && unary.getOperator() != IASTUnaryExpression.op_bracketedPrimary);
        if (!matcher.matches() || !alone) {
            return text;
        }
        boolean unsigned = matcher.group(3) != null || !matcher.group(2).isEmpty();
        return matcher.group(1) + (unsigned ? "u" : "");
    }

    /** Returns {@code true} if the number has the suffix of a bit-precise integer. */
    static boolean isBitPrecise(String number) {
        return Character.isDigit(number.charAt(0))
                && BIT_PRECISE.matcher(number).matches();
    }

    private Optional<TypedValue> integer(String text) {
        Matcher matcher = INTEGER.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String digits = matcher.group(1).toLowerCase(Locale.ROOT);
        String suffix = matcher.group(2).toLowerCase(Locale.ROOT);
        boolean decimal = false;
        BigInteger value;
        try {
            if (digits.startsWith("0x")) {
                value = new BigInteger(digits.substring(2), 16);
            } else if (digits.startsWith("0b")) {
                value = new BigInteger(digits.substring(2), 2);
            } else if (digits.startsWith("0") && digits.length() > 1) {
                value = new BigInteger(digits, 8);
            } else {
                decimal = true;
                value = new BigInteger(digits);
            }
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
        boolean unsigned = suffix.contains("u");
        int longs = (int) suffix.chars().filter(c -> c == 'l').count();
        for (ScalarType type : TYPES) {
            boolean typeUnsigned = type.isUnsigned(target);
            boolean typeAllowed = unsigned ? typeUnsigned : !typeUnsigned || !decimal;
            if (typeAllowed && rank(type) >= longs && value.bitLength() <= type.size() * 8 - (typeUnsigned ? 0 : 1)) {
                return Optional.of(new TypedValue(type, new IntegerValue(value)));
            }
        }
        return Optional.empty();
    }

    private static int rank(ScalarType type) {
        return type == ScalarType.INT || type == ScalarType.UNSIGNED_INT
                ? 0
                : type == ScalarType.LONG || type == ScalarType.UNSIGNED_LONG ? 1 : 2;
    }

    private TypedValue character(IASTLiteralExpression literal, String text) {
        boolean utf8 = text.startsWith("u8'");
        if (!text.startsWith("'") && !utf8) {
            throw new UnsupportedConstructException(literal, "wide character literal " + text);
        }
        byte[] bytes = decoded(literal, text.substring(text.indexOf('\'') + 1, text.length() - 1));
        if (bytes.length != 1) {
            String what = bytes.length == 0 ? "empty character literal " : "multi-character literal ";
            throw new UnsupportedConstructException(literal, what + text);
        }
        BigInteger value = BigInteger.valueOf(target.charSigned() && !utf8 ? bytes[0] : bytes[0] & 0xff);
        return new TypedValue(utf8 ? ScalarType.UNSIGNED_CHAR : ScalarType.INT, new IntegerValue(value));
    }

    private static byte[] decoded(IASTLiteralExpression literal, String text) {
        return Escapes.decode(text)
                .orElseThrow(() -> new UnsupportedConstructException(literal, "escape sequence in " + text));
    }

    private static TypedValue string(IASTLiteralExpression literal, String text) {
        // the execution character set is UTF-8 for all strings
        String plain = text.startsWith("u8\"") ? text.substring(2) : text;
        if (!plain.startsWith("\"")) {
            throw new UnsupportedConstructException(literal, "wide string literal " + text);
        }
        byte[] bytes = decoded(literal, plain.substring(1, plain.length() - 1));
        String value = new String(bytes, StandardCharsets.ISO_8859_1);
        return new TypedValue(new ArrayType(ScalarType.CHAR, bytes.length + 1L), new StringValue(value));
    }

    private static TypedValue floating(IASTLiteralExpression literal, String text) {
        Matcher matcher = FLOATING.matcher(text);
        if (!matcher.matches()) {
            throw new UnsupportedConstructException(literal, "floating literal " + text);
        }
        boolean isFloat = !matcher.group(2).isEmpty();
        double value = isFloat ? Float.parseFloat(matcher.group(1)) : Double.parseDouble(matcher.group(1));
        return new TypedValue(isFloat ? ScalarType.FLOAT : ScalarType.DOUBLE, new FloatingValue(value));
    }
}
