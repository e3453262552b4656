package org.rdma4j.gen.emit.function;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.config.FunctionFact;
import org.rdma4j.gen.emit.call.HandleCalls;
import org.rdma4j.gen.emit.call.JavaSignature;
import org.rdma4j.gen.emit.context.EmitContext;
import org.rdma4j.gen.emit.doc.JavadocText;
import org.rdma4j.gen.emit.fact.ReleaseSpans;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.name.SpecBuilders;
import org.rdma4j.gen.emit.unsupported.DeclarationPart;
import org.rdma4j.gen.emit.value.JavaValue;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.History.Span;
import org.rdma4j.gen.model.Partition;

/** Generates the class with the functions and constants of a partition. */
public final class FunctionsGenerator {

    private final EmitContext context;
    private final FunctionDocs docs;
    private final HandleCalls calls;
    private final CheckedFormGenerator checked;

    public FunctionsGenerator(EmitContext context) {
        this.context = context;
        this.docs = new FunctionDocs(context);
        this.calls = new HandleCalls(context.runtime());
        this.checked = new CheckedFormGenerator(context);
    }

    /** Returns the methods of each function. Rejects functions whose methods collide with those of another function. */
    public Map<BoundFunction, List<MethodSpec>> methods(List<BoundFunction> bound) {
        Map<FunctionDecl, List<BoundFunction>> forms = new LinkedHashMap<>();
        bound.forEach(
                b -> forms.computeIfAbsent(b.function(), f -> new ArrayList<>()).add(b));
        Map<BoundFunction, List<MethodSpec>> all = new LinkedHashMap<>();
        // must not hide Object.toString
        Set<String> taken = new HashSet<>(Set.of("toString[]"));
        forms.forEach((function, each) -> context.refusals().attempt(() -> {
            Map<BoundFunction, List<MethodSpec>> own = new LinkedHashMap<>();
            Set<String> seen = new HashSet<>(taken);
            for (BoundFunction form : each) {
                List<MethodSpec> methods = methods(form);
                own.put(form, methods);
                for (MethodSpec method : methods) {
                    if (!seen.add(SpecBuilders.signature(method))) {
                        throw DeclarationPart.of(function)
                                .refuse(
                                        "two functions would have the method " + method.name(),
                                        "give it another name" + " under rename");
                    }
                }
            }
            taken.addAll(seen);
            all.putAll(own);
        }));
        return all;
    }

    /** Returns the class. */
    public TypeSpec generate(
            Partition partition,
            ClassName className,
            List<FieldSpec> constants,
            Map<BoundFunction, List<MethodSpec>> functions) {
        TypeSpec.Builder type = SpecBuilders.utility(className.simpleName(), Modifier.PUBLIC)
                .addJavadoc(
                        "$L",
                        JavadocText.paragraph("The functions and constants of "
                                + JavadocText.text(String.join(", ", partition.headers()))
                                + ", in the order of the headers."))
                .addFields(constants);
        functions.forEach(
                (function, methods) -> methods.forEach(method -> type.addMethod(marked(method, function.function()))));
        return new AvailabilityMethods(context).with(type.build(), partition, List.copyOf(functions.keySet()));
    }

    private List<MethodSpec> methods(BoundFunction bound) {
        List<MethodSpec> methods = new ArrayList<>();
        methods.add(method(bound));
        boolean string = bound.signature().result() instanceof JavaValue.Pointer pointer && pointer.string();
        if (string && !bound.signature().takesAddresses()) {
            methods.add(stringForm(bound));
        }
        checked.of(bound).ifPresent(methods::add);
        return methods;
    }

    private MethodSpec marked(MethodSpec method, FunctionDecl function) {
        Span span = context.releases().of(function);
        return ReleaseSpans.isGone(span)
                ? method.toBuilder()
                        .addAnnotation(Deprecated.class)
                        .addJavadoc("$L", context.releases().deprecated(span, function.header()))
                        .build()
                : method;
    }

    private MethodSpec method(BoundFunction bound) {
        JavaSignature signature = bound.signature();
        MethodSpec.Builder method = SpecBuilders.method(
                        bound.method(), signature.result().apiType())
                .addJavadoc("$L", docs.of(bound));
        List<CodeBlock> leading = new ArrayList<>();
        if (signature.returnsRecord()) {
            String allocator = signature.locals().take("allocator");
            method.addParameter(RuntimeClasses.SEGMENT_ALLOCATOR, allocator);
            leading.add(CodeBlock.of("$N", allocator));
        }
        method.addParameters(signature.specs());
        if (bound.delegate().isPresent()) {
            CodeBlock arguments = CodeBlock.join(signature.passed(leading), ", ");
            CodeBlock call = CodeBlock.of("$L($L)", bound.delegate().get(), arguments);
            return method.addStatement(signature.returning(call)).build();
        }
        CodeBlock handle = CodeBlock.of("$T.HANDLE", bound.handle().orElseThrow());
        Optional<FunctionFact.Failure> errno = bound.errno();
        if (errno.isPresent()) {
            calls.capturing(method, handle, leading, signature, errno.get());
        } else {
            calls.plain(method, handle, leading, signature);
        }
        return method.build();
    }

    private MethodSpec stringForm(BoundFunction bound) {
        JavaSignature signature = bound.signature();
        return SpecBuilders.method(JavaNames.text(bound.method()), RuntimeClasses.STRING)
                .addJavadoc(
                        "Returns the result of $L as a string, or {@code null} for NULL.\n",
                        JavadocText.code(bound.function().name()))
                .addParameters(signature.specs())
                .addStatement(
                        "return $T.string($N($L))",
                        context.runtime().cStrings,
                        bound.method(),
                        CodeBlock.join(signature.passed(List.of()), ", "))
                .build();
    }
}
