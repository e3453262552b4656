package org.rdma4j.gen.cprint;

import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.VoidType;

/**
 * A function of the wrapper library that calls one of the headers'.
 *
 * @param name its own name, prefix included
 * @param target the function that it calls
 * @param type its prototype, every parameter with a usable name
 * @param sameTypeAs the function whose type the wrapper must have, as the compiler is to check; empty for neither
 * @param condition the {@code #if} expression around it
 */
record WrappedFunction(
        String name, FunctionDecl target, FunctionType type, Optional<String> sameTypeAs, Optional<String> condition)
        implements WrapperFunction {

    private static final String INDENT = "    ";

    @Override
    public String section() {
        return target.header();
    }

    @Override
    public String check() {
        return sameTypeAs
                .map(other -> "SAME_TYPE(" + name + ", " + other + ");\n")
                .orElse("");
    }

    @Override
    public String body() {
        String returns = isVoid() ? "" : "return ";
        List<String> arguments = type.parameters().stream().map(Parameter::name).toList();
        return INDENT + Prototype.list(returns + callee() + "(", arguments, INDENT.length()) + ";\n";
    }

    private boolean isVoid() {
        CType result = TypeIndex.unqualified(type.result());
        return result instanceof VoidType;
    }

    /** Brackets keep a function-like macro of the same name away; for a shadowed function the macro is what is meant. */
    private String callee() {
        return target.linkage() == FunctionDecl.Linkage.SHADOWED ? target.name() : "(" + target.name() + ")";
    }
}
