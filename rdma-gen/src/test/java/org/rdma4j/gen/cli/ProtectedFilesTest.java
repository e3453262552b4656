package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Unreadable files, read-only files and full disks cause one line on standard error and exit code 2, and change no
 * file.
 */
class ProtectedFilesTest {

    private static final String JAVA = "java/org/example/shapes";
    private static final String ADVICE = "; check permissions and free space; nothing was changed\n";

    @TempDir
    private Path scratch;

    private SampleProject project;

    @BeforeEach
    void createProject() {
        project = SampleProject.create(scratch.resolve("project"));
        assertThat(CommandOutcome.of("generate", "--config", config()).err()).isEmpty();
        project.append("shapes.h", "static inline int twice(int a) { return 2 * a; }\n");
    }

    @Test
    void reportsAnUnreadableConfiguration() {
        mode("shapes.toml", "-w-------");
        assertRefused("error: " + config() + ": cannot be read: permission denied; check the file\n");
    }

    @Test
    void reportsAnUnreadableHeader() {
        mode("shapes.h", "-w-------");
        Path header = project.path("shapes.h");
        assertRefused("error: " + header + ": cannot be read: permission denied; check the file\n");
    }

    @Test
    void reportsUnreadableMetadata() {
        mode("metadata/shapes.json", "-w-------");
        assertRefused("error: " + project.path("metadata/shapes.json")
                + ": cannot be read: permission denied; check the file\n");
    }

    @Test
    void reportsAReadOnlyFile() {
        mode("wrapper/wrapper.c", "r--r--r--");
        assertRefused(
                "error: " + project.path("wrapper/wrapper.c") + ": cannot be written: it is not writable" + ADVICE);
    }

    @Test
    void reportsAReadOnlyFolder() {
        mode("wrapper", "r-xr-xr-x");
        assertRefused(
                "error: " + project.path("wrapper/wrapper.c") + ": cannot be written: permission denied" + ADVICE);
    }

    @Test
    void reportsAReadOnlyFolderOfANewFile() {
        project.append("shapes.h", "struct circle { int radius; };\n");
        mode(JAVA, "r-xr-xr-x");
        assertRefused(
                "error: " + project.path(JAVA + "/circle.java") + ": cannot be written: permission denied" + ADVICE);
    }

    @Test
    void reportsAnInaccessibleFolder() {
        mode("metadata", "---------");
        assertRefused("error: " + project.path("metadata") + ": cannot be read: permission denied; check the file\n");
    }

    /** Needs no mount: the shell's limit on the file size acts like a full disk. */
    @Test
    void reportsTheLimitOnTheFileSize() {
        List<String> words = new ArrayList<>(List.of("sh", "-c", "ulimit -f 4; exec \"$@\"", "sh"));
        words.addAll(generate(List.of()));
        assertRefused(words, ": cannot be written: File too large" + ADVICE);
    }

    @Test
    void reportsAFullDisk() throws IOException, InterruptedException {
        Path wrapper = project.path("wrapper");
        Path kept = scratch.resolve("kept");
        Files.move(wrapper, kept);
        Files.createDirectory(wrapper);
        assumeTrue(
                succeeds("mount", "-t", "tmpfs", "-o", "size=64k,mode=755", "tmpfs", wrapper.toString()),
                "requires permission to mount a file system");
        try {
            for (String file : List.of("wrapper.h", "wrapper.c")) {
                Files.copy(kept.resolve(file), wrapper.resolve(file));
            }
            fill(wrapper.resolve("filler"));
            assertRefused(generate(List.of()), ": cannot be written: No space left on device" + ADVICE);
        } finally {
            assertThat(succeeds("umount", wrapper.toString())).isTrue();
        }
    }

    /** The last file can be written but not replaced: the files replaced before it are restored. */
    @Test
    void restoresFilesAfterALateFailure() throws InterruptedException, IOException {
        String last = project.path("wrapper/wrapper.h").toString();
        assumeTrue(
                succeeds("mount", "--bind", last, last),
                "requires permission to mount, which prevents replacement of a file");
        try {
            assertRefused(generate(List.of()), last + ": cannot be written: Device or resource busy" + ADVICE);
        } finally {
            assertThat(succeeds("umount", last)).isTrue();
        }
    }

    private String config() {
        return project.path("shapes.toml").toString();
    }

    private void mode(String name, String permissions) {
        try {
            Files.setPosixFilePermissions(project.path(name), PosixFilePermissions.fromString(permissions));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private List<String> generate(List<String> before) {
        List<String> words = new ArrayList<>(before);
        words.addAll(CommandOutcome.command(CommandOutcome.ownJava(), List.of(), "generate", "--config", config()));
        return words;
    }

    /** Runs the command with file permissions in force: root runs it without the capabilities that bypass them. */
    private void assertRefused(String line) {
        List<String> before = List.of();
        if ("root".equals(System.getProperty("user.name"))) {
            assumeTrue(
                    Files.isExecutable(Path.of("/usr/bin/setpriv")),
                    "runs as root, which bypasses permissions, and setpriv is not installed");
            String without = "-dac_override,-dac_read_search";
            before = List.of("setpriv", "--bounding-set", without, "--inh-caps", without);
        }
        assertRefused(generate(before), line);
    }

    private void assertRefused(List<String> words, String line) {
        TreeSnapshot snapshot = project.snapshot();
        CommandOutcome outcome = CommandOutcome.run(words, scratch, Map.of());
        assertThat(outcome.err()).startsWith("error: ").endsWith(line).hasLineCount(1);
        assertThat(outcome.exit()).isEqualTo(2);
        assertThat(outcome.out()).isEmpty();
        assertThat(project.snapshot()).isEqualTo(snapshot);
    }

    private static void fill(Path file) throws IOException {
        byte[] page = new byte[4096];
        try (OutputStream out = Files.newOutputStream(file)) {
            while (true) {
                out.write(page);
            }
        } catch (IOException full) {
            assertThat(full).hasMessageContaining("No space left");
        }
    }

    private static boolean succeeds(String... words) throws InterruptedException {
        try {
            return new ProcessBuilder(words)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
