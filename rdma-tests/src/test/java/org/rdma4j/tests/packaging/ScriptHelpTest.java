package org.rdma4j.tests.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.tests.support.Run;

/** Scripts that a maintainer calls by themselves say what they do. */
class ScriptHelpTest {
    private static final Path SCRIPTS = Path.of(System.getProperty("rdma4j.tests.root", ".."), "scripts");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "build-bench",
                "compare",
                "consumer",
                "count-tests",
                "package-sizes",
                "release-wrappers",
                "same-build",
                "sign"
            })
    void helpIsTheHeadOfTheScript(String script) {
        for (String option : List.of("-h", "--help")) {
            Run run = Run.ok(List.of(SCRIPTS.resolve(script).toString(), option));
            assertThat(run.err()).isEmpty();
            assertThat(run.out()).doesNotContain("set -euo", "#").hasSizeGreaterThan(80);
        }
    }
}
