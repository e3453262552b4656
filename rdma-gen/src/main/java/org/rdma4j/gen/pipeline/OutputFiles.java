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
 * Writes a set of files as one: each text goes to a temporary file beside its target as soon as it is there, so that none
 * is held, and only when all are there do they take their places. A run that fails, or that is closed before that, leaves
 * everything as it was. A file that already has its text is left alone.
 */
public final class OutputFiles implements FileSink, AutoCloseable {

    /** The name of a temporary file has the process that made it, so that another can tell whether it is over. */
    private static final String TEMPORARY =
            ".rdma-gen-" + ProcessHandle.current().pid() + "-";

    private static final Pattern OF_A_PROCESS = Pattern.compile("\\.rdma-gen-([0-9]{1,18})-[0-9]+\\.tmp");

    private final Set<Path> files = new TreeSet<>();
    private final SortedMap<Path, Path> staged = new TreeMap<>();
    /** What stood in the place of a file that was replaced or removed. */
    private final Map<Path, Path> kept = new HashMap<>();

    private final Deque<Path> placed = new ArrayDeque<>();
    private final Deque<Path> madeFolders = new ArrayDeque<>();
    /** Those without temporary files of processes that were killed. */
    private final Set<Path> swept = new HashSet<>();

    private boolean done;
    private boolean closed;
    /** However the process ends, nothing half done is left; but not where it is killed. */
    private final Thread atEnd = new Thread(this::close, "end of output");

    public OutputFiles() {
        Runtime.getRuntime().addShutdownHook(atEnd);
    }

    /** Writes the texts to their files. */
    public static void write(Map<Path, String> texts) {
        try (OutputFiles output = new OutputFiles()) {
            new TreeMap<>(texts).forEach(output::add);
            output.commit(Set.of());
        }
    }

    /** Whether this is what the file holds. */
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

    /** A device or a pipe has no end to read to, and a move would put a file in its place. */
    private static void checkRegular(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException(Files.isDirectory(file) ? "it is a folder" : "it is not a regular file");
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
                        "rdma-gen has not written this file, and would replace it",
                        "move it, or name another folder under [output]");
            }
            try {
                stage(file, text);
            } catch (IOException e) {
                throw problem(file, e);
            }
        }
    }

    /** Every file that was given. */
    public Set<Path> files() {
        return Collections.unmodifiableSet(files);
    }

    /** Those of them whose text differs from what was on disk, or that were not there. */
    public Collection<Path> changed() {
        return Collections.unmodifiableSet(staged.keySet());
    }

    /** How many of each, in a line. */
    public String summary(Collection<Path> obsolete) {
        return files.size() + " files, " + staged.size() + " changed, " + obsolete.size() + " removed";
    }

    /** Puts the files in their places, and removes those that are no longer wanted. */
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
                keep(file);
                placed.push(file);
                Files.delete(file);
            }
        } catch (IOException e) {
            throw problem(current, e);
        }
        done = true;
    }

    private void checkOpen() {
        if (closed) {
            throw ProblemException.badUsage("the run was ended from outside", "run it again");
        }
    }

    private void stage(Path file, String text) throws IOException {
        makeFolders(file.getParent());
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

    /** Removes what a process that was killed left behind. */
    private void sweep(Path folder) throws IOException {
        if (swept.add(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(OutputFiles::isLeft).forEach(OutputFiles::deleteQuietly);
            }
        }
    }

    private static boolean isLeft(Path file) {
        Matcher name = OF_A_PROCESS.matcher(String.valueOf(file.getFileName()));
        return name.matches() && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty();
    }

    /** A file beside this one. */
    private static Path temporary(Path file) throws IOException {
        return Files.createTempFile(file.getParent(), TEMPORARY, null);
    }

    /** A temporary file is its owner's alone; what takes its place is readable as its neighbours are. */
    private static void setPermissions(Path file, Path temporary) throws IOException {
        if (Files.exists(file)) {
            Files.setPosixFilePermissions(temporary, Files.getPosixFilePermissions(file));
        } else {
            Files.setPosixFilePermissions(temporary, PosixFilePermissions.fromString("rw-r--r--"));
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

    private void place(Path file, Path temporary) throws IOException {
        if (Files.exists(file)) {
            keep(file);
        }
        Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        placed.push(file);
    }

    /** Copies what is about to go, so that it can come back. */
    private void keep(Path file) throws IOException {
        checkRegular(file);
        Path copy = temporary(file);
        kept.put(file, copy);
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
            // The process ends, and this is the hook, or comes before it.
        }
        if (!done) {
            placed.forEach(this::restore);
        }
        staged.values().forEach(OutputFiles::deleteQuietly);
        kept.values().forEach(OutputFiles::deleteQuietly);
        if (!done) {
            madeFolders.forEach(OutputFiles::deleteQuietly);
        }
    }

    private void restore(Path file) {
        try {
            Path before = kept.get(file);
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
