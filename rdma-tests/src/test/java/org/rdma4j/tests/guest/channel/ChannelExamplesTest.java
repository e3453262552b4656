package org.rdma4j.tests.guest.channel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.examples.guide.ChannelRecipes;
import org.rdma4j.examples.guide.ChannelToItself;
import org.rdma4j.examples.guide.OneOfManyPeers;
import org.rdma4j.examples.guide.Replicas;
import org.rdma4j.examples.guide.ScatterAndGather;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/** Output of the example programs for channels. */
@InGuest
@Timeout(60)
class ChannelExamplesTest {
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);

    private void says(String... lines) {
        assertThat(said.toString(StandardCharsets.UTF_8).lines()).containsExactly(lines);
    }

    @Test
    void channelExample() throws IOException {
        ChannelToItself.run(Device.RXE.verbsName(), out);
        says("before: [8, 8, 8, 8, 0, 0, 0, 0]", "after: [8, 8, 8, 8, 8, 8, 8, 8]");
    }

    @Test
    void multiChannelExample() throws IOException {
        OneOfManyPeers.run(Device.RXE.verbsName(), out);
        says("before: [0, 0, 0, 0]", "after: [1, 1, 1, 1]");
    }

    @Test
    void scatterGatherExample() throws IOException {
        ScatterAndGather.run(Device.RXE.verbsName(), 5, out);
        says("before: [0, 0, 0, 0, 0]", "after: [1, 2, 3, 4, 5]");
    }

    @Test
    void replicasExample() throws IOException {
        Replicas.run(Device.RXE.verbsName(), out);
        says("failed peers: []", "failed peers: [1]");
    }

    @OnDevices
    void listeningPeers(Device device) throws Exception {
        ChannelRecipes.managed(new InetSocketAddress(device.address(), 0), out);
        says("3 answers");
    }

    @Test
    void exchangedEndpoints() throws IOException {
        ChannelRecipes.exchanged(Device.RXE.verbsName(), out);
        says("64 bytes from peer 0", "64 bytes from peer 1", "64 bytes from peer 2", "64 bytes in a future");
    }
}
