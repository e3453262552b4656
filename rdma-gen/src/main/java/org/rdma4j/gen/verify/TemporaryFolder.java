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
 * A fresh temporary folder, deleted with everything in it when closed.
 *
 * @param folder its absolute path
 */
record TemporaryFolder(Path folder) implements AutoCloseable {

    static TemporaryFolder open() {
        try {
            return new TemporaryFolder(
                    Files.createTempDirectory("rdma-gen-verify").toAbsolutePath());
        } catch (IOException e) {
            throw ProblemException.temporaryFolder(Path.of(System.getProperty("java.io.tmpdir")), e);
        }
    }

    /** Writes a file. */
    void write(String name, String text) {
        try {
            Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw ProblemException.temporaryFolder(folder, e);
        }
    }

    /** The path of a file in it. */
    Path file(String name) {
        return folder.resolve(name);
    }

    /** Reads a file that a tool wrote, however long, line by line. Bytes that are no UTF-8 are replaced. */
    <T> T lines(String name, Function<Stream<String>, T> read) {
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(Files.newInputStream(folder.resolve(name)), StandardCharsets.UTF_8))) {
            return read.apply(reader.lines());
        } catch (IOException e) {
            throw ProblemException.unreadable(Location.of(folder.resolve(name).toString()), e);
        }
    }

    @Override
    public void close() {
        try (Stream<Path> paths = Files.walk(folder)) {
            List<Path> deepestFirst = paths.sorted(Comparator.reverseOrder()).toList();
            for (Path path : deepestFirst) {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw ProblemException.temporaryFolder(folder, e);
        }
    }
}
