package org.rdma4j.gen.cprint;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.config.FunctionFact.Failure;

/**
 * What the wrapper library looks like from outside.
 *
 * @param prefix what the wrapped functions' names begin with, as in {@code rdma_wrap_}
 * @param headers what wrapper.h includes, in this order, as they follow {@code #include}
 * @param shadowed functions shadowed by a function-like macro, with the function that the macro calls
 * @param releaseMacro the macro that the build gives the number of the headers' release in; empty where the text is for
 *     one release alone
 * @param links the libraries that the wrapper is linked to, as partitions name them
 * @param failing how functions fail, by C name, where that is known
 * @param layout what the compiler checks about records; empty where it checks nothing
 * @param notice the comment at the top of each file, whose lines no directive may share
 */
public record WrapperOptions(
        String prefix,
        List<String> headers,
        Map<String, String> shadowed,
        Optional<String> releaseMacro,
        Set<String> links,
        Map<String, Failure> failing,
        Optional<LayoutChecks> layout,
        String notice) {

    public WrapperOptions {
        headers = List.copyOf(headers);
        shadowed = Map.copyOf(shadowed);
        links = Set.copyOf(links);
        failing = Map.copyOf(failing);
    }

    /** Options for one release: every function is wrapped, and no data is exported. */
    public WrapperOptions(String prefix, List<String> headers, Map<String, String> shadowed, String notice) {
        this(prefix, headers, shadowed, Optional.empty(), Set.of(), Map.of(), Optional.empty(), notice);
    }
}
