package org.rdma4j.gen.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A project with one header in its own folder, so small that a run takes milliseconds. */
final class SampleProject {

    /** The header; its functions are in libc, so that a library exports them. */
    static final String HEADER = """
            struct shape { unsigned int width; int height; unsigned char corners[4]; };
            enum colour { RED, GREEN = 5 };
            #define SHAPE_LIMIT 7
            int abs(int value);
            int atoi(const char *text);
            static inline int shape_area(const struct shape *shape) { return (int) shape->width * shape->height; }
            """;

    private static final String CONFIG = """
            include_paths = ["."]

            [output]
            name = "shapes"
            package = "org.example"
            metadata = "metadata/shapes.json"
            java = "java"
            wrapper = "wrapper"

            [[partition]]
            namespace = "example.shapes"
            library = "c"
            headers = ["shapes.h"]

            [[partition]]
            namespace = "example.wrapper"
            library = "shapes_wrapper"
            headers = ["wrapper/wrapper.h"]

            [functions]
            atoi = { page = "atoi(3)" }
            """;

    private final Path folder;

    private SampleProject(Path folder) {
        this.folder = folder;
    }

    /** Creates the project without generated files. */
    static SampleProject create(Path folder) {
        SampleProject project = new SampleProject(folder);
        project.write("shapes.h", HEADER);
        project.write("shapes.toml", CONFIG);
        return project;
    }

    /** Returns a copy of this project, including its generated files. */
    SampleProject copyTo(Path target) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.toList()) {
                Path copy = target.resolve(folder.relativize(file));
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new SampleProject(target);
    }

    Path folder() {
        return folder;
    }

    Path path(String name) {
        return folder.resolve(name);
    }

    /** Returns the text of a file. */
    String text(String name) {
        try {
            return Files.readString(path(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a file, and creates its folders if necessary. */
    SampleProject write(String name, String text) {
        return write(name, text.getBytes(StandardCharsets.UTF_8));
    }

    SampleProject write(String name, byte[] content) {
        try {
            Files.createDirectories(path(name).getParent());
            Files.write(path(name), content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Replaces a piece of text, which must occur in the file. */
    SampleProject replace(String name, String piece, String by) {
        String text = text(name);
        if (!text.contains(piece)) {
            throw new IllegalArgumentException(name + " has no \"" + piece + "\" to replace:\n" + text);
        }
        return write(name, text.replace(piece, by));
    }

    SampleProject append(String name, String text) {
        return write(name, text(name) + text);
    }

    /** Deletes a file. */
    SampleProject delete(String name) {
        try {
            Files.delete(path(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Creates an empty folder, replacing a file of that name. */
    SampleProject makeFolder(String name) {
        try {
            Files.deleteIfExists(path(name));
            Files.createDirectories(path(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Deletes a folder with its contents. */
    SampleProject deleteFolder(String name) {
        try (Stream<Path> files = Files.walk(path(name))) {
            for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Returns a snapshot of the folder; two snapshots are equal if nothing has changed. */
    TreeSnapshot snapshot() {
        return TreeSnapshot.of(folder);
    }
}
