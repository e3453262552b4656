package org.rdma4j.tests.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rdma4j.sys.HostRelease;

/** The checked-in metadata files of the releases of rdma-core, from which the bindings are emitted. */
public final class MetadataFiles {
    private static final Pattern NAME = Pattern.compile("rdma-core-(\\d+)\\.(\\d+)\\.json");
    private static final int MINORS = 100;

    private MetadataFiles() {}

    /** Returns all files, oldest release first. */
    public static List<Path> all(Path root) {
        try (Stream<Path> files = Files.list(root.resolve("metadata"))) {
            List<Path> all = files.filter(file -> NAME.matcher(name(file)).matches())
                    .sorted(Comparator.comparingInt(MetadataFiles::release))
                    .toList();
            if (all.isEmpty()) {
                throw new AssertionError("no metadata of rdma-core in " + root);
            }
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the file of the newest release, which determines the layouts of the bindings. */
    public static Path newest(Path root) {
        List<Path> all = all(root);
        return all.get(all.size() - 1);
    }

    /**
     * Returns the file of the newest release that is not newer than that of the host. The host has all its
     * declarations.
     */
    public static Path ofHost(Path root) {
        HostRelease host = HostRelease.current();
        List<Path> had =
                all(root).stream().filter(file -> host.isAtLeast(release(file))).toList();
        if (had.isEmpty()) {
            throw new AssertionError("rdma-core " + host + " is older than all metadata");
        }
        return had.get(had.size() - 1);
    }

    /** Returns the release in the name of a file, as major × 100 + minor. */
    public static int release(Path file) {
        Matcher name = NAME.matcher(name(file));
        if (!name.matches()) {
            throw new IllegalArgumentException(file.toString());
        }
        return Integer.parseInt(name.group(1)) * MINORS + Integer.parseInt(name.group(2));
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }
}
