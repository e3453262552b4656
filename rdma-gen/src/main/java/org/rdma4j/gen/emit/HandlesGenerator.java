package org.rdma4j.gen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Partition;

/** Makes the class that holds a partition's method handles, each in a class of its own and linked at first use. */
final class HandlesGenerator {

    private final Runtime runtime;
    private final Descriptors descriptors;
    private final Releases releases;

    HandlesGenerator(Runtime runtime, Descriptors descriptors, Releases releases) {
        this.releases = releases;
        this.runtime = runtime;
        this.descriptors = descriptors;
    }

    /** The class. */
    TypeSpec generate(Partition partition, ClassName className, List<BoundFunction> bound) {
        TypeSpec.Builder type = TypeSpec.classBuilder(className)
                .addModifiers(Modifier.FINAL)
                .addJavadoc(
                        "The handles of {@link $N}'s functions; each is linked at its first call.\n",
                        Names.functionClass(partition.namespace()))
                .addField(FieldSpec.builder(runtime.library, "LIBRARY", Modifier.STATIC, Modifier.FINAL)
                        .initializer("$T.of($S, $S)", runtime.library, partition.library(), partition.soname())
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

    private CodeBlock link(BoundFunction bound) {
        FunctionType type = bound.function().type();
        CodeBlock option = type.variadic()
                ? CodeBlock.of(
                        ", $T.firstVariadicArg($L)",
                        Runtime.LINKER_OPTION,
                        type.parameters().size())
                : CodeBlock.of("");
        int release = Releases.number(releases.of(bound.function()));
        return CodeBlock.of(
                "$T.downcall(LIBRARY, $S, $S,$L\n$>$>$L, $T.$L$L$<$<)",
                runtime.linking,
                bound.function().name(),
                bound.function().symbolVersion().orElse(""),
                release == 0 ? "" : " " + release + ",",
                descriptors.of(bound.signature()),
                runtime.call,
                bound.call(),
                option);
    }
}
