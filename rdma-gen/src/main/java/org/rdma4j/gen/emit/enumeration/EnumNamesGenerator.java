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

/** Makes the class that finds the enums which a package's records have members of, by their C names. */
public final class EnumNamesGenerator {

    /** What is called for an enum's values. */
    private record Use(ClassName className, boolean wide) {}

    private final RuntimeClasses runtime;
    private final ClassName className;
    private final Map<String, Use> used = new TreeMap<>();

    /**
     * A generator.
     *
     * @param className of what it makes
     */
    public EnumNamesGenerator(RuntimeClasses runtime, ClassName className) {
        this.runtime = runtime;
        this.className = className;
    }

    /** The class that it makes. */
    public ClassName className() {
        return className;
    }

    /** Makes an enum findable; gives the name under which it is, or nothing where no class prints it. */
    public Optional<String> use(EnumDecl declared, Optional<ClassName> type) {
        if (type.isEmpty()) {
            return Optional.empty();
        }
        Use use = new Use(type.get(), declared.underlying().size() == Long.BYTES);
        Use other = used.putIfAbsent(declared.name(), use);
        return other == null || other.equals(use) ? Optional.of(declared.name()) : Optional.empty();
    }

    /** The class; empty where no record has a member of an enum. */
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
                .addJavadoc("The enums that the records here have members of.\n")
                .addField(FieldSpec.builder(className, "ALL", Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", className)
                        .build())
                .addMethod(method.build())
                .build();
    }
}
