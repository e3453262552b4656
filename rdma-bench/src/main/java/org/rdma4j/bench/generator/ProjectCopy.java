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
 * A copy of the project in which the generated files are regenerated. It contains all files of a checkout except the
 * generated ones, with the same relative paths.
 */
final class ProjectCopy {
    private final Path directory;

    /**
     * Creates the copy, replacing any existing directory.
     *
     * @param root the root directory of the project
     * @param directory the directory of the copy; its parent may be part of the project, but is not copied
     */
    ProjectCopy(Path root, Path directory) {
        this.directory = directory;
        try {
            delete(directory);
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
            boolean isGenerated = from.endsWith("target") || from.endsWith(".git") || from.endsWith("src/generated");
            // The parent directory contains other copies.
            if ((isGenerated && !from.equals(root)) || from.equals(directory.getParent())) {
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
            return directory.resolve(root.relativize(from));
        }
    }

    /** Returns the configuration of the generator. */
    Path config() {
        return directory.resolve("rdma.toml");
    }

    /** Deletes a directory if it exists. */
    static void delete(Path directory) throws IOException {
        if (!Files.exists(directory)) {
            return;
        }
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
