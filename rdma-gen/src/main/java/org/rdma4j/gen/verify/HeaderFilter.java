package org.rdma4j.gen.verify;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds out whether a file is a header that a partition traverses. */
final class HeaderFilter {

    /** Parts of the stddef.h and stdarg.h of clang, such as __stddef_size_t.h. */
    private static final Pattern PART = Pattern.compile("__(stddef|stdarg)_\\w+\\.h");

    private final List<Path> folders;
    private final List<PathMatcher> patterns;
    private final Map<String, Optional<String>> known = new HashMap<>();

    /**
     * @param folders the folders that {@code #include} searches, in order
     * @param patterns globs of the traversed headers, as {@code #include} names them or as absolute paths
     */
    HeaderFilter(List<Path> folders, List<String> patterns) {
        this.folders = folders;
        this.patterns = patterns.stream()
                .map(pattern -> FileSystems.getDefault().getPathMatcher("glob:" + literal(pattern)))
                .toList();
    }

    /** Returns a glob in which only asterisks and question marks are special, as in the configuration. */
    private static String literal(String pattern) {
        return pattern.replaceAll("[\\[\\]{}\\\\]", "\\\\$0");
    }

    /** Returns the name of a header as in {@code #include}, if it is traversed. */
    Optional<String> name(String file) {
        return known.computeIfAbsent(file, this::find);
    }

    private Optional<String> find(String file) {
        if (file.isEmpty() || file.startsWith("<")) {
            // <built-in> and <command-line> are no files.
            return Optional.empty();
        }
        Path path = whole(Path.of(file).normalize());
        for (Path folder : folders) {
            if (path.startsWith(folder) && matches(folder.relativize(path))) {
                return Optional.of(folder.relativize(path).toString());
            }
        }
        return matches(path) ? Optional.of(path.toString()) : Optional.empty();
    }

    /**
     * Returns the header that a program includes: the file, or the header of the compiler that the file is a part of.
     */
    private static Path whole(Path file) {
        Matcher part = PART.matcher(String.valueOf(file.getFileName()));
        return part.matches() ? file.resolveSibling(part.group(1) + ".h") : file;
    }

    private boolean matches(Path path) {
        return patterns.stream().anyMatch(pattern -> pattern.matches(path));
    }
}
