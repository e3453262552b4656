package org.rdma4j.gen.parse;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.gen.problem.Location;

/** Converts paths of headers to names as in {@code #include}, so that metadata does not depend on the machine. */
final class HeaderNames {

    /** Parts of clang's stddef.h and stdarg.h, which have a file for each type. */
    private static final Pattern PART_OF_A_COMPILERS_HEADER = Pattern.compile("__(stddef|stdarg)_\\w+\\.h");

    private final List<Path> includePaths;
    private final Path base;
    private final Map<String, String> known = new HashMap<>();

    HeaderNames(List<Path> includePaths, Path base) {
        this.includePaths = includePaths;
        this.base = base;
    }

    String of(Location location) {
        return known.computeIfAbsent(location.file(), this::nameOf);
    }

    private String nameOf(String file) {
        Path path = Path.of(file).normalize();
        Path longest = null;
        for (Path folder : includePaths) {
            if (path.startsWith(folder) && (longest == null || folder.getNameCount() > longest.getNameCount())) {
                longest = folder;
            }
        }
        if (longest == null && path.startsWith(base)) {
            longest = base;
        }
        String name = longest == null
                ? String.valueOf(path.getFileName())
                : longest.relativize(path).toString();
        Matcher part = PART_OF_A_COMPILERS_HEADER.matcher(name);
        return part.matches() ? part.group(1) + ".h" : name;
    }
}
