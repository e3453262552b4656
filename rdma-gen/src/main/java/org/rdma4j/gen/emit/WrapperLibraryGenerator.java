package org.rdma4j.gen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.PackageClasses;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.name.SpecBuilders;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.Target;

/**
 * Generates the class that contains the wrapper library, and the name by which the library of these bindings is
 * recognized.
 */
public final class WrapperLibraryGenerator {

    private WrapperLibraryGenerator() {}

    /**
     * Returns the source of the class by its path relative to the source directory.
     *
     * @param wrapper partition of the wrapper
     * @param targets targets of the metadata
     * @param build hash of the source of the library, see {@code WrapperText}
     */
    public static Map<String, String> java(Config config, Partition wrapper, List<Target> targets, String build) {
        String base = config.output().javaPackage().orElseThrow();
        String javaPackage = base + "." + JavaNames.packagePart(wrapper.namespace());
        ClassName library =
                new RuntimeClasses(config.output().runtimePackage().orElse(base + ".runtime"), targets).library;
        TypeSpec type = SpecBuilders.utility(PackageClasses.WRAPPER_BUILD)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("The wrapper library of these bindings.\n")
                .addField(FieldSpec.builder(
                                library, PackageClasses.LIBRARY, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc("The library, which is loaded by the first call.\n")
                        .initializer(
                                "$T.of($S, $S).builtFrom($S, $T.class)",
                                library,
                                wrapper.library(),
                                wrapper.soname(),
                                build,
                                ClassName.get(javaPackage, PackageClasses.WRAPPER_BUILD))
                        .build())
                .build();
        return Map.of(
                SourcePrinter.path(javaPackage, type.name()),
                SourcePrinter.file(javaPackage, type, Emitter.notice(config)).toString());
    }
}
