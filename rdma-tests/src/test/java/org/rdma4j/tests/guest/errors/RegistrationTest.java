package org.rdma4j.tests.guest.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_LOCAL_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_ON_DEMAND;
import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_RELAXED_ORDERING;
import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_REMOTE_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RDMA_READ;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_READ;

import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.support.Run;

/** Registrations that fail because of the memory, the access flags or a limit. */
@InGuest
@Timeout(60)
class RegistrationTest {
    private static final int NOBODY = 65534;
    private static final int LIMIT = 64 << 10;

    @OnDevices
    void relaxedOrderingIsAccepted(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there = pair.node()
                    .region(pair.arena().allocate(1000), pair.node().access() | IBV_ACCESS_RELAXED_ORDERING)
                    .fill(0, 1000, 1);
            Region here = pair.region(1000);
            pair.send(IBV_WR_RDMA_READ).all(here).remote(there, 0).signalled().post(pair.leftQp());
            pair.left().expect(IBV_WC_RDMA_READ);
            here.expect(0, 1000, 1);
        }
    }

    @OnDevices
    void remoteWriteRequiresLocalWrite(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment memory = node.arena().allocate(64);
            assertThat(register(node, memory, 64, IBV_ACCESS_REMOTE_WRITE)).isEqualTo("EINVAL");
        }
    }

    @OnDevices
    void unmappedMemory(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment nowhere = MemorySegment.ofAddress(4096);
            assertThat(register(node, nowhere, 4096, IBV_ACCESS_LOCAL_WRITE)).isEqualTo("EFAULT");
        }
    }

    @OnDevices
    void onDemandPaging(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment memory = node.arena().allocate(64);
            String answer = register(node, memory, 64, IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_ON_DEMAND);
            if (node.pagesOnDemand()) {
                assertThat(answer).isEqualTo("success");
            } else {
                assertThat(answer).isIn("EOPNOTSUPP", "EINVAL");
            }
        }
    }

    @OnDevices
    void unprivilegedUserHasALimitOnLockedMemory(Device device) {
        assertThat(OrdinaryUser.RUN.expectOk().lines())
                .filteredOn(line -> line.startsWith(device + " "))
                .containsExactly(
                        device + " a quarter: success", device + " four times: ENOMEM", device + " a quarter: success");
    }

    /** Runs one program for all devices, because starting a JVM takes time. Started when first needed. */
    private static final class OrdinaryUser {
        private static final Run RUN = Run.of(
                List.of(
                        "setpriv",
                        "--reuid=" + NOBODY,
                        "--regid=" + NOBODY,
                        "--clear-groups",
                        // The user may read the class path, which may be in a home folder, but has the usual limit on
                        // locked memory.
                        "--inh-caps=-all,+dac_read_search",
                        "--ambient-caps=-all,+dac_read_search",
                        "prlimit",
                        "--memlock=" + LIMIT,
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xint",
                        "-XX:+UseSerialGC",
                        "-XX:-UsePerfData",
                        "-Xshare:auto",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        MemlockProbe.class.getName(),
                        String.valueOf(LIMIT)),
                Map.of());
    }

    private static String register(Node node, MemorySegment memory, long length, int access) {
        MemorySegment region = Ibverbs.ibv_reg_mr(node.pd(), memory, length, access);
        String answer = Call.error(region);
        if (answer.equals("success")) {
            Call.ok("ibv_dereg_mr", Ibverbs.ibv_dereg_mr(region));
        }
        return answer;
    }
}
