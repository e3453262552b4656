package org.rdma4j.gen.emit.callback;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.emit.call.FunctionDescriptors;
import org.rdma4j.gen.emit.call.HandleCalls;
import org.rdma4j.gen.emit.call.JavaSignature;
import org.rdma4j.gen.emit.context.EmitContext;
import org.rdma4j.gen.emit.doc.JavadocText;
import org.rdma4j.gen.emit.name.NameScope;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.name.SpecBuilders;
import org.rdma4j.gen.emit.unsupported.DeclarationPart;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.PointerType;

/** Generates the class of a function pointer type: a functional interface, an upcall stub, and a downcall. */
public final class CallbackGenerator {

    private static final String FUNCTION = "Function";
    private static final String INVOKE = "Invoke";
    private static final String DESCRIPTOR = "descriptor";
    private static final String ADAPTER = "upcall";

    private final EmitContext context;
    private final RuntimeClasses runtime;
    private final FunctionDescriptors linked;

    /** @param linked collects the calls that emitted code links */
    public CallbackGenerator(EmitContext context, FunctionDescriptors linked) {
        this.context = context;
        this.runtime = context.runtime();
        this.linked = linked;
    }

    /**
     * Returns the class.
     *
     * @param name name of the class
     * @param cName C name of the function pointer, for the prototype
     * @param doc origin of the type, for Javadoc
     */
    public TypeSpec generate(ClassName name, FunctionType type, String cName, String doc, DeclarationPart site) {
        if (type.variadic()) {
            throw site.refuse("a pointer to a variadic function cannot be implemented in Java");
        }
        JavaSignature signature = JavaSignature.of(type, List.of(), context.values(), classNames(type, site), site);
        ClassName function = name.nestedClass(FUNCTION);
        return SpecBuilders.utility(name.simpleName(), Modifier.PUBLIC)
                .addJavadoc("$L: $L.\n", doc, JavadocText.declaration(new PointerType(type), cName))
                .addType(function(signature))
                .addMethod(allocate(function))
                .addMethod(invoke(name, signature))
                .addMethod(adapter(function, signature))
                .addMethod(descriptor(name, signature))
                .addType(handle())
                .build();
    }

    /** Returns the simple names of the classes that the bodies use: nested classes, and those of records. */
    private Set<String> classNames(FunctionType type, DeclarationPart site) {
        Set<String> found = new TreeSet<>(List.of(FUNCTION, INVOKE));
        type.parameters()
                .forEach(p -> JavaSignature.addClass(found, context.values().parameter(p.type(), site)));
        return found;
    }

    private static TypeSpec function(JavaSignature signature) {
        return TypeSpec.interfaceBuilder(FUNCTION)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addAnnotation(FunctionalInterface.class)
                .addJavadoc("The function that C calls.\n")
                .addMethod(MethodSpec.methodBuilder("apply")
                        .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
                        .addJavadoc("Called by C, on any thread.\n")
                        .returns(signature.result().apiType())
                        .addParameters(signature.specs())
                        .build())
                .build();
    }

    private MethodSpec allocate(ClassName function) {
        return SpecBuilders.method("allocate", RuntimeClasses.MEMORY_SEGMENT)
                .addJavadoc(
                        "Returns a pointer to the function, which C may call until the arena is closed. Exceptions that the\n"
                                + "function throws are passed to the uncaught exception handler of the thread, and C gets zero.\n")
                .addParameter(function, "function")
                .addParameter(RuntimeClasses.ARENA, "arena")
                .addStatement(
                        "return $T.upcall($T.target($T.lookup(), $S, $T.class, $L()).bindTo($T.requireNonNull(function)),"
                                + " $L(), arena)",
                        runtime.linking,
                        runtime.linking,
                        RuntimeClasses.METHOD_HANDLES,
                        ADAPTER,
                        function,
                        DESCRIPTOR,
                        RuntimeClasses.OBJECTS,
                        DESCRIPTOR)
                .build();
    }

    private MethodSpec invoke(ClassName name, JavaSignature signature) {
        NameScope locals = signature.locals();
        String pointer = locals.take("pointer");
        MethodSpec.Builder method = SpecBuilders.method(
                        "invoke", signature.result().apiType())
                .addJavadoc(
                        "Calls the function that {@code $L} points to.\n\n"
                                + "@throws IllegalArgumentException if the pointer is NULL, as in a member that has not been set\n",
                        pointer)
                .addParameter(RuntimeClasses.MEMORY_SEGMENT, pointer);
        List<CodeBlock> leading = new ArrayList<>(List.of(CodeBlock.of("$N", pointer)));
        if (signature.returnsRecord()) {
            String allocator = locals.take("allocator");
            method.addParameter(RuntimeClasses.SEGMENT_ALLOCATOR, allocator);
            leading.add(CodeBlock.of("$N", allocator));
        }
        method.addParameters(signature.specs());
        new HandleCalls(runtime).plain(method, CodeBlock.of("$T.HANDLE", name.nestedClass(INVOKE)), leading, signature);
        return method.build();
    }

    /** Returns the method that the upcall stub invokes. Its parameters and result are carriers. */
    private MethodSpec adapter(ClassName function, JavaSignature signature) {
        String target = signature.locals().take("function");
        MethodSpec.Builder method = MethodSpec.methodBuilder(ADAPTER)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(signature.result().carrier())
                .addParameter(function, target);
        List<CodeBlock> arguments = new ArrayList<>();
        for (JavaSignature.Argument argument : signature.arguments()) {
            method.addParameter(argument.value().carrier(), argument.name());
            arguments.add(argument.value().toApi(CodeBlock.of("$N", argument.name())));
        }
        CodeBlock call = CodeBlock.of("$N.apply($L)", target, CodeBlock.join(arguments, ", "));
        return method.addStatement(signature.returning(signature.result().toCarrier(call, runtime)))
                .build();
    }

    private MethodSpec descriptor(ClassName name, JavaSignature signature) {
        return MethodSpec.methodBuilder(DESCRIPTOR)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(RuntimeClasses.FUNCTION_DESCRIPTOR)
                .addStatement("return $L", linked.callback(signature, name, ADAPTER, name.nestedClass(FUNCTION)))
                .build();
    }

    private TypeSpec handle() {
        CodeBlock link = CodeBlock.of("$T.pointer($L())", runtime.linking, DESCRIPTOR);
        return SpecBuilders.holder(INVOKE, "HANDLE", RuntimeClasses.METHOD_HANDLE, link, Modifier.PRIVATE)
                .build();
    }
}
