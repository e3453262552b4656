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

/** Tells whether a file is one of the headers that a partition traverses. */
final class HeaderFilter {

    /** clang splits its stddef.h and stdarg.h into one header for each type, such as __stddef_size_t.h. */
    private static final Pattern PART = Pattern.compile("__(stddef|stdarg)_\\w+\\.h");

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
                .map(pattern -> FileSystems.getDefault().getPathMatcher("glob:" + literal(pattern)))
                .toList();
    }

    /** Returns a glob in which nothing is special but asterisks and question marks, as in the configuration. */
    private static String literal(String pattern) {
        return pattern.replaceAll("[\\[\\]{}\\\\]", "\\\\$0");
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
        Path path = whole(Path.of(file).normalize());
        for (Path folder : folders) {
            if (path.startsWith(folder) && matches(folder.relativize(path))) {
                return Optional.of(folder.relativize(path).toString());
            }
        }
        return matches(path) ? Optional.of(path.toString()) : Optional.empty();
    }

    /** Returns the header that a program includes: the file itself, or the one of the compiler that it is a part of. */
    private static Path whole(Path file) {
        Matcher part = PART.matcher(String.valueOf(file.getFileName()));
        return part.matches() ? file.resolveSibling(part.group(1) + ".h") : file;
    }

    private boolean matches(Path path) {
        return patterns.stream().anyMatch(pattern -> pattern.matches(path));
    }
}
