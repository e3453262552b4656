package org.rdma4j.tests.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.tests.support.Run;

/** Last line of the build, which counts the tests, and its exit code. */
class CountTestsTest {
    private static final Path SCRIPT = Path.of(System.getProperty("rdma4j.tests.root", ".."), "scripts", "count-tests");

    private static final String WHOLE = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuite name="A"
                tests="%d" errors="0" skipped="1" failures="%d">
            </testsuite>
            """;

    @TempDir
    private Path reports;

    private Run count() {
        return Run.of(List.of(SCRIPT.toString(), reports.toString()), Map.of());
    }

    private void report(String name, String text) throws IOException {
        Files.writeString(reports.resolve("TEST-" + name + ".xml"), text);
    }

    @Test
    void sumOfAllReports() throws IOException {
        report("A", WHOLE.formatted(3, 0));
        report("B", WHOLE.formatted(4, 0));
        assertThat(count().out()).isEqualTo("5 passed, 0 failed, 2 skipped\n");
        assertThat(count().exit()).isZero();
        report("C", WHOLE.formatted(2, 1));
        assertThat(count().out()).isEqualTo("5 passed, 1 failed, 3 skipped\n");
        assertThat(count().exit()).isEqualTo(1);
    }

    @Test
    void testsThatPassedInTheSecondRun() throws IOException {
        String report = """
                <testsuite name="%s" tests="4" errors="0" skipped="0" failures="0" flakes="1">
                  <testcase name="first" classname="A" time="0.091"/>
                  <testcase name="second&lt;&amp;&gt;&apos;" classname="A" time="0.091">
                    <flakyFailure message="once" type="java.lang.AssertionError">
                    </flakyFailure>
                  </testcase>
                  <testcase name="third &quot;(passed in the second run)&quot;" classname="A" time="0.091">
                    <system-out><![CDATA[
                    passed in the second run
                ]]></system-out>
                  </testcase>
                  <testcase name="in() Fourth: &quot;once&quot; (passed in the second run)" classname="A" time="0.091"/>
                </testsuite>
                """;
        report("A", report.formatted("A"));
        report("B", WHOLE.formatted(3, 0));
        assertThat(count().out()).isEqualTo("6 passed, 0 failed, 1 skipped\n");
        assertThat(count().exit()).isZero();
        assertThat(count().err()).isEqualTo("""
                rdma4j: failed in the first run and passed in the second; see the reports for the first failure:
                A: second<&>'
                A: in() Fourth: "once" (passed in the second run)
                """);
    }

    @Test
    void noReports() {
        assertThat(count().exit()).isEqualTo(1);
        assertThat(count().err()).contains("no test ran");
    }

    /** Truncated reports, as a full disk produces them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "<?xml version=\"1.0\"?>",
                "<testsuite name=\"B\" tests=\"9\" fail",
                "<testsuite tests=\"9\">\n"
            })
    void truncatedReport(String text) throws IOException {
        report("A", WHOLE.formatted(3, 0));
        report("B", text);
        assertThat(count().exit()).isEqualTo(1);
        assertThat(count().err()).contains("TEST-B.xml is incomplete");
    }
}
