package org.rdma4j.gen.config;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.rdma4j.gen.tree.Value;

/** Resolves the paths in a configuration file. */
final class ConfigPaths {

    /** Placeholder for the release in the name of a metadata file. */
    static final String RELEASE = "{release}";

    private final Path folder;

    /** Creates a resolver for the paths in the given file, which must be absolute. */
    ConfigPaths(Path file) {
        this.folder = file.getParent() == null ? file : file.getParent();
    }

    /** Returns the path in the value, resolved against the directory of the file. */
    Path resolve(Value value) {
        // text() rejects blank strings. The file system knows which characters are invalid in paths.
        String text = value.string().isBlank() ? value.text() : value.string();
        try {
            return folder.resolve(text).normalize();
        } catch (InvalidPathException e) {
            throw value.place().problem("is not a path", "remove the characters that are not allowed in file names");
        }
    }

    /** Returns the path of a metadata file. The only placeholder is {@code {release}}. */
    Path metadata(Value value) {
        String left = value.string().replace(RELEASE, "");
        if (left.indexOf('{') >= 0 || left.indexOf('}') >= 0) {
            throw value.place().problem("has an unknown placeholder in braces", "the only placeholder is {release}");
        }
        return resolve(value);
    }
}
