package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.rdma4j.tests.guest.io.Ends.LIMIT;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.Listener;
import org.rdma4j.examples.Hello;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkStatus;

/** Connections through the connection manager, and how they end. */
@InGuest
@Timeout(90)
class ConnectionsTest {

    private interface Action<T> {
        T run() throws IOException;
    }

    private static <T> CompletableFuture<T> elsewhere(Action<T> action) {
        Supplier<T> supplier = () -> {
            try {
                return action.run();
            } catch (IOException e) {
                throw new CompletionException(e);
            }
        };
        return CompletableFuture.supplyAsync(supplier, command -> new Thread(command).start());
    }

    private static Listener listener(Device device) throws IOException {
        return Listener.on(new InetSocketAddress(device.address(), 0));
    }

    @OnDevices
    void theFirstProgram(Device device) throws IOException {
        CompletableFuture<Boolean> server = elsewhere(() -> {
            Hello.main(new String[] {"server", device.address()});
            return true;
        });
        for (int attempt = 0; ; attempt++) {
            try {
                Hello.main(new String[] {"client", device.address()});
                break;
            } catch (ConnectionException e) {
                // The server may not have begun to listen.
                assertThat(attempt).isLessThan(200);
            } catch (IOException e) {
                // A client whose server has failed tells only that the connection is over.
                assertThatCode(() -> server.get(10, TimeUnit.SECONDS))
                        .as("the server of a client that was told: %s", e)
                        .doesNotThrowAnyException();
                throw e;
            }
        }
        try {
            assertThat(server.join()).isTrue();
        } catch (CompletionException e) {
            // The client has the answer, and parts at once: soft-RoCE, not that of 6.1, may take the acknowledgement
            // with it.
            assertThat(System.getProperty("rdma4j.cell")).as("%s", e).isNotNull();
            assertThat(e.getCause())
                    .isInstanceOfSatisfying(
                            WorkException.class,
                            answer -> assertThat(answer.status()).isEqualTo(WorkStatus.WR_FLUSH_ERR));
            assertThat(device).isEqualTo(Device.RXE);
        }
    }

    @OnDevices
    void privateDataBothWays(Device device) throws IOException {
        try (Listener listener = Listener.on(
                        new InetSocketAddress(device.address(), 0),
                        new ConnectionOptions().withPrivateData("welcome".getBytes(StandardCharsets.UTF_8)));
                Connection client = Connection.to(
                        listener.address(),
                        new ConnectionOptions().withPrivateData("may I".getBytes(StandardCharsets.UTF_8)),
                        LIMIT)) {
            CompletableFuture<Connection> accepted =
                    elsewhere(() -> listener.next(LIMIT).establish(LIMIT));
            client.establish(LIMIT);
            try (Connection server = accepted.join()) {
                assertThat(new String(server.peerData(), StandardCharsets.UTF_8))
                        .startsWith("may I");
                assertThat(new String(client.peerData(), StandardCharsets.UTF_8))
                        .startsWith("welcome");
                assertThat(server.peerAddress().getAddress().getHostAddress()).isEqualTo(device.address());
                assertThat(client.peerAddress()).isEqualTo(listener.address());
            }
        }
    }

    @OnDevices
    void nobodyListens(Device device) throws IOException {
        InetSocketAddress nobody = new InetSocketAddress(device.address(), 9);
        assertThatExceptionOfType(ConnectionException.class)
                .isThrownBy(() -> {
                    try (Connection connection = Connection.to(nobody, LIMIT)) {
                        connection.establish(LIMIT);
                    }
                })
                .matches(e -> e.event().type() == EventType.REJECTED)
                .withMessageContainingAll(
                        "Cannot connect to " + device.address() + ":9",
                        "connection refused",
                        "no program listens at that address");
    }

    @OnDevices
    void aRequestThatNobodyTakes(Device device) throws IOException {
        try (Listener listener = listener(device);
                Connection client = Connection.to(listener.address(), LIMIT)) {
            long start = System.nanoTime();
            // soft-iWARP's call itself waits for the peer's answer; only soft-RoCE's can be given up.
            if (device == Device.RXE) {
                assertThatExceptionOfType(RdmaTimeoutException.class)
                        .isThrownBy(() -> client.establish(Duration.ofMillis(500)));
                assertThat(System.nanoTime() - start).isLessThan(10_000_000_000L);
            }
            assertThatExceptionOfType(RdmaTimeoutException.class).isThrownBy(() -> {
                listener.next(LIMIT).close();
                listener.next(Duration.ofMillis(100)).close();
            });
        }
    }

