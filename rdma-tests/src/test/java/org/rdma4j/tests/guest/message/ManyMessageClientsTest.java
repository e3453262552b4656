package org.rdma4j.tests.guest.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.tests.guest.message.MessageClient.LIMIT;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.rdma4j.event.EventLoop;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.io.GuestJvm;
import org.rdma4j.tests.guest.io.HeldResources;
import org.rdma4j.tests.guest.message.MessageClient.Behavior;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.support.Run;

/**
 * A server with one event loop and many clients, some of which disconnect while requests are unanswered.
 *
 * <p>{@code -Drdma4j.clients=1000} sets the number of clients of the last round (default 20), and adds a test with that
 * number of clients in another JVM.
 */
@InGuest
@Timeout(600)
class ManyMessageClientsTest {
    /** Duration of a round in seconds. */
    private static final int SECONDS = 2;

    /** Number of clients in the other JVM, and of those whose link goes down. */
    private static final int GROUP = 10;

    /** Number of the first client in the other JVM. */
    private static final int STOPPED = 10_000;

    /** Number of the first client that the other JVM connects after its first clients have been disconnected. */
    private static final int KILLED = STOPPED + GROUP;

    private static final int UNLINKED = 30_000;

    private static final String CLIENTS_PROPERTY = "rdma4j.clients";

    /** Number of clients of the last round. */
    private static final int CLIENTS = Integer.getInteger(CLIENTS_PROPERTY, 20);

    /** A server and what its handler has seen. */
    private static final class ServedClients implements AutoCloseable {
        private final CountingHandler handler = new CountingHandler();
        private final MessageServer server;

        ServedClients(Device device) throws IOException {
            server = MessageServer.on(new InetSocketAddress(device.address(), 0))
                    .options(MessageClient.OPTIONS)
                    .maxConnections(Short.MAX_VALUE)
                    .handler(handler)
                    .start();
        }

        private GuestJvm clients(int first, String... arguments) throws IOException {
            List<String> words = new ArrayList<>(List.of(
                    server.address().getAddress().getHostAddress(),
                    Integer.toString(server.address().getPort()),
                    Integer.toString(first)));
            words.addAll(List.of(arguments));
            return new GuestJvm(MessageClients.class, List.of(), words.toArray(String[]::new));
        }

        /** Waits until the connections of clients have ended. */
        private void awaitEnds(int first, int count) throws InterruptedException {
            long start = System.nanoTime();
            for (int i = first; i < first + count; i++) {
                while (!handler.ends.containsKey(i)) {
                    assertThat(System.nanoTime() - start)
                            .as(
                                    "the connection of client %s has not ended; ended connections: %s",
                                    i, handler.ends.keySet())
                            .isLessThan(LIMIT.toNanos());
                    Thread.sleep(50);
                }
            }
        }

        private void awaitNoClients() throws InterruptedException {
            long start = System.nanoTime();
            while (handler.open.get() > 0) {
                assertThat(System.nanoTime() - start)
                        .as("%s connections remain: %s", handler.open, server.connections())
                        .isLessThan(LIMIT.toNanos());
                Thread.sleep(50);
            }
        }

        /** Checks that the connections of clients have ended, with a cause if they did not end by a close. */
        private void checkEnds(int first, int count, boolean failed) {
            for (int i = first; i < first + count; i++) {
                assertThat(handler.ends).containsKey(i);
                assertThat(handler.ends.get(i).isPresent())
                        .as("the connection of client %s failed: %s", i, handler.ends.get(i))
                        .isEqualTo(failed || Behavior.of(i) == Behavior.ABORT);
            }
        }

        @Override
        public void close() throws IOException {
            server.close();
        }
    }

    /** Returns the resources after a client has been served, because the library keeps some for the whole process. */
    private static HeldResources before(Device device) throws Exception {
        try (ServedClients served = new ServedClients(device);
                MessageClients clients = new MessageClients()) {
            clients.connect(served.server.address(), 1, 1);
            clients.each(MessageClient::close);
        }
        return HeldResources.of(device);
    }

    private static void checkNothingIsLeft(
            Device device, HeldResources before, String memoryBefore, TestReporter reporter) throws IOException {
        HeldResources after = HeldResources.of(device);
        reporter.publishEntry("left", after.descriptors().size() + " descriptors, " + after.objects());
        reporter.publishEntry("memory", "before " + memoryBefore + "; after " + memory());
        assertThat(after).isEqualTo(before);
    }

