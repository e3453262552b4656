package org.rdma4j.gen.emit.enumeration;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.emit.context.EmitContext;
import org.rdma4j.gen.emit.doc.AlternativeNames;
import org.rdma4j.gen.emit.doc.JavadocText;
import org.rdma4j.gen.emit.fact.ReleaseSpans;
import org.rdma4j.gen.emit.name.NameScope;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.name.SpecBuilders;
import org.rdma4j.gen.emit.unsupported.ClassLimits;
import org.rdma4j.gen.emit.unsupported.DeclarationPart;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.History.Span;

/** Makes the class of an enum: its constants, and their names for people. */
public final class EnumGenerator {

    /** What an enumerator takes of its class's constant pool: its name, its text, its value. */
    private static final int POOL_OF_INT = 3;

    /** The same where the value is a long. */
    private static final int POOL_OF_LONG = 4;

    private final EmitContext context;

    public EnumGenerator(EmitContext context) {
        this.context = context;
    }

    /** Whether the configuration says that an enum's values are combined. */
    private boolean isFlags(EnumDecl declared) {
        return context.config().flags().contains(declared.name());
    }

    /** The class. */
    public TypeSpec generate(EnumDecl declared, String className) {
        if (declared.enumerators().size()
                > ClassLimits.POOL / (javaType(declared).equals(TypeName.LONG) ? POOL_OF_LONG : POOL_OF_INT)) {
            throw DeclarationPart.of(declared).refuse("it has more enumerators than a Java class can hold");
        }
        TypeName type = javaType(declared);
        boolean combined = isFlags(declared) && declared.enumerators().size() <= ClassLimits.NAMES_IN_METHOD / 4;
        TypeSpec.Builder builder =
                SpecBuilders.utility(className, Modifier.PUBLIC).addJavadoc("$L", classDoc(declared, combined));
        Map<String, String> fields = fieldNames(declared);
        declared.enumerators().forEach(e -> builder.addField(constant(declared, e, fields.get(e.name()))));
        parts(declared, type, fields).forEach(builder::addMethod);
        builder.addMethod(combined ? flagsToString(declared, type, fields) : toString(declared, type, fields));
        return builder.build();
    }

    private String classDoc(EnumDecl declared, boolean combined) {
        String spelling = (declared.typedefNamed() ? "" : "enum ") + declared.name();
        return "C's " + JavadocText.code(spelling) + ", in C "
                + an(declared.underlying().spelling())
                + (combined ? "; values are combined with {@code |}" : "") + ".\n"
                + AlternativeNames.sentence(context.aliases().of(declared.type()))
                + "\n<p>Declared in " + JavadocText.code(declared.header()) + ".\n"
                + context.documentation(declared.name())
                + context.releases().paragraph(Kind.ENUM, declared);
    }

    private static String an(String spelling) {
        return ("aeiou".indexOf(spelling.charAt(0)) >= 0 ? "an " : "a ") + JavadocText.code(spelling);
    }

    /** What the enumerators are called in Java. */
    private Map<String, String> fieldNames(EnumDecl declared) {
        NameScope taken = NameScope.ofVariables();
        Map<String, String> fields = new HashMap<>();
        declared.enumerators()
                .forEach(e -> fields.put(e.name(), taken.take(context.names().constant(e.name()))));
        return fields;
    }

