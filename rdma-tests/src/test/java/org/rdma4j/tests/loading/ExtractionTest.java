package org.rdma4j.tests.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.tests.support.ChildJvm;

/**
 * Extraction of the wrapper library leaves no files, and removes those of processes that were killed during extraction.
 */
class ExtractionTest {
    private static final String PRIVATE = "rwx------";

    @TempDir
    Path directory;

    private Path parent = Path.of("");

    @BeforeEach
    void makeParent() throws IOException {
        parent = Files.createDirectory(directory.resolve("tmp"));
    }

    /** Creates a directory as left by a process that was killed during extraction. */
    private Path leftover(String name, String permissions, Duration age) throws IOException {
        Path left = Files.createDirectory(
                parent.resolve(name),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions)));
        Files.createFile(left.resolve("lock"));
        Files.writeString(left.resolve("librdma_wrapper.so"), "half a libra");
        Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(age)));
        return left;
    }

    private void load(String... options) {
        List<String> all = Stream.concat(Stream.of("-Dorg.rdma4j.tmpdir=" + parent), Stream.of(options))
                .toList();
        assertThat(ChildJvm.run(SituationProbe.class, all, "inline").expectOk().out())
                .isEqualTo("inline: works\n");
    }

    private List<String> left() throws IOException {
        try (Stream<Path> files = Files.list(parent)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void removesFilesOfAKilledProcess() throws IOException {
        leftover("rdma4j-1", PRIVATE, Duration.ofMinutes(5));
        Files.delete(leftover("rdma4j-2", PRIVATE, Duration.ofMinutes(5)).resolve("lock"));
        // Deleting the file has updated the directory's modification time.
        Files.setLastModifiedTime(
                parent.resolve("rdma4j-2"), FileTime.from(Instant.now().minus(Duration.ofMinutes(5))));
        load();
        assertThat(left()).isEmpty();
    }

    @Test
    void keepsDirectoriesThatMayBeInUse() throws IOException {
        leftover("rdma4j-1", PRIVATE, Duration.ZERO);
        leftover("rdma4j-2", "rwxr-xr-x", Duration.ofMinutes(5));
        leftover("another", PRIVATE, Duration.ofMinutes(5));
        Path used = leftover("rdma4j-3", PRIVATE, Duration.ofMinutes(5));
        try (FileChannel channel = FileChannel.open(used.resolve("lock"), StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            load();
            assertThat(lock.isValid()).isTrue();
        }
        assertThat(left()).containsExactly("another", "rdma4j-1", "rdma4j-2", "rdma4j-3");
    }

    /** A directory with a similar name or with other contents may belong to another program. */
    @Test
    void keepsDirectoriesWithOtherContents() throws IOException {
        leftover("rdma4j-data", PRIVATE, Duration.ofMinutes(5));
        Path more = leftover("rdma4j-4", PRIVATE, Duration.ofMinutes(5));
        Path precious = Files.writeString(more.resolve("precious"), "keep");
        Path deep = leftover("rdma4j-5", PRIVATE, Duration.ofMinutes(5));
        Files.delete(deep.resolve("librdma_wrapper.so"));
        Files.createDirectory(deep.resolve("librdma_wrapper.so"));
        for (Path directory : List.of(more, deep)) {
            Files.setLastModifiedTime(directory, FileTime.from(Instant.now().minus(Duration.ofMinutes(5))));
        }
        load();
        assertThat(left()).containsExactly("rdma4j-4", "rdma4j-5", "rdma4j-data");
        assertThat(precious).hasContent("keep");
        assertThat(more.resolve("librdma_wrapper.so")).hasContent("half a libra");
        assertThat(deep.resolve("lock")).exists();
    }

    @Test
    void keepsDirectoriesOfAnotherUser() throws IOException {
        Path foreign = leftover("rdma4j-6", PRIVATE, Duration.ofMinutes(5));
        try {
            Files.setOwner(
                    foreign,
                    foreign.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody"));
        } catch (FileSystemException e) {
            Assumptions.abort("only root may give a directory away");
        }
        load();
        assertThat(left()).containsExactly("rdma4j-6");
    }

    @Test
    void doesNotFollowALink() throws IOException {
        Path elsewhere = Files.createDirectory(
                directory.resolve("elsewhere"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(PRIVATE)));
        Path precious = Files.writeString(elsewhere.resolve("precious"), "keep");
        Files.setLastModifiedTime(elsewhere, FileTime.from(Instant.now().minus(Duration.ofMinutes(5))));
        Files.createSymbolicLink(parent.resolve("rdma4j-1"), elsewhere);
        load();
        assertThat(precious).hasContent("keep");
    }

    @Test
    void concurrentExtractionLeavesNoFiles() throws IOException {
        String said = ChildJvm.run(SituationProbe.class, List.of("-Dorg.rdma4j.tmpdir=" + parent), "threads")
                .expectOk()
                .out();
        assertThat(said.lines().distinct()).containsExactlyInAnyOrder("verbs: works", "cm: works", "inline: works");
        assertThat(left()).isEmpty();
    }
}
