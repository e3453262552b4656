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

/** The checked-in metadata files of rdma-core's releases, which the bindings are emitted from together. */
public final class MetadataFiles {
    private static final Pattern NAME = Pattern.compile("rdma-core-(\\d+)\\.(\\d+)\\.json");
    private static final int MINORS = 100;

    private MetadataFiles() {}

    /** All of them, oldest release first. */
    public static List<Path> all(Path root) {
        try (Stream<Path> files = Files.list(root.resolve("metadata"))) {
            List<Path> all = files.filter(file -> NAME.matcher(name(file)).matches())
                    .sorted(Comparator.comparingInt(MetadataFiles::release))
                    .toList();
            if (all.isEmpty()) {
                throw new AssertionError("no metadata of rdma-core below " + root);
            }
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The newest release's, whose layouts the bindings have. */
    public static Path newest(Path root) {
        List<Path> all = all(root);
        return all.get(all.size() - 1);
    }

    /** That of this host's release, or of the newest before it: what it declares, the host has. */
    public static Path ofHost(Path root) {
        HostRelease host = HostRelease.current();
        List<Path> had =
                all(root).stream().filter(file -> host.isAtLeast(release(file))).toList();
        if (had.isEmpty()) {
            throw new AssertionError("rdma-core " + host + " is older than all metadata");
        }
        return had.get(had.size() - 1);
    }

    /** The release that a file's name says: major × 100 + minor. */
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
