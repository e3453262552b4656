package org.rdma4j.gen.cprint;

import java.util.Optional;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.QualifiedType;

/**
 * A function of the wrapper library, declared in wrapper.h and defined in wrapper.c.
 *
 * @param name name including the prefix
 * @param type type, with valid names of all parameters
 * @param section title of the section of the file
 * @param check text before the definition; may be empty
 * @param body indented statements
 * @param condition {@code #if} expression around the function
 */
record WrapperFunction(
        String name, FunctionType type, String section, String check, String body, Optional<String> condition) {

    /** Returns the prototype with a semicolon. */
    String prototype() {
        return conditional(DeclaratorPrinter.of(name, type) + ";\n");
    }

    /** Returns the definition. */
    String definition() {
        return conditional(check + DeclaratorPrinter.of(name, type) + "\n{\n" + body + "}\n");
    }

    /**
     * Returns {@code true} if the result is qualified, such as {@code const int}. The compiler warns about it, but the
     * types would differ without the qualifier.
     */
    boolean hasQualifiedResult() {
        return type.result() instanceof QualifiedType;
    }

    private String conditional(String text) {
        return condition.map(c -> "#if " + c + "\n" + text + "#endif\n").orElse(text);
    }
}
