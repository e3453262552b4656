package org.rdma4j.gen.config;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * {@code [[partition]]}: one namespace of declarations.
 *
 * @param namespace dotted, as in {@code rdma.ibverbs}; its last part names the Java package
 * @param library the library's name without {@code lib} and {@code .so}; empty for types alone
 * @param headers what is included, as C's {@code #include <...>} would name it, or paths relative to the file
 * @param traverse the headers whose declarations are bound, by the same names; globs allowed; {@code headers} by default
 * @param bind names of the declarations to bind, globs allowed; empty for all. What a bound declaration needs by value
 *     comes with it
 * @param cflags further arguments for the compiler: {@code -D}, {@code -U}, {@code -I}, {@code -std=}
 * @param within the wrapper's namespace, where inline functions of the project's own are kept in its metadata, and only
 *     in Java are a namespace of their own
 * @param skipsUnsupported whether what cannot be described, linked or expressed in Java is left out, by name and with
 *     the reason; it stops the run otherwise
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

    /** A partition in which whatever is not supported stops the run. */
    public PartitionConfig(
            String namespace,
            String library,
            List<String> headers,
            List<String> traverse,
            List<String> bind,
            List<String> cflags) {
        this(namespace, library, headers, traverse, bind, cflags, Optional.empty(), false);
    }

    /** The same, whose declarations may be in these headers too. */
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
