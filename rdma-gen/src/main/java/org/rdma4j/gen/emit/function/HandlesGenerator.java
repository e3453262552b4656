package org.rdma4j.gen.emit.function;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.emit.call.FunctionDescriptors;
import org.rdma4j.gen.emit.context.EmitContext;
import org.rdma4j.gen.emit.fact.ReleaseSpans;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.PackageClasses;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.name.SpecBuilders;
import org.rdma4j.gen.model.Partition;

/** Generates the class with the method handles of a partition, each in a holder class that is linked at first use. */
public final class HandlesGenerator {

    /** Name of the field with the library. */
    static final String LIBRARY = "LIBRARY";

    private final EmitContext context;
    private final RuntimeClasses runtime;
    private final FunctionDescriptors linked;

    /** @param linked collects the calls that emitted code links */
    public HandlesGenerator(EmitContext context, FunctionDescriptors linked) {
        this.context = context;
        this.runtime = context.runtime();
        this.linked = linked;
    }

    /** Returns the class. */
    public TypeSpec generate(Partition partition, ClassName className, List<BoundFunction> bound) {
        TypeSpec.Builder type = SpecBuilders.utility(className.simpleName())
                .addJavadoc(
                        "Method handles of the functions of {@link $N}. Each is linked by the first call.\n",
                        JavaNames.functionClass(partition.namespace()))
                .addField(FieldSpec.builder(runtime.library, LIBRARY, Modifier.STATIC, Modifier.FINAL)
                        .initializer(library(context, partition))
                        .build());
        for (BoundFunction function : bound) {
            function.handle()
                    .ifPresent(holder -> type.addType(SpecBuilders.holder(
                                    holder.simpleName(), "HANDLE", RuntimeClasses.METHOD_HANDLE, link(function))
                            .build()));
        }
        return type.build();
    }

    /** Returns the library; for the wrapper, including its release and build. */
    static CodeBlock library(EmitContext context, Partition partition) {
        return context.isWrapper(partition)
                ? CodeBlock.of(
                        "$T.$L",
                        context.world().names(partition).handles().peerClass(PackageClasses.WRAPPER_BUILD),
                        PackageClasses.LIBRARY)
                : CodeBlock.of("$T.of($S, $S)", context.runtime().library, partition.library(), partition.soname());
    }

    private CodeBlock link(BoundFunction bound) {
        CodeBlock option = bound.firstVariadic().isPresent()
                ? CodeBlock.of(
                        ", $T.firstVariadicArg($L)",
                        RuntimeClasses.LINKER_OPTION,
                        bound.firstVariadic().getAsInt())
                : CodeBlock.of("");
        int release = ReleaseSpans.number(context.releases().of(bound.function()));
        return CodeBlock.of(
                "$T.downcall(LIBRARY, $S, $L,$L\n$>$>$L, $T.$L$L$<$<)",
                runtime.linking,
                bound.function().name(),
                runtime.version(context.world().versions(bound.function())),
                release == 0 ? "" : " " + release + ",",
                linked.downcall(bound.signature(), bound.call(), bound.firstVariadic()),
                runtime.call,
                bound.call(),
                option);
    }
}
