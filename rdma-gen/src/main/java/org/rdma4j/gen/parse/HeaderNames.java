package org.rdma4j.gen.parse;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rdma4j.gen.problem.Location;

/** Names headers as an {@code #include} would, so that no path of a machine gets into the metadata. */
final class HeaderNames {

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
        return longest == null
                ? String.valueOf(path.getFileName())
                : longest.relativize(path).toString();
    }
}
