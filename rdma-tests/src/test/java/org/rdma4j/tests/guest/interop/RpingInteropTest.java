package org.rdma4j.tests.guest.interop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.examples.rdmacore.Rping;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/** {@code rping} with the Java program: the client verifies that it reads back the data that it wrote. */
@Tag("guest")
@InGuest
@Timeout(150)
class RpingInteropTest {
    private static final int ROUNDS = 10;
    private static final String COUNT = Integer.toString(ROUNDS);

    @OnDevices
    void javaConnectsToC(Device device, TestReporter reporter) throws Exception {
        String port = Integer.toString(7200 + device.ordinal());
        List<String> server =
                List.of("rping", "-s", "-a", device.address(), "-p", port, "-C", COUNT, "-S", "200", "-v", "-V");
        String[] client = {"-c", "-a", device.address(), "-p", port, "-C", COUNT, "-S", "200", "-v", "-V"};
        var outcome = new Interop(reporter, "java-to-rping-" + device)
                .toC(
                        server,
                        failed -> Listening.awaitRdma(Integer.parseInt(port), failed),
                        out -> Rping.run(client, out));

        assertThat(outcome.java()).isEqualTo(new Rping.Result(ROUNDS, 0));
        assertThat(outcome.c().lines().filter(line -> line.startsWith("server ping data: rdma-ping-")))
                .hasSize(ROUNDS)
                .allMatch(line -> line.length() == "server ping data: ".length() + 199);
    }

    @OnDevices
    void cConnectsToJava(Device device, TestReporter reporter) throws Exception {
        String port = Integer.toString(7210 + device.ordinal());
        List<String> client =
                List.of("rping", "-c", "-a", device.address(), "-p", port, "-C", COUNT, "-S", "200", "-v", "-V");
        String[] server = {"-s", "-a", device.address(), "-p", port, "-v"};
        var outcome = new Interop(reporter, "rping-to-java-" + device)
                .fromC(
                        client,
                        failed -> Listening.awaitRdma(Integer.parseInt(port), failed),
                        out -> Rping.run(server, out));

        assertThat(outcome.java().rounds()).isEqualTo(ROUNDS);
        assertThat(outcome.c()).doesNotContain("mismatch");
        assertThat(outcome.c().lines().filter(line -> line.startsWith("ping data: rdma-ping-")))
                .hasSize(ROUNDS);
    }
}
