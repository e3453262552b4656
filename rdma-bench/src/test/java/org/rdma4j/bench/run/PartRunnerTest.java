package org.rdma4j.bench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.bench.report.Result;

class PartRunnerTest {
    @TempDir
    private Path directory;

    private final ByteArrayOutputStream table = new ByteArrayOutputStream();
    private final ByteArrayOutputStream errors = new ByteArrayOutputStream();
    private PartRunner parts;

    @BeforeEach
    void noPartYet() {
        parts = new PartRunner(
                directory.resolve("out"),
                new PrintStream(table, true, StandardCharsets.UTF_8),
                new PrintStream(errors, true, StandardCharsets.UTF_8));
    }

    private static Supplier<List<Result>> measures(String name) {
        return () -> List.of(Result.of("a group", name, "ns", 1));
    }

    private static Supplier<List<Result>> ends(int code, String text) {
        return () -> {
            ChildProcess.run(List.of("sh", "-c", "printf '%s' \"$0\"; exit " + code, text));
            return List.of();
        };
    }

    private Path json() {
        return directory.resolve("out/bench.json");
    }

    private String errors() {
        return errors.toString(StandardCharsets.UTF_8);
    }

    private String table() {
        return table.toString(StandardCharsets.UTF_8);
    }

    @Test
    void eachPartIsWrittenWhenItEnds() throws IOException {
        parts.run("calls", measures("one"));
        assertThat(table()).contains("one");
        assertThat(json()).content().contains("a group: one");
        parts.run("startup", measures("two"));
        assertThat(json()).content().contains("a group: one", "a group: two");
        assertThat(directory.resolve("out/bench.html")).content().contains(">one<", ">two<");
        assertThat(parts.finish()).isZero();
        assertThat(table()).endsWith("\n" + json() + "\n" + directory.resolve("out/bench.html") + "\n");
        assertThat(errors()).isEmpty();
    }

    @Test
    void aPartThatFailsLeavesTheOthers() throws IOException {
        parts.run("calls", measures("one"));
        parts.run("generator", ends(2, "some lines\nerror: it is wrong\n  at some place\n"));
        parts.run("vm", measures("three"));
        assertThat(parts.finish()).isOne();
        assertThat(json()).content().contains("a group: one", "a group: three");
        Path log = directory.resolve("out/generator.failure.txt");
        assertThat(errors())
                .isEqualTo("error: generator: sh ended with 2: it is wrong; see " + log
                        + "\nerror: failed: generator; see above\n");
        assertThat(log).content().contains("some lines\n", "  at some place\n");
    }

    @Test
    void whatIsMissingIsAnotherCode() throws IOException {
        parts.run("vm", ends(3, "vm: to install: qemu\n\n"));
        parts.run("generator", ends(1, ""));
        assertThat(parts.finish()).isEqualTo(3);
        assertThat(errors())
                .contains("error: vm: sh ended with 3: vm: to install: qemu; see ")
                .contains("error: generator: sh ended with 1: it printed nothing; see ")
                .endsWith("error: failed: vm, generator; see above\n");
        assertThat(json()).doesNotExist();
        assertThat(table()).isEmpty();
    }

    @Test
    void aProgramThatIsNotThereIsMissing() throws IOException {
        parts.run("generator", () -> {
            ChildProcess.run(List.of("/no/such/program"));
            return List.of();
        });
        assertThat(parts.finish()).isEqualTo(3);
        assertThat(errors()).startsWith("error: generator: ").contains("/no/such/program");
    }

    @Test
    void aFaultOfTheBenchmarkIsAFailedPart() throws IOException {
        parts.run("startup", () -> {
            throw new IllegalStateException("a line\nand another");
        });
        parts.run("calls", () -> {
            throw new UnsatisfiedLinkError("no library");
        });
        assertThat(parts.finish()).isOne();
        Path log = directory.resolve("out/startup.failure.txt");
        assertThat(errors())
                .startsWith("error: startup: java.lang.IllegalStateException: a line; see " + log + "\n")
                .contains("error: calls: java.lang.UnsatisfiedLinkError: no library; see ");
        assertThat(log).content().contains("and another", "\tat " + PartRunnerTest.class.getName());
    }

    @Test
    void theFailureOfAnEarlierRunGoes() throws IOException {
        parts.run("vm", ends(1, ""));
        assertThat(directory.resolve("out/vm.failure.txt")).exists();
        parts.run("vm", measures("one"));
        assertThat(directory.resolve("out/vm.failure.txt")).doesNotExist();
    }
}
