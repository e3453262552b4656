package org.rdma4j.tests.guest.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.examples.guide.Broker;
import org.rdma4j.examples.guide.LoopRecipes;
import org.rdma4j.examples.guide.ManyRequests;
import org.rdma4j.examples.guide.MessageRecipes;
import org.rdma4j.examples.guide.ServerRecipes;
import org.rdma4j.examples.guide.Votes;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/** Output of the programs of the guides on messages, servers and event loops. */
@InGuest
@Timeout(120)
class MessageGuideExamplesTest {
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);

    private static InetSocketAddress address(Device device) {
        return new InetSocketAddress(device.address(), 0);
    }

    private void says(String... lines) {
        assertThat(said.toString(StandardCharsets.UTF_8).lines()).containsExactly(lines);
    }

    @OnDevices
    void votes(Device device) throws IOException {
        Votes.run(address(device), out);
        says("{coffee=1, tea=2}");
    }

    @OnDevices
    void messageTasks(Device device) throws Exception {
        MessageRecipes.run(address(device), out);
        says(
                "A",
                "B",
                "C",
                "D",
                "The server failed the request: The request is empty",
                "4000 bytes in small messages",
                "100000 bytes in a large message",
                "welcome",
                "welcome again");
    }

    @OnDevices
    void broker(Device device) throws IOException {
        Broker.run(address(device), out);
        says("the price is 42", "the price is 42");
    }

    @OnDevices
    void serverTasks(Device device) throws IOException {
        ServerRecipes.run(address(device), out);
        says("42", "1, 2", "1, 2", "true, rejected: TOO_MANY_CONNECTIONS", "1000 numbers");
    }

    @OnDevices
    void virtualThreads(Device device) throws IOException {
        ManyRequests.run(address(device), 1000, out);
        says("1000 answers");
    }

    @OnDevices
    void loopTasks(Device device) throws IOException {
        LoopRecipes.run(address(device), out);
        says("one millisecond later", "both sides on one loop", "ticks: 1", "hello");
    }
}
