package org.rdma4j.gen.emit.function;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.emit.context.EmitContext;
import org.rdma4j.gen.emit.fact.ReleaseSpans;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.name.SpecBuilders;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Partition;

/** Generates the methods that return whether a function is available on this host. */
final class AvailabilityMethods {

    private static final String TABLE = "Table";

    private final EmitContext context;
    private final RuntimeClasses runtime;

    AvailabilityMethods(EmitContext context) {
        this.context = context;
        this.runtime = context.runtime();
    }

    /** A library, and the prefix of its symbols before the C names. */
    private record Home(CodeBlock library, String prefix) {}

    /** Returns the class with the methods added. */
    TypeSpec with(TypeSpec functions, Partition partition, List<BoundFunction> bound) {
        if (bound.isEmpty()) {
            return functions;
        }
        return functions.toBuilder()
                .addMethod(question("isAvailable", TypeName.BOOLEAN)
                        .addJavadoc(
                                "Returns {@code true} if a function can be called on this host. If not, {@link #problem} returns the\n"
                                        + "reason.\n\n"
                                        + "@param function C name of the function, or name of its method\n"
                                        + "@throws IllegalArgumentException if this class has no such function\n")
                        .addStatement("return problem(function).isEmpty()")
                        .build())
                .addMethod(
                        question("problem", ParameterizedTypeName.get(RuntimeClasses.OPTIONAL, RuntimeClasses.STRING))
                                .addJavadoc(
                                        "Returns the reason why a function cannot be called on this host, which is the message of the exception\n"
                                                + "that a call would throw; empty if it can be called. Looks up the function without calling it.\n\n"
                                                + "@param function C name of the function, or name of its method\n"
                                                + "@throws IllegalArgumentException if this class has no such function\n")
                                .addStatement("return $N.TABLE.problem(function)", TABLE)
                                .build())
                .addType(SpecBuilders.holder(
                                TABLE, "TABLE", runtime.functionTable, table(partition, bound), Modifier.PRIVATE)
                        .build())
                .build();
    }

    private static MethodSpec.Builder question(String name, TypeName type) {
        return SpecBuilders.method(name, type).addParameter(RuntimeClasses.STRING, "function");
    }

    private CodeBlock table(Partition partition, List<BoundFunction> bound) {
        Map<Home, Set<CodeBlock>> rows = new LinkedHashMap<>();
        for (BoundFunction function : bound) {
            FunctionDecl declared = function.function();
            Optional<FunctionDecl> wrapper = declared.linkage() == FunctionDecl.Linkage.EXTERN
                    ? Optional.empty()
                    : context.facts().wrapper(declared);
            Partition owner = wrapper.map(context.world()::owner).orElse(partition);
            FunctionDecl symbol = wrapper.orElse(declared);
            String prefix = symbol.name()
                    .substring(0, symbol.name().length() - declared.name().length());
            rows.computeIfAbsent(
                            new Home(HandlesGenerator.library(context, owner), prefix), home -> new LinkedHashSet<>())
                    .add(row(function, symbol));
        }
        CodeBlock.Builder code = CodeBlock.builder().add("new $T()$>$>", runtime.functionTable);
        rows.forEach((home, functions) -> {
            code.add("\n.with($L, $S", home.library(), home.prefix());
            functions.forEach(row -> code.add(",\n$>$>$L$<$<", row));
            code.add(")");
        });
        return code.add("$<$<").build();
    }

    /** Returns a row of the runtime's function table: names, version node, release. */
    private CodeBlock row(BoundFunction function, FunctionDecl symbol) {
        FunctionDecl declared = function.function();
        String names =
                function.method().equals(declared.name()) ? declared.name() : function.method() + "=" + declared.name();
        int release = ReleaseSpans.number(context.releases().of(declared));
        String since = release == 0 ? "" : " " + release;
        List<String> versions = context.world().versions(symbol);
        if (new HashSet<>(versions).size() == 1) {
            String version = versions.get(0);
            return CodeBlock.of("$S", names + (version.isEmpty() ? "" : "@" + version) + since);
        }
        CodeBlock named = CodeBlock.of("$S + $L", names + "@", runtime.version(versions));
        return since.isEmpty() ? named : CodeBlock.of("$L + $S", named, since);
    }
}
