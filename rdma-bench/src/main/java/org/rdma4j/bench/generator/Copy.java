package org.rdma4j.bench.generator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The project's configuration with some releases' metadata, in a folder of its own, so that its products go there. */
final class Copy {
    private static final Pattern ENUM = Pattern.compile(" +\"(ibv?_\\w+)\",");

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
            Files.writeString(config(), withoutOthers(Files.readString(root.resolve("rdma.toml")), metadata));
            for (String name : List.of("posix.toml", "linux.toml")) {
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

    /**
     * The configuration without the enums that it lists, one in a line, and that none of the releases has: where the one
     * that has it is not at hand, the generator takes an entry for a slip.
     */
    private static String withoutOthers(String configuration, List<Path> metadata) throws IOException {
        StringBuilder all = new StringBuilder();
        for (Path file : metadata) {
            all.append(Files.readString(file));
        }
        return configuration
                .lines()
                .filter(line -> {
                    Matcher entry = ENUM.matcher(line);
                    return !entry.matches() || all.indexOf("\"" + entry.group(1) + "\"") >= 0;
                })
                .collect(Collectors.joining("\n", "", "\n"));
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
