package org.rdma4j.tests.guest.interop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.examples.rdmacore.Ucmatose;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/**
 * Tests {@code ucmatose} against its Java counterpart: four connections on one event channel, with five messages in
 * each direction.
 */
@Tag("guest")
@InGuest
@Timeout(150)
class UcmatoseInteropTest {
    private static final List<String> LOAD = List.of("-c", "4", "-C", "5", "-S", "500");
    private static final int RECEIVED = 20;

    @OnDevices
    void javaConnectsToC(Device device, TestReporter reporter) throws Exception {
        int port = 7240 + device.ordinal();
        var outcome = new Interop(reporter, "java-to-ucmatose-" + device)
                .toC(
                        arguments("ucmatose", "-b", device, port),
                        failed -> Listening.awaitRdma(port, failed),
                        out -> Ucmatose.run(own("-s", device, port), out));

        assertThat(outcome.java()).isEqualTo(RECEIVED);
        assertThat(outcome.c()).contains("data transfers complete", "return status 0");
    }

    @OnDevices
    void cConnectsToJava(Device device, TestReporter reporter) throws Exception {
        int port = 7250 + device.ordinal();
        var outcome = new Interop(reporter, "ucmatose-to-java-" + device)
                .fromC(
                        arguments("ucmatose", "-s", device, port),
                        failed -> Listening.awaitRdma(port, failed),
                        out -> Ucmatose.run(own("-b", device, port), out));

        assertThat(outcome.java()).isEqualTo(RECEIVED);
        assertThat(outcome.c()).contains("data transfers complete", "return status 0");
    }

    private static List<String> arguments(String program, String side, Device device, int port) {
        List<String> arguments =
                new ArrayList<>(List.of(program, side, device.address(), "-p", Integer.toString(port)));
        arguments.addAll(LOAD);
        return arguments;
    }

    private static String[] own(String side, Device device, int port) {
        List<String> all = arguments("", side, device, port);
        return all.subList(1, all.size()).toArray(String[]::new);
    }
}
