package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.Listener;
import org.rdma4j.examples.guide.Admission;
import org.rdma4j.examples.guide.ConnectByHand;
import org.rdma4j.examples.guide.Datagrams;
import org.rdma4j.examples.guide.Multicast;
import org.rdma4j.examples.guide.OneSided;
import org.rdma4j.examples.guide.TemporaryAccess;
import org.rdma4j.examples.guide.WriteAndNotify;
import org.rdma4j.examples.pager.TwoNodes;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/** Output of the programs of the guides to one-sided operations, datagrams, the connection manager and remote pages. */
@InGuest
@Timeout(60)
class ConnectionExamplesTest {
    private static final String HERE = Device.RXE.address();

    /** A side of an example program. */
    private interface Side {
        void run(PrintStream out) throws Exception;
    }

    private static FutureTask<String> start(Side side) {
        FutureTask<String> task = new FutureTask<>(() -> output(side));
        new Thread(task, "other side").start();
        return task;
    }

    private static String output(Side side) throws Exception {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        side.run(new PrintStream(said, true, StandardCharsets.UTF_8));
        return said.toString(StandardCharsets.UTF_8);
    }

    /** Runs a client, which is rejected until the server listens. */
    private static String clientOf(FutureTask<String> server, Side client) throws Exception {
        while (true) {
            try {
                return output(client);
            } catch (ConnectionException notListening) {
                assertThat(server.isDone()).as("the server has ended").isFalse();
                Thread.sleep(100);
            }
        }
    }

    private static InetSocketAddress address(int port) {
        return new InetSocketAddress(HERE, port);
    }

    @Test
    void oneSided() throws Exception {
        FutureTask<String> server = start(out -> OneSided.server(address(7473), out));
        assertThat(clientOf(server, out -> OneSided.client(address(7473), out)).lines())
                .containsExactly("counter 41, text \"from the server\"", "counter was 41", "swapped: true");
        assertThat(server.get()).isEqualTo("counter 100, text \"from the client\"\n");
    }

    @Test
    void writeAndNotify() throws Exception {
        FutureTask<String> server = start(out -> WriteAndNotify.server(address(7474), out));
        clientOf(server, out -> WriteAndNotify.client(address(7474)));
        assertThat(server.get().lines()).containsExactly("flag: first text", "immediate data 7: second text");
    }

    @Test
    void temporaryAccess() throws Exception {
        FutureTask<String> server = start(out -> TemporaryAccess.server(address(7475), out));
        assertThat(clientOf(server, out -> TemporaryAccess.client(address(7475), out)))
                .isEqualTo("second write: REM_ACCESS_ERR\n");
        assertThat(server.get().lines()).containsExactly("returned: true, bound: false", "written: a visitor was here");
    }

    @Test
    void datagrams() throws Exception {
        FutureTask<String> server = start(out -> Datagrams.server(InetAddress.getByName(HERE), Duration.ofSeconds(10)));
        for (String text : new String[] {"hello", "a second client"}) {
            String answer = clientOf(server, out -> out.print(Datagrams.client(address(7476), text)));
            assertThat(answer).isEqualTo(text);
        }
        server.get();
    }

    @Test
    void multicast() throws Exception {
        InetAddress local = InetAddress.getByName(HERE);
        InetAddress group = InetAddress.getByName("239.7.7.7");
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
        FutureTask<String> receiver = start(unused -> Multicast.receive(local, group, out));
        while (said.size() == 0) {
            assertThat(receiver.isDone()).isFalse();
            Thread.sleep(20);
        }
        Multicast.send(local, group);
        receiver.get();
        assertThat(said.toString(StandardCharsets.UTF_8).lines())
                .containsExactly("member of 239.7.7.7", "datagram 1", "datagram 2", "datagram 3");
    }

    @OnDevices
    void admission(Device device) throws Exception {
        try (Listener listener = Listener.on(new InetSocketAddress(device.address(), 0))) {
            FutureTask<String> server = start(out -> Admission.server(listener));
            assertThat(output(out -> Admission.client(listener.address(), 2000, out)))
                    .isEqualTo("rejected: at most 1000 messages\n");
            assertThat(output(out -> Admission.client(listener.address(), 10, out)))
                    .isEqualTo("accepted: welcome, " + device.address() + "\n");
            server.get(20, TimeUnit.SECONDS);
        }
    }

    @Test
    void connectByHand() throws Exception {
        String device = Device.RXE.verbsName();
        try (ServerSocket listener = new ServerSocket(0)) {
            FutureTask<String> server = start(out -> ConnectByHand.run(device, listener.accept(), "one", out));
            Socket socket = new Socket("127.0.0.1", listener.getLocalPort());
            assertThat(output(out -> ConnectByHand.run(device, socket, "two", out)))
                    .isEqualTo("one\n");
            assertThat(server.get()).isEqualTo("two\n");
        }
    }

    @OnDevices
    void pagesOfTwoNodes(Device device) throws Exception {
        assertThat(output(out -> TwoNodes.run(InetAddress.getByName(device.address()), out))
                        .lines())
                .containsExactly("RDMA: page 17", "fetched before the change: page 17");
    }
}
