package org.rdma4j.gen.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Writes a set of files as one: every text goes to a temporary file beside its target first, and only when all are there
 * do they take their places. A run that fails leaves everything as it was.
 */
final class OutputFiles {

    private static final String TEMPORARY = ".rdma-gen-";

    private final Map<Path, Path> staged = new LinkedHashMap<>();
    private final Deque<Runnable> undo = new ArrayDeque<>();
    private final Deque<Path> madeFolders = new ArrayDeque<>();

    private OutputFiles() {}

    /** Writes the texts to their files; a file that already has its text is left alone. */
    static void write(Map<Path, String> texts) {
        replace(texts, Set.of());
    }

    /** Writes the texts, and removes files that are no longer wanted. */
    static void replace(Map<Path, String> texts, Collection<Path> obsolete) {
        new OutputFiles().run(texts, obsolete);
    }

    /** The files whose text differs from what is on disk, or that are not there. */
    static List<Path> changed(Map<Path, String> texts) {
        return new TreeMap<>(texts)
                .entrySet().stream()
                        .filter(e -> !hasText(e.getKey(), e.getValue()))
                        .map(Map.Entry::getKey)
                        .toList();
    }

    private static boolean hasText(Path file, String text) {
        try {
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                // A device or a pipe has no end to read to, and a move would put a file in its place.
                throw new IOException(Files.isDirectory(file) ? "it is a folder" : "it is not a regular file");
            }
            return Arrays.equals(Files.readAllBytes(file), text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchFileException e) {
            return false;
        } catch (IOException e) {
            throw problem(file, e);
        }
    }

    private void run(Map<Path, String> texts, Collection<Path> obsolete) {
        Path current = null;
        try {
            for (Path file : changed(texts)) {
                current = file;
                stage(file, texts.get(file));
            }
            for (Map.Entry<Path, Path> entry : staged.entrySet()) {
                current = entry.getKey();
                commit(entry.getKey(), entry.getValue());
            }
            for (Path file : obsolete) {
                current = file;
                remove(file);
            }
        } catch (IOException e) {
            rollBack();
            throw problem(current, e);
        }
    }

    private void stage(Path file, String text) throws IOException {
        makeFolders(file.getParent());
        if (Files.exists(file) && !Files.isWritable(file)) {
            throw new IOException("it is not writable");
        }
        Path temporary = Files.createTempFile(file.getParent(), TEMPORARY, null);
        staged.put(file, temporary);
        Files.writeString(temporary, text);
        setPermissions(file, temporary);
    }

    /** A temporary file is its owner's alone; what takes its place is readable as its neighbours are. */
    private static void setPermissions(Path file, Path temporary) throws IOException {
        if (Files.exists(file)) {
            Files.setPosixFilePermissions(temporary, Files.getPosixFilePermissions(file));
        } else {
            Files.setPosixFilePermissions(
                    temporary, java.nio.file.attribute.PosixFilePermissions.fromString("rw-r--r--"));
        }
    }

    private void makeFolders(Path folder) throws IOException {
        Deque<Path> missing = new ArrayDeque<>();
        for (Path f = folder; f != null && !Files.exists(f); f = f.getParent()) {
            missing.push(f);
        }
        for (Path f : missing) {
            Files.createDirectory(f);
            madeFolders.push(f);
        }
    }

    private void commit(Path file, Path temporary) throws IOException {
        byte[] before = Files.exists(file) ? Files.readAllBytes(file) : null;
        Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        undo.push(() -> restore(file, before));
    }

    private void remove(Path file) throws IOException {
        byte[] before = Files.readAllBytes(file);
        Files.delete(file);
        undo.push(() -> restore(file, before));
    }

    private void rollBack() {
        undo.forEach(Runnable::run);
        staged.values().forEach(OutputFiles::deleteQuietly);
        madeFolders.forEach(OutputFiles::deleteQuietly);
    }

    private static void restore(Path file, byte[] before) {
        try {
            if (before == null) {
                Files.deleteIfExists(file);
            } else {
                Files.write(file, before);
            }
        } catch (IOException e) {
            throw problem(file, e);
        }
    }

    private static void deleteQuietly(Path path) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // What cannot be removed is a temporary of ours; the first failure is the one to report.
        }
    }

    private static ProblemException problem(Path file, IOException e) {
        return ProblemException.badInput(
                Location.of(String.valueOf(file)),
                "cannot be written: " + ProblemException.reason(e),
                "check permissions and free space; nothing was changed",
                e);
    }
}
