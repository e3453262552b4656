package org.rdma4j.gen.cli;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The contents of a folder: every file and folder with its permissions, and the content of each file.
 *
 * @param entries by path relative to the folder: {@code folder} for a folder, a hash of the content for a file
 */
record TreeSnapshot(SortedMap<String, String> entries) {

    static TreeSnapshot of(Path folder) {
        SortedMap<String, String> entries = new TreeMap<>();
        try {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes) throws IOException {
                    return add(path, "folder");
                }

                @Override
                public FileVisitResult visitFile(Path path, BasicFileAttributes attributes) throws IOException {
                    return attributes.isSymbolicLink()
                            ? add(path, "link to " + Files.readSymbolicLink(path))
                            : add(path, content(path));
                }

                @Override
                public FileVisitResult visitFileFailed(Path path, IOException e) throws IOException {
                    return add(path, "unreadable");
                }

                private FileVisitResult add(Path path, String content) throws IOException {
                    String mode = PosixFilePermissions.toString(Files.getPosixFilePermissions(path, NOFOLLOW_LINKS));
                    entries.put(folder.relativize(path).toString(), mode + " " + content);
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new TreeSnapshot(entries);
    }

    private static String content(Path file) throws IOException {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
            return HexFormat.of().formatHex(hash);
        } catch (AccessDeniedException e) {
            return "unreadable";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
