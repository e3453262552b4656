package org.rdma4j.tests.vm;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The virtual machine itself, using C programs only: output and exit codes of commands, crashes of the guest, and the
 * network between two guests.
 */
class VmTest {
    private static final int TIME_UP = 124;

    private final Path folder = Guest.folder("vm-alone");

    @BeforeEach
    void isThere() {
        Vm.Result setup = Vm.run(folder.resolve("setup.log"), List.of("setup"));
        Assumptions.assumeFalse(
                setup.exit() == Vm.MISSING,
                () -> "not run, because the virtual machine is not available:\n" + setup.tail());
        assertThat(setup.exit()).as(setup.log()).isZero();
    }

    private Vm.Result run(String... words) {
        return Vm.run(folder.resolve("machine.log"), List.of(words));
    }

    @Test
    void outputAndExitCodeAreReturned() {
        Vm.Result result = run("run", "--timeout", "120", "rdma link; ulimit -l; echo words >&2; exit 7");
        assertThat(result.exit()).as(result.log()).isEqualTo(7);
        assertThat(result.log())
                .contains("link rxe0/1 state ACTIVE")
                .contains("link siw0/1 state ACTIVE")
                .contains("unlimited")
                .contains("words");
    }

    /** Options are validated before anything is downloaded. */
    @ParameterizedTest
    @CsvSource({
        "--suite buster status, --suite must be bullseye",
        "--suite sid --arch riscv64 status, --arch must be amd64 or arm64",
        "--arch arm64 status, requires --suite",
        "--suite, needs a value",
        "run --suite sid true, unknown option '--suite'",
        "run --peer sid-arm64 true, --peer requires the command pair",
        "pair --peer sid true -- true, --peer must be SUITE-ARCHITECTURE",
        "run --verbose=no true, --verbose takes no value",
        "run --share /nowhere/at/all true, there is no directory '/nowhere/at/all'"
    })
    void invalidSystems(String words, String objection) {
        Vm.Result result = run(words.split(" "));
        assertThat(result.exit()).as(result.log()).isEqualTo(2);
        assertThat(result.log()).contains(objection);
    }

    @Test
    void argumentsArriveUnchanged() {
        Vm.Result result = run(
                "run",
                "--device",
                "none",
                "--user",
                "nobody",
                "--memlock",
                "64",
                "--timeout",
                "120",
                "--",
                "sh",
                "-c",
                "printf '<%s>' \"$@\"; id -un; ulimit -l; rdma link",
                "sh",
                "a  b",
                "c'd",
                "$e",
                "");
        assertThat(result.log()).isEqualTo("<a  b><c'd><$e><>nobody\n64\n");
        assertThat(result.exit()).isZero();
    }

    @Test
    void kernelCrashIsReportedWithItsOutput() {
        // Output from just before the crash may be lost.
        Vm.Result result = run("run", "--timeout", "120", "echo before; sleep 2; echo c > /proc/sysrq-trigger");
        assertThat(result.exit()).as(result.log()).isEqualTo(Vm.BROKEN);
        assertThat(result.log()).contains("before").contains("Kernel panic");
    }

    @Test
    void runTimeIsLimited() {
        Vm.Result result = run("run", "--timeout", "1", "sleep 100");
        assertThat(result.exit()).as(result.log()).isEqualTo(TIME_UP);
        assertThat(result.log()).contains("exceeded the time limit");
    }

    @Test
    void bothDevicesReachTheOtherGuest() {
        Vm.Result result = run(
                "pair",
                "--timeout",
                "120",
                "rping -s -a 10.77.0.1 -C 5 -V & rxe=$!; rping -s -a 10.77.1.1 -p 7175 -C 5 -V & siw=$!; sleep 1; "
                        + "meet listening; wait $rxe && wait $siw",
                "--",
                "meet listening; rping -c -a 10.77.0.1 -C 5 -V -v && rping -c -a 10.77.1.1 -p 7175 -C 5 -V -v");
        assertThat(result.exit()).as(result.log()).isZero();
        assertThat(result.log().lines().filter(line -> line.startsWith("b: ping data: rdma-ping-4:")))
                .as(result.log())
                .hasSize(2);
    }

    @Test
    void failureOfOneGuestIsTheResult() {
        Vm.Result result = run("pair", "--device", "none", "--timeout", "120", "true", "--", "exit 5");
        assertThat(result.exit()).as(result.log()).isEqualTo(5);
        assertThat(result.log()).contains("machine b ended with exit code 5");
    }
}
