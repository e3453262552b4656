package org.rdma4j.gen.emit.enumeration;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.name.SpecBuilders;
import org.rdma4j.gen.model.EnumDecl;

/**
 * Generates the class that finds enums by C name, for the string representation of records with members of enum types.
 */
public final class EnumNamesGenerator {

    /** The class of an enum, and whether its values are of type long. */
    private record Use(ClassName className, boolean wide) {}

    private final RuntimeClasses runtime;
    private final ClassName className;
    private final Map<String, Use> used = new TreeMap<>();

    /**
     * Creates a generator.
     *
     * @param className name of the generated class
     */
    public EnumNamesGenerator(RuntimeClasses runtime, ClassName className) {
        this.runtime = runtime;
        this.className = className;
    }

    /** Returns the name of the generated class. */
    public ClassName className() {
        return className;
    }

    /** Adds an enum, and returns the name by which it is found; empty if it has no class. */
    public Optional<String> use(EnumDecl declared, Optional<ClassName> type) {
        if (type.isEmpty()) {
            return Optional.empty();
        }
        Use use = new Use(type.get(), declared.underlying().size() == Long.BYTES);
        Use other = used.putIfAbsent(declared.name(), use);
        return other == null || other.equals(use) ? Optional.of(declared.name()) : Optional.empty();
    }

    /** Returns the class, or empty if no record has a member of an enum type. */
    public Optional<TypeSpec> generate() {
        return used.isEmpty() ? Optional.empty() : Optional.of(type());
    }

    private TypeSpec type() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("name")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(RuntimeClasses.STRING)
                .addParameter(RuntimeClasses.STRING, "declared")
                .addParameter(TypeName.LONG, "value")
                .beginControlFlow("switch (declared)");
        used.forEach((name, use) -> method.addStatement(
                "case $S: return $T.toString($L)", name, use.className(), use.wide() ? "value" : "(int) value"));
        method.addStatement("default: throw new $T(declared)", ClassName.get(IllegalArgumentException.class))
                .endControlFlow();
        return SpecBuilders.utility(className.simpleName())
                .addSuperinterface(runtime.enumNames)
                .addJavadoc("Names of the enums of members of records in this package.\n")
                .addField(FieldSpec.builder(className, "ALL", Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", className)
                        .build())
                .addMethod(method.build())
                .build();
    }
}
