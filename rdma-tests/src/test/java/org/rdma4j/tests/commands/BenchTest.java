package org.rdma4j.tests.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.tests.support.Run;

/** The programs that {@code ./dev bench} starts. The tests of rdma-bench run the benchmarks themselves. */
class BenchTest {
    @TempDir
    private Path folder;

    private Path root;
    private StubbedTree tree;

    @BeforeEach
    void createTree() throws IOException {
        root = folder.resolve("a tree");
        tree = new StubbedTree(root, "bench", """
                for word; do case $word in -Dmdep.outputFile=*) echo class.path > "${word#*=}" ;; esac; done
                """);
        Files.createDirectories(root.resolve("rdma-bench/target"));
        tree.program("scripts/build-gen", "");
        tree.program("scripts/vm", "");
        tree.program("jdk/bin/java", "printf '%s\\n' \"$@\"\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                  | FULL calls startup generator waiting vm messages",
                "--quick                             | QUICK calls startup generator waiting",
                "--smoke                             | SMOKE calls startup generator waiting",
                "--quick --only vm                   | QUICK vm",
                "--only messages                     | FULL messages",
                "--only=startup                      | FULL startup",
                "--only startup,calls                | FULL startup calls",
                "--only=generator --smoke            | SMOKE generator",
            })
    void startsTheParts(String words, String started) {
        Run run = tree.run(words.isEmpty() ? new String[0] : words.split(" ")).expectOk();
        String[] effortAndParts = started.split(" ", 2);
        assertThat(run.out())
                .endsWith("org.rdma4j.bench.run.BenchMain\n" + effortAndParts[0] + "\n" + root
                        + "/rdma-bench/target/bench\n" + root + "/jdk/bin/java\n"
                        + effortAndParts[1].replace(' ', '\n') + "\n");
    }

    @Test
    void writesThePageOnlyWhenAsked() {
        assertThat(tree.run("--quick", "--page").expectOk().lines()).contains("-Drdma4j.bench.page=true");
        assertThat(tree.run("--quick").expectOk().lines()).contains("-Drdma4j.bench.page=false");
        Run smoke = tree.run("--smoke", "--page");
        assertThat(smoke.exit()).isEqualTo(2);
        assertThat(smoke.err()).contains("--page cannot be combined with --smoke or --jdk");
    }

    @Test
    void acceptsAFolderWithASpace() {
        assertThat(tree.run("--out=/a folder", "--smoke").expectOk().lines()).contains("/a folder");
    }

    @ParameterizedTest
    @CsvSource({"--jdk 28 --only startup", "--only=startup --jdk=28"})
    void startsAnotherJdkInSid(String words) throws IOException {
        tree.program("scripts/vm", "echo \"cache     ${0%/*}/../sid\"\n");
        tree.program("scripts/enter-root", "printf '%s\\n' \"$@\"\n");
        String java = "/usr/lib/jvm/java-28-openjdk-amd64/bin/java";
        Run without = tree.run(words.split(" "));
        assertThat(without.exit()).isEqualTo(2);
        assertThat(without.err()).contains("sid has no JDK 28");
        tree.program("sid/root" + java, "");
        assertThat(tree.run(words.split(" ")).expectOk().lines()).endsWith(java, "startup");
    }
}
