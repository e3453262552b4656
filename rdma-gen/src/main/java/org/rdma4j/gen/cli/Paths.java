package org.rdma4j.gen.cli;

import java.nio.file.Path;

/** Paths as a person wants to read them. */
final class Paths {

    private Paths() {}

    /** Relative to where the program runs, if the path is below it. */
    static String shown(Path path) {
        Path here = Path.of("").toAbsolutePath();
        return path.startsWith(here) ? here.relativize(path).toString() : path.toString();
    }
}
