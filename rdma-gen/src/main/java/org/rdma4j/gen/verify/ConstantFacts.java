package org.rdma4j.gen.verify;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rdma4j.gen.cprint.CPrinter;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.ConstantDecl.FloatingValue;
import org.rdma4j.gen.model.ConstantDecl.IntegerValue;
import org.rdma4j.gen.model.ConstantDecl.PointerValue;
import org.rdma4j.gen.model.ConstantDecl.StringValue;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.verify.Fact.Measure;

/** Creates the facts of a constant: its value and the C type of its expression. */
final class ConstantFacts {

    /** Associations of {@code _Generic} for all integer types of constants. */
    private static final String STANDARD_TYPES = Stream.of(ScalarType.values())
            .filter(type -> !type.isFloating())
            .map(type -> type.spelling() + ": 0")
            .collect(Collectors.joining(", "));

    private final FactList facts;

    ConstantFacts(FactList facts) {
        this.facts = facts;
    }

    void add(ConstantDecl constant) {
        facts.about(constant.header(), "");
        String name = constant.name();
        String type = CPrinter.declaration(constant.type(), "");
        String compatible = "__builtin_types_compatible_p(__typeof__(" + name + "), " + type + ")";
        if (constant.value() instanceof IntegerValue integer) {
            facts.number(FactKind.CONSTANT, name, integer.value(), name);
            // The metadata describes a bit-precise integer of C23 by the standard integer type with its values.
            compatible += " || _Generic((" + name + "), " + STANDARD_TYPES + ", default: 1)";
        } else if (constant.value() instanceof PointerValue pointer) {
            facts.add(
                    FactKind.CONSTANT,
                    name,
                    pointer.address().toString(),
                    Measure.NUMBER,
                    "",
                    "(unsigned long)(" + name + ")");
        } else if (constant.value() instanceof FloatingValue floating) {
            facts.add(
                    FactKind.CONSTANT,
                    name,
                    Double.toHexString(floating.value()),
                    Measure.FLOATING,
                    "",
                    "(double)(" + name + ")");
        } else if (constant.value() instanceof StringValue string) {
            String hex = HexFormat.of().formatHex(string.value().getBytes(StandardCharsets.ISO_8859_1));
            facts.add(
                    FactKind.CONSTANT,
                    name,
                    hex,
                    Measure.STRING,
                    "",
                    "const char " + Fact.object(facts.next()) + "[] = " + name);
            // A string literal is an array that decays to a pointer where it is used: both types are correct.
            compatible += " || __builtin_types_compatible_p(__typeof__(&(" + name + ")[0]), " + type
                    + ") || __builtin_types_compatible_p(const char *, " + type + ")";
            // The elements of a UTF-8 literal are unsigned char in C23 and char before. The bytes are the same.
            compatible += " || __builtin_types_compatible_p(__typeof__(" + name + "), unsigned " + type + ")";
        }
        facts.yes(FactKind.CONSTANT_TYPE, name, type, compatible);
    }
}
