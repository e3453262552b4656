package org.rdma4j.gen.config;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * {@code [[partition]]}: one namespace of declarations.
 *
 * @param namespace dotted name, such as {@code rdma.ibverbs}; its last part is the name of the Java package
 * @param library name of the library without {@code lib} and {@code .so}; empty for types only
 * @param headers included headers, as in {@code #include <...>} or relative to the configuration file
 * @param traverse headers whose declarations are bound, as names or globs (default {@code headers})
 * @param bind names or globs of the declarations to bind; empty for all. Types that a bound declaration uses by value
 *     are bound, too
 * @param cflags additional compiler arguments: {@code -D}, {@code -U}, {@code -I}, {@code -std=}
 * @param within namespace of the wrapper, if the partition is part of it in metadata and a namespace of its own in Java
 *     only
 * @param skipsUnsupported whether unsupported declarations are skipped with a reason rather than reported as an error
 */
public record PartitionConfig(
        String namespace,
        String library,
        List<String> headers,
        List<String> traverse,
        List<String> bind,
        List<String> cflags,
        Optional<String> within,
        boolean skipsUnsupported) {

    /** Creates a partition whose unsupported declarations are errors. */
    public PartitionConfig(
            String namespace,
            String library,
            List<String> headers,
            List<String> traverse,
            List<String> bind,
            List<String> cflags) {
        this(namespace, library, headers, traverse, bind, cflags, Optional.empty(), false);
    }

    /** Returns a copy that traverses additional headers. */
    public PartitionConfig traversing(List<String> more) {
        return new PartitionConfig(
                namespace,
                library,
                headers,
                Stream.concat(traverse.stream(), more.stream()).toList(),
                bind,
                cflags,
                within,
                skipsUnsupported);
    }
}
