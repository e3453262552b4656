package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.pipeline.OutputFiles;
import org.rdma4j.gen.problem.ProblemException;

/** {@link OutputFiles} replaces several files as a unit, and holds no text in memory once it has been added. */
class OutputFilesTest {

    @TempDir
    private Path scratch;

    private Path folder;
    private Path old;
    private Path gone;

    @BeforeEach
    void createFiles() throws IOException {
        folder = Files.createDirectory(scratch.resolve("tree"));
        old = Files.writeString(folder.resolve("b-old"), "before");
        gone = Files.writeString(folder.resolve("c-gone"), "was here");
        Files.setPosixFilePermissions(old, PosixFilePermissions.fromString("rw-------"));
    }

    @Test
    void writesTemporaryFilesBeforeTheCommit() throws IOException {
        TreeSnapshot before = TreeSnapshot.of(folder);
        try (OutputFiles output = new OutputFiles()) {
            output.add(folder.resolve("deep/er/a-new"), "new");
            output.add(old, "after");
            assertThat(Files.readString(old)).isEqualTo("before");
            assertThat(temporaries(folder)).isEqualTo(1);
            assertThat(temporaries(folder.resolve("deep/er"))).isEqualTo(1);
        }
        assertThat(TreeSnapshot.of(folder)).as("closed without commit").isEqualTo(before);
    }

    @Test
    void commitReplacesAllFiles() throws IOException {
        try (OutputFiles output = new OutputFiles()) {
            output.add(folder.resolve("deep/er/a-new"), "new");
            output.add(old, "after");
            output.commit(Set.of(gone));
            assertThat(output.summary(Set.of(gone))).isEqualTo("2 files, 2 changed, 1 removed");
        }
        assertThat(Files.readString(folder.resolve("deep/er/a-new"))).isEqualTo("new");
        assertThat(Files.readString(old)).isEqualTo("after");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(old)))
                .isEqualTo("rw-------");
        assertThat(gone).doesNotExist();
        assertThat(temporaries(folder)).isZero();
    }

    @Test
    void doesNotRewriteAnUnchangedFile() {
        try (OutputFiles output = new OutputFiles()) {
            output.add(old, "before");
            assertThat(output.files()).containsExactly(old);
            assertThat(output.changed()).isEmpty();
        }
    }

    /** The process id in the name exceeds 22 bits, so no such process exists. */
    @Test
    void removesTemporaryFilesOfAKilledRun() throws IOException {
        Path left = Files.createFile(folder.resolve(".rdma-gen-4194305-27.tmp"));
        Path others = Files.createFile(folder.resolve(".rdma-gen-1-27.tmp"));
        try (OutputFiles output = new OutputFiles()) {
            output.add(old, "after");
            assertThat(folder.toFile().list())
                    .anyMatch(f ->
                            f.startsWith(".rdma-gen-" + ProcessHandle.current().pid() + "-"));
            output.commit(Set.of());
        }
        assertThat(left).doesNotExist();
        assertThat(others).exists();
    }

    /** The last file cannot be moved into place because a folder has its name: the files before it are restored. */
    @Test
    void failedCommitRestoresTheFiles() throws IOException {
        Path last = folder.resolve("z-last");
        TreeSnapshot before = TreeSnapshot.of(folder);
        assertThatThrownBy(() -> {
                    try (OutputFiles output = new OutputFiles()) {
                        output.add(folder.resolve("a-new"), "new");
                        output.add(old, "after");
                        output.add(last, "last");
                        Files.createDirectories(last.resolve("inside"));
                        output.commit(Set.of(gone));
                    }
                })
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("z-last: cannot be written");
        Files.delete(last.resolve("inside"));
        Files.delete(last);
        assertThat(TreeSnapshot.of(folder)).isEqualTo(before);
    }

    /** A program that adds files until it is terminated. */
    public static final class Endless {
        public static void main(String[] args) {
            try (OutputFiles output = new OutputFiles()) {
                for (int i = 0; ; i++) {
                    output.add(Path.of(args[0], "made", i % 1000 + ".txt"), "text " + i);
                }
            }
        }
    }

    @Test
    void terminatedProcessLeavesNoFiles() throws Exception {
        TreeSnapshot before = TreeSnapshot.of(folder);
        Process process = JvmProcess.of(Endless.class, folder.toString()).start();
        Path made = folder.resolve("made");
        while (!Files.exists(made) || temporaries(made) < 100) {
            assertThat(process.isAlive()).isTrue();
            Thread.sleep(10);
        }
        process.destroy();
        process.waitFor();
        assertThat(TreeSnapshot.of(folder)).isEqualTo(before);
    }

    @Test
    void lastTextOfAFileIsWritten() throws IOException {
        try (OutputFiles output = new OutputFiles()) {
            output.add(old, "first");
            output.add(old, "second");
            output.commit(Set.of());
        }
        assertThat(Files.readString(old)).isEqualTo("second");
        assertThat(temporaries(folder)).isZero();
        OutputFiles.write(Map.of(old, "third"));
        assertThat(Files.readString(old)).isEqualTo("third");
    }

    private static long temporaries(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(f -> f.getFileName().toString().startsWith(".rdma-gen-"))
                    .count();
        }
    }
}
