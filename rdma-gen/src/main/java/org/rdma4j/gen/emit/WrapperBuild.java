package org.rdma4j.gen.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.Map;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.emit.name.ClassParts;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.PackageClasses;
import org.rdma4j.gen.model.Partition;

/** Writes what the runtime tells a wrapper library by that is of these bindings: a constant beside the wrapper's handles. */
public final class WrapperBuild {

    private WrapperBuild() {}

    /**
     * The class's text by its path below the folder of Java sources.
     *
     * @param wrapper the partition of the wrapper's functions
     * @param build of the library, as {@code WrapperText} has it
     */
    public static Map<String, String> java(Config config, Partition wrapper, String build) {
        TypeSpec type = ClassParts.utility(PackageClasses.WRAPPER_BUILD)
                .addJavadoc("The C text that the wrapper library of these bindings is compiled from.\n")
                .addField(FieldSpec.builder(String.class, PackageClasses.BUILD, Modifier.STATIC, Modifier.FINAL)
                        .initializer("$S", build)
                        .build())
                .build();
        String javaPackage =
                config.output().javaPackage().orElseThrow() + "." + JavaNames.packagePart(wrapper.namespace());
        return Map.of(
                SourcePrinter.path(javaPackage, type.name()),
                SourcePrinter.file(javaPackage, type, Emitter.notice(config)).toString());
    }

    /** Whether a partition is the wrapper's functions, and they are linked with such a constant. */
    public static boolean belongsTo(Partition partition, Config config) {
        return config.output().wrapper().isPresent()
                && !partition.functions().isEmpty()
                && partition.functions().stream()
                        .allMatch(function ->
                                function.name().startsWith(config.output().wrapperPrefix()));
    }
}
