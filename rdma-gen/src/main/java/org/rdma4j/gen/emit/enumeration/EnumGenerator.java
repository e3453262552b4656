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

/** Generates the class of an enum: its constants, and the conversion of values to names. */
public final class EnumGenerator {

    /** Number of constant pool entries for an enumerator of type int: field name, name as string, value. */
    private static final int POOL_OF_INT = 3;

    /** Number of constant pool entries for an enumerator of type long. */
    private static final int POOL_OF_LONG = 4;

    private final EmitContext context;

    public EnumGenerator(EmitContext context) {
        this.context = context;
    }

    /** Returns {@code true} if the configuration lists the enum as flags. */
    private boolean isFlags(EnumDecl declared) {
        return context.config().flags().contains(declared.name());
    }

    /** Returns the class. */
    public TypeSpec generate(EnumDecl declared, String className) {
        if (declared.enumerators().size()
                > ClassLimits.MAX_POOL_ENTRIES
                        / (javaType(declared).equals(TypeName.LONG) ? POOL_OF_LONG : POOL_OF_INT)) {
            throw DeclarationPart.of(declared).refuse("it has more enumerators than a Java class can hold");
        }
        TypeName type = javaType(declared);
        boolean combined = isFlags(declared) && declared.enumerators().size() <= ClassLimits.MAX_NAMES_IN_METHOD / 4;
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
        return "The C type " + JavadocText.code(spelling) + ", in C "
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

    /** Returns the Java names of the enumerators. */
    private Map<String, String> fieldNames(EnumDecl declared) {
        NameScope taken = NameScope.ofVariables();
        Map<String, String> fields = new HashMap<>();
        declared.enumerators()
                .forEach(e -> fields.put(e.name(), taken.take(context.names().constant(e.name()))));
        return fields;
    }

    /**
     * Returns the constant of an enumerator. Constants of unnamed enums belong to the class of the partition.
     *
     * @param name Java name
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

    /** Returns the Java type of the enum: long for an integer type of eight bytes, otherwise int. */
    private TypeName javaType(EnumDecl declared) {
        return declared.underlying().size() > Integer.BYTES ? TypeName.LONG : TypeName.INT;
    }

    private static MethodSpec.Builder method(TypeName type, String parameter, String doc) {
        return SpecBuilders.method("toString", RuntimeClasses.STRING)
                .addParameter(type, parameter)
                .addJavadoc("$L", doc);
    }

    private MethodSpec toString(EnumDecl declared, TypeName type, Map<String, String> fields) {
        // a variable must not hide an enumerator
        String value = NameScope.ofVariables(fields.values()).take("value");
        MethodSpec.Builder method =
                method(type, value, "Returns the name of the value, or the number if it has no name.\n");
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

    /**
     * Returns methods that each convert a part of the values, if a single method would be too large; otherwise none.
     */
    private static List<MethodSpec> parts(EnumDecl declared, TypeName type, Map<String, String> fields) {
        List<Map.Entry<BigInteger, String>> all =
                List.copyOf(firstNames(declared).entrySet());
        List<MethodSpec> parts = new ArrayList<>();
        String value = NameScope.ofVariables(fields.values()).take("value");
        for (int from = 0; all.size() > ClassLimits.MAX_NAMES_IN_METHOD && from < all.size(); ) {
            int to = Math.min(all.size(), from + ClassLimits.MAX_NAMES_IN_METHOD);
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
                type,
                value,
                "Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.\n");
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

    /** Returns the first name of each value. */
    private static Map<BigInteger, String> firstNames(EnumDecl declared) {
        Map<BigInteger, String> found = new LinkedHashMap<>();
        for (Enumerator enumerator : declared.enumerators()) {
            found.putIfAbsent(enumerator.value(), enumerator.name());
        }
        return found;
    }
}
