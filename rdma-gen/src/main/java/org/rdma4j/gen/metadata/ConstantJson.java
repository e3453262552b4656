package org.rdma4j.gen.metadata;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.ConstantDecl.FloatingValue;
import org.rdma4j.gen.model.ConstantDecl.IntegerValue;
import org.rdma4j.gen.model.ConstantDecl.PointerValue;
import org.rdma4j.gen.model.ConstantDecl.StringValue;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.tree.ScalarValue;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;
import tools.jackson.databind.node.ObjectNode;

/**
 * JSON of constants. The kind of the value is the name of its property: {@code integer}, {@code string},
 * {@code pointer} (an address) or {@code floating}. A floating value is a number, or one of the strings {@code "inf"},
 * {@code "-inf"}, {@code "nan"} and {@code "-0"}, which JSON numbers cannot represent.
 */
final class ConstantJson {

    /** BigDecimal has no negative zero, so it is written as a string. */
    private static final String NEGATIVE_ZERO = "-0";

    private static final int MAX_BYTE = 255;

    /** Bound of decimal exponents, larger than that of any double. Exponents in JSON are unbounded. */
    private static final int MAX_EXPONENT = 400;

    private final ReferenceTracker reading;

    ConstantJson(ReferenceTracker reading) {
        this.reading = reading;
    }

    static ObjectNode write(ConstantDecl constant) {
        ObjectNode object = JsonNodes.object();
        object.put("name", constant.name());
        object.set("type", TypeJson.write(constant.type()));
        writeValue(object, constant.value());
        JsonNodes.putText(object, "header", constant.header());
        return object;
    }

    private static void writeValue(ObjectNode object, ConstantDecl.Value value) {
        if (value instanceof IntegerValue integer) {
            object.put("integer", integer.value());
        } else if (value instanceof StringValue string) {
            object.put("string", bytes(string.value()));
        } else if (value instanceof PointerValue pointer) {
            object.put("pointer", pointer.address());
        } else if (value instanceof FloatingValue floating) {
            writeFloating(object, floating);
        }
    }

    private static String bytes(String string) {
        if (string.chars().anyMatch(c -> c > MAX_BYTE)) {
            throw new IllegalArgumentException("a string literal's characters are its bytes: " + string);
        }
        return string;
    }

    private static void writeFloating(ObjectNode object, FloatingValue floating) {
        String text = floating.text();
        if (Double.isFinite(floating.value()) && !text.equals(NEGATIVE_ZERO)) {
            object.put("floating", new BigDecimal(text));
        } else {
            object.put("floating", text);
        }
    }

    ConstantDecl read(Value value) {
        Table table = value.table().allow("name", "type", "integer", "string", "pointer", "floating", "header");
        String name = PropertyReader.read(table, "name");
        CType type = reading.type(table.required("type"));
        ConstantDecl.Value content = readValue(table);
        if (content instanceof IntegerValue integer
                && type instanceof ScalarType scalar
                && !scalar.holds(integer.value())) {
            throw table.required("integer")
                    .place()
                    .problem(
                            "is " + integer.value() + ", which " + scalar.spelling() + " cannot hold",
                            "extract it again");
        }
        return new ConstantDecl(name, type, content, PropertyReader.header(table));
    }

    private static ConstantDecl.Value readValue(Table table) {
        ConstantDecl.Value found = null;
        for (String kind : new String[] {"integer", "string", "pointer", "floating"}) {
            if (!table.has(kind)) {
                continue;
            }
            if (found != null) {
                throw table.place().problem("has two values", "keep one of integer, string, pointer, floating");
            }
            found = readValue(kind, table.required(kind));
        }
        if (found == null) {
            throw table.place().problem("has no value", "add integer, string, pointer or floating");
        }
        return found;
    }

    private static ConstantDecl.Value readValue(String kind, Value value) {
        return switch (kind) {
            case "integer" -> new IntegerValue(value.integer());
            case "string" -> new StringValue(readBytes(value));
            case "pointer" -> new PointerValue(address(value));
            default -> new FloatingValue(readFloating(value));
        };
    }

    private static String readBytes(Value value) {
        String string = value.string();
        if (string.chars().anyMatch(c -> c > MAX_BYTE)) {
            throw value.place()
                    .problem("has a character above U+00FF", "write the bytes of the literal, each as one character");
        }
        return string;
    }

    private static BigInteger address(Value value) {
        BigInteger address = value.integer();
        if (address.signum() < 0 || address.bitLength() > Long.SIZE) {
            throw value.place().problem("is " + address, "write an address of 64 bits as an unsigned number");
        }
        return address;
    }

    private static double readFloating(Value value) {
        if (value instanceof ScalarValue leaf && leaf.content() instanceof BigDecimal decimal) {
            long exponent = (long) decimal.precision() - decimal.scale();
            double number = Math.abs(exponent) > MAX_EXPONENT ? Double.NaN : decimal.doubleValue();
            if (Double.isFinite(number)) {
                return number;
            }
        } else if (value instanceof ScalarValue leaf && leaf.content() instanceof BigInteger integer) {
            return integer.doubleValue();
        } else if (value instanceof ScalarValue leaf && leaf.content() instanceof String word) {
            switch (word) {
                case "nan":
                    return Double.NaN;
                case "inf":
                    return Double.POSITIVE_INFINITY;
                case "-inf":
                    return Double.NEGATIVE_INFINITY;
                case NEGATIVE_ZERO:
                    return -0.0;
                default:
                    break;
            }
        }
        throw value.wrongType("a number of type double", "write one, or \"inf\", \"-inf\", \"nan\"");
    }
}
