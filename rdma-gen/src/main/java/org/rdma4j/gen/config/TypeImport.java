package org.rdma4j.gen.config;

import java.nio.file.Path;
import java.util.Optional;

/**
 * {@code [[type_import]]}: metadata of another configuration.
 *
 * @param metadata the file; with <code>{release}</code> in its name, headers are read with the file of their own release,
 *     and Java is emitted with what all releases have between them
 * @param namespace the namespace in it
 * @param javaPackage the Java package of its bindings
 * @param config the configuration that makes that metadata; {@code generate} and {@code check} run it first. There is one
 *     where the metadata has a file for each release
 */
public record TypeImport(Path metadata, String namespace, String javaPackage, Optional<Path> config) {
    /** Whether there is a file for each release. */
    public boolean isOfEachRelease() {
        return String.valueOf(metadata.getFileName()).contains(ConfigPaths.RELEASE);
    }

    /** The file of a release; the only one where there is one for all. */
    public Path metadata(String release) {
        return isOfEachRelease()
                ? metadata.resolveSibling(String.valueOf(metadata.getFileName()).replace(ConfigPaths.RELEASE, release))
                : metadata;
    }
}
