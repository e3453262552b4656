package org.rdma4j.gen.emit.call;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.config.FunctionFact.Failure;
import org.rdma4j.gen.emit.name.NameScope;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.value.JavaValue;

/** Generates the invocation of a method handle and the conversion of its result. */
public final class HandleCalls {

    /** EAI_SYSTEM in netdb.h, the same in all C libraries on Linux. */
    private static final int EAI_SYSTEM = -11;

    private final RuntimeClasses runtime;

    public HandleCalls(RuntimeClasses runtime) {
        this.runtime = runtime;
    }

    /** Generates a call that does not capture errno. */
    public void plain(MethodSpec.Builder method, CodeBlock handle, List<CodeBlock> leading, JavaSignature signature) {
        CodeBlock call = call(handle, leading, signature);
        JavaValue result = signature.result();
        method.beginControlFlow("try");
        boolean nothing = result instanceof JavaValue.Nothing;
        method.addStatement(
                signature.returning(nothing ? call : result.toApi(CodeBlock.of("($T) $L", result.carrier(), call))));
        rethrow(method, signature.locals());
    }

    /** Generates a call that captures errno, and clears the captured value on success. */
    public void capturing(
            MethodSpec.Builder method,
            CodeBlock handle,
            List<CodeBlock> leading,
            JavaSignature signature,
            Failure fails) {
        NameScope locals = signature.locals();
        String capture = locals.take("capture");
        String result = locals.take("result");
        List<CodeBlock> arguments = new ArrayList<>(leading);
        arguments.add(CodeBlock.of("$N", capture));
        JavaValue value = signature.result();
        CodeBlock call = call(handle, arguments, signature);
        method.addStatement("$T $N = $T.segment()", RuntimeClasses.MEMORY_SEGMENT, capture, runtime.errnoCapture);
        method.addStatement("$T $N", value.carrier(), result);
        method.beginControlFlow("try");
        method.addStatement("$N = ($T) $L", result, value.carrier(), call);
        rethrow(method, locals);
        method.beginControlFlow("if ($L)", succeeded(value, result, fails));
        method.addStatement("$T.succeeded($N)", runtime.errnoCapture, capture);
        method.endControlFlow();
        method.addStatement("return $L", value.toApi(CodeBlock.of("$N", result)));
    }

    private void rethrow(MethodSpec.Builder method, NameScope locals) {
        String failure = locals.take("failure");
        method.nextControlFlow("catch ($T $N)", Throwable.class, failure);
        method.addStatement("throw $T.rethrow($N)", runtime.linking, failure);
        method.endControlFlow();
    }

    private CodeBlock call(CodeBlock handle, List<CodeBlock> leading, JavaSignature signature) {
        List<CodeBlock> arguments = new ArrayList<>(leading);
        arguments.addAll(signature.carriers(runtime));
        return CodeBlock.of("$L.invokeExact($L)", handle, CodeBlock.join(arguments, ", "));
    }

    /** Returns the condition for a result that does not set errno, in terms of the carrier. */
    private static CodeBlock succeeded(JavaValue value, String result, Failure fails) {
        boolean pointer = value instanceof JavaValue.Pointer;
        return switch (fails) {
            case NULL -> CodeBlock.of("$N.address() != 0L", result);
            case MINUS_ONE -> CodeBlock.of(pointer ? "$N.address() != -1L" : "$N != -1", result);
            case ERRNO -> CodeBlock.of("$N == 0", result);
            case EAI -> CodeBlock.of("$N != $L", result, EAI_SYSTEM);
            case EAI_OR_MINUS_ONE -> CodeBlock.of("$N != $L && $N != -1", result, EAI_SYSTEM, result);
            case CODE, CODE_BUT_ENOENT, NEGATIVE_CODE, NEGATIVE_WITHOUT_ERRNO, NULL_WITHOUT_ERRNO, OWN, LATER, NEVER ->
                throw new IllegalArgumentException(fails + " does not set errno");
        };
    }
}
