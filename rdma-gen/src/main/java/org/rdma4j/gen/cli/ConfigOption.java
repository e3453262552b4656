package org.rdma4j.gen.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.problem.ProblemException;
import picocli.CommandLine.Option;

/** {@code --config}, which every command takes. */
final class ConfigOption {

    private static final String DEFAULT_NAME = "rdma.toml";

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "The configuration, TOML or YAML. Default: " + DEFAULT_NAME
                    + " in this folder or the nearest one above it.")
    private Path file;

    /** The configuration that is meant. */
    Config read() {
        return ConfigReader.read(file());
    }

    private Path file() {
        if (file != null) {
            return file.toAbsolutePath().normalize();
        }
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
