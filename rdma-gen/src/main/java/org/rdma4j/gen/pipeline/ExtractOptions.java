package org.rdma4j.gen.pipeline;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What the command line says about reading headers.
 *
 * @param compiler the C compiler and arguments that always go with it
 * @param includePaths searched before the configuration's folders and the system's
 * @param libraryPaths searched before the compiler's own
 * @param release the release of the headers, where their pkg-config file is not to be asked
 * @param target the target that the compiler must have
 */
public record ExtractOptions(
        List<String> compiler,
        List<Path> includePaths,
        List<Path> libraryPaths,
        Optional<String> release,
        Optional<String> target) {

    /** The same compiler and target, with the machine's own headers and libraries. */
    ExtractOptions ofTheMachine() {
        return new ExtractOptions(compiler, List.of(), List.of(), Optional.empty(), target);
    }
}
