package org.rdma4j.gen.pipeline;

import java.nio.file.Path;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Where the configuration says that files go. */
public final class OutputPaths {

    private static final String RELEASE = "{release}";

    private OutputPaths() {}

    /** The metadata file, as the configuration has it: with {@code {release}} in its name for one of each release. */
    static Path metadataPattern(Config config) {
        return config.output().metadata().orElseThrow(() -> missing(config, "metadata"));
    }

    /** The metadata file of this release. */
    public static Path metadataFile(Config config, Metadata metadata) {
        Path pattern = metadataPattern(config);
        String name = String.valueOf(pattern.getFileName());
        if (name.contains(RELEASE) && metadata.release().isEmpty()) {
            throw ProblemException.badInput(
                    Location.of(config.file().toString()),
                    "output.metadata has {release} in its name, and the release of the headers is not known",
                    "give it with --release, or name the pkg-config file that has it under output.pkg_config");
        }
        return name.contains(RELEASE) ? pattern.resolveSibling(name.replace(RELEASE, metadata.release())) : pattern;
    }

    /** Which release has what: a file beside the releases' own. */
    static Path historyFile(Config config) {
        Path pattern = metadataPattern(config);
        return pattern.resolveSibling(config.output().name() + ".history.json");
    }

    /** The source folder of the emitted Java. */
    static Path javaFolder(Config config) {
        return config.output().java().orElseThrow(() -> missing(config, "java"));
    }

    /** A path as a person wants to read it: relative to where the program runs, if it is below that. */
    public static String shown(Path path) {
        Path here = Path.of("").toAbsolutePath();
        return path.startsWith(here) ? here.relativize(path).toString() : path.toString();
    }

    private static ProblemException missing(Config config, String key) {
        return ProblemException.badInput(
                Location.of(config.file().toString()),
                "output." + key + " is needed by this command and not given",
                "add it to [output]");
    }
}