    @OnDevices
    void aPeerThatLeavesEndsTheWait(Device device) throws IOException {
        try (Listener listener = listener(device);
                Connection client = Connection.to(listener.address(), LIMIT)) {
            CompletableFuture<Connection> accepted =
                    elsewhere(() -> listener.next(LIMIT).establish(LIMIT));
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> client.awaitEnd(LIMIT))
                    .withMessageContaining("Call establish() first");
            MemoryRegion buffer = client.allocate(16);
            ReceiveRequest never = client.queuePair().prepareReceive(buffer).post();
            client.establish(LIMIT);
            assertThatExceptionOfType(RdmaTimeoutException.class)
                    .isThrownBy(() -> client.awaitEnd(Duration.ofMillis(50)))
                    .withMessageContaining("The peer " + device.address() + ":")
                    .withMessageContaining("did not disconnect within 50 ms");
            accepted.join().close();
            long start = System.nanoTime();
            client.awaitEnd(LIMIT);
            assertThat(client.isConnected()).isFalse();
            assertThatExceptionOfType(WorkException.class)
                    .isThrownBy(() -> never.await(LIMIT))
                    .satisfies(ended -> {
                        // soft-iWARP may give work back before it tells of the end.
                        if (device == Device.RXE) {
                            assertThat(ended).hasCauseInstanceOf(ConnectionException.class);
                        }
                    });
            SendRequest send = client.queuePair().prepareSend(buffer);
            Throwable refused = catchThrowable(send::post);
            while (!(refused.getCause() instanceof ConnectionException)) {
                assertThat(System.nanoTime() - start).isLessThan(10_000_000_000L);
                Thread.yield();
                refused = catchThrowable(send::post);
            }
            assertThat(refused).isInstanceOf(WorkException.class);
            assertThat(client.isConnected()).isFalse();
        }
    }

    /** soft-RoCE's peer has to answer the goodbye, and this one does not: the wait for it is no work. */
    @OnDevices
    void closingWaitsWithoutSpinning(Device device) throws IOException {
        try (Listener listener = listener(device)) {
            CompletableFuture<Connection> accepted =
                    elsewhere(() -> listener.next(LIMIT).establish(LIMIT));
            Connection client = Connection.to(listener.address(), LIMIT).establish(LIMIT);
            try (Connection server = accepted.join()) {
                assertThat(server.isConnected()).isTrue();
                ThreadMXBean threads = ManagementFactory.getThreadMXBean();
                long before = threads.getCurrentThreadCpuTime();
                client.close();
                assertThat(threads.getCurrentThreadCpuTime() - before)
                        .as("processor time, in ns")
                        .isLessThan(500_000_000L);
            }
        }
    }

    @OnDevices
    void requestsThatArriveTogetherAreAllServed(Device device) throws IOException {
        try (Listener listener = listener(device)) {
            CompletableFuture<?>[] clients = new CompletableFuture<?>[8];
            // One at a time is accepted; soft-iWARP may leave unread what its client sends before it stands.
            Semaphore standing = new Semaphore(0);
            CompletableFuture<Void> served = new CompletableFuture<>();
            for (int i = 0; i < clients.length; i++) {
                clients[i] = elsewhere(() -> {
                    try (Connection client = Connection.to(listener.address(), LIMIT)) {
                        MemoryRegion buffer = client.allocate(8);
                        ReceiveRequest greeting =
                                client.queuePair().prepareReceive(buffer).post();
                        client.establish(LIMIT);
                        standing.acquireUninterruptibly();
                        client.queuePair().prepareSend(buffer).complete(LIMIT);
                        int length = greeting.await(LIMIT).length();
                        // Who parts earlier may take the acknowledgement of the greeting with it.
                        served.join();
                        return length;
                    }
                });
            }
            // On iWARP a message may be lost with a connection that ends behind it, or the connection itself: the
            // servers stay open until all clients are done.
            List<Connection> servers = new ArrayList<>();
            try {
                for (int i = 0; i < clients.length; i++) {
                    Connection server = listener.next(LIMIT);
                    servers.add(server);
                    MemoryRegion buffer = server.allocate(8);
                    // On iWARP the side that has asked sends first.
                    ReceiveRequest first =
                            server.queuePair().prepareReceive(buffer).post();
                    server.establish(LIMIT);
                    standing.release();
                    first.await(LIMIT);
                    server.queuePair().prepareSend(buffer).complete(LIMIT);
                }
                served.complete(null);
                for (CompletableFuture<?> client : clients) {
                    assertThat(client.join()).isEqualTo(8);
                }
            } finally {
                standing.release(clients.length);
                served.complete(null);
                for (Connection server : servers) {
                    server.close();
                }
            }
        }
    }
}
