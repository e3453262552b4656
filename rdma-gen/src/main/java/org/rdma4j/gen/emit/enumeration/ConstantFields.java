package org.rdma4j.gen.emit.enumeration;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.emit.context.EmitContext;
import org.rdma4j.gen.emit.doc.JavadocText;
import org.rdma4j.gen.emit.fact.ReleaseSpans;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.unsupported.ClassLimits;
import org.rdma4j.gen.emit.unsupported.DeclarationPart;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.History.Span;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypeIndex;

/** Generates the fields of constants. */
public final class ConstantFields {

    private static final BigInteger INT_MAX = BigInteger.valueOf(Integer.MAX_VALUE);
    private static final BigInteger LONG_MAX = BigInteger.valueOf(Long.MAX_VALUE);

    /** First character that is not ASCII. */
    private static final char FIRST_ESCAPED = 0x80;

    private final TypeIndex index;
    private final ReleaseSpans releases;

    public ConstantFields(EmitContext context) {
        this.releases = context.releases();
        this.index = context.world().index();
    }

    /**
     * Returns the field of a constant.
     *
     * @param name Java name
     */
    public FieldSpec generate(ConstantDecl constant, String name) {
        if (constant.value() instanceof ConstantDecl.IntegerValue integer) {
            return integer(constant, name, integer.value());
        }
        if (constant.value() instanceof ConstantDecl.StringValue string) {
            return string(constant, name, string.value());
        }
        if (constant.value() instanceof ConstantDecl.PointerValue pointer) {
            CodeBlock address = integer(pointer.address(), TypeName.LONG);
            return field(
                    constant,
                    name,
                    RuntimeClasses.MEMORY_SEGMENT,
                    CodeBlock.of("$T.ofAddress($L)", RuntimeClasses.MEMORY_SEGMENT, address),
                    "");
        }
        double value = ((ConstantDecl.FloatingValue) constant.value()).value();
        return field(constant, name, TypeName.DOUBLE, floating(value), "");
    }

    /**
     * Returns the field of a string literal. Like the runtime, it decodes the bytes as UTF-8. If they are not valid
     * UTF-8, each byte becomes one character, so that programs can restore the bytes.
     */
    private FieldSpec string(ConstantDecl constant, String name, String bytes) {
        Optional<String> utf8 = utf8(bytes);
        String text = utf8.orElse(bytes);
        ClassLimits.checkText(text, DeclarationPart.of(constant));
        String doc = utf8.isPresent()
                ? ""
                : "The bytes of the literal are not valid UTF-8. Each is one character of this string;\n"
                        + "{@code getBytes(ISO_8859_1)} returns them.\n";
        return field(constant, name, RuntimeClasses.STRING, literal(text), doc);
    }

    /**
     * Returns a string literal in ASCII. JavaPoet's {@code $S} would emit U+2028 as a line break within the literal.
     */
    private static CodeBlock literal(String text) {
        if (text.chars().allMatch(c -> c < FIRST_ESCAPED)) {
            return CodeBlock.of("$S", text);
        }
        StringBuilder code = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c >= FIRST_ESCAPED) {
                code.append(String.format("\\u%04x", (int) c));
            } else {
                String quoted = CodeBlock.of("$S", String.valueOf(c)).toString();
                code.append(quoted, 1, quoted.length() - 1);
            }
        }
        return CodeBlock.of("$L", code.append('"'));
    }

    /** Decodes UTF-8. Each character of the argument is one byte. Returns empty if the bytes are malformed. */
    private static Optional<String> utf8(String bytes) {
        try {
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes.getBytes(StandardCharsets.ISO_8859_1)))
                    .toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    private FieldSpec integer(ConstantDecl constant, String name, BigInteger value) {
        ScalarType type = index.scalar(constant.type())
                .filter(t -> t.size() <= Long.BYTES)
                .orElseThrow(() ->
                        DeclarationPart.of(constant).refuse("a constant of this type has no counterpart in Java"));
        TypeName javaType = type.size() > Integer.BYTES ? TypeName.LONG : TypeName.INT;
        return field(constant, name, javaType, integer(value, javaType), integerDoc(value, javaType));
    }

    private FieldSpec field(ConstantDecl constant, String name, TypeName type, CodeBlock value, String more) {
        Span span = releases.of(History.Kind.CONSTANT, constant.name());
        FieldSpec.Builder field = FieldSpec.builder(type, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(
                        "$L, declared in $L.\n$L$L$L",
                        JavadocText.declaration(constant.type(), constant.name()),
                        JavadocText.code(constant.header()),
                        more,
                        releases.since(span, constant.header()),
                        releases.deprecated(span, constant.header()))
                .initializer(value);
        return mark(field, span).build();
    }

    /** Adds {@code @Deprecated} to the field of a declaration that newer releases lack. */
    public static FieldSpec.Builder mark(FieldSpec.Builder field, Span span) {
        return ReleaseSpans.isGone(span) ? field.addAnnotation(Deprecated.class) : field;
    }

    private static CodeBlock floating(double value) {
        if (Double.isNaN(value)) {
            return CodeBlock.of("$T.NaN", Double.class);
        }
        if (Double.isInfinite(value)) {
            return CodeBlock.of("$T.$L", Double.class, value > 0 ? "POSITIVE_INFINITY" : "NEGATIVE_INFINITY");
        }
        return CodeBlock.of("$L", value);
    }

    /** Returns an int or long literal with the bits of the value. */
    public static CodeBlock integer(BigInteger value, TypeName type) {
        BigInteger max = type.equals(TypeName.LONG) ? LONG_MAX : INT_MAX;
        return value.compareTo(max) > 0 ? hex(value, type) : CodeBlock.of("$L$L", value, suffix(type));
    }

    /** Returns a hexadecimal int or long literal with the bits of a value that is not negative. */
    public static CodeBlock hex(BigInteger value, TypeName type) {
        return CodeBlock.of("0x$L$L", value.toString(16), suffix(type));
    }

    private static String suffix(TypeName type) {
        return type.equals(TypeName.LONG) ? "L" : "";
    }

    /** Returns a note with the unsigned value if the Java value is negative; otherwise empty. */
    public static String integerDoc(BigInteger value, TypeName type) {
        BigInteger max = type.equals(TypeName.LONG) ? LONG_MAX : INT_MAX;
        return value.compareTo(max) > 0 ? "As an unsigned number: {@code " + value + "}.\n" : "";
    }
}
