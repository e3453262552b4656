package org.rdma4j.gen.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A project of one header, in a folder of its own, so that a run takes milliseconds. */
final class SampleProject {

    /** The functions are libc's, so that there is a library to find them in. */
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

    /** The project as a person would write it; nothing is generated yet. */
    static SampleProject create(Path folder) {
        SampleProject project = new SampleProject(folder);
        project.write("shapes.h", HEADER);
        project.write("shapes.toml", CONFIG);
        return project;
    }

    /** A copy of this project, generated files and all. */
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

    /** The text of a file. */
    String text(String name) {
        try {
            return Files.readString(path(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Makes a file, and its folders, or replaces its content. */
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

    /** Replaces a piece of a file that must be in it. */
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

    /** Removes a file. */
    SampleProject delete(String name) {
        try {
            Files.delete(path(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Makes an empty folder; a file of that name gives way. */
    SampleProject makeFolder(String name) {
        try {
            Files.deleteIfExists(path(name));
            Files.createDirectories(path(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Removes a folder and all that is in it. */
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

    /** Everything in the folder, so that two of them are equal when nothing has changed. */
    TreeSnapshot snapshot() {
        return TreeSnapshot.of(folder);
    }
}
