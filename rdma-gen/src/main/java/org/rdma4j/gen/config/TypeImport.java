package org.rdma4j.gen.config;

import java.nio.file.Path;
import java.util.Optional;

/**
 * {@code [[type_import]]}: metadata of another configuration.
 *
 * @param metadata metadata file. If its name contains <code>{release}</code>, headers are read with the file of their
 *     release, and Java is emitted with the union of all releases
 * @param namespace imported namespace
 * @param javaPackage Java package of the bindings of the namespace
 * @param config configuration that creates the metadata, which {@code generate} and {@code check} run first; required
 *     if there is a file for each release
 */
public record TypeImport(Path metadata, String namespace, String javaPackage, Optional<Path> config) {
    /** Returns {@code true} if there is a file for each release. */
    public boolean isOfEachRelease() {
        return String.valueOf(metadata.getFileName()).contains(ConfigPaths.RELEASE);
    }

    /** Returns the file of a release, or the only file. */
    public Path metadata(String release) {
        return isOfEachRelease()
                ? metadata.resolveSibling(String.valueOf(metadata.getFileName()).replace(ConfigPaths.RELEASE, release))
                : metadata;
    }
}
