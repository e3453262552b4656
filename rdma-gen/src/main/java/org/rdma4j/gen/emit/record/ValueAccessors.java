package org.rdma4j.gen.emit.record;

import com.palantir.javapoet.CodeBlock;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.value.JavaValue;

/** Accessors of a number, a truth value or a pointer. */
final class ValueAccessors {

    private final RuntimeClasses runtime;

    ValueAccessors(RuntimeClasses runtime) {
        this.runtime = runtime;
    }

    /** Adds getters and setters, and for a {@code const char *} the getters of its text. */
    void add(RecordSpace space, Member member, JavaValue value) {
        CodeBlock access = RecordSpace.access(value);
        for (RecordPlace place : RecordPlace.BOTH) {
            CodeBlock offset = place.offset(space.offset(member));
            CodeBlock get = CodeBlock.of("$N.get($L, $L)", place.segment(), access, offset);
            space.type()
                    .addMethod(place.getter(member.name(), value.apiType())
                            .addJavadoc("$L", FieldDocs.getter(member, value, place))
                            .addStatement("return $L", value.toApi(get))
                            .build());
            if (value instanceof JavaValue.Pointer pointer && pointer.string()) {
                space.type()
                        .addMethod(place.getter(member.name() + "String", RuntimeClasses.STRING)
                                .addJavadoc("$L", FieldDocs.string(member, place))
                                .addStatement("return $T.string($L)", runtime.cStrings, get)
                                .build());
            }
            space.type()
                    .addMethod(place.setter(member.name())
                            .addParameter(value.apiType(), "value")
                            .addJavadoc("$L", FieldDocs.setter(member, place))
                            .addStatement(
                                    "$N.set($L, $L, $L)",
                                    place.segment(),
                                    access,
                                    offset,
                                    value.toCarrier(CodeBlock.of("value")))
                            .build());
        }
    }
}
