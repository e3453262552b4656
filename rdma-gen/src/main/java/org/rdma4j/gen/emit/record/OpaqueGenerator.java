package org.rdma4j.gen.emit.record;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.emit.doc.Javadoc;
import org.rdma4j.gen.emit.fact.ReleaseSpans;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;

/** Makes the class of a type that no header defines: a place for its name. */
public final class OpaqueGenerator {

    private final ReleaseSpans releases;

    public OpaqueGenerator(ReleaseSpans releases) {
        this.releases = releases;
    }

    /** The class. */
    public TypeSpec generate(OpaqueDecl opaque, ClassName className) {
        return TypeSpec.classBuilder(className)
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc(
                        "C's $L: no header defines it, so it has no size, and is only pointed to.\n"
                                + "\n<p>Mentioned in $L.\n$L",
                        Javadoc.code(new NamedType(opaque.tag(), opaque.name()).spelling()),
                        Javadoc.code(opaque.header()),
                        releases.paragraph(releases.of(History.Kind.OPAQUE, opaque.name()), opaque.header()))
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .build();
    }
}
