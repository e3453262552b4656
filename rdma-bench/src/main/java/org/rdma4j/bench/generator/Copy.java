package org.rdma4j.bench.generator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * A copy of the project, in which the generator's products are made anew. It has all that a checkout has but those
 * products: whatever a configuration names is there, by the same relative path.
 */
final class Copy {
    private final Path folder;

    /**
     * Makes it anew.
     *
     * @param root of the project
     * @param folder that is made; its parent may be below the root and is not copied
     */
    Copy(Path root, Path folder) {
        this.folder = folder;
        try {
            remove(folder);
            Files.walkFileTree(root, new Visitor(root));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private final class Visitor extends SimpleFileVisitor<Path> {
        private final Path root;

        Visitor(Path root) {
            this.root = root;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path from, BasicFileAttributes attributes) throws IOException {
            boolean made = from.endsWith("target") || from.endsWith(".git") || from.endsWith("src/generated");
            // Other copies lie beside this one.
            if ((made && !from.equals(root)) || from.equals(folder.getParent())) {
                return FileVisitResult.SKIP_SUBTREE;
            }
            Files.createDirectories(to(from));
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path from, BasicFileAttributes attributes) throws IOException {
            Files.copy(from, to(from), LinkOption.NOFOLLOW_LINKS);
            return FileVisitResult.CONTINUE;
        }

        private Path to(Path from) {
            return folder.resolve(root.relativize(from));
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