    /**
     * The constant of an enumerator; that of an unnamed enum stands in the class of its partition.
     *
     * @param name in Java
     */
    public FieldSpec constant(EnumDecl declared, Enumerator enumerator, String name) {
        TypeName type = javaType(declared);
        BigInteger value = enumerator.value();
        boolean hex = isFlags(declared) && value.signum() >= 0;
        ReleaseSpans releases = context.releases();
        Span whole = releases.of(Kind.ENUM, declared.name());
        Span span = releases.of(Kind.ENUMERATOR, enumerator.name());
        FieldSpec.Builder field = FieldSpec.builder(type, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .initializer(hex ? ConstantFields.hex(value, type) : ConstantFields.integer(value, type));
        String doc = ConstantFields.integerDoc(value, type)
                + context.documentation(enumerator.name()).replaceFirst("^\n<p>", "")
                + releases.formerValue(enumerator.name())
                + releases.since(span, whole, declared.header())
                + releases.deprecated(span, declared.header()).stripLeading();
        return ConstantFields.mark(doc.isEmpty() ? field : field.addJavadoc("$L", doc), span)
                .build();
    }

    /** The underlying integer's Java type: int, or long for eight bytes. */
    private TypeName javaType(EnumDecl declared) {
        return declared.underlying().size() > Integer.BYTES ? TypeName.LONG : TypeName.INT;
    }

    private static MethodSpec.Builder method(TypeName type, String parameter, String doc) {
        return SpecBuilders.method("toString", RuntimeClasses.STRING)
                .addParameter(type, parameter)
                .addJavadoc("$L", doc);
    }

    private MethodSpec toString(EnumDecl declared, TypeName type, Map<String, String> fields) {
        // A variable would hide an enumerator of the same name.
        String value = NameScope.ofVariables(fields.values()).take("value");
        MethodSpec.Builder method = method(type, value, "The name of the value, or the number when it has none.\n");
        List<MethodSpec> parts = parts(declared, type, fields);
        if (!parts.isEmpty()) {
            for (MethodSpec part : parts) {
                method.beginControlFlow("if ($N($N) != null)", part, value)
                        .addStatement("return $N($N)", part, value)
                        .endControlFlow();
            }
            return method.addStatement("return $L", number(declared, type, value))
                    .build();
        }
        if (type.equals(TypeName.INT)) {
            method.beginControlFlow("switch ($N)", value);
            firstNames(declared)
                    .forEach((number, name) -> method.addStatement("case $L: return $S", fields.get(name), name));
            method.addStatement("default: return $L", number(declared, type, value));
            method.endControlFlow();
        } else {
            firstNames(declared)
                    .forEach((number, name) -> method.beginControlFlow("if ($N == $L)", value, fields.get(name))
                            .addStatement("return $S", name)
                            .endControlFlow());
            method.addStatement("return $L", number(declared, type, value));
        }
        return method.build();
    }

    /** The methods that know some of the names each, where one cannot know all; none where it can. */
    private static List<MethodSpec> parts(EnumDecl declared, TypeName type, Map<String, String> fields) {
        List<Map.Entry<BigInteger, String>> all =
                List.copyOf(firstNames(declared).entrySet());
        List<MethodSpec> parts = new ArrayList<>();
        String value = NameScope.ofVariables(fields.values()).take("value");
        for (int from = 0; all.size() > ClassLimits.NAMES_IN_METHOD && from < all.size(); ) {
            int to = Math.min(all.size(), from + ClassLimits.NAMES_IN_METHOD);
            MethodSpec.Builder method = MethodSpec.methodBuilder("name" + parts.size())
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                    .returns(RuntimeClasses.STRING)
                    .addParameter(type, value);
            for (Map.Entry<BigInteger, String> entry : all.subList(from, to)) {
                method.beginControlFlow("if ($N == $L)", value, fields.get(entry.getValue()))
                        .addStatement("return $S", entry.getValue())
                        .endControlFlow();
            }
            parts.add(method.addStatement("return null").build());
            from = to;
        }
        return parts;
    }

    private CodeBlock number(EnumDecl declared, TypeName type, String value) {
        boolean unsigned =
                declared.underlying().isUnsigned(context.world().metadata().target())
                        && declared.underlying().size() >= Integer.BYTES;
        return CodeBlock.of("$T.$L($N)", type.box(), unsigned ? "toUnsignedString" : "toString", value);
    }

    private MethodSpec flagsToString(EnumDecl declared, TypeName type, Map<String, String> fields) {
        NameScope locals = NameScope.ofVariables(fields.values());
        String value = locals.take("value");
        String found = locals.take("names");
        String rest = locals.take("rest");
        String zero = "0";
        MethodSpec.Builder method = method(
                type, value, "The names of the flags in the value, joined by {@code |}; bits without one in hex.\n");
        method.addStatement(
                "$T $N = new $T($S)", RuntimeClasses.STRING_JOINER, found, RuntimeClasses.STRING_JOINER, " | ");
        method.addStatement("$T $N = $N", type, rest, value);
        for (Map.Entry<BigInteger, String> entry : firstNames(declared).entrySet()) {
            if (entry.getKey().signum() == 0) {
                zero = entry.getValue();
                continue;
            }
            String constant = fields.get(entry.getValue());
            method.beginControlFlow("if (($N & $L) == $L)", rest, constant, constant)
                    .addStatement("$N.add($S)", found, entry.getValue())
                    .addStatement("$N &= ~$L", rest, constant)
                    .endControlFlow();
        }
        method.beginControlFlow("if ($N != 0)", rest)
                .addStatement("$N.add($S + $T.toHexString($N))", found, "0x", type.box(), rest)
                .endControlFlow();
        method.addStatement("return $N == 0 ? $S : $N.toString()", value, zero, found);
        return method.build();
    }

    /** Of several names for one value the first. */
    private static Map<BigInteger, String> firstNames(EnumDecl declared) {
        Map<BigInteger, String> found = new LinkedHashMap<>();
        for (Enumerator enumerator : declared.enumerators()) {
            found.putIfAbsent(enumerator.value(), enumerator.name());
        }
        return found;
    }
}
