package org.rdma4j.tests.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.sys.HostRelease;
import org.rdma4j.sys.NativeLibrary;
import org.rdma4j.sys.report.RdmaReport;
import org.rdma4j.tests.support.Run;

/** The report on the host, as an object and as printed by {@code java -jar}. */
class ReportTest {
    @TempDir
    static Path temporary;

    private static Bench bench = new Bench(Path.of(""), SysJar.built(), Path.of(""));

    @TempDir
    Path directory;

    @BeforeAll
    static void makeJar() {
        bench = Bench.in(Host.directory(temporary.toAbsolutePath(), ""));
    }

    @Test
    void describesThisHost() {
        RdmaReport report = RdmaReport.create();
        assertThat(report.loads()).isTrue();
        assertThat(report.libraries().stream().map(RdmaReport.LibraryState::library))
                .containsExactly(NativeLibrary.values());
        assertThat(report.libraries().get(0).location()).isEqualTo(NativeLibrary.IBVERBS.location());
        assertThat(report.libraries().get(0).release())
                .contains(HostRelease.current().toString());
        assertThat(report.libraries()).allSatisfy(state -> {
            assertThat(state.problem()).isEmpty();
            assertThat(state.attempts()).isEmpty();
        });
        assertThat(report.jvm().version()).isEqualTo(Runtime.version().toString());
        assertThat(report.jvm().module()).isEmpty();
        assertThat(report.jvm().access()).isEqualTo(RdmaReport.NativeAccess.GRANTED);
        assertThat(report.host().libc()).matches("glibc \\d+\\.\\d+");
        assertThat(report.usable()).isEqualTo(report.devices().all().stream().anyMatch(RdmaReport.Device::isUsable));
    }

    @Test
    void requiresLockableMemory() {
        RdmaReport.DeviceFile file = new RdmaReport.DeviceFile("/dev/infiniband/uverbs0", true, "");
        RdmaReport here = RdmaReport.create();
        RdmaReport.Devices devices = new RdmaReport.Devices(
                List.of(new RdmaReport.Device("mlx5_0", file, Optional.of(true), "")), file, OptionalInt.of(1), "");
        assertThat(with(here, OptionalLong.of(0), false, devices).usable()).isFalse();
        assertThat(with(here, OptionalLong.of(0), true, devices).usable()).isTrue();
        assertThat(with(here, OptionalLong.of(4096), false, devices).usable()).isTrue();
        assertThat(with(here, OptionalLong.empty(), false, devices).usable()).isTrue();
    }

    private static RdmaReport with(
            RdmaReport report, OptionalLong lockedMemory, boolean exempt, RdmaReport.Devices devices) {
        RdmaReport.Host host = new RdmaReport.Host("Linux", "amd64", "glibc", "user", lockedMemory, exempt);
        return new RdmaReport(
                report.version(), report.jvm(), host, report.libraries(), 0, List.of(), devices, List.of());
    }

    @Test
    void limitOfLockedMemoryEqualsTheShells() {
        String limit = Run.ok(List.of("sh", "-c", "ulimit -l")).out().strip();
        RdmaReport.Host host = RdmaReport.create().host();
        if (limit.equals("unlimited")) {
            assertThat(host.lockedMemory()).isEmpty();
        } else {
            assertThat(host.lockedMemory()).hasValue(Long.parseLong(limit) * 1024);
        }
    }

    @Test
    void exitCodeStatesWhetherRdmaIsUsable() {
        Run run = bench.java().report();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("libibverbs      " + Bench.verbs() + ", rdma-core ");
        assertThat(run.out()).contains("Native access   granted");
        assertThat(run.exit()).isEqualTo(RdmaReport.create().usable() ? 0 : 1);
        assertThat(run.out().contains("RDMA can be used here.")).isEqualTo(run.exit() == 0);
    }

    @Test
    void listsMissingPackagesFirst() {
        Run run = bench.java(Bench.VERBS + "/nonexistent").report();
        assertThat(run.exit()).isEqualTo(1);
        List<String> lines = run.lines();
        assertThat(lines.get(0)).endsWith(": RDMA cannot be used here: not all libraries load.");
        assertThat(lines.get(2)).isEqualTo("What to do:");
        assertThat(lines.get(3)).startsWith("  - libibverbs.so.1: Correct ").contains("apt-get install libibverbs1");
        assertThat(run.out().split("apt-get install libibverbs1", -1)).hasSize(2);
        assertThat(run.out())
                .contains("tried /nonexistent (named by -Dorg.rdma4j.ibverbs.path)")
                .contains("librdmacm       not loaded\n  it needs libibverbs.so.1\n");
    }

    @Test
    void printsHelpAndRejectsUnknownArguments() {
        Run help = bench.java().report("--help");
        assertThat(help.exit()).isZero();
        assertThat(help.out()).startsWith("usage: java -jar rdma-sys.jar\n");
        Run wrong = bench.java().report("--jason");
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err()).isEqualTo("rdma-sys: unknown argument --jason; see --help\n");
    }

    @Test
    void listsFunctionsThatAnOlderHostLacks() {
        Run run = bench.java(Bench.VERBS + bench.olderVerbs()).report();
        assertThat(run.out())
                .contains("libibverbs      " + bench.directory() + "/older/libibverbs.so.1.11.33.2, rdma-core 33.2\n")
                .contains("  ibv_is_fork_initialized (libibverbs.so.1, since rdma-core 35.0)\n")
                .contains("  ibv_reg_dmabuf_mr (libibverbs.so.1, since rdma-core 34.0)\n")
                // This function is in every release, but not in the stub.
                .contains("  ibv_open_device (libibverbs.so.1)\n")
                .doesNotContain("  ibv_wc_status_str ");
    }

    @Test
    void reportsMissingNativeAccess() {
        String jar = bench.jar().toString();
        String launcher = "org.rdma4j.sys.report.Launcher";
        assertThat(bench.java().start("-cp", jar, launcher).out())
                .contains("Native access   not granted, but allowed with a warning")
                .contains("  - Start java with --enable-native-access=ALL-UNNAMED ");
        assertThat(bench.java()
                        .start("-p", jar, "-m", "org.rdma4j.sys/" + launcher)
                        .out())
                .contains("Loaded from     module org.rdma4j.sys")
                .contains("  - Start java with --enable-native-access=org.rdma4j.sys ");
        Run refused = bench.java().start("--illegal-native-access=deny", "-cp", jar, launcher);
        assertThat(refused.exit()).isEqualTo(1);
        assertThat(refused.out())
                .contains("Native access   refused")
                .contains("  - Start java with --enable-native-access=ALL-UNNAMED ");
    }
}
