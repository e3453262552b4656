package org.rdma4j.gen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.HashSet;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.model.Partition;

/** Makes the class that holds a partition's method handles, each in a class of its own and linked at first use. */
final class HandlesGenerator {

    private final World world;
    private final Runtime runtime;
    private final Descriptors descriptors;
    private final Releases releases;

    HandlesGenerator(World world, Runtime runtime, Descriptors descriptors, Releases releases) {
        this.world = world;
        this.releases = releases;
        this.runtime = runtime;
        this.descriptors = descriptors;
    }

    /** The class. */
    TypeSpec generate(Partition partition, ClassName className, List<BoundFunction> bound, boolean knownLayouts) {
        TypeSpec.Builder type = TypeSpec.classBuilder(className)
                .addModifiers(Modifier.FINAL)
                .addJavadoc(
                        "The handles of {@link $N}'s functions; each is linked at its first call.\n",
                        Names.functionClass(partition.namespace()))
                .addField(FieldSpec.builder(runtime.library, "LIBRARY", Modifier.STATIC, Modifier.FINAL)
                        .initializer(library(partition, className, knownLayouts))
                        .build())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        for (BoundFunction function : bound) {
            function.handle()
                    .ifPresent(holder -> type.addType(
                            Holders.holder(holder.simpleName(), "HANDLE", Runtime.METHOD_HANDLE, link(function))
                                    .build()));
        }
        return type.build();
    }

    /** The library; of the wrapper also what it is known by to fit. */
    private CodeBlock library(Partition partition, ClassName className, boolean knownLayouts) {
        CodeBlock library = CodeBlock.of("$T.of($S, $S)", runtime.library, partition.library(), partition.soname());
        return knownLayouts
                ? CodeBlock.of(
                        "$L.knownBy($T.$L)", library, className.peerClass(KnownLayouts.NAME), KnownLayouts.CHECKSUMS)
                : library;
    }

    private CodeBlock link(BoundFunction bound) {
        CodeBlock option = bound.firstVariadic().isPresent()
                ? CodeBlock.of(
                        ", $T.firstVariadicArg($L)",
                        Runtime.LINKER_OPTION,
                        bound.firstVariadic().getAsInt())
                : CodeBlock.of("");
        int release = Releases.number(releases.of(bound.function()));
        return CodeBlock.of(
                "$T.downcall(LIBRARY, $S, $L,$L\n$>$>$L, $T.$L$L$<$<)",
                runtime.linking,
                bound.function().name(),
                version(bound),
                release == 0 ? "" : " " + release + ",",
                descriptors.downcall(bound),
                runtime.call,
                bound.call(),
                option);
    }

    /** The version node, or that of the machine where they differ, as libc's do. */
    private CodeBlock version(BoundFunction bound) {
        List<String> versions = world.versions(bound.function());
        if (new HashSet<>(versions).size() == 1) {
            return CodeBlock.of("$S", versions.get(0));
        }
        CodeBlock each = versions.stream().map(v -> CodeBlock.of("$S", v)).collect(CodeBlock.joining(", "));
        return CodeBlock.of("$T.node($L)", runtime.target, each);
    }
}
