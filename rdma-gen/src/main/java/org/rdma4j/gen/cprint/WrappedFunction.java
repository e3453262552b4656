package org.rdma4j.gen.cprint;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.VoidType;

/**
 * One function of the wrapper library.
 *
 * @param name its own name, prefix included
 * @param target the function that it calls
 * @param type its prototype, every parameter with a usable name
 * @param sameTypeAs the function whose type the wrapper must have, as the compiler is to check; empty for neither
 * @param condition the {@code #if} expression around it
 */
record WrappedFunction(
        String name, FunctionDecl target, FunctionType type, Optional<String> sameTypeAs, Optional<String> condition) {

    private static final int LINE = 100;
    private static final String INDENT = "    ";

    /** The prototype with its semicolon. */
    String prototype() {
        return conditional(declarator() + ";\n");
    }

    /** The check of the type, and the function with its body. */
    String definition() {
        StringBuilder text = new StringBuilder();
        sameTypeAs.ifPresent(other -> text.append("SAME_TYPE(")
                .append(name)
                .append(", ")
                .append(other)
                .append(");\n"));
        String returns = isVoid() ? "" : "return ";
        text.append(declarator())
                .append("\n{\n")
                .append(INDENT)
                .append(list(returns + callee() + "(", arguments(), INDENT.length()))
                .append(";\n}\n");
        return conditional(text.toString());
    }

    /** C only warns about it, but a result such as {@code const int} must be repeated for the types to be the same. */
    boolean hasQualifiedResult() {
        return type.result() instanceof QualifiedType;
    }

    private boolean isVoid() {
        CType result = TypeIndex.unqualified(type.result());
        return result instanceof VoidType;
    }

    /** Brackets keep a function-like macro of the same name away; for a shadowed function the macro is what is meant. */
    private String callee() {
        return target.linkage() == FunctionDecl.Linkage.SHADOWED ? target.name() : "(" + target.name() + ")";
    }

    private List<String> arguments() {
        return type.parameters().stream().map(Parameter::name).collect(Collectors.toList());
    }

    private String declarator() {
        List<String> parameters = type.parameters().stream()
                .map(parameter -> CPrinter.declaration(parameter.type(), parameter.name()))
                .collect(Collectors.toList());
        if (parameters.isEmpty()) {
            parameters = List.of("void");
        }
        int before = CPrinter.declaration(type.result(), "").length();
        return CPrinter.declaration(type.result(), list(name + "(", parameters, before));
    }

    /** The items between brackets: on the same line where they fit, else one a line. */
    private static String list(String head, List<String> items, int before) {
        String line = head + String.join(", ", items) + ")";
        if (before + line.length() <= LINE) {
            return line;
        }
        String separator = "\n" + INDENT + INDENT;
        return head + separator + String.join("," + separator, items) + ")";
    }

    private String conditional(String text) {
        return condition.map(c -> "#if " + c + "\n" + text + "#endif\n").orElse(text);
    }
}
