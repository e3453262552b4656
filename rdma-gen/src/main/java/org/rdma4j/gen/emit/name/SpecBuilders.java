package org.rdma4j.gen.emit.name;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;

/** Builders of common kinds of classes and methods. */
public final class SpecBuilders {

    private SpecBuilders() {}

    /** Returns a builder of a final class with a private constructor. */
    public static TypeSpec.Builder utility(String name, Modifier... modifiers) {
        return TypeSpec.classBuilder(name)
                .addModifiers(modifiers)
                .addModifiers(Modifier.FINAL)
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
    }

    /** Returns a builder of a nested class that holds a constant, which is created at first use. */
    public static TypeSpec.Builder holder(
            String className, String field, TypeName type, CodeBlock value, Modifier... modifiers) {
        return utility(className, modifiers)
                .addModifiers(Modifier.STATIC)
                .addField(FieldSpec.builder(type, field, Modifier.STATIC, Modifier.FINAL)
                        .initializer(value)
                        .build());
    }

    /** Returns a builder of a public static method. */
    public static MethodSpec.Builder method(String name, TypeName result) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(result);
    }

    /** Returns the signature of a method: its name and the types of its parameters. */
    public static String signature(MethodSpec method) {
        return method.name()
                + method.parameters().stream().map(p -> p.type().toString()).toList();
    }
}
