package org.rdma4j.gen.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.problem.ProblemException;
import picocli.CommandLine.Option;

/** {@code --config}, of the commands that take one. */
final class ConfigOption {

    static final String DEFAULT_NAME = "rdma.toml";

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "The configuration, TOML or YAML. Default: " + DEFAULT_NAME
                    + " in this folder or the nearest one above it.")
    private @Nullable Path file;

    /** The configuration that is meant. */
    Config read() {
        return read(file);
    }

    /** The configuration of that file, or the one that is meant where none is named. */
    static Config read(@Nullable Path file) {
        return ConfigReader.read(file == null ? found() : file.toAbsolutePath().normalize());
    }

    private static Path found() {
        for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
            Path candidate = folder.resolve(DEFAULT_NAME);
            if (Files.isRegularFile(candidate)) {
                return candidate;
            }
        }
        throw ProblemException.badUsage(
                "there is no " + DEFAULT_NAME + " in this folder or above it", "name the configuration with --config");
    }
}
