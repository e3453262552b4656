package org.rdma4j.tests.guest.interop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.examples.rdmacore.RdmaClient;
import org.rdma4j.examples.rdmacore.RdmaServer;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/**
 * Tests {@code rdma_client} and {@code rdma_server} against their Java counterparts. Both sides use the convenience
 * functions of rdma_verbs.h.
 */
@Tag("guest")
@InGuest
@Timeout(150)
class RdmaClientInteropTest {
    @OnDevices
    void javaConnectsToC(Device device, TestReporter reporter) throws Exception {
        String port = Integer.toString(7220 + device.ordinal());
        String[] client = {"-s", device.address(), "-p", port};
        var outcome = new Interop(reporter, "java-to-rdma_server-" + device)
                .toC(
                        List.of("rdma_server", "-s", device.address(), "-p", port),
                        failed -> Listening.awaitRdma(Integer.parseInt(port), failed),
                        out -> RdmaClient.run(client, out));

        // The C program sends its zeroed static buffer.
        assertThat(outcome.java()).isEqualTo(new byte[16]);
        assertThat(outcome.c()).contains("rdma_server: end 0");
    }

    @OnDevices
    void cConnectsToJava(Device device, TestReporter reporter) throws Exception {
        String port = Integer.toString(7230 + device.ordinal());
        String[] server = {"-s", device.address(), "-p", port};
        var outcome = new Interop(reporter, "rdma_client-to-java-" + device)
                .fromC(
                        List.of("rdma_client", "-s", device.address(), "-p", port),
                        failed -> Listening.awaitRdma(Integer.parseInt(port), failed),
                        out -> RdmaServer.run(server, out));

        assertThat(outcome.java()).isEqualTo(new byte[16]);
        assertThat(outcome.c()).contains("rdma_client: end 0");
    }
}
