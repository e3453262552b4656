package org.rdma4j.gen.cli;

import java.nio.file.Path;
import java.util.List;
import org.rdma4j.gen.config.Config;
import picocli.CommandLine.Option;

/** The {@code --config} option of commands that read several configurations. */
final class ConfigsOption {

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "A configuration, TOML or YAML. Repeatable: a configuration that several others import is"
                    + " generated once. Default: "
                    + ConfigOption.DEFAULT_NAME + " in this directory or the nearest one above it.")
    private List<Path> files = List.of();

    /** Reads the configurations, in order; at least one. */
    List<Config> read() {
        return files.isEmpty()
                ? List.of(ConfigOption.read(null))
                : files.stream().map(ConfigOption::read).toList();
    }
}
