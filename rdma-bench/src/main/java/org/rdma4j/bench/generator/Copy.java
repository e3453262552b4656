package org.rdma4j.bench.generator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The project's configuration with some releases' metadata, in a folder of its own, so that its products go there. */
final class Copy {
    private final Path folder;

    /**
     * Makes it anew.
     *
     * @param root of the project
     * @param folder that is made
     * @param metadata files of releases
     */
    Copy(Path root, Path folder, List<Path> metadata) {
        this.folder = folder;
        try {
            remove(folder);
            Files.createDirectories(folder.resolve("metadata"));
            for (String name : List.of("rdma.toml", "posix.toml", "linux.toml")) {
                Files.copy(root.resolve(name), folder.resolve(name));
            }
            for (String name : List.of("posix.json", "linux.json")) {
                Files.copy(
                        root.resolve("metadata").resolve(name),
                        folder.resolve("metadata").resolve(name));
            }
            for (Path file : metadata) {
                Files.copy(file, folder.resolve("metadata").resolve(file.getFileName()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Its configuration. */
    Path config() {
        return folder.resolve("rdma.toml");
    }

    /** Removes a folder, if it is there. */
    static void remove(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
