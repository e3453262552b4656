package org.rdma4j.gen.emit.function;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.config.FunctionFact;
import org.rdma4j.gen.config.FunctionFact.Failure;
import org.rdma4j.gen.emit.call.JavaSignature;
import org.rdma4j.gen.emit.context.EmitContext;
import org.rdma4j.gen.emit.doc.JavadocText;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.SpecBuilders;

/** Generates the method of a function that throws an exception on failure. */
final class CheckedFormGenerator {

    private final EmitContext context;

    CheckedFormGenerator(EmitContext context) {
        this.context = context;
    }

    /**
     * Returns the method, or empty for functions of the wrapper, functions that cannot fail, and functions whose result
     * alone does not show a failure.
     */
    Optional<MethodSpec> of(BoundFunction bound) {
        return bound.fact()
                .flatMap(FunctionFact::fails)
                .filter(Failure::throwable)
                .filter(fails -> context.facts().wrapped(bound.function()).isEmpty())
                .map(fails -> method(bound, fails));
    }

    private MethodSpec method(BoundFunction bound, Failure fails) {
        JavaSignature signature = bound.signature();
        TypeName result = result(fails, signature.result().apiType());
        CodeBlock checked = CodeBlock.of(
                "$T.$L($S, $N($L))",
                context.runtime().check,
                check(fails),
                bound.function().name(),
                bound.method(),
                CodeBlock.join(signature.passed(List.of()), ", "));
        return SpecBuilders.method(JavaNames.checked(bound.method()), result)
                .addJavadoc("$L", doc(bound, fails, result))
                .addParameters(signature.specs())
                .addStatement(result.equals(TypeName.VOID) ? "$L" : "return $L", checked)
                .build();
    }

    /** Returns the type of the result on success. */
    private static TypeName result(Failure fails, TypeName all) {
        return switch (fails) {
            case CODE, ERRNO, EAI, EAI_OR_MINUS_ONE -> TypeName.VOID;
            case CODE_BUT_ENOENT -> TypeName.BOOLEAN;
            default -> all;
        };
    }

    private String doc(BoundFunction bound, Failure fails, TypeName result) {
        String parameters = String.join(
                ", ",
                bound.signature().arguments().stream()
                        .map(p -> simple(p.value().apiType()))
                        .toList());
        Optional<String> returns = bound.fact().flatMap(FunctionFact::returns).map(JavadocText::text);
        boolean pointer = fails == Failure.NULL || fails == Failure.NULL_WITHOUT_ERRNO;
        String left = fails == Failure.CODE_BUT_ENOENT
                ? "{@code true} for 0, {@code false} for {@code ENOENT}"
                        + returns.map(r -> "; " + r).orElse("")
                : returns.orElse(pointer ? "the result, never NULL" : "the result");
        return JavadocText.paragraph("Calls {@link #" + bound.method() + "(" + parameters
                        + ")}, and throws an exception on failure.")
                + "\n"
                + (result.equals(TypeName.VOID) ? "" : JavadocText.paragraph("@return " + left))
                + JavadocText.paragraph("@throws " + context.runtime().errnoException + " if " + reports(fails));
    }

    /** Returns the simple name of a type. */
    private static String simple(TypeName type) {
        return type instanceof ClassName name ? name.simpleName() : type.toString();
    }

    private static String reports(Failure fails) {
        return switch (fails) {
            case NULL, NULL_WITHOUT_ERRNO -> "the result is NULL";
            case MINUS_ONE -> "the result is -1";
            case NEGATIVE_CODE, NEGATIVE_WITHOUT_ERRNO -> "the result is negative";
            case CODE_BUT_ENOENT -> "the result is neither of these values";
            default -> "the result is not 0";
        };
    }

    private static String check(Failure fails) {
        return switch (fails) {
            case NULL -> "notNull";
            case NULL_WITHOUT_ERRNO -> "notNullWithoutErrno";
            case MINUS_ONE -> "notMinusOne";
            case NEGATIVE_CODE -> "notNegative";
            case NEGATIVE_WITHOUT_ERRNO -> "notNegativeWithoutErrno";
            case CODE -> "code";
            case CODE_BUT_ENOENT -> "codeButEnoent";
            case EAI, EAI_OR_MINUS_ONE -> "addressInfo";
            default -> "zero";
        };
    }
}
