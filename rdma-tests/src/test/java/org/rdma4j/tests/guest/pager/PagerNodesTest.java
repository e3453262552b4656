package org.rdma4j.tests.guest.pager;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.examples.pager.Coordinator;
import org.rdma4j.examples.pager.Page;
import org.rdma4j.examples.pager.PageTransport;
import org.rdma4j.examples.pager.PageTransport.Mode;
import org.rdma4j.examples.pager.Pager;
import org.rdma4j.examples.pager.PagerException;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.io.GuestJvm;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/** Pager nodes in other processes that are killed and restarted, and nodes with and without a device. */
@InGuest
@Timeout(300)
class PagerNodesTest {
    /** Beginning of the commands in the guide. */
    private static final String COMMAND = "./dev example Pager ";

    /**
     * Limit of a node that reports failures early but leaves time for successful operations on a slow, busy machine.
     */
    private static final Duration LIMIT = Duration.ofSeconds(8);

    private static final int PAGES = 64;

    private static GuestJvm node(Device device, URI coordinator) throws IOException {
        String words = "node b -c " + coordinator + " -a " + device.address() + " -m rdma -i token -t 60 -n " + PAGES;
        return new GuestJvm(Pager.class, List.of(), words.split(" "));
    }

    private static PageTransport.Builder builder(String name, Device device, URI coordinator) throws IOException {
        return PageTransport.builder(name, coordinator)
                .mode(Mode.RDMA)
                .address(InetAddress.getByName(device.address()))
                .frames(PAGES)
                .timeout(Duration.ofSeconds(30));
    }

    private static void checkAll(PageTransport from) throws IOException {
        for (Page page : from.fetchRemotePages("b", IntStream.range(0, PAGES).toArray())) {
            assertThat(Pager.isIntact(page)).as("%s", page).isTrue();
            page.close();
        }
    }

    /** Runs several command lines of {@code Pager} in one process, because a JVM takes long to start here. */
    static final class Sequence {
        private Sequence() {}

        public static void main(String[] commands) {
            int code = 0;
            for (String command : commands) {
                code = Pager.run(System.out, System.err, command.split(" "));
            }
            System.out.println("ended with " + code);
            System.exit(code);
        }
    }

    /** The three commands of docs/guide/remote-pages.md print the output shown there. */
    @OnDevices
    void demonstration(Device device) throws Exception {
        List<String> commands = new ArrayList<>();
        StringBuilder promised = new StringBuilder();
        for (String line : Files.readAllLines(Path.of("docs/guide/remote-pages.md"))) {
            if (line.startsWith(COMMAND) && line.contains("#")) {
                String[] parts = line.substring(COMMAND.length()).split(" +# ");
                commands.add(parts[0] + (parts[0].equals("coordinator") ? "" : " -a " + device.address()));
                String words = parts[1].replace("rxe0", device.verbsName()).replace("…", "\\E[0-9]+\\Q");
                promised.append("\\Q").append(words).append("\\E\n(?:.*\n)?");
            }
        }
        assertThat(commands).hasSize(3);
        try (GuestJvm pager = new GuestJvm(Sequence.class, List.of(), commands.toArray(String[]::new))) {
            assertThat(pager.rest()).matches(promised + "ended with 0\n");
        }
    }

    /** A call that cannot be served is answered once, without delaying other calls. */
    @OnDevices(Device.RXE)
    void unservableCalls(Device device) throws Exception {
        List<PageTransport> callers = new ArrayList<>();
        try (Coordinator coordinator = Coordinator.on(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
                PageTransport b = builder("b", device, coordinator.uri()).open();
                PageTransport a = builder("a", device, coordinator.uri()).open();
                HttpClient client = HttpClient.newHttpClient()) {
            Pager.fill(b.registerPages(PAGES));
            for (String name : List.of("first", "second", "third")) {
                callers.add(builder(name, device, coordinator.uri()).open());
                callInVain(client, coordinator.uri(), name);
            }
            checkAll(a);
        } finally {
            for (PageTransport caller : callers) {
                caller.close();
            }
        }
    }

    /** Calls node b with the endpoint of a nonexistent queue pair, and expects an error. */
    private static void callInVain(HttpClient client, URI coordinator, String name) throws Exception {
        String nowhere = "{\"lid\":0,\"gid\":\"::\",\"qpn\":17,\"psn\":0,\"mtu\":1024}";
        HttpRequest offer = HttpRequest.newBuilder(
                        coordinator.resolve("/nodes/" + name + "/rdma/endpoint?peer=b&call=1"))
                .POST(HttpRequest.BodyPublishers.ofString(nowhere))
                .build();
        assertThat(client.send(offer, HttpResponse.BodyHandlers.ofString()).statusCode())
                .isEqualTo(204);
        HttpRequest answer = HttpRequest.newBuilder(
                        coordinator.resolve("/nodes/b/rdma/endpoint?peer=" + name + "&call=1&wait=10000"))
                .build();
        assertThat(client.send(answer, HttpResponse.BodyHandlers.ofString()).body())
                .contains("error");
    }

    @OnDevices
    void killedNodeRejoins(Device device) throws Exception {
        try (Coordinator coordinator = Coordinator.on(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
                PageTransport a = builder("a", device, coordinator.uri()).open();
                PageTransport hasty = builder("hasty", device, coordinator.uri())
                        .timeout(LIMIT)
                        .open();
                GuestJvm killed = node(device, coordinator.uri())) {
            assertThat(killed.upTo("node"))
                    .isEqualTo("node b has " + PAGES + " pages, RDMA: " + device.verbsName() + " is usable\n");
            checkAll(a);
            checkAll(hasty);
            killed.kill();
            long start = System.nanoTime();
            assertThatExceptionOfType(PagerException.class)
                    .isThrownBy(() -> hasty.fetchRemotePage("b", 0))
                    .withMessageContaining("node 'b'");
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(LIMIT.plusSeconds(10));
            try (PageTransport b =
                    builder("b", device, coordinator.uri()).incarnation("token").open()) {
                Pager.fill(b.registerPages(PAGES));
                checkAll(hasty);
                checkAll(a);
            }
        }
    }

    /**
     * Nodes with and without a device read each other's pages over TCP. A node that requires RDMA gets an exception.
     */
    @OnDevices
    void mixedNodes(Device device) throws Exception {
        try (Coordinator coordinator = Coordinator.on(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
                PageTransport b =
                        builder("b", device, coordinator.uri()).mode(Mode.AUTO).open();
                PageTransport tcp =
                        builder("tcp", device, coordinator.uri()).mode(Mode.TCP).open();
                PageTransport rdma = builder("rdma", device, coordinator.uri()).open()) {
            assertThat(b.mode()).isEqualTo(Mode.RDMA);
            assertThat(b.reason()).isEqualTo(device.verbsName() + " is usable");
            Pager.fill(b.registerPages(PAGES));
            Pager.fill(tcp.registerPages(PAGES));
            checkAll(tcp);
            try (Page page = b.fetchRemotePage("tcp", 3)) {
                assertThat(Pager.isIntact(page)).isTrue();
            }
            assertThatExceptionOfType(PagerException.class)
                    .isThrownBy(() -> rdma.fetchRemotePage("tcp", 3))
                    .withMessage("node 'tcp' cannot be read by RDMA from this node (it has no device);"
                            + " open this node in the mode AUTO or TCP");
            assertThatExceptionOfType(PagerException.class)
                    .isThrownBy(() -> builder("x", device, coordinator.uri())
                            .device("mlx5_7")
                            .open())
                    .withMessageContaining("no RDMA device mlx5_7");
        }
    }
}
