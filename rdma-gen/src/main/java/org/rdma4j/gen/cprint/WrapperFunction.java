package org.rdma4j.gen.cprint;

import java.util.Optional;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.QualifiedType;

/** A function of the wrapper library, as it is declared in wrapper.h and defined in wrapper.c. */
sealed interface WrapperFunction permits WrappedFunction, OwnFunction {

    /** Its name, prefix included. */
    String name();

    /** Its type, every parameter with a usable name. */
    FunctionType type();

    /** The {@code #if} expression around it. */
    Optional<String> condition();

    /** What the functions around it have in common. */
    String section();

    /** What comes before the function where it is defined. */
    String check();

    /** The statements of its body, each with its indentation. */
    String body();

    /** The prototype with its semicolon. */
    default String prototype() {
        return conditional(Prototype.of(name(), type()) + ";\n");
    }

    /** The function with its body. */
    default String definition() {
        return conditional(check() + Prototype.of(name(), type()) + "\n{\n" + body() + "}\n");
    }

    /** C only warns about it, but a result such as {@code const int} must be repeated for the types to be the same. */
    default boolean hasQualifiedResult() {
        return type().result() instanceof QualifiedType;
    }

    private String conditional(String text) {
        return condition().map(c -> "#if " + c + "\n" + text + "#endif\n").orElse(text);
    }
}
