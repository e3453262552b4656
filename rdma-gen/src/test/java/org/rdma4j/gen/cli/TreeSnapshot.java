package org.rdma4j.gen.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What is in a folder: every file and folder with its permissions, and the content of each file.
 *
 * @param entries by path below the folder; a folder's content is {@code folder}, a file's is its hash
 */
record TreeSnapshot(SortedMap<String, String> entries) {

    static TreeSnapshot of(Path folder) {
        SortedMap<String, String> entries = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.toList()) {
                if (Files.isSymbolicLink(file)) {
                    entries.put(folder.relativize(file).toString(), "link to " + Files.readSymbolicLink(file));
                    continue;
                }
                String mode = PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
                entries.put(folder.relativize(file).toString(), mode + " " + content(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new TreeSnapshot(entries);
    }

    private static String content(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            return "folder";
        }
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
