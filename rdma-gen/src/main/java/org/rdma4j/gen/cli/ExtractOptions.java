package org.rdma4j.gen.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What the command line says about reading headers.
 *
 * @param compiler the C compiler and arguments that always go with it
 * @param includePaths searched before the configuration's folders and the system's
 * @param release the release of the headers, where their pkg-config file is not to be asked
 * @param target the target that the compiler must have
 */
record ExtractOptions(
        List<String> compiler, List<Path> includePaths, Optional<String> release, Optional<String> target) {

    static final ExtractOptions DEFAULT =
            new ExtractOptions(List.of("cc"), List.of(), Optional.empty(), Optional.empty());
}
