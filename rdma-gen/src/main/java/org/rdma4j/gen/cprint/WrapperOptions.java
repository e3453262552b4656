package org.rdma4j.gen.cprint;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.config.FunctionFact.Failure;

/**
 * Options of the wrapper library.
 *
 * @param prefix prefix of the names of wrapped functions, such as {@code rdma_wrap_}
 * @param headers headers that wrapper.h includes, in order, as in {@code #include}
 * @param shadowed functions shadowed by a function-like macro, with the function that the macro calls
 * @param releaseMacro macro that the build defines as the number of the release of the headers; empty if the text is
 *     for one release
 * @param links libraries that the wrapper is linked to, as named by partitions
 * @param failing how functions report failure, by C name, if known
 * @param layout static assertions about records; may be empty
 * @param notice comment at the top of each file, on lines of its own
 */
public record WrapperOptions(
        String prefix,
        List<String> headers,
        Map<String, String> shadowed,
        Optional<String> releaseMacro,
        Set<String> links,
        Map<String, Failure> failing,
        Optional<LayoutAssertions> layout,
        String notice) {

    public WrapperOptions {
        headers = List.copyOf(headers);
        shadowed = Map.copyOf(shadowed);
        links = Set.copyOf(links);
        failing = Map.copyOf(failing);
    }

    /** Creates options for one release, with all functions wrapped and no data exported. */
    public WrapperOptions(String prefix, List<String> headers, Map<String, String> shadowed, String notice) {
        this(prefix, headers, shadowed, Optional.empty(), Set.of(), Map.of(), Optional.empty(), notice);
    }
}
