package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.Listener;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.support.Run;
import org.rdma4j.tools.Main;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.ReceiveRequest;

/**
 * Devices that are removed while programs wait for them and send on them, and that are added again. The kernel
 * completes the removal only when no process has the device open.
 */
@InGuest
@Timeout(240)
class RemovedDeviceTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final int ROUNDS = 3 * Integer.getInteger("rdma4j.soak", 1);

    /** Time limit in milliseconds for waits to end and for the device to be closed. */
    private static final long MAX_MILLIS = 5000;

    private static final MessageOptions OPTIONS = new MessageOptions().withMaxMessageSize(1 << 16);

    /** A device on a network interface of its own, so that the other tests keep theirs. */
    private static final class Removable implements AutoCloseable {
        private final String name;
        private final String type;
        private final String network;
        private final String address;

        Removable(Device device) {
            this(device, "gone", 0);
        }

        /** Creates a device whose names begin with the prefix, and whose subnet has the number in its third byte. */
        private Removable(Device device, String prefix, int subnet) {
            type = device == Device.RXE ? "rxe" : "siw";
            name = prefix + "-" + type;
            network = "net-" + prefix + "-" + device.ordinal();
            address = "10.79." + (subnet + device.ordinal()) + ".1";
            Run.ok(List.of("ip", "link", "add", network, "type", "dummy"));
            Run.ok(List.of("ip", "address", "add", address + "/24", "dev", network));
            Run.ok(List.of("ip", "link", "set", network, "up"));
            add();
        }

        void add() {
            Run.ok(List.of("rdma", "link", "add", name, "type", type, "netdev", network));
        }

        /** Starts the removal, which completes when no process has the device open. */
        Process remove() throws IOException {
            return new ProcessBuilder("rdma", "link", "delete", name)
                    .redirectErrorStream(true)
                    .start();
        }

        void link(String state) {
            Run.ok(List.of("ip", "link", "set", network, state));
        }

        InetSocketAddress anyPort() {
            return new InetSocketAddress(address, 0);
        }

        /** Removes the network interface, and the device if it still exists and no process has it open. */
        @Override
        public void close() throws IOException {
            remove().onExit().orTimeout(LIMIT.toSeconds(), TimeUnit.SECONDS).join();
            // Blocks without end while the kernel has not removed the device.
            assertThat(Path.of("/sys/class/infiniband", name)).doesNotExist();
            Run.ok(List.of("ip", "link", "delete", network));
        }
    }

    private static long millisSince(long start) {
        return (System.nanoTime() - start) / 1_000_000;
    }

    private static void awaitRemoval(Process removal) throws InterruptedException {
        assertThat(removal.waitFor(MAX_MILLIS, TimeUnit.MILLISECONDS))
                .as("whether the removal has completed")
                .isTrue();
        assertThat(removal.exitValue()).isZero();
    }

    /**
     * Connects to a device that was added again, with retries: soft-RoCE is usable only some time after its port has
     * become active.
     */
    private static <T> T connected(ConnectionOf<T> action) throws Exception {
        long start = System.nanoTime();
        while (true) {
            try {
                return action.connect();
            } catch (IOException e) {
                if (System.nanoTime() - start > LIMIT.toNanos()) {
                    throw e;
                }
                Thread.sleep(50);
            }
        }
    }

    private interface ConnectionOf<T> {
        T connect() throws IOException;
    }

    @OnDevices
    void blockingCallsEndAndTheDeviceIsReused(Device device, TestReporter reporter) throws Exception {
        try (Removable removable = new Removable(device)) {
            for (int round = 0; round < ROUNDS; round++) {
                reporter.publishEntry("round " + round, blockingCalls(device, removable));
            }
        }
    }

    /** The servers of the tools end with one error, and let the device go. */
    @OnDevices
    void theServersOfTheToolsEnd(Device device) throws Exception {
        for (String command : List.of("ping", "perf")) {
            try (Removable removable = new Removable(device)) {
                connected(() -> Listener.on(removable.anyPort())).close();
                StringWriter output = new StringWriter();
                FutureTask<Integer> server = new FutureTask<>(() -> Main.run(
                        new PrintWriter(output, true),
                        new PrintWriter(output, true),
                        command,
                        "--listen",
                        removable.address));
                Thread.ofPlatform().start(server);
                Waits.until("the server listens", () -> output.toString().contains("listening on"));
                awaitRemoval(removable.remove());
                assertThat(server.get(LIMIT.toSeconds(), TimeUnit.SECONDS)).isEqualTo(3);
                assertThat(output.toString().lines())
                        .hasSize(2)
                        .last()
                        .asString()
                        .startsWith("error: Cannot accept connections at " + removable.address)
                        .endsWith("the device has been removed");
            }
        }
    }

    private static String blockingCalls(Device device, Removable removable) throws Exception {
        Process removal;
        String times;
        try (Listener listener = connected(() -> Listener.on(removable.anyPort()));
                Listener idle = Listener.on(removable.anyPort())) {
            CompletableFuture<Connection> posted = new CompletableFuture<>();
            CompletableFuture<Boolean> received = run(() -> {
                try (Connection server = listener.next(LIMIT).establish(LIMIT)) {
                    ReceiveRequest receive =
                            server.prepareReceive(server.allocate(64)).post();
                    posted.complete(server);
                    receive.await(LIMIT);
                    return true;
                }
            });
            try (Connection client =
                    connected(() -> Connection.to(listener.address(), LIMIT)).establish(LIMIT)) {
                Connection server = posted.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
                CompletableFuture<Connection> next = run(() -> idle.next(LIMIT));
                Thread.sleep(50);
                assertThat(server.isConnected() && client.isConnected()).isTrue();
                long start = System.nanoTime();
                removal = removable.remove();
                ConnectionException end = (ConnectionException) failure(next);
                long listenerMillis = millisSince(start);
                assertThat(end.event().type()).isEqualTo(EventType.DEVICE_REMOVAL);
                Throwable failed = failure(received);
                long receiveMillis = millisSince(start);
                assertThat(failed).isInstanceOf(RdmaException.class);
                if (device == Device.RXE) {
                    // soft-iWARP may flush the receive before the event arrives.
                    assertThat(failed).hasCauseInstanceOf(ConnectionException.class);
                }
                client.awaitEnd(LIMIT);
                assertThat(server.isConnected() || client.isConnected()).isFalse();
                assertThatThrownBy(() -> client.send(client.allocate(64), LIMIT))
                        .isInstanceOf(IOException.class);
                assertThat(removal.isAlive()).isTrue();
                times = "listener " + listenerMillis + " ms, receive " + receiveMillis + " ms";
            }
        }
        long start = System.nanoTime();
        awaitRemoval(removal);
        times += ", removal " + millisSince(start) + " ms after the close";
        removable.add();
        return times;
    }

    private interface Call<T> {
        T call() throws IOException;
    }

    private static <T> CompletableFuture<T> run(Call<T> call) {
        CompletableFuture<T> result = new CompletableFuture<>();
        Thread.ofPlatform().daemon().start(() -> {
            try {
                result.complete(call.call());
            } catch (Throwable e) {
                result.completeExceptionally(e);
            }
        });
        return result;
    }

    private static Throwable failure(CompletableFuture<?> future) {
        return future.handle((result, e) -> e)
                .orTimeout(MAX_MILLIS, TimeUnit.MILLISECONDS)
                .join();
    }

    /** The loops and the server stay open. They close the device, and open it again for new connections. */
    @OnDevices
    void serverUnderLoadSurvives(Device device, TestReporter reporter) throws Exception {
        HeldResources before = HeldResources.of(device);
        try (Removable removable = new Removable(device);
                EventLoop loop = EventLoop.start(new EventLoopOptions().withName("clients"))) {
            ConcurrentLinkedQueue<String> ends = new ConcurrentLinkedQueue<>();
            try (MessageServer server = MessageServer.on(new InetSocketAddress("0.0.0.0", 0))
                    .options(OPTIONS)
                    .onRequest((client, request) -> request.answer(request.memory()))
                    .onClose((client, cause) ->
                            ends.add(cause.map(Object::toString).orElse("")))
                    .start()) {
                InetSocketAddress address = new InetSocketAddress(
                        removable.address, server.address().getPort());
                for (int round = 0; round < ROUNDS; round++) {
                    reporter.publishEntry("round " + round, load(removable, loop, address, ends));
                }
                awaitRemoval(removable.remove());
            }
        }
        assertThat(HeldResources.of(device).objects()).isEqualTo(before.objects());
    }

    private static String load(
            Removable removable, EventLoop loop, InetSocketAddress address, ConcurrentLinkedQueue<String> ends)
            throws Exception {
        int clients = 4;
        List<MessageConnection> connections = new ArrayList<>();
        List<CompletableFuture<Integer>> running = new ArrayList<>();
        AtomicInteger answered = new AtomicInteger();
        for (int i = 0; i < clients; i++) {
            MessageConnection connection = connected(() -> MessageConnection.to(loop, address, OPTIONS, LIMIT));
            connections.add(connection);
            running.add(run(() -> {
                for (int count = 0; ; count++) {
                    connection.request(new byte[count % 10_000], LIMIT).close();
                    answered.incrementAndGet();
                }
            }));
        }
        Thread.sleep(200);
        Waits.until("a request has been answered", () -> answered.get() > 0);
        long start = System.nanoTime();
        Process removal = removable.remove();
        for (CompletableFuture<Integer> each : running) {
            assertThat(failure(each)).isInstanceOf(IOException.class);
        }
        long clientMillis = millisSince(start);
        awaitRemoval(removal);
        long removalMillis = millisSince(start);
        while (ends.size() < clients && millisSince(start) < MAX_MILLIS) {
            Thread.sleep(10);
        }
        assertThat(ends).hasSize(clients);
        ends.clear();
        for (MessageConnection each : connections) {
            each.abort();
        }
        removable.add();
        return answered + " answers, clients " + clientMillis + " ms, removal " + removalMillis + " ms";
    }

    /** A device without connections is closed as well. */
    @OnDevices
    void idleLoopClosesTheDevice(Device device) throws Exception {
        try (Removable removable = new Removable(device);
                EventLoop loop = EventLoop.start(new EventLoopOptions().withName("idle"))) {
            try (MessageServer server = MessageServer.on(new InetSocketAddress("0.0.0.0", 0))
                    .options(OPTIONS)
                    .start()) {
                InetSocketAddress address = new InetSocketAddress(
                        removable.address, server.address().getPort());
                MessageConnection connection = connected(() -> MessageConnection.to(loop, address, OPTIONS, LIMIT));
                connection.close();
                awaitRemoval(removable.remove());
                removable.add();
                connected(() -> MessageConnection.to(loop, address, OPTIONS, LIMIT))
                        .close();
                awaitRemoval(removable.remove());
            }
        }
    }

    /** A loop ends the connections of a port whose link remains down. */
    @OnDevices
    void linkGoesDown(Device device, TestReporter reporter) throws Exception {
        try (Removable removable = new Removable(device);
                EventLoop loop = EventLoop.start(
                        new EventLoopOptions().withName("link").withLinkTimeout(Duration.ofSeconds(1)));
                MessageServer server = MessageServer.on(new InetSocketAddress("0.0.0.0", 0))
                        .options(OPTIONS)
                        .loops(loop)
                        .onRequest((client, request) -> request.answer(request.memory()))
                        .start()) {
            InetSocketAddress address =
                    new InetSocketAddress(removable.address, server.address().getPort());
            for (int round = 0; round < ROUNDS; round++) {
                ConnectionOf<MessageConnection> client = () -> MessageConnection.to(loop, address, OPTIONS, LIMIT);
                MessageConnection connection =
                        device == Device.RXE ? afterInterruption(removable, client) : connected(client);
                CompletableFuture<?> received = run(() -> connection.receive(LIMIT));
                long start = System.nanoTime();
                removable.link("down");
                Throwable failure = failure(received);
                reporter.publishEntry("round " + round, millisSince(start) + " ms, " + failure);
                assertThat(failure).isInstanceOf(IOException.class);
                if (device == Device.RXE) {
                    assertThat(failure).hasStackTraceContaining("has been down for 1 s");
                }
                assertThat(connection.isOpen()).isFalse();
                connection.abort();
                removable.link("up");
                replaceAfterLoss(removable);
            }
        }
    }

    /** The connection manager of soft-RoCE stops sending when a connection ends while its link is down. */
    private static void replaceAfterLoss(Removable removable) throws Exception {
        awaitRemoval(removable.remove());
        removable.add();
    }

    /**
     * Returns a connection that has survived an interruption of its link. On a busy machine an interruption may last as
     * long as the link timeout and end the connection. In that case, makes another connection and repeats it.
     */
    private static MessageConnection afterInterruption(Removable removable, ConnectionOf<MessageConnection> client)
            throws Exception {
        while (true) {
            MessageConnection connection = connected(client);
            long start = System.nanoTime();
            removable.link("down");
            Thread.sleep(200);
            removable.link("up");
            boolean isShort = millisSince(start) < 800;
            try {
                connection.request(new byte[10], LIMIT).close();
                return connection;
            } catch (IOException e) {
                if (isShort) {
                    throw e;
                }
                connection.abort();
                replaceAfterLoss(removable);
            }
        }
    }

    /**
     * Without a loop, a waiting thread ends its connection if the link does not come back in time. The device is not
     * removed: soft-RoCE of Linux 6.1 sometimes does not complete the removal of a device, or of its network interface,
     * if the link was down when a connection ended.
     */
    @OnDevices
    void aLinkThatGoesDownEndsBlockingWaits(Device device, TestReporter reporter) throws Exception {
        ConnectionOptions options = new ConnectionOptions().withLinkTimeout(Duration.ofSeconds(1));
        Removable kept = new Removable(device, "kept", 128);
        try (Listener listener = connected(() -> Listener.on(kept.anyPort(), options))) {
            CompletableFuture<Connection> accepted =
                    run(() -> listener.next(LIMIT).establish(LIMIT));
            try (Connection client =
                            Connection.to(listener.address(), options, LIMIT).establish(LIMIT);
                    Connection server = accepted.get(LIMIT.toSeconds(), TimeUnit.SECONDS)) {
                CompletableFuture<Boolean> ended = run(() -> {
                    server.awaitEnd(LIMIT);
                    return server.isConnected();
                });
                long start = System.nanoTime();
                kept.link("down");
                ReceiveRequest receive = client.prepareReceive(client.allocate(64));
                assertThatThrownBy(() -> receive.complete(LIMIT))
                        .isInstanceOf(RdmaException.class)
                        .satisfies(e -> reporter.publishEntry(millisSince(start) + " ms, " + e.getCause()))
                        .hasStackTraceContaining(device == Device.RXE ? "has been down for 1 s" : "The connection to");
                assertThat(client.isConnected()).isFalse();
                assertThat(ended.get(MAX_MILLIS, TimeUnit.MILLISECONDS)).isFalse();
                assertThat(millisSince(start)).isLessThan(MAX_MILLIS);
                kept.link("up");
            }
        }
    }
}
