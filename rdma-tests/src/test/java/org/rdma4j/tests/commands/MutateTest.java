package org.rdma4j.tests.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.tests.support.Run;

/** The output of {@code ./dev mutate} for given reports of pitest. */
class MutateTest {
    @TempDir
    private Path folder;

    private StubbedTree tree(String maven) throws IOException {
        Files.createDirectories(folder.resolve("rdma-gen/src/main/java/org/rdma4j/gen/merge"));
        return new StubbedTree(folder, "mutate", maven);
    }

    @Test
    void listsAndCountsSurvivors() throws IOException {
        Run run = tree("""
                for word; do case $word in
                    -DtargetClasses=*) [ "$word" = '-DtargetClasses=org.rdma4j.gen.merge.*' ] || return 1 ;;
                    -DreportsDirectory=*)
                        mkdir -p "${word#*=}"
                        for end in 12,KILLED,aTest 9,SURVIVED,none 40,NO_COVERAGE,none 41,TIMED_OUT,none; do
                            echo "BinaryShape.java,org.rdma4j.gen.merge.BinaryShape,org.pitest.gregor.mutators.MathMutator,of,$end"
                        done > "${word#*=}/mutations.csv" ;;
                esac; done
                """).run("--survivors", "--threads", "1", "merge").expectOk();
        assertThat(run.lines())
                .containsExactly(
                        "merge/BinaryShape.java:9 of Math",
                        "merge/BinaryShape.java:40 of Math (not reached)",
                        "package               changes   killed  not reached  survived    score",
                        "merge                       4        2            1         1   50.0 %",
                        "all                         4        2            1         1   50.0 %");
    }

    @Test
    void reportsTestsThatFailWithoutMutation() throws IOException {
        Run run =
                tree("echo 'SEVERE : Tests failing without mutation'; return 1").run("merge");
        assertThat(run.exit()).isOne();
        assertThat(run.err())
                .contains("SEVERE : Tests failing without mutation")
                .endsWith("error: nothing was measured; see rdma-gen/target/mutate.log\n");
    }
}
