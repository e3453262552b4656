package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tools.Main;
import org.rdma4j.verbs.ReceiveRequest;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** The command line tools, in comparison with those of rdma-core. */
@InGuest
@Timeout(120)
class CommandLineTest {
    private static final Duration LIMIT = Duration.ofSeconds(30);

    private record Ran(int code, String out, String err) {}

    private static Ran run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
        return new Ran(code, out.toString(), err.toString());
    }

    /** Returns the output of {@code ibv_devinfo -v}: the first word of each value, by name. */
    private static Map<String, String> devinfo(Device device) throws IOException {
        Process process = new ProcessBuilder("ibv_devinfo", "-v", "-d", device.verbsName())
                .redirectErrorStream(true)
                .start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        Map<String, String> values = new HashMap<>();
        text.lines().map(String::strip).forEach(line -> {
            int colon = line.indexOf(':');
            if (colon > 0 && colon < line.length() - 1) {
                String value = line.substring(colon + 1).strip();
                values.putIfAbsent(line.substring(0, colon), value.split("\\s+")[0]);
            }
        });
        return values;
    }

    @OnDevices
    @Shows({Capability.TRANSPORT, Capability.DEVICE_BY_NAME, Capability.DEVICE_ATTRIBUTES, Capability.PORT_STATE})
    void devicesAgreesWithDevinfo(Device device) throws IOException {
        Ran ran = run("devices", "--json", device.verbsName());
        assertThat(ran.code()).isZero();
        JsonNode node = new ObjectMapper().readTree(ran.out()).get(0);
        Map<String, String> expected = devinfo(device);
        List<String> compared = new ArrayList<>();
        for (JsonNode level : List.of(node, node.get("ports").get(0))) {
            level.properties().forEach(property -> {
                String said = expected.get(property.getKey());
                if (said != null && property.getValue().isValueNode()) {
                    assertThat(number(property.getValue().asString()))
                            .as(property.getKey())
                            .isEqualTo(number(said));
                    compared.add(property.getKey());
                }
            });
        }
        assertThat(compared)
                .contains(
                        "node_guid", "sys_image_guid", "vendor_id", "max_qp", "max_qp_wr", "max_mr_size", "atomic_cap")
                .contains("state", "max_mtu", "active_mtu", "port_lid", "hw_ver", "phys_port_cnt", "max_srq_sge")
                .hasSizeGreaterThan(28);
    }

    /** Converts decimal and hexadecimal numbers to the same form. */
    private static String number(String text) {
        try {
            return Long.toUnsignedString(
                    text.startsWith("0x")
                            ? Long.parseUnsignedLong(text.substring(2), 16)
                            : Long.parseUnsignedLong(text));
        } catch (NumberFormatException e) {
            return text.toUpperCase(Locale.ROOT);
        }
    }

    @OnDevices
    void devicesOnOneLine(Device device) {
        Ran ran = run("devices");
        assertThat(ran.code()).isZero();
        assertThat(ran.out())
                .containsPattern("(?m)^" + device.verbsName() + " .* ACTIVE .* " + device.netName() + " +"
                        + device.address() + "$");
        Ran nobody = run("devices", "mlx5_0");
        assertThat(nobody.code()).isEqualTo(3);
        assertThat(nobody.err()).contains("No RDMA device has the name mlx5_0", "rxe0");
    }

    @OnDevices
    void ping(Device device) {
        CompletableFuture<Ran> peer = listen("ping", "--listen", "--once", device.address());
        Ran ran = run("ping", "-c", "3", "-i", "1", "-W", "30000", device.address());
        for (long start = System.nanoTime(); ran.code() != 0 && System.nanoTime() - start < LIMIT.toNanos(); ) {
            // The peer may not listen yet, or has ended as described at serverOfSilentClient.
            assertThat(ran.err()).contains("no program listens at that address");
            if (peer.isDone()) {
                peer = listen("ping", "--listen", "--once", device.address());
            }
            ran = run("ping", "-c", "3", "-i", "1", "-W", "30000", device.address());
        }
        assertThat(ran.out()).contains("seq=3 time=", "3 sent, 3 answered", "round trip in us: min ");
        assertThat(peer.join().code()).isZero();
    }

    /**
     * On soft-iWARP, messages that a client sends before the server has accepted may be dropped, so the server sends
     * first.
     */
    @OnDevices
    void pingServerSendsFirst(Device device) throws IOException {
        Ran server = serverOfSilentClient(device, false, "ping", "--listen", "--once", "-p", "7479", device.address());
        assertThat(server.code()).isZero();
    }

    @OnDevices
    void pingServerDisconnectsASilentClient(Device device) throws IOException {
        Ran server = serverOfSilentClient(
                device, true, "ping", "--listen", "--once", "--idle", "300", "-p", "7479", device.address());
        assertThat(server.err()).contains("lost the client " + device.address() + ": it sent no message for 300 ms");
    }

    /** Not run in the common pool, where the server would block a thread until a client connects. */
    private static CompletableFuture<Ran> listen(String... arguments) {
        return CompletableFuture.supplyAsync(
                () -> run(arguments), command -> Thread.ofPlatform().daemon().start(command));
    }

    /**
     * Runs a server for one client, which receives the empty first message and sends none. Connects again until the
     * server listens. On soft-iWARP the first message may overtake the response of the server, so that the connection
     * fails and the server ends. In that case, starts the server again.
     *
     * @param waits whether the client waits until the server disconnects
     */
    private static Ran serverOfSilentClient(Device device, boolean waits, String... arguments) throws IOException {
        InetSocketAddress at = new InetSocketAddress(device.address(), 7479);
        CompletableFuture<Ran> running = listen(arguments);
        long end = System.nanoTime() + LIMIT.toNanos();
        while (true) {
            try (Connection server = Connection.to(at, LIMIT)) {
                ReceiveRequest first =
                        server.queuePair().prepareReceive(server.allocate(1)).post();
                server.establish(LIMIT);
                assertThat(first.await(LIMIT).length()).isZero();
                if (waits) {
                    server.awaitEnd(LIMIT);
                }
                break;
            } catch (ConnectionException e) {
                if (System.nanoTime() > end) {
                    throw e;
                }
                if (running.isDone()) {
                    running = listen(arguments);
                }
            }
        }
        return running.join();
    }

    @OnDevices
    void badUsage(Device device) {
        assertThat(run("ping", "--size", "0", device.address()).code()).isEqualTo(2);
        assertThat(run("ping", "--interval", "-1", device.address()).code()).isEqualTo(2);
        assertThat(run("devises").err()).contains("devices");
        assertThat(run().code()).isEqualTo(2);
    }
}
