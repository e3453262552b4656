package org.rdma4j.tests.guest.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.examples.guide.EchoClient;
import org.rdma4j.examples.guide.EchoServer;
import org.rdma4j.message.MessageServer;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/** The examples {@link EchoServer} and {@link EchoClient}. */
@InGuest
@Timeout(60)
class EchoExampleTest {
    @OnDevices
    void answersAllMessages(Device device) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (MessageServer server = EchoServer.start(new InetSocketAddress(device.address(), 0))) {
            String port = Integer.toString(server.address().getPort());
            String large = "x".repeat(10_000);
            EchoClient.run(
                    new String[] {device.address(), port, "hello", "", large},
                    new PrintStream(out, true, StandardCharsets.UTF_8));
            assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("hello\n\n" + large + "\n");
        }
    }
}
