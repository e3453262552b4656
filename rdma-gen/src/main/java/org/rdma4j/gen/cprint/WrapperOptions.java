package org.rdma4j.gen.cprint;

import java.util.List;
import java.util.Map;

/**
 * What the wrapper library looks like from outside.
 *
 * @param prefix what the wrapped functions' names begin with, as in {@code rdma_wrap_}
 * @param headers what wrapper.h includes, in this order, as {@code #include <...>} names it
 * @param shadowed functions that a function-like macro stands before, with the function that the macro calls
 * @param conditions for functions that not every build has: the {@code #if} expression under which they are wrapped
 */
public record WrapperOptions(
        String prefix, List<String> headers, Map<String, String> shadowed, Map<String, String> conditions) {

    public WrapperOptions {
        headers = List.copyOf(headers);
        shadowed = Map.copyOf(shadowed);
        conditions = Map.copyOf(conditions);
    }

    /** Options without conditions: every function is wrapped in every build. */
    public WrapperOptions(String prefix, List<String> headers, Map<String, String> shadowed) {
        this(prefix, headers, shadowed, Map.of());
    }
}
