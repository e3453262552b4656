package org.rdma4j.gen.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.gen.problem.ProblemException;

/** {@link Command} runs programs, and terminates those that hang or print without end. */
class CommandTest {

    @Test
    void returnsBothStreamsAndTheExitCode() {
        CommandResult result = Command.run(List.of("sh", "-c", "echo out; echo err >&2; exit 3"));
        assertThat(result).isEqualTo(new CommandResult(3, "out\n", "err\n"));
        assertThat(result.succeeded()).isFalse();
        assertThat(result.complaint()).isEqualTo("err");
    }

    @Test
    void complaintIsTheFirstErrorLine() {
        assertThat(new CommandResult(1, "", "a.s: Assembler messages:\na.s:5: Error: bad name\n").complaint())
                .isEqualTo("a.s:5: Error: bad name");
        assertThat(new CommandResult(1, "", "cc version 12\na.c:5: error: no\n").complaint())
                .isEqualTo("a.c:5: error: no");
    }

    @Test
    void doesNotBlockOnAFullPipe() {
        CommandResult result = Command.run(List.of(
                "sh", "-c", "head -c 1000000 /dev/zero | tr '\\0' e >&2; head -c 1000000 /dev/zero | tr '\\0' o"));
        assertThat(result.out()).hasSize(1_000_000);
        assertThat(result.err()).hasSize(1_000_000);
    }

    @Test
    void passesTheInput() {
        String text = "ä".repeat(200_000);
        assertThat(Command.of("cat").input(text).run().out()).isEqualTo(text);
    }

    @Test
    void ignoresUnreadInput() {
        assertThat(Command.of("true").input("x".repeat(1_000_000)).run().succeeded())
                .isTrue();
    }

    @Test
    void runsInTheCLocale() {
        assertThat(Command.run(List.of("sh", "-c", "echo $LC_ALL")).out()).isEqualTo("C\n");
    }

    @Test
    void runsInTheGivenFolder(@TempDir Path folder) throws Exception {
        assertThat(Command.of("pwd").in(folder).run().out().strip())
                .isEqualTo(folder.toRealPath().toString());
    }

    @Test
    void terminatesAProgramThatHangs() {
        Command slow = Command.of("sh", "-c", "sleep 60; true").within(Duration.ofMillis(200));
        long start = System.nanoTime();
        assertThatThrownBy(slow::run)
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("did not finish within");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
    }

    @Test
    void terminatesAProgramWithUnlimitedOutput() throws InterruptedException {
        String mark = "rdma4j-" + ProcessHandle.current().pid();
        Command endless = Command.of("sh", "-c", "yes " + mark + "; true");
        assertThatThrownBy(endless::run)
                .isInstanceOf(ProblemException.class)
                .hasMessage("'sh -c yes " + mark + "; true' wrote more than 64 MiB; run it by hand to see why");
        assertNoProgramWith(mark);
    }

    /**
     * The wait of one second lets the reader threads start: the JDK drains and closes a pipe that has no reader yet.
     */
    @Test
    void reportsAProgramThatKeepsTheOutputOpen() {
        Command daemon = Command.of("sh", "-c", "sleep 20 & sleep 1");
        assertThatThrownBy(daemon::run)
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("a child process keeps its output open");
    }

    /** A program that runs commands which never end, each with a child process. */
    public static final class Hanging {
        public static void main(String[] args) {
            for (int i = 0; i < Integer.parseInt(args[1]); i++) {
                new Thread(() -> Command.of("sh", "-c", "sleep " + args[0] + "; true")
                                .run())
                        .start();
            }
        }
    }

    /** With many commands, some are being started when the process is terminated. */
    @ParameterizedTest
    @ValueSource(ints = {1, 300})
    void terminatesProgramsWithThisProcess(int count) throws Exception {
        String mark = "98765." + ProcessHandle.current().pid();
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Hanging.class.getName(),
                        mark,
                        String.valueOf(count))
                .start();
        while (programsWith(mark) < 3) {
            assertThat(process.isAlive()).isTrue();
            Thread.sleep(count == 1 ? 50 : 1);
        }
        process.destroy();
        process.waitFor();
        assertNoProgramWith(mark);
    }

    private static long programsWith(String mark) {
        return ProcessHandle.allProcesses()
                .filter(p -> p.info().commandLine().orElse("").contains(mark))
                .count();
    }

    private static void assertNoProgramWith(String mark) throws InterruptedException {
        for (int i = 0; i < 100 && programsWith(mark) > 0; i++) {
            Thread.sleep(50);
        }
        assertThat(programsWith(mark)).isZero();
    }

    @Test
    void namesThePackageOfAMissingProgram() {
        assertThatThrownBy(() -> Command.run(List.of("/nowhere/readelf")))
                .isInstanceOf(ProblemException.class)
                .hasMessage("cannot run '/nowhere/readelf': program not found; install the package binutils");
    }

    @Test
    void namesThePackageOfACrossCompiler() {
        assertThat(Command.of("aarch64-linux-gnu-gcc").remedy()).isEqualTo("install the package gcc-aarch64-linux-gnu");
        assertThat(Command.of("frobnicate").remedy()).isEqualTo("install it, or name another program");
    }
}
