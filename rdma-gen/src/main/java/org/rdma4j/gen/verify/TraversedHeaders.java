package org.rdma4j.gen.verify;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.Optional;

/**
 * Tells whether a file is one of the headers that a partition traverses.
 *
 * @param folders where {@code #include} searches, in order
 * @param patterns the traversed headers as {@code #include} names them, or whole paths; globs allowed
 */
record TraversedHeaders(List<Path> folders, List<String> patterns) {

    /** The header's name as {@code #include} has it, if the file at this path is traversed. */
    Optional<String> name(String file) {
        Path path = Path.of(file).normalize();
        for (String pattern : patterns) {
            PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + pattern);
            if (matcher.matches(path)) {
                return Optional.of(file);
            }
            for (Path folder : folders) {
                if (path.startsWith(folder) && matcher.matches(folder.relativize(path))) {
                    return Optional.of(folder.relativize(path).toString());
                }
            }
        }
        return Optional.empty();
    }
}
