package org.rdma4j.gen.cprint;

import java.util.Optional;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.QualifiedType;

/**
 * A function of the wrapper library, as it is declared in wrapper.h and defined in wrapper.c.
 *
 * @param name its name, prefix included
 * @param type its type, every parameter with a usable name
 * @param section what the functions around it have in common
 * @param check what comes before the function where it is defined; empty for nothing
 * @param body its statements, each with its indentation
 * @param condition the {@code #if} expression around it
 */
record WrapperFunction(
        String name, FunctionType type, String section, String check, String body, Optional<String> condition) {

    /** The prototype with its semicolon. */
    String prototype() {
        return conditional(PrototypePrinter.of(name, type) + ";\n");
    }

    /** The function with its body. */
    String definition() {
        return conditional(check + PrototypePrinter.of(name, type) + "\n{\n" + body + "}\n");
    }

    /** C only warns about it, but a result such as {@code const int} must be repeated for the types to be the same. */
    boolean hasQualifiedResult() {
        return type.result() instanceof QualifiedType;
    }

    private String conditional(String text) {
        return condition.map(c -> "#if " + c + "\n" + text + "#endif\n").orElse(text);
    }
}
