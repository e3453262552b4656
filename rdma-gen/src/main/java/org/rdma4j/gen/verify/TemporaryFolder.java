package org.rdma4j.gen.verify;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * A temporary folder, deleted with its content when closed.
 *
 * @param path the absolute path
 */
record TemporaryFolder(Path path) implements AutoCloseable {

    static TemporaryFolder open() {
        try {
            return new TemporaryFolder(
                    Files.createTempDirectory("rdma-gen-verify").toAbsolutePath());
        } catch (IOException e) {
            throw ProblemException.temporaryDirectory(Path.of(System.getProperty("java.io.tmpdir")), e);
        }
    }

    /** Writes a file. */
    void write(String name, String text) {
        try {
            Files.writeString(path.resolve(name), text);
        } catch (IOException e) {
            throw ProblemException.temporaryDirectory(path, e);
        }
    }

    /** Returns the path of a file in the folder. */
    Path file(String name) {
        return path.resolve(name);
    }

    /** Reads a file line by line. Malformed UTF-8 is replaced. */
    <T> T lines(String name, Function<Stream<String>, T> read) {
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(Files.newInputStream(path.resolve(name)), StandardCharsets.UTF_8))) {
            return read.apply(reader.lines());
        } catch (IOException e) {
            throw ProblemException.unreadable(Location.of(path.resolve(name).toString()), e);
        }
    }

    @Override
    public void close() {
        try (Stream<Path> paths = Files.walk(path)) {
            List<Path> deepestFirst = paths.sorted(Comparator.reverseOrder()).toList();
            for (Path file : deepestFirst) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw ProblemException.temporaryDirectory(path, e);
        }
    }
}
