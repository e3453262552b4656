package org.rdma4j.bench.vm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.bench.report.Result;
import org.rdma4j.bench.run.Effort;
import org.rdma4j.bench.run.PartFailure;

/** Tests the results from the output of the guest, for which a short script replaces the virtual machine. */
class PingPongBenchmarkTest {
    private static final String PRINTED = """
                something the kernel says
                run 1 c events 1000 1.00 0.100 0.500
                run 1 c events 3000 3.00 0.120 1.500
                run 1 twin events 1000 1.00 0.100 0.500
                run 1 twin-thread events 1000 1.00 0.100 0.500
                run 1 twin events 3000 3.00 0.122 1.500
                run 1 twin-thread events 3000 3.00 0.122 1.500
                run 1 sys events 1000 4.00 2.000 0.900
                run 1 sys-thread events 1000 4.00 1.000 0.800
                run 1 sys events 3000 6.20 2.030 2.000
                run 1 sys-thread events 3000 6.20 1.025 1.900
                run 1 io events 1000 4.00 2.000 0.900
                run 1 io-thread events 1000 4.00 1.000 0.800
                run 1 io events 3000 6.20 2.040 2.000
                run 1 io-thread events 3000 6.20 1.035 1.900
                send_lat 1 c events 120.0 138.5 150.0
                send_lat 1 io events 140.0 150.5 170.0
                """;

    @TempDir
    private Path directory;

    /** Returns the benchmark for a project with another {@code scripts/vm}. */
    private PingPongBenchmark with(String machine) throws IOException {
        Path project = Path.of(System.getProperty("rdma4j.bench.root"))
                .toAbsolutePath()
                .normalize();
        Path root = Files.createDirectory(directory.resolve("root"));
        for (String module : List.of("rdma-sys", "rdma-io", "rdma-examples", "rdma-bench")) {
            Files.createSymbolicLink(root.resolve(module), project.resolve(module));
        }
        Path script = Files.createDirectory(root.resolve("scripts")).resolve("vm");
        Files.writeString(script, "#!/bin/bash\n" + machine);
        Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwx------"));
        return new PingPongBenchmark(root, directory.resolve("out"), Effort.SMOKE);
    }

    /** Deletes the symbolic links, because JUnit prints a warning for each that it finds in the directory. */
    @AfterEach
    void withoutLinks() throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path link : files.filter(Files::isSymbolicLink).toList()) {
                Files.delete(link);
            }
        }
    }

    @Test
    void whatTheMachineIsToRunIsThere() throws IOException {
        PingPongBenchmark messages = with("""
                set -eu
                for word in ${*//:/ }; do
                    case $word in /*) [ -e "$word" ] || { echo "error: $word is not there"; exit 1; } ;; esac
                done
                for class in RawPingPong MeasuredPingPong SendLatency; do
                    [ -f "${0%%/*}/../rdma-bench/target/classes/org/rdma4j/bench/vm/$class.class" ]
                done
                echo "$@" > "${0%%/*}/words"
                cat << 'END'
                %sEND
                """.formatted(PRINTED));
        assertThat(messages.run()).hasSize(4 + 6 + 6 + 1 + 2);
        assertThat(directory.resolve("root/scripts/words"))
                .content()
                .startsWith("run --device rxe --exact-times ")
                .contains("pingpong.sh 1 1000 1000 /");
        assertThat(directory.resolve("out/rounds.txt")).content().contains("send_lat 1 io events");
    }

    @Test
    void aMachineThatCannotBeHadIsMissing() throws IOException {
        PingPongBenchmark messages = with("echo 'vm: to install: qemu' >&2; exit 3\n");
        assertThatThrownBy(messages::run)
                .isInstanceOfSatisfying(
                        PartFailure.class, failure -> assertThat(failure.code()).isEqualTo(PartFailure.MISSING))
                .hasMessageEndingWith("/scripts/vm ended with 3: vm: to install: qemu");
    }

    @Test
    void aMessageCostsWhatLiesBetweenTwoLooks() {
        List<Result> results = PingPongBenchmark.results(PRINTED);
        assertThat(results).hasSize(4 + 6 + 6 + 1 + 2);
        assertThat(results.get(2).value()).isCloseTo(1100, within(1e-6));
        Result user = results.get(6);
        assertThat(user.group()).isEqualTo("Ping-pong over soft-RoCE, events");
        assertThat(user.name()).isEqualTo("client's processor time, user, rdma-sys");
        assertThat(user.value()).isCloseTo(15, within(1e-6));
        assertThat(user.ratio().orElseThrow()).isCloseTo(1.5, within(1e-6));
        Result thread = results.get(7);
        assertThat(thread.name()).isEqualTo("client's processor time, user, rdma-sys, without the JVM's other threads");
        assertThat(thread.value()).isCloseTo(12.5, within(1e-6));
        Result beside = results.get(16);
        assertThat(beside.name()).isEqualTo("client's processor time, user, rdma-io compared to rdma-sys");
        assertThat(beside.ratio().orElseThrow()).isCloseTo(20.0 / 15, within(1e-6));
        Result half = results.get(18);
        assertThat(half.group()).isEqualTo("Half a round trip over soft-RoCE, events");
        assertThat(half.value()).isEqualTo(150.5);
        assertThat(half.reference()).hasValue(138.5);
    }

    @Test
    void aRunThatWasLookedAtOnceIsNoNumber() {
        assertThatThrownBy(() -> PingPongBenchmark.results("run 1 c events 1000 1.00 0.100 0.500\n"))
                .hasMessageContaining("1 lines for '1 events c'");
    }

    @Test
    void anIncompleteLineIsNoNumber() {
        assertThatThrownBy(() -> PingPongBenchmark.results("run 1 c events 1000\n"))
                .hasMessageContaining("run 1 c events 1000");
    }
}
