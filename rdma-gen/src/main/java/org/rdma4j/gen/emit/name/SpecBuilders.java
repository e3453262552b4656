package org.rdma4j.gen.emit.name;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;

/** The forms that emitted classes and methods have many of. */
public final class SpecBuilders {

    private SpecBuilders() {}

    /** A final class that nobody makes an object of. */
    public static TypeSpec.Builder utility(String name, Modifier... modifiers) {
        return TypeSpec.classBuilder(name)
                .addModifiers(modifiers)
                .addModifiers(Modifier.FINAL)
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
    }

    /** A nested class that holds one constant, so that it is made at first use and no earlier. */
    public static TypeSpec.Builder holder(
            String className, String field, TypeName type, CodeBlock value, Modifier... modifiers) {
        return utility(className, modifiers)
                .addModifiers(Modifier.STATIC)
                .addField(FieldSpec.builder(type, field, Modifier.STATIC, Modifier.FINAL)
                        .initializer(value)
                        .build());
    }

    /** A public static method. */
    public static MethodSpec.Builder method(String name, TypeName result) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(result);
    }

    /** The name and the types of the parameters: what no two methods of a class have in common. */
    public static String signature(MethodSpec method) {
        return method.name()
                + method.parameters().stream().map(p -> p.type().toString()).toList();
    }
}
