package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.Listener;
import org.rdma4j.repetition.RandomInput;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tools.Main;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkStatus;

/**
 * Peers of the command {@code perf} that start with a valid greeting and then violate the protocol, and extreme
 * arguments.
 */
@InGuest
@RandomInput
@Timeout(300)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PerfProtocolViolationsTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);
    /** Longer than the server waits for a silent client. */
    private static final Duration MAX_BUSY = Duration.ofSeconds(60);

    private static final int MAX_BYTES = 4096;

    private static final int VERSION = 4;
    private static final byte[] HELLO = hello(VERSION);

    private GuestJvm server;

    /** Starts one server on all addresses for all tests. Each test finds it in the state that the previous one left. */
    @BeforeAll
    void startServer() throws IOException {
        server = new GuestJvm(Main.class, List.of(), "perf", "--listen");
        server.line("listening on all addresses");
    }

    @AfterAll
    void endServer() {
        server.close();
    }

    private static byte[] hello(int version) {
        return ByteBuffer.allocate(16)
                .putLong(0x7264_6d61_7065_7266L)
                .putInt(version)
                .putInt(0)
                .array();
    }

    private static final String CLIENT = """
            {"address":"10.0.0.1","device":"rxe0","transport":"RoCE","linkLayer":"Ethernet","port":1,"mtu":1024,\
            "gigabitsPerSecond":2.5,"rdmaCore":"44.0","rdmaTools":"1.0","java":"25","system":"Linux","processors":1}""";

    private static String task(String what, String timeout, String memory) {
        return "{\"what\":" + what + ",\"client\":" + CLIENT
                + ",\"depth\":1,\"inline\":0,\"events\":false,\"timeoutMillis\":" + timeout + ",\"memory\":" + memory
                + "}";
    }

    private static String what(String operation, String kind, long size) {
        return "{\"operation\":" + operation + ",\"kind\":" + kind + ",\"size\":" + size + "}";
    }

    private static List<String> tasks() {
        String memory = "{\"address\":4096,\"length\":1,\"rkey\":7}";
        String send = what("\"send\"", "\"latency\"", 8);
        List<String> all = new ArrayList<>(List.of(
                "null",
                "",
                "{}",
                "[",
                "7",
                task(what("\"send\"", "\"latency\"", 8), "1000", memory).replace(CLIENT, "null"),
                "[".repeat(MAX_BYTES),
                "x".repeat(MAX_BYTES + 1),
                task("null", "-1", "null"),
                task("{}", "1000", memory),
                task(send, "1000", "null"),
                task(send, "1000", memory),
                task(send, "1000", memory.replace(":1,", ":-1,")),
                task(send, "0", memory),
                task(send, "-9223372036854775808", memory),
                task(send, "9223372036854775807", memory),
                task(send, "86400000", memory.replace(":1,", ":1000000,")),
                task(what("null", "\"latency\"", 8), "1000", memory),
                task(what("\"read\"", "null", 8), "1000", memory)));
        for (long size : new long[] {0, -1, Integer.MIN_VALUE, Integer.MAX_VALUE, 1L << 31}) {
            all.add(task(what("\"write\"", "\"bandwidth\"", size), "1000", memory));
        }
        Random random = new Random();
        for (int i = 0; i < 5; i++) {
            StringBuilder one = new StringBuilder(task(send, "1000", memory));
            for (int change = 0; change <= i; change++) {
                one.setCharAt(random.nextInt(one.length()), (char) random.nextInt(128));
            }
            all.add(one.toString());
        }
        return all;
    }

    /**
     * Connects as a client does, when the server has done with the one before. A slow machine's first client may wait
     * for the server's classes for longer than the connection manager does.
     */
    private static Connection connected(String address) throws Exception {
        long start = System.nanoTime();
        while (true) {
            Connection client = Connection.to(
                    new InetSocketAddress(address, 7473), new ConnectionOptions().withPrivateData(HELLO), LIMIT);
            try {
                ReceiveRequest welcome =
                        client.prepareReceive(client.allocate(MAX_BYTES)).post();
                client.establish(LIMIT);
                welcome.await(LIMIT);
                return client;
            } catch (ConnectionException | RdmaTimeoutException e) {
                client.close();
                if (System.nanoTime() - start > MAX_BUSY.toNanos()) {
                    throw new AssertionError("the server does not accept a client after a violation", e);
                }
                Thread.sleep(100);
            }
        }
    }

    /** Sends a message, and waits for the answer or the disconnection. */
    private static void exchange(String address, String text) throws Exception {
        try (Connection server = connected(address)) {
            byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
            MemoryRegion memory = server.allocate(2 * MAX_BYTES + bytes.length + 1);
            ReceiveRequest answer =
                    server.prepareReceive(memory.slice(0, 2 * MAX_BYTES)).post();
            MemorySegment.copy(bytes, 0, memory.memory(), ValueLayout.JAVA_BYTE, 2 * MAX_BYTES, bytes.length);
            server.send(memory.slice(2 * MAX_BYTES, bytes.length), LIMIT);
            answer.await(LIMIT);
        } catch (RdmaException e) {
            // The server has disconnected without an answer.
        }
    }

    /**
     * Sends a task to the server, and returns the answer.
     *
     * @param memory memory of the connection, of twice {@link #MAX_BYTES}
     */
    private static String ask(Connection control, MemoryRegion memory, String task) throws RdmaException {
        ReceiveRequest answer =
                control.prepareReceive(memory.slice(0, MAX_BYTES)).post();
        byte[] bytes = task.getBytes(StandardCharsets.UTF_8);
        MemorySegment.copy(bytes, 0, memory.memory(), ValueLayout.JAVA_BYTE, MAX_BYTES, bytes.length);
        control.send(memory.slice(MAX_BYTES, bytes.length), LIMIT);
        return StandardCharsets.UTF_8
                .decode(answer.await(LIMIT).message().asByteBuffer())
                .toString();
    }

    /** The server allocates memory for a measurement, but not more than its limit. */
    @OnDevices
    void clientRequestsTooMuchMemory(Device device) throws Exception {
        try (Connection control = connected(device.address())) {
            String answer = ask(
                    control,
                    control.allocate(2 * MAX_BYTES),
                    task(
                            what("\"write\"", "\"latency\"", 1 << 30),
                            "60000",
                            "{\"address\":4096,\"length\":8589934592,\"rkey\":7}"));
            assertThat(answer).contains("needs 2147484672 bytes of memory; the limit is 268435456 (--max-memory)");
        }
    }

    /** Returns the memory that a message describes. */
    private static RemoteMemory memoryIn(String message) {
        String[] values = message.replaceAll(
                        ".*\"address\":(-?[0-9]+),\"length\":([0-9]+),\"rkey\":(-?[0-9]+).*", "$1 $2 $3")
                .split(" ");
        return new RemoteMemory(Long.parseLong(values[0]), Long.parseLong(values[1]), Integer.parseInt(values[2]));
    }

    /**
     * An RDMA write with immediate data takes the receive of the next message, and its length, which may exceed that of
     * a message, is not that of any bytes in the receive's buffer. (iWARP has no such writes.)
     */
    @OnDevices(Device.RXE)
    void clientWritesWithImmediateData(Device device) throws Exception {
        for (int length : new int[] {0, 8, MAX_BYTES, 1 << 16}) {
            try (Connection control = connected(device.address())) {
                MemoryRegion memory = control.allocate(MAX_BYTES + (1 << 16));
                ReceiveRequest offer =
                        control.prepareReceive(memory.slice(0, MAX_BYTES)).post();
                byte[] task = task(
                                what("\"write\"", "\"bandwidth\"", 1 << 16),
                                "1000",
                                "{\"address\":4096,\"length\":1000000,\"rkey\":7}")
                        .getBytes(StandardCharsets.UTF_8);
                MemorySegment.copy(task, 0, memory.memory(), ValueLayout.JAVA_BYTE, MAX_BYTES, task.length);
                control.send(memory.slice(MAX_BYTES, task.length), LIMIT);
                RemoteMemory there = memoryIn(StandardCharsets.UTF_8
                        .decode(offer.await(LIMIT).message().asByteBuffer())
                        .toString());
                try {
                    control.queuePair()
                            .prepareWrite(there.slice(0, length), memory.slice(MAX_BYTES, length))
                            .immediate(7)
                            .complete(LIMIT);
                } catch (WorkException e) {
                    // The disconnection may overtake the acknowledgement: see DisconnectingPeerTest.
                    assertThat(e.status()).isEqualTo(WorkStatus.WR_FLUSH_ERR);
                }
                server.line("lost the client " + device.address() + ": the peer has sent an invalid message: it has"
                        + " immediate data");
            }
        }
        StringWriter err = new StringWriter();
        String[] words = {"perf", device.address(), "-o", "send", "-m", "latency", "-s", "8", "-n", "10", "-W", "60000"
        };
        assertThat(run(err, words)).as(err.toString()).isZero();
    }

    /** The client receives messages in the same way as the server. */
    @OnDevices(Device.RXE)
    void serverWritesWithImmediateData(Device device) throws Exception {
        InetSocketAddress at = new InetSocketAddress(device.address(), 0);
        for (int length : new int[] {0, 1 << 16}) {
            try (Listener listener = Listener.on(at, new ConnectionOptions().withPrivateData(HELLO))) {
                Thread server = Thread.ofPlatform().start(() -> writeWithImmediate(listener, length));
                StringWriter err = new StringWriter();
                String port = Integer.toString(listener.address().getPort());
                String[] words = {
                    "perf", device.address(), "-p", port, "-o", "write", "-m", "bandwidth", "-s", "65536", "-W", "5000"
                };
                int code = run(err, words);
                server.join();
                assertThat(err.toString())
                        .isEqualTo("error: the peer has sent an invalid message: it has immediate data\n");
                assertThat(code).isEqualTo(3);
            }
        }
    }

    private static void writeWithImmediate(Listener listener, int length) {
        try (Connection client = listener.next(LIMIT)) {
            MemoryRegion memory = client.allocate(MAX_BYTES + (1 << 16));
            ReceiveRequest task =
                    client.prepareReceive(memory.slice(0, MAX_BYTES)).post();
            client.establish(LIMIT);
            byte[] hello = ("{\"refusal\":null,\"server\":" + CLIENT + ",\"token\":0,\"receives\":0,\"memory\":null}")
                    .getBytes(StandardCharsets.UTF_8);
            MemorySegment.copy(hello, 0, memory.memory(), ValueLayout.JAVA_BYTE, MAX_BYTES, hello.length);
            client.send(memory.slice(MAX_BYTES, hello.length), LIMIT);
            RemoteMemory there = memoryIn(StandardCharsets.UTF_8
                    .decode(task.await(LIMIT).message().asByteBuffer())
                    .toString());
            client.queuePair()
                    .prepareWrite(there.slice(0, length), memory.slice(MAX_BYTES, length))
                    .immediate(7)
                    .complete(LIMIT);
            client.awaitEnd(LIMIT);
        } catch (RdmaException e) {
            // the client has disconnected
        }
    }

    /** Simulates the loss of a client: its connections remain open, but it sends nothing further. */
    @OnDevices
    void silentClient(Device device) throws Exception {
        InetSocketAddress at = new InetSocketAddress(device.address(), 7473);
        try (Connection control = connected(device.address());
                MemoryRegion mine = MemoryRegion.allocate(control.domain(), MAX_BYTES, Access.REMOTE_WRITE)) {
            MemoryRegion memory = control.allocate(2 * MAX_BYTES);
            RemoteMemory room = mine.remoteMemory();
            String answer = ask(
                    control,
                    memory,
                    task(
                            what("\"read\"", "\"bandwidth\"", 64),
                            "60000",
                            "{\"address\":" + room.address() + ",\"length\":" + room.length() + ",\"rkey\":"
                                    + room.rkey() + "}"));
            control.prepareReceive(memory.slice(0, MAX_BYTES)).post();
            long token = Long.parseLong(answer.replaceAll(".*\"token\":(-?[0-9]+).*", "$1"));
            try (Connection lane = Connection.to(
                    at,
                    new ConnectionOptions()
                            .withPrivateData(
                                    ByteBuffer.allocate(8).putLong(token).array()),
                    LIMIT)) {
                lane.establish(LIMIT);
                long start = System.nanoTime();
                server.line("lost the client " + device.address() + ": read bandwidth, 64 bytes: the client has sent"
                        + " no heartbeat for 10 s");
                assertThat(System.nanoTime() - start).isBetween(5_000_000_000L, 30_000_000_000L);
                StringWriter err = new StringWriter();
                String[] words = {
                    "perf", device.address(), "-o", "read", "-m", "latency", "-s", "8", "-n", "10", "-W", "60000"
                };
                assertThat(run(err, words)).as(err.toString()).isZero();
            }
        }
    }

    /** Older and newer versions are rejected, also while another client is served, and the server remains usable. */
    @OnDevices
    void clientOfAnotherVersion(Device device) throws Exception {
        refusesOtherVersions(device);
        try (Connection served = connected(device.address())) {
            refusesOtherVersions(device);
            assertThat(served.isConnected()).isTrue();
        }
    }

    private void refusesOtherVersions(Device device) throws IOException {
        InetSocketAddress at = new InetSocketAddress(device.address(), 7473);
        for (int version : new int[] {VERSION - 1, VERSION + 1}) {
            ConnectionOptions other = new ConnectionOptions().withPrivateData(hello(version));
            ConnectionException refused = refusal(at, other);
            ByteBuffer reason = ByteBuffer.wrap(refused.event().privateData());
            assertThat(reason.getLong()).isEqualTo(0x7264_6d61_7065_7266L);
            assertThat(reason.getInt()).isEqualTo(VERSION);
            server.line("rejected " + device.address() + ": it uses another version of the protocol");
        }
    }

    private static ConnectionException refusal(InetSocketAddress at, ConnectionOptions options) throws IOException {
        while (true) {
            try (Connection client = Connection.to(at, options, LIMIT)) {
                client.establish(LIMIT);
                throw new AssertionError("a client of another version is served");
            } catch (ConnectionException e) {
                if (e.event().type() == EventType.REJECTED) {
                    return e;
                }
            } catch (RdmaTimeoutException e) {
                // Loading the classes of the server took longer than the connection manager waits.
            }
        }
    }

    private static int run(StringWriter err, String... words) {
        return Main.run(new PrintWriter(new StringWriter()), new PrintWriter(err, true), words);
    }

    /** The server remains usable after every message. */
    @OnDevices(Device.RXE)
    void serverSurvivesMalformedMessages(Device device) throws Exception {
        for (String text : tasks()) {
            exchange(device.address(), text);
        }
        Connection silent = connected(device.address());
        StringWriter err = new StringWriter();
        String[] words = {"perf", device.address(), "-o", "send", "-m", "latency", "-s", "8", "-n", "10", "-W", "60000"
        };
        assertThat(run(err, words)).as(err.toString()).isZero();
        silent.close();
    }

    /** Malformed answers of a server to the first and the second request of a client. */
    @OnDevices(Device.RXE)
    void clientReportsMalformedAnswers(Device device) throws Exception {
        String side =
                "{\"address\":\"a\",\"device\":\"d\",\"transport\":\"t\",\"linkLayer\":\"l\",\"port\":1,\"mtu\":1,"
                        + "\"gigabitsPerSecond\":1.0,\"rdmaCore\":\"r\",\"rdmaTools\":\"t\",\"java\":\"j\",\"system\":\"s\","
                        + "\"processors\":1}";
        String hello = "{\"refusal\":null,\"server\":" + side + ",\"token\":0,\"receives\":0,\"memory\":null}";
        String memory = "{\"address\":4096,\"length\":1,\"rkey\":7}";
        for (String answer : List.of(
                "null",
                "",
                "{}",
                "nonsense",
                hello.replace(side, "null"),
                hello.replace("memory\":null", "memory\":" + memory),
                hello.replace("token\":0", "token\":0.5").replace("memory\":null", "memory\":" + memory),
                hello.replace("memory\":null", "memory\":" + memory.replace(":1,", ":1000000,")))) {
            InetSocketAddress at = new InetSocketAddress(device.address(), 0);
            try (Listener listener = Listener.on(at, new ConnectionOptions().withPrivateData(HELLO))) {
                Thread server = Thread.ofPlatform().start(() -> answer(listener, hello, answer));
                StringWriter err = new StringWriter();
                int code = run(
                        err,
                        "perf",
                        device.address(),
                        "-p",
                        Integer.toString(listener.address().getPort()),
                        "-o",
                        "write",
                        "-m",
                        "latency",
                        "-s",
                        "8",
                        "-W",
                        "5000");
                server.join();
                assertThat(err.toString().lines()).as(answer + ": " + err).hasSize(1);
                assertThat(err.toString()).as(answer).startsWith("error: ");
                assertThat(code).as(answer).isEqualTo(3);
            }
        }
    }

    private static void answer(Listener listener, String first, String second) {
        try (Connection client = listener.next(LIMIT)) {
            MemoryRegion memory = client.allocate(3 * MAX_BYTES);
            ReceiveRequest question = client.queuePair()
                    .prepareReceive(memory.slice(0, MAX_BYTES))
                    .post();
            client.establish(LIMIT);
            for (String each : List.of(first, second)) {
                question.await(LIMIT);
                question.post();
                byte[] bytes = each.getBytes(StandardCharsets.UTF_8);
                MemorySegment.copy(bytes, 0, memory.memory(), ValueLayout.JAVA_BYTE, MAX_BYTES, bytes.length);
                client.queuePair()
                        .prepareSend(memory.slice(MAX_BYTES, bytes.length))
                        .complete(LIMIT);
            }
            client.awaitEnd(LIMIT);
        } catch (RdmaException e) {
            // The client disconnected early.
        }
    }

    @Test
    void extremeArguments() {
        StringWriter err = new StringWriter();
        for (String[] words : List.of(
                new String[] {"ping", "10.77.0.1", "-p", "0"},
                new String[] {"ping", "10.77.0.1", "-p", "65536"},
                new String[] {"ping", "10.77.0.1", "-p", "-1"},
                new String[] {"ping", "10.77.0.1", "-s", "2147483647"},
                new String[] {"ping", "10.77.0.1", "-c", "2147483648"},
                new String[] {"perf", "10.77.0.1", "-p", "65536"},
                new String[] {"perf", "10.77.0.1", "-W", "9223372036854775807"},
                new String[] {"perf", "10.77.0.1", "-D", "NaN"},
                new String[] {"perf", "10.77.0.1", "-D", "Infinity"},
                new String[] {"perf", "10.77.0.1", "-s", "2147483648"})) {
            assertThat(run(err, words)).as(String.join(" ", words) + "\n" + err).isEqualTo(2);
        }
        assertThat(run(err, "ping", "10.77.0.1", "-p", "7499", "-c", "2147483647"))
                .isEqualTo(1);
        assertThat(err.toString())
                .contains("no program listens at that address")
                .doesNotContain("\tat ");
    }

    @OnDevices(Device.RXE)
    void shortestDuration(Device device) throws Exception {
        for (String warmUp : List.of("0", "10")) {
            StringWriter err = new StringWriter();
            int code = run(
                    err,
                    "perf",
                    device.address(),
                    "-D",
                    "1e-300",
                    "-s",
                    "8",
                    "-o",
                    "write",
                    "-w",
                    warmUp,
                    "-W",
                    "60000");
            assertThat(code).as(err.toString()).isZero();
        }
    }
}
