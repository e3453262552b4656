package org.rdma4j.gen.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.problem.ProblemException;
import picocli.CommandLine.Option;

/** The {@code --config} option of commands that read a single configuration. */
final class ConfigOption {

    static final String DEFAULT_NAME = "rdma.toml";

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "The configuration, TOML or YAML. Default: " + DEFAULT_NAME
                    + " in this directory or the nearest one above it.")
    private @Nullable Path file;

    /** Reads the configuration. */
    Config read() {
        return read(file);
    }

    /** Reads the configuration of a file, by default {@value #DEFAULT_NAME} in the nearest folder that has it. */
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
                "there is no " + DEFAULT_NAME + " in this directory or above it",
                "name the configuration with" + " --config");
    }
}
