package org.rdma4j.gen.cprint;

import java.util.Optional;
import java.util.stream.Collectors;
import org.rdma4j.gen.config.FunctionFact.Failure;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.VoidType;

/**
 * A function that the oldest release of the library lacks. Inline functions call it through a guard, which calls the
 * function if the loaded library has it, and otherwise fails with EOPNOTSUPP.
 *
 * <p>The reference to the function is weak and has no version node, because even a weak reference to a missing node
 * would prevent the wrapper from being loaded.
 *
 * @param function the function
 * @param type its prototype, with valid names of all parameters
 * @param failure how it reports failure; empty if unknown
 * @param condition {@code #if} expression for the releases that have the function
 */
record GuardedFunction(
        FunctionDecl function, FunctionType type, Optional<Failure> failure, Optional<String> condition) {

    private static final String GUARD = "guarded_";
    private static final String EXPORT = "exported_";
    private static final String INDENT = "    ";
    private static final String CODE = "EOPNOTSUPP";

    /** Returns the text to be placed before the headers, which redirects calls of the function to the guard. */
    String renaming() {
        return conditional("#pragma redefine_extname " + function.name() + " " + GUARD + function.name() + "\n");
    }

    /** Returns the guard, to be placed after the headers. */
    String definition() {
        String name = function.name();
        String parameters = type.parameters().stream()
                .map(parameter -> CPrinter.declaration(parameter.type(), parameter.name()))
                .collect(Collectors.joining(", "));
        String call = EXPORT + name + arguments();
        boolean isVoid = result() instanceof VoidType;
        StringBuilder text = new StringBuilder("extern __typeof__(")
                .append(name)
                .append(") ")
                .append(EXPORT)
                .append(name)
                .append(" __asm__(\"")
                .append(name)
                .append("\") __attribute__((weak));\n")
                // Parentheses prevent the expansion of a function-like macro of the same name.
                .append(CPrinter.declaration(
                        type.result(), "(" + name + ")(" + (parameters.isEmpty() ? "void" : parameters) + ")"))
                .append("\n{\n")
                .append(INDENT)
                .append("if (")
                .append(EXPORT)
                .append(name)
                .append(isVoid ? ") {\n" : ")\n")
                .append(INDENT)
                .append(INDENT)
                .append(isVoid ? "" : "return ")
                .append(call)
                .append(";\n");
        if (isVoid) {
            text.append(INDENT)
                    .append(INDENT)
                    .append("return;\n")
                    .append(INDENT)
                    .append("}\n");
        }
        text.append(INDENT).append("errno = ").append(CODE).append(";\n");
        if (!isVoid) {
            text.append(INDENT).append("return ").append(failed()).append(";\n");
        }
        return conditional(text.append("}\n").toString());
    }

    private String arguments() {
        return type.parameters().stream().map(Parameter::name).collect(Collectors.joining(", ", "(", ")"));
    }

    private CType result() {
        return TypeIndex.unqualified(type.result());
    }

    /**
     * Returns the result of the function on failure. By default, it is NULL for a pointer and an errno value for an
     * int.
     */
    private String failed() {
        String unknown =
                result().equals(ScalarType.INT) ? CODE : "(" + CPrinter.declaration(type.result(), "") + "){0}";
        String other = result() instanceof PointerType ? "0" : unknown;
        return failure.map(known -> switch (known) {
                    case CODE, CODE_BUT_ENOENT -> CODE;
                    case NEGATIVE_CODE -> "-" + CODE;
                    case ERRNO, MINUS_ONE, NEGATIVE_WITHOUT_ERRNO -> "-1";
                    case NULL, NULL_WITHOUT_ERRNO -> "0";
                    case EAI, EAI_OR_MINUS_ONE, OWN, LATER, NEVER -> other;
                })
                .orElse(other);
    }

    private String conditional(String text) {
        return condition.map(c -> "#if " + c + "\n" + text + "#endif\n").orElse(text);
    }
}
