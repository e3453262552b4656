package org.rdma4j.gen.verify;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tells whether a file is one of the headers that a partition traverses. */
final class HeaderFilter {

    private final List<Path> folders;
    private final List<PathMatcher> patterns;
    private final Map<String, Optional<String>> known = new HashMap<>();

    /**
     * @param folders where {@code #include} searches, in order
     * @param patterns the traversed headers as {@code #include} names them, or whole paths; globs allowed
     */
    HeaderFilter(List<Path> folders, List<String> patterns) {
        this.folders = folders;
        this.patterns = patterns.stream()
                .map(pattern -> FileSystems.getDefault().getPathMatcher("glob:" + pattern))
                .toList();
    }

    /** The header's name as {@code #include} has it, if the file at this path is traversed. */
    Optional<String> name(String file) {
        return known.computeIfAbsent(file, this::find);
    }

    private Optional<String> find(String file) {
        if (file.isEmpty() || file.startsWith("<")) {
            // <built-in> and <command-line>: the compiler itself.
            return Optional.empty();
        }
        Path path = Path.of(file).normalize();
        for (Path folder : folders) {
            if (path.startsWith(folder) && matches(folder.relativize(path))) {
                return Optional.of(folder.relativize(path).toString());
            }
        }
        return matches(path) ? Optional.of(file) : Optional.empty();
    }

    private boolean matches(Path path) {
        return patterns.stream().anyMatch(pattern -> pattern.matches(path));
    }
}
