package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.sys.Errno;
import org.rdma4j.tests.support.C;
import org.rdma4j.tests.support.ChildJvm;
import org.rdma4j.tests.support.Run;

/** Each function returns the same in Java as in C on this machine, whatever its devices. */
class LibraryFactsTest {
    private static final Path DEVICES = Path.of("/sys/class/infiniband");
    private static final Path C_PROGRAM = C.program("library_facts", "-libverbs", "-lrdmacm");

    /** Runs both programs. Fails with the lines that differ, or returns their common output. */
    private static List<String> ask(Map<String, String> environment) {
        List<String> c =
                Run.of(List.of(C_PROGRAM.toString()), environment).expectOk().lines();
        List<String> java = ChildJvm.run(LibraryFacts.class, List.of(), environment)
                .expectOk()
                .lines();
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < Math.max(c.size(), java.size()); i++) {
            String left = i < c.size() ? c.get(i) : "nothing";
            String right = i < java.size() ? java.get(i) : "nothing";
            if (!left.equals(right)) {
                differences.add("C: " + left + "; Java: " + right);
            }
        }
        assertThat(differences).isEmpty();
        return java;
    }

    private static long devices() throws IOException {
        if (!Files.exists(DEVICES)) {
            return 0;
        }
        try (Stream<Path> devices = Files.list(DEVICES)) {
            return devices.count();
        }
    }

    @Test
    void outputIsEqualToC() {
        assertThat(ask(Map.of())).hasSizeGreaterThan(900);
    }

    /** The kernel supports RDMA but has no device: libibverbs looks for both below SYSFS_PATH. */
    @Test
    void withoutDeviceTheListIsEmpty(@TempDir Path sysfs) throws IOException {
        assumeTrue(devices() == 0, "this machine has RDMA devices, which libibverbs finds over netlink as well");
        Files.createDirectories(sysfs.resolve("class/infiniband"));
        Files.createDirectories(sysfs.resolve("class/infiniband_verbs"));
        Files.writeString(sysfs.resolve("class/infiniband_verbs/abi_version"), "6\n");
        assertThat(ask(Map.of("SYSFS_PATH", sysfs.toString()))).contains("ibv_get_device_list\tlist\t0\t0");
    }

    /** The kernel does not support RDMA, as in most containers: the list is NULL, and errno contains the reason. */
    @Test
    void withoutKernelSupportTheListIsNull(@TempDir Path sysfs) {
        assumeTrue(
                !Files.exists(DEVICES),
                "the kernel of this machine supports RDMA, which libibverbs finds over netlink as well");
        assertThat(ask(Map.of("SYSFS_PATH", sysfs.toString())))
                .contains("ibv_get_device_list\tNULL\t0\t" + Errno.ENOSYS);
    }
}
