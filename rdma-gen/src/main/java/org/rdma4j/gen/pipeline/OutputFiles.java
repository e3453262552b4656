package org.rdma4j.gen.pipeline;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Writes a set of files atomically: either all of them are replaced or none.
 *
 * <p>{@link #add} <em>stages</em> a file: it writes the text to a temporary file in the same folder, unless the file
 * has this text already. {@link #commit} moves all staged files into place and keeps backups until it is complete.
 * {@link #close} before that restores the previous state; so does the end of the process, unless it is killed.
 */
public final class OutputFiles implements FileSink, AutoCloseable {

    /** Prefix of temporary files. The process ID tells other processes whether their owner is still running. */
    private static final String TEMPORARY =
            ".rdma-gen-" + ProcessHandle.current().pid() + "-";

    /** Name of a temporary file; group 1 is the process ID. */
    private static final Pattern TEMPORARY_NAME = Pattern.compile("\\.rdma-gen-([0-9]{1,18})-[0-9]+\\.tmp");

    /** All added files. */
    private final Set<Path> files = new TreeSet<>();

    /** Temporary files by the file that they will replace. */
    private final SortedMap<Path, Path> staged = new TreeMap<>();

    /** Backups by the file that was replaced or removed. */
    private final Map<Path, Path> backups = new HashMap<>();

    /** Files that were moved into place or removed, the last one first. */
    private final Deque<Path> placed = new ArrayDeque<>();
    /** Folders that were created, the last one first. */
    private final Deque<Path> createdFolders = new ArrayDeque<>();

    /** Folders from which temporary files of killed processes were removed. */
    private final Set<Path> swept = new HashSet<>();

    /** Whether {@link #commit} succeeded. */
    private boolean committed;

    private boolean closed;

    /** Restores the previous state if the process is terminated. */
    private final Thread atEnd = new Thread(this::close, "end of output");

    public OutputFiles() {
        Runtime.getRuntime().addShutdownHook(atEnd);
    }

    /** Writes files. */
    public static void write(Map<Path, String> texts) {
        try (OutputFiles output = new OutputFiles()) {
            new TreeMap<>(texts).forEach(output::add);
            output.commit(Set.of());
        }
    }

    /** Returns {@code true} if the file exists and has this text. */
    public static boolean hasText(Path file, String text) {
        try {
            checkRegular(file);
            return Arrays.equals(Files.readAllBytes(file), text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchFileException e) {
            return false;
        } catch (IOException e) {
            throw problem(file, e);
        }
    }

    /** Rejects devices and pipes: reading them may not end, and moving a file to their place would replace them. */
    private static void checkRegular(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException(Files.isDirectory(file) ? "it is a directory" : "it is not a regular file");
        }
    }

    @Override
    public synchronized void add(Path file, String text) {
        checkOpen();
        files.add(file);
        if (!hasText(file, text)) {
            if (Files.exists(file) && Emission.bearsNotice(text) && !Emission.isEmitted(file)) {
                throw ProblemException.badInput(
                        Location.of(file.toString()),
                        "the file was not written by rdma-gen and would be overwritten",
                        "move it, or name another directory under [output]");
            }
            try {
                stage(file, text);
            } catch (IOException e) {
                throw problem(file, e);
            }
        }
    }

    /** Returns all added files. */
    public Set<Path> files() {
        return Collections.unmodifiableSet(files);
    }

    /** Returns the added files that did not exist or had another text. */
    public Collection<Path> changed() {
        return Collections.unmodifiableSet(staged.keySet());
    }

    /** Returns the numbers of added, changed and removed files as a line of text. */
    public String summary(Collection<Path> obsolete) {
        return files.size() + " files, " + staged.size() + " changed, " + obsolete.size() + " removed";
    }

    /**
     * Moves the staged files into place and removes obsolete ones.
     *
     * @throws ProblemException if a file cannot be written or removed; {@link #close} then restores the previous state
     */
    public synchronized void commit(Collection<Path> obsolete) {
        checkOpen();
        Path current = null;
        try {
            for (Map.Entry<Path, Path> entry : staged.entrySet()) {
                current = entry.getKey();
                place(current, entry.getValue());
            }
            for (Path file : obsolete) {
                current = file;
                backUp(file);
                placed.push(file);
                Files.delete(file);
            }
        } catch (IOException e) {
            throw problem(current, e);
        }
        committed = true;
    }

    private void checkOpen() {
        if (closed) {
            throw ProblemException.badUsage("the process was interrupted", "run it again");
        }
    }

    private void stage(Path file, String text) throws IOException {
        createFolders(file.getParent());
        if (Files.exists(file) && !Files.isWritable(file)) {
            throw new IOException("it is not writable");
        }
        sweep(file.getParent());
        Path temporary = temporary(file);
        Path earlier = staged.put(file, temporary);
        if (earlier != null) {
            Files.delete(earlier);
        }
        Files.writeString(temporary, text);
        setPermissions(file, temporary);
    }

    /** Removes temporary files of processes that were killed. */
    private void sweep(Path folder) throws IOException {
        if (swept.add(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(OutputFiles::isLeftBehind).forEach(OutputFiles::deleteQuietly);
            }
        }
    }

    private static boolean isLeftBehind(Path file) {
        Matcher name = TEMPORARY_NAME.matcher(String.valueOf(file.getFileName()));
        return name.matches() && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty();
    }

    /** Creates a temporary file in the folder of a file. */
    private static Path temporary(Path file) throws IOException {
        return Files.createTempFile(file.getParent(), TEMPORARY, null);
    }

    /**
     * Temporary files are created without permissions for others. The result has those of the file that it replaces.
     */
    private static void setPermissions(Path file, Path temporary) throws IOException {
        if (Files.exists(file)) {
            Files.setPosixFilePermissions(temporary, Files.getPosixFilePermissions(file));
        } else {
            Files.setPosixFilePermissions(temporary, PosixFilePermissions.fromString("rw-r--r--"));
        }
    }

    private void createFolders(Path folder) throws IOException {
        Deque<Path> missing = new ArrayDeque<>();
        for (Path f = folder; f != null && !Files.exists(f); f = f.getParent()) {
            missing.push(f);
        }
        for (Path f : missing) {
            Files.createDirectory(f);
            createdFolders.push(f);
        }
    }

    private void place(Path file, Path temporary) throws IOException {
        if (Files.exists(file)) {
            backUp(file);
        }
        Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        placed.push(file);
    }

    /** Makes a backup of a file that is about to be replaced or removed. */
    private void backUp(Path file) throws IOException {
        checkRegular(file);
        Path copy = temporary(file);
        backups.put(file, copy);
        Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
    }

    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        try {
            Runtime.getRuntime().removeShutdownHook(atEnd);
        } catch (IllegalStateException e) {
            // The process is terminating.
        }
        if (!committed) {
            placed.forEach(this::restore);
        }
        staged.values().forEach(OutputFiles::deleteQuietly);
        backups.values().forEach(OutputFiles::deleteQuietly);
        if (!committed) {
            createdFolders.forEach(OutputFiles::deleteQuietly);
        }
    }

    private void restore(Path file) {
        try {
            Path before = backups.get(file);
            if (before == null) {
                Files.deleteIfExists(file);
            } else {
                Files.move(before, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw problem(file, e);
        }
    }

    private static void deleteQuietly(Path path) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // Leave the temporary file behind: only the first failure is reported.
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
