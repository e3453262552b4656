package org.rdma4j.bench.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectCopyTest {
    @TempDir
    private Path root;

    private static List<String> files(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> !Files.isDirectory(file))
                    .map(file -> directory.relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }

    @Test
    void hasAllThatAConfigurationMayNameButWhatIsMade() throws IOException {
        for (String file : List.of(
                "rdma.toml",
                "another.toml",
                "metadata/rdma-core-1.0.json",
                "a folder/some/notes.txt",
                "rdma-sys/wrapper/sequences.h",
                "rdma-sys/src/generated/java/A.java",
                "rdma-sys/target/a.jar",
                ".git/config")) {
            Files.createDirectories(root.resolve(file).getParent());
            Files.writeString(root.resolve(file), file);
        }
        Files.createSymbolicLink(root.resolve("link"), Path.of("nowhere"));
        List<String> expected = List.of(
                "a folder/some/notes.txt",
                "another.toml",
                "link",
                "metadata/rdma-core-1.0.json",
                "rdma-sys/wrapper/sequences.h",
                "rdma.toml");
        Path first = root.resolve("results/first");
        new ProjectCopy(root, first);
        assertThat(files(first)).isEqualTo(expected);
        Path second = root.resolve("results/second");
        new ProjectCopy(root, second);
        Files.writeString(second.resolve("of an earlier run"), "");
        assertThat(files(new ProjectCopy(root, second).config().getParent())).isEqualTo(expected);
        assertThat(first.resolve("rdma.toml")).hasContent("rdma.toml");
    }
}
