package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.tests.support.ChildJvm;
import org.rdma4j.tests.support.Run;

/**
 * Every emitted layout, size and offset is that of the metadata, on each machine: the JVM is told which one to believe to
 * be on. That the metadata is right is the C compilers' to say (verify).
 */
class LayoutsTest {

    private static final Pattern SUMMARY =
            Pattern.compile("(\\d+) records, (\\d+) members, (\\d+) offsets, (\\d+) differences, wr_id at (\\d+)\\s*");

    @ParameterizedTest
    @CsvSource({"amd64, 168", "aarch64, 176"})
    void layoutsSizesAndOffsetsAreThoseOfTheMetadata(String machine, int workRequestId) {
        String[] files = Emitted.files().stream().map(Path::toString).toArray(String[]::new);
        Run run = on(machine, LayoutComparison.class, files);
        Matcher summary = SUMMARY.matcher(run.out());
        assertThat(summary.matches()).as("%s%s", run.out(), run.err()).isTrue();
        assertThat(Integer.parseInt(summary.group(1))).isGreaterThan(230);
        assertThat(Integer.parseInt(summary.group(2))).isGreaterThan(1200);
        assertThat(Integer.parseInt(summary.group(3))).isGreaterThan(1000);
        assertThat(summary.group(4)).isEqualTo("0");
        assertThat(summary.group(5)).isEqualTo(String.valueOf(workRequestId));
    }

    @Test
    void onAnotherMachineWhatIsTheSameEverywhereCanBeUsedAndTheRestSaysWhy() {
        Run run = on("riscv64", OtherMachineProbe.class);
        assertThat(run.out().lines())
                .containsExactly(
                        "ibv_wc: 48",
                        "ibv_qp_ex: java.lang.LinkageError",
                        "it knows x86_64 and aarch64, and names riscv64: true",
                        "again: java.lang.NoClassDefFoundError, because of the same: true");
    }

    private static Run on(String machine, Class<?> main, String... arguments) {
        return ChildJvm.start(main, List.of("-Dos.arch=" + machine), arguments);
    }
}
