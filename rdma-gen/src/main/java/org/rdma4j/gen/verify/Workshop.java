package org.rdma4j.gen.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * A fresh temporary folder, deleted with everything in it when closed.
 *
 * @param folder its absolute path
 */
record Workshop(Path folder) implements AutoCloseable {

    static Workshop open() {
        try {
            return new Workshop(Files.createTempDirectory("rdma-gen-verify").toAbsolutePath());
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

    /** Reads a file that a tool wrote. */
    String read(String name) {
        try {
            return Files.readString(folder.resolve(name));
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
