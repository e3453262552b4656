package org.rdma4j.gen.pipeline;

import java.nio.file.Path;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Paths of output files, as the configuration names them. */
public final class OutputPaths {

    private static final String RELEASE = "{release}";

    private OutputPaths() {}

    /** Returns the metadata file, which has {@code {release}} in its name if there is one for each release. */
    static Path metadataPattern(Config config) {
        return config.output().metadata().orElseThrow(() -> missing(config, "metadata"));
    }

    /**
     * Returns the metadata file of a release.
     *
     * @throws ProblemException if the name needs the release and it is unknown
     */
    public static Path metadataFile(Config config, Metadata metadata) {
        Path pattern = metadataPattern(config);
        String name = String.valueOf(pattern.getFileName());
        if (name.contains(RELEASE) && metadata.release().isEmpty()) {
            throw ProblemException.badInput(
                    Location.of(config.file().toString()),
                    "output.metadata contains {release}, but the release of the headers is unknown",
                    "specify it with --release, or name the pkg-config file that contains it under output.pkg_config");
        }
        return name.contains(RELEASE) ? pattern.resolveSibling(name.replace(RELEASE, metadata.release())) : pattern;
    }

    /** Returns the file that lists which releases have which declarations, next to the metadata files. */
    static Path historyFile(Config config) {
        Path pattern = metadataPattern(config);
        return pattern.resolveSibling(config.output().name() + ".history.json");
    }

    /** Returns the source folder of the emitted Java. */
    static Path javaFolder(Config config) {
        return config.output().java().orElseThrow(() -> missing(config, "java"));
    }

    /** Returns a path for messages: relative to the working directory if it is below it. */
    public static String shown(Path path) {
        Path here = Path.of("").toAbsolutePath();
        return path.startsWith(here) ? here.relativize(path).toString() : path.toString();
    }

    private static ProblemException missing(Config config, String key) {
        return ProblemException.badInput(
                Location.of(config.file().toString()),
                "output." + key + " is not set, but this command requires it",
                "add it to [output]");
    }
}
