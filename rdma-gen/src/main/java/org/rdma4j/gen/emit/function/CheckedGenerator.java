package org.rdma4j.gen.emit.function;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.config.FunctionFact;
import org.rdma4j.gen.config.FunctionFact.Failure;
import org.rdma4j.gen.emit.call.Signature;
import org.rdma4j.gen.emit.context.EmitContext;
import org.rdma4j.gen.emit.doc.Javadoc;
import org.rdma4j.gen.emit.name.ClassParts;

/** Makes the class of a partition's functions that throw where C reports a failure. */
public final class CheckedGenerator {

    private final EmitContext context;

    public CheckedGenerator(EmitContext context) {
        this.context = context;
    }

    /** The class; empty where none of the functions has an error number for its failures. */
    public Optional<TypeSpec> generate(ClassName className, ClassName functions, List<BoundFunction> bound) {
        List<MethodSpec> methods = bound.stream()
                .filter(f -> context.facts().wrapped(f.function()).isEmpty())
                .filter(f -> failure(f).isPresent())
                .map(f -> method(f, functions, failure(f).get()))
                .toList();
        if (methods.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(ClassParts.utility(className.simpleName(), Modifier.PUBLIC)
                .addJavadoc(
                        "{@link $T}'s functions that report failure by an error number, in forms that throw it. A "
                                + "success costs\nnothing more. What is not here cannot fail, or tells in a way of its "
                                + "own: see its Javadoc there.\n",
                        functions)
                .addMethods(methods)
                .build());
    }

    private static Optional<Failure> failure(BoundFunction bound) {
        return bound.fact().flatMap(FunctionFact::fails).filter(Failure::throwable);
    }

    private MethodSpec method(BoundFunction bound, ClassName functions, Failure fails) {
        Signature signature = bound.signature();
        boolean nothing = returnsNothingElse(fails);
        TypeName result = nothing ? TypeName.VOID : signature.result().apiType();
        MethodSpec.Builder method = ClassParts.method(bound.method(), result)
                .addJavadoc("$L", doc(bound, functions, fails))
                .addParameters(signature.specs());
        CodeBlock call =
                CodeBlock.of("$T.$N($L)", functions, bound.method(), CodeBlock.join(signature.passed(List.of()), ", "));
        CodeBlock checked = CodeBlock.of(
                "$T.$L($S, $L)",
                context.runtime().check,
                check(fails),
                bound.function().name(),
                call);
        return method.addStatement(nothing ? "$L" : "return $L", checked).build();
    }

    private String doc(BoundFunction bound, ClassName functions, Failure fails) {
        String parameters = String.join(
                ", ",
                bound.signature().arguments().stream()
                        .map(p -> simple(p.value().apiType()))
                        .toList());
        String link = "{@link " + functions.simpleName() + "#" + bound.method() + "(" + parameters + ")}";
        String returns = bound.fact()
                .flatMap(FunctionFact::returns)
                .map(Javadoc::text)
                .orElse(fails == Failure.NULL ? "what that returns, never NULL" : "what that returns");
        boolean nothing = returnsNothingElse(fails);
        return Javadoc.paragraph(link + ", checked.")
                + "\n"
                + (nothing ? "" : Javadoc.paragraph("@return " + returns))
                + Javadoc.paragraph("@throws " + context.runtime().errnoException + " where " + reports(fails));
    }

    /** Whether a success is 0 and no more. */
    private static boolean returnsNothingElse(Failure fails) {
        return fails == Failure.CODE
                || fails == Failure.ERRNO
                || fails == Failure.EAI
                || fails == Failure.EAI_OR_MINUS_ONE;
    }

    /** As in source, where the types of parameters are imported. */
    private static String simple(TypeName type) {
        return type instanceof ClassName name ? name.simpleName() : type.toString();
    }

    private static String reports(Failure fails) {
        return switch (fails) {
            case NULL -> "it is NULL";
            case MINUS_ONE -> "it is -1";
            case NEGATIVE_CODE -> "it is negative";
            default -> "that returns anything but 0";
        };
    }

    private static String check(Failure fails) {
        return switch (fails) {
            case NULL -> "notNull";
            case MINUS_ONE -> "notMinusOne";
            case NEGATIVE_CODE -> "notNegative";
            case CODE -> "code";
            case EAI, EAI_OR_MINUS_ONE -> "addressInfo";
            default -> "zero";
        };
    }
}
