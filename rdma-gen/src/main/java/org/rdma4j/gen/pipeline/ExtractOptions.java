package org.rdma4j.gen.pipeline;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Options for reading headers.
 *
 * @param compiler the C compiler with its arguments
 * @param includePaths folders of headers, searched before those of the configuration and the system
 * @param libraryPaths folders of libraries, searched before those of the compiler
 * @param release the release of the headers; by default that of their pkg-config file
 * @param target the target that the compiler must have
 */
public record ExtractOptions(
        List<String> compiler,
        List<Path> includePaths,
        List<Path> libraryPaths,
        Optional<String> release,
        Optional<String> target) {

    /** Returns these options for the headers and libraries of the system. */
    ExtractOptions ofTheMachine() {
        return new ExtractOptions(compiler, List.of(), List.of(), Optional.empty(), target);
    }
}
