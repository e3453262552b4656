package org.rdma4j.sys.runtime.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that an extraction directory is marked as in use before anything that takes time. In the package of the class,
 * because only this package can interrupt it there.
 */
class ExtractionDirectoryTest {
    private static final int LEFTOVERS = 2000;

    @TempDir
    Path parent;

    @Test
    void directoryIsPrivateToTheUser() throws Exception {
        try (ExtractionDirectory extraction = ExtractionDirectory.in(parent)) {
            assertThat(extraction).isNotNull();
            assertThat(Files.getPosixFilePermissions(directories()[0]))
                    .isEqualTo(PosixFilePermissions.fromString("rwx------"));
        }
    }

    @Test
    void keepsADirectoryLockedByThisProcess() throws Exception {
        leftover(1);
        Path used = parent.resolve("rdma4j-1");
        try (FileChannel channel =
                        FileChannel.open(used.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            Files.setLastModifiedTime(used, FileTime.from(Instant.now().minus(Duration.ofMinutes(5))));
            ExtractionDirectory.in(parent).close();
            assertThat(lock.isValid()).isTrue();
            assertThat(directories()).containsExactly(used);
        }
    }

    private void leftover(int number) throws IOException {
        Path left = Files.createDirectory(
                parent.resolve("rdma4j-" + number),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(Duration.ofMinutes(5))));
    }

    private boolean isLeftover(Path directory) {
        return directory.getFileName().toString().length() < "rdma4j-".length() + 6;
    }

    private Path[] directories() throws IOException {
        try (Stream<Path> all = Files.list(parent)) {
            return all.toArray(Path[]::new);
        }
    }

    @Test
    @Timeout(60)
    void locksTheDirectoryBeforeCleaningUpOthers() throws Exception {
        for (int i = 0; i < LEFTOVERS; i++) {
            leftover(i);
        }
        CompletableFuture<ExtractionDirectory> made = CompletableFuture.supplyAsync(() -> {
            try {
                return ExtractionDirectory.in(parent);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        Path[] seen = directories();
        while (Stream.of(seen).filter(this::isLeftover).count() == LEFTOVERS) {
            seen = directories();
        }
        Path own = Stream.of(directories())
                .filter(directory -> !isLeftover(directory))
                .findFirst()
                .orElseThrow();
        boolean locked = Files.exists(own.resolve("lock"));
        boolean cleaning = !made.isDone();
        made.get().close();
        assertThat(cleaning).as("observed during the cleanup").isTrue();
        assertThat(locked).as("the directory is locked during the cleanup").isTrue();
        assertThat(directories()).isEmpty();
    }
}
