package org.rdma4j.tests.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.tests.support.Run;

/** Output of scripts/same-build for two builds, the second of which is a one-line script. */
class SameBuildTest {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));
    private static final String SUMS = "sha256sum -- rdma-* > SHA256SUMS";

    @TempDir
    private Path folder;

    private Path first;

    @BeforeEach
    void createTree() throws IOException {
        Path scripts = Files.createDirectories(folder.resolve("tree/scripts"));
        for (String script : List.of("same-build", "requirements.sh", "common.sh")) {
            Files.copy(ROOT.resolve("scripts").resolve(script), scripts.resolve(script));
        }
        first = Files.createDirectory(folder.resolve("a folder"));
        secondBuild("");
        in(first, "echo a > rdma-a.pom; echo b > rdma-b.pom; " + SUMS);
    }

    /** Replaces the second build by a script that makes the same files and then runs further commands. */
    private void secondBuild(String more) throws IOException {
        Path script = folder.resolve("tree/scripts/package");
        Files.writeString(
                script,
                "#!/bin/sh\nmkdir -p \"${0%/*}/../target/package\" && cd \"${0%/*}/../target/package\"\n"
                        + "echo a > rdma-a.pom; echo b > rdma-b.pom; " + more + "\n" + SUMS + "\n");
        Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwx------"));
    }

    private static void in(Path folder, String line) {
        Run.ok(List.of("sh", "-c", "cd \"$0\" && " + line, folder.toString()));
    }

    private Run sameBuild() {
        return Run.of(
                List.of(folder.resolve("tree/scripts/same-build").toString(), first.toString()),
                Map.of("NO_COLOR", "1"));
    }

    @Test
    void equalBuilds() {
        Run run = sameBuild().expectOk();
        assertThat(run.err()).contains("both builds are equal");
        assertThat(run.lines()).hasSize(2);
    }

    @Test
    void eachDifferentFileIsReported() throws IOException {
        in(first, "echo c > rdma-c.pom; " + SUMS);
        secondBuild("echo other > rdma-b.pom; echo d > rdma-d.pom");
        Run run = sameBuild();
        assertThat(run.exit()).as(run.err()).isOne();
        assertThat(run.lines())
                .containsExactly(
                        "rdma-b.pom differs:",
                        "  1c1",
                        "  < b",
                        "  ---",
                        "  > other",
                        "rdma-c.pom: exists in one build only",
                        "rdma-d.pom: exists in one build only");
    }

    /** The equal lists of checksums describe the files as they were built, not as they are now. */
    @Test
    void fileChangedAfterTheBuild() {
        in(first, "echo changed > rdma-b.pom");
        Run run = sameBuild();
        assertThat(run.exit()).as(run.err()).isEqualTo(2);
        assertThat(run.err()).contains("rdma-b.pom: FAILED", "a folder is not what ./dev package wrote");
    }
}
