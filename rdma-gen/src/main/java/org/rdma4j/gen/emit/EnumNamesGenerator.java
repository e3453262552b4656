package org.rdma4j.gen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.model.EnumDecl;

/** Makes the class that finds the enums which a package's records have members of, by their C names. */
final class EnumNamesGenerator {

    /** What is called for an enum's values. */
    private record Use(ClassName className, boolean wide) {}

    private final Runtime runtime;
    private final ClassName className;
    private final Map<String, Use> used = new TreeMap<>();

    /**
     * A generator.
     *
     * @param className of what it makes
     */
    EnumNamesGenerator(Runtime runtime, ClassName className) {
        this.runtime = runtime;
        this.className = className;
    }

    /** The class that it makes. */
    ClassName className() {
        return className;
    }

    /** Makes an enum findable; gives the name under which it is, or nothing where no class prints it. */
    Optional<String> use(EnumDecl declared, World world) {
        Optional<ClassName> found = world.className(declared.type());
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Use use = new Use(found.get(), declared.underlying().size() == Long.BYTES);
        Use other = used.putIfAbsent(declared.name(), use);
        return other == null || other.equals(use) ? Optional.of(declared.name()) : Optional.empty();
    }

    /** The class; empty where no record has a member of an enum. */
    Optional<TypeSpec> generate() {
        return used.isEmpty() ? Optional.empty() : Optional.of(type());
    }

    private TypeSpec type() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("name")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(Runtime.STRING)
                .addParameter(Runtime.STRING, "declared")
                .addParameter(TypeName.LONG, "value")
                .beginControlFlow("switch (declared)");
        used.forEach((name, use) -> method.addStatement(
                "case $S: return $T.toString($L)", name, use.className(), use.wide() ? "value" : "(int) value"));
        method.addStatement("default: throw new $T(declared)", ClassName.get(IllegalArgumentException.class))
                .endControlFlow();
        return TypeSpec.classBuilder(className)
                .addModifiers(Modifier.FINAL)
                .addSuperinterface(runtime.enumNames)
                .addJavadoc("The enums that the records here have members of.\n")
                .addField(FieldSpec.builder(className, "ALL", Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", className)
                        .build())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .addMethod(method.build())
                .build();
    }
}
