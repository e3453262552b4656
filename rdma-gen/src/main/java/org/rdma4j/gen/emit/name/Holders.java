package org.rdma4j.gen.emit.name;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;

/** Nested classes that hold one constant, so that it is made at first use and no earlier. */
public final class Holders {

    private Holders() {}

    /** A holder. */
    public static TypeSpec.Builder holder(String className, String field, TypeName type, CodeBlock value) {
        return TypeSpec.classBuilder(className)
                .addModifiers(Modifier.STATIC, Modifier.FINAL)
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .addField(FieldSpec.builder(type, field, Modifier.STATIC, Modifier.FINAL)
                        .initializer(value)
                        .build());
    }
}
