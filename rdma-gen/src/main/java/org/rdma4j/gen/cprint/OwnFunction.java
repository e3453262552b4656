package org.rdma4j.gen.cprint;

import java.util.Optional;
import org.rdma4j.gen.model.FunctionType;

/**
 * A function that the wrapper library has beside those of the headers: several of them in one call.
 *
 * @param name its name, prefix included
 * @param type its prototype
 * @param body its statements, each with its indentation
 * @param condition the {@code #if} expression around it
 */
record OwnFunction(String name, FunctionType type, String body, Optional<String> condition) implements WrapperFunction {

    @Override
    public String section() {
        return "What C does in several calls, in one";
    }

    @Override
    public String check() {
        return "";
    }
}
