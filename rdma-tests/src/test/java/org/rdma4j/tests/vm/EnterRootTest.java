package org.rdma4j.tests.vm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.rdma4j.tests.support.Run;

/** {@code scripts/enter-root} with the host's own root folder. */
class EnterRootTest {
    private static final int MISSING = 3;

    private static Run enter(String... words) {
        List<String> command =
                new ArrayList<>(List.of(Vm.root().resolve("scripts/enter-root").toString(), "/"));
        command.addAll(List.of(words));
        Run run = Run.of(command, Map.of());
        Assumptions.assumeFalse(
                run.exit() == MISSING && run.err().contains("may not create namespaces"), "no namespaces here");
        return run;
    }

    @Test
    void argumentsFolderAndExitCodeArePreserved() {
        Run run = enter(Vm.root().toString(), "sh", "-c", "pwd -P; printf '<%s>' \"$@\"; exit 7", "sh", "a  b", "");
        assertThat(run.out()).isEqualTo(System.getProperty("user.dir") + "\n<a  b><>");
        assertThat(run.exit()).as(run.err()).isEqualTo(7);
    }

    @Test
    void mountsEndWithTheProgram() {
        String here = Vm.root().toString();
        String before = Run.ok(List.of("cat", "/proc/self/mounts")).out();
        Run inside = enter(here, "grep", "-F", " " + here + " ", "/proc/self/mounts");
        assertThat(inside.exit()).as(inside.err()).isZero();
        assertThat(Run.ok(List.of("cat", "/proc/self/mounts")).out()).isEqualTo(before);
    }

    @Test
    void missingArguments() {
        Run run = enter();
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("usage: scripts/enter-root ROOT");
    }

    @Test
    void folderIsNoProgram() {
        Run run = enter(Vm.root().toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("usage: scripts/enter-root ROOT");
    }

    @Test
    void missingProgramIsReported() {
        Run run = enter("/no/such/program");
        assertThat(run.exit()).isEqualTo(127);
        assertThat(run.err()).contains("/no/such/program");
    }
}