    /** Returns the resident and the pinned memory of this process. */
    private static String memory() throws IOException {
        try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"))) {
            return lines.filter(line -> line.matches("Vm(RSS|Pin):.*"))
                    .map(line -> line.replaceAll("\\s+", " "))
                    .collect(Collectors.joining(", "));
        }
    }

    @OnDevices
    void leavingClients(Device device, TestReporter reporter) throws Exception {
        HeldResources before = before(device);
        String memoryBefore = memory();
        try (ServedClients served = new ServedClients(device)) {
            InetSocketAddress address = served.server.address();
            try (GuestJvm other = served.clients(STOPPED, "forever", Integer.toString(GROUP));
                    MessageClients clients = new MessageClients()) {
                String process = other.line("process");
                other.line("ready");
                reporter.publishEntry("round", clients.round(address, 0, 1, SECONDS, () -> {}));
                reporter.publishEntry(
                        "round", clients.round(address, 1, 20, SECONDS, () -> MessagePeer.signal("STOP", process)));
                served.awaitEnds(STOPPED, GROUP);
                MessagePeer.signal("CONT", process);
                other.line("ready");
                reporter.publishEntry("round", clients.round(address, 21, CLIENTS, SECONDS, () -> {
                    other.kill();
                    reporter.publishEntry("objects", HeldResources.objects(device));
                }));
                served.awaitNoClients();
            }
            served.checkEnds(0, 21 + CLIENTS, false);
            served.checkEnds(STOPPED, GROUP, true);
            served.checkEnds(KILLED, GROUP, true);
            linkDown(device, served, reporter);
            assertThat(served.handler.failures).isEmpty();
        }
        checkNothingIsLeft(device, before, memoryBefore, reporter);
    }

    /**
     * The link goes down and up, and later clients are served. On soft-iWARP, the clients send requests while the link
     * is down, and their connections may survive or fail. On soft-RoCE, the clients are idle while the link is down,
     * because sends would fail, and because disconnections at that time would prevent later clients from connecting.
     */
    private static void linkDown(Device device, ServedClients served, TestReporter reporter) throws Exception {
        Files.writeString(Path.of("/proc/sys/net/ipv6/conf", device.netName(), "keep_addr_on_down"), "1");
        InetSocketAddress address = served.server.address();
        try (MessageClients clients = new MessageClients()) {
            clients.connect(address, UNLINKED, GROUP);
            if (device == Device.SIW) {
                CompletableFuture<Void> exchange = CompletableFuture.runAsync(
                        () -> exchangeOrClose(clients), command -> new Thread(command).start());
                setDownAndUp(device);
                exchange.join();
            } else {
                setDownAndUp(device);
                clients.each(client -> client.exchange(1));
            }
            long failed = served.handler.ends.keySet().stream()
                    .filter(client -> client >= UNLINKED)
                    .count();
            reporter.publishEntry("clients that the link has ended", Long.toString(failed));
            clients.each(MessageClient::close);
        }
        served.awaitNoClients();
        try (MessageClients clients = new MessageClients()) {
            clients.connect(address, UNLINKED + GROUP, GROUP);
            clients.each(MessageClient::close);
        }
        served.awaitNoClients();
    }

    private static void exchangeOrClose(MessageClients clients) {
        long end = System.nanoTime() + SECONDS * 1_000_000_000L;
        try {
            clients.each(client -> {
                try {
                    client.exchangeUntil(end);
                    client.awaitAll();
                } catch (IOException e) {
                    client.closeAfterLoss();
                }
            });
        } catch (Exception e) {
            throw new CompletionException(e);
        }
    }

    private static void setDownAndUp(Device device) throws InterruptedException {
        Run.ok(List.of("ip", "link", "set", device.netName(), "down"));
        try {
            Thread.sleep(500);
        } finally {
            Run.ok(List.of("ip", "link", "set", device.netName(), "up"));
        }
    }

    @OnDevices
    @EnabledIfSystemProperty(named = CLIENTS_PROPERTY, matches = "[0-9]+")
    void givenNumberOfClients(Device device, TestReporter reporter) throws Exception {
        HeldResources before = before(device);
        String memoryBefore = memory();
        try (ServedClients served = new ServedClients(device)) {
            try (GuestJvm rounds = served.clients(0, "10", Integer.toString(CLIENTS))) {
                rounds.line("connected");
                reporter.publishEntry("objects", HeldResources.objects(device));
                reporter.publishEntry("round", rounds.line("round"));
                rounds.line("done");
            }
            served.awaitNoClients();
            assertThat(served.handler.failures).isEmpty();
            served.checkEnds(0, CLIENTS, false);
        }
        checkNothingIsLeft(device, before, memoryBefore, reporter);
    }

    /**
     * The connections of a loop share a context. Without a large first queue, soft-iWARP would reject the 64th
     * connection.
     */
    @OnDevices(Device.SIW)
    void clientsWithASharedContext(Device device) throws Exception {
        MessageOptions options =
                new MessageOptions().withWindow(2).withRequests(2).withOffers(0);
        List<MessageConnection> connections = new ArrayList<>();
        try (MessageServer server = MessageServer.on(new InetSocketAddress(device.address(), 0))
                        .options(options)
                        .onMessage((client, message) -> {})
                        .start();
                EventLoop loop = EventLoop.start()) {
            for (int i = 0; i < 100; i++) {
                connections.add(MessageConnection.to(loop, server.address(), options, LIMIT));
            }
            for (MessageConnection each : connections) {
                each.close();
            }
        }
        assertThat(connections).hasSize(100);
    }
}
