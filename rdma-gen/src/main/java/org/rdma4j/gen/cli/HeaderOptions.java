package org.rdma4j.gen.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.pipeline.ExtractOptions;
import org.rdma4j.gen.problem.PrintableText;
import org.rdma4j.gen.problem.ProblemException;
import picocli.CommandLine.Option;

/** Options of the commands that read headers. */
final class HeaderOptions {

    @Option(
            names = "-I",
            paramLabel = "DIR",
            description = "A directory of headers, searched before those of the configuration and the system."
                    + " Repeatable.")
    private List<Path> includePaths = List.of();

    @Option(
            names = "-L",
            paramLabel = "DIR",
            description = "A directory of libraries, searched before those of the system. Repeatable. The libraries"
                    + " of -I"
                    + " DIR, in DIR/../lib and its subdirectory for the target, are found without -L.")
    private List<Path> libraryPaths = List.of();

    @Option(
            names = "--release",
            paramLabel = "VERSION",
            description = "The release of the headers. Default: the version in the pkg-config file next to them.")
    private String release;

    @Option(
            names = "--target",
            paramLabel = "TRIPLE",
            description = "The target that the compiler must have, such as x86_64-linux-gnu.")
    private String target;

    @Option(
            names = "--cc",
            paramLabel = "COMMAND",
            defaultValue = "cc",
            description = "The C compiler: gcc, clang or a cross compiler. Default: ${DEFAULT-VALUE}.")
    private String compiler;

    ExtractOptions options() {
        // The release becomes part of file names and comments.
        if (release != null && !release.isEmpty() && !release.matches("[A-Za-z0-9][A-Za-z0-9_.+~-]*")) {
            throw ProblemException.badUsage(
                    "--release is '" + PrintableText.shortened(release) + "'",
                    "use only letters, digits and _ . + ~ -, and begin with a letter or digit");
        }
        return new ExtractOptions(
                List.of(compiler.trim().split("\\s+")),
                includePaths,
                libraryPaths,
                Optional.ofNullable(release),
                Optional.ofNullable(target));
    }
}
