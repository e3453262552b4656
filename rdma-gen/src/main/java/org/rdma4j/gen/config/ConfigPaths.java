package org.rdma4j.gen.config;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.rdma4j.gen.tree.Value;

/** Makes the paths of a configuration file absolute. */
final class ConfigPaths {

    /** What stands for the release in the name of a metadata file. */
    static final String RELEASE = "{release}";

    private final Path folder;

    /** For the paths in this file, itself absolute. */
    ConfigPaths(Path file) {
        this.folder = file.getParent() == null ? file : file.getParent();
    }

    /** The path that a value holds, taken from the file's folder. */
    Path resolve(Value value) {
        // A blank one is text()'s to refuse; of what no path can have the file system knows most.
        String text = value.string().isBlank() ? value.text() : value.string();
        try {
            return folder.resolve(text).normalize();
        } catch (InvalidPathException e) {
            throw value.place().problem("is not a path", "remove the characters that no file name can have");
        }
    }

    /** A metadata file's path; {@code {release}} is the only thing in braces that means something. */
    Path metadata(Value value) {
        String left = value.string().replace(RELEASE, "");
        if (left.indexOf('{') >= 0 || left.indexOf('}') >= 0) {
            throw value.place().problem("has braces around something unknown", "write {release} or no braces");
        }
        return resolve(value);
    }
}
