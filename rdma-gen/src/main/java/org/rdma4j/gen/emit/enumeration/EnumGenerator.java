package org.rdma4j.gen.emit.enumeration;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.emit.doc.FurtherNames;
import org.rdma4j.gen.emit.doc.Javadoc;
import org.rdma4j.gen.emit.fact.ReleaseSpans;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.name.TakenNames;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.History.Span;
import org.rdma4j.gen.model.Target;

/** Makes the class of an enum: its constants, and their names for people. */
public final class EnumGenerator {

    private final JavaNames names;
    private final Set<String> flags;
    private final Target target;
    private final ReleaseSpans releases;

    /**
     * A generator.
     *
     * @param flags the enums whose values are combined
     */
    public EnumGenerator(JavaNames names, Set<String> flags, Target target, ReleaseSpans releases) {
        this.releases = releases;
        this.names = names;
        this.flags = flags;
        this.target = target;
    }

    /** The class. */
    public TypeSpec generate(EnumDecl declared, String className, List<String> aliases) {
        TypeName type = javaType(declared);
        boolean combined = flags.contains(declared.name());
        TypeSpec.Builder builder = TypeSpec.classBuilder(className)
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc("$L", classDoc(declared, combined, aliases));
        constants(declared).forEach(builder::addField);
        builder.addMethod(
                MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
        builder.addMethod(combined ? flagsToString(declared, type) : toString(declared, type));
        return builder.build();
    }

    private String classDoc(EnumDecl declared, boolean combined, List<String> aliases) {
        String spelling = (declared.typedefNamed() ? "" : "enum ") + declared.name();
        return "C's " + Javadoc.code(spelling) + ", in C "
                + an(declared.underlying().spelling())
                + (combined ? "; values are combined with {@code |}" : "") + ".\n"
                + FurtherNames.sentence(aliases)
                + "\n<p>Declared in " + Javadoc.code(declared.header()) + ".\n"
                + releases.paragraph(releases.of(Kind.ENUM, declared.name()), declared.header());
    }

    private static String an(String spelling) {
        return ("aeiou".indexOf(spelling.charAt(0)) >= 0 ? "an " : "a ") + Javadoc.code(spelling);
    }

    /** The constants of an enum; for an unnamed one they stand in the class of its partition. */
    public List<FieldSpec> constants(EnumDecl declared) {
        return declared.enumerators().stream()
                .map(e -> constant(declared, e, javaType(declared)))
                .toList();
    }

    private FieldSpec constant(EnumDecl declared, Enumerator enumerator, TypeName type) {
        BigInteger value = enumerator.value();
        boolean hex = flags.contains(declared.name()) && value.signum() >= 0;
        Span whole = releases.of(Kind.ENUM, declared.name());
        Span span = releases.of(Kind.ENUMERATOR, enumerator.name());
        FieldSpec.Builder field = FieldSpec.builder(
                        type, names.constant(enumerator.name()), Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .initializer(hex ? ConstantFields.hex(value, type) : ConstantFields.integer(value, type));
        String doc = ConstantFields.integerDoc(value, type)
                + releases.since(span, whole, declared.header())
                + releases.deprecated(span, declared.header()).stripLeading();
        return ConstantFields.mark(doc.isEmpty() ? field : field.addJavadoc("$L", doc), span)
                .build();
    }

    /** The underlying integer's Java type: int, or long for eight bytes. */
    private TypeName javaType(EnumDecl declared) {
        return declared.underlying().size() > Integer.BYTES ? TypeName.LONG : TypeName.INT;
    }

    /** A scope for the method's variables: an enumerator of the same name would be hidden by one. */
    private TakenNames locals(EnumDecl declared) {
        TakenNames scope = TakenNames.ofVariables();
        declared.enumerators().forEach(e -> scope.take(names.constant(e.name())));
        return scope;
    }

    private static MethodSpec.Builder method(TypeName type, String parameter, String doc) {
        return MethodSpec.methodBuilder("toString")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(RuntimeClasses.STRING)
                .addParameter(type, parameter)
                .addJavadoc("$L", doc);
    }

    private MethodSpec toString(EnumDecl declared, TypeName type) {
        String value = locals(declared).take("value");
        MethodSpec.Builder method = method(type, value, "The name of the value, or the number when it has none.\n");
        if (type.equals(TypeName.INT)) {
            method.beginControlFlow("switch ($N)", value);
            firstNames(declared)
                    .forEach((number, name) -> method.addStatement("case $L: return $S", names.constant(name), name));
            method.addStatement("default: return $L", number(declared, type, value));
            method.endControlFlow();
        } else {
            firstNames(declared)
                    .forEach((number, name) -> method.beginControlFlow("if ($N == $L)", value, names.constant(name))
                            .addStatement("return $S", name)
                            .endControlFlow());
            method.addStatement("return $L", number(declared, type, value));
        }
        return method.build();
    }

    private CodeBlock number(EnumDecl declared, TypeName type, String value) {
        boolean unsigned = declared.underlying().isUnsigned(target)
                && declared.underlying().size() >= Integer.BYTES;
        return CodeBlock.of("$T.$L($N)", type.box(), unsigned ? "toUnsignedString" : "toString", value);
    }

    private MethodSpec flagsToString(EnumDecl declared, TypeName type) {
        TakenNames locals = locals(declared);
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
            String constant = names.constant(entry.getValue());
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
