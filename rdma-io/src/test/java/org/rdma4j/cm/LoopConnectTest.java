package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.rdma4j.cm.LoopConnections.LIMIT;
import static org.rdma4j.cm.LoopConnections.anyPort;
import static org.rdma4j.cm.LoopConnections.result;
import static org.rdma4j.cm.LoopConnections.start;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.sys.Errno;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkStatus;

/**
 * Tests connections between the simulated loop devices with the blocking API. Other tests rely on these connections.
 */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class LoopConnectTest {
    private static final ConnectionOptions DEFAULTS = new ConnectionOptions();
    private static final int REJ_INVALID_SERVICE = 8;
    private static final int REJ_CONSUMER_DEFINED = 28;

    private static LoopConnections connect() throws IOException {
        return LoopConnections.open(DEFAULTS, DEFAULTS);
    }

    private static ConnectionException connectionFailure(ThrowingCallable call) {
        return catchThrowableOfType(ConnectionException.class, call);
    }

    private static WorkStatus failure(ThrowingCallable call) {
        return catchThrowableOfType(WorkException.class, call).status();
    }

    /** Sends a message from one connection to the other. */
    private static void exchange(Connection from, Connection to, String message) throws IOException {
        MemoryRegion sent = from.allocate(64);
        ReceiveRequest receive = to.prepareReceive(to.allocate(64)).post();
        sent.memory().setString(0, message);
        from.send(sent.slice(0, message.length() + 1), LIMIT);
        assertThat(receive.await(LIMIT).message().getString(0)).isEqualTo(message);
    }

    // Connecting.

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void messagesInBothDirections(boolean iwarp) throws IOException {
        LoopManager.iwarp(iwarp);
        try (LoopConnections pair = connect()) {
            exchange(pair.client(), pair.server(), "ping");
            exchange(pair.server(), pair.client(), "pong");
            assertThat(pair.client().localAddress()).isEqualTo(pair.server().peerAddress());
            assertThat(pair.client().peerAddress()).isEqualTo(pair.server().localAddress());
            assertThat(pair.client().peerAddress().getPort()).isPositive();
            assertThat(pair.client().domain().context().device().name()).isEqualTo(iwarp ? "loop1" : "loop0");
        }
    }

    @Test
    void privateDataAndParameters() throws IOException {
        try (Listener listener = Listener.on(anyPort(), DEFAULTS.withPrivateData(new byte[] {3, 4}))) {
            FutureTask<Connection> connecting = start(() -> Connection.to(
                            listener.address(),
                            DEFAULTS.withPrivateData(new byte[] {1, 2})
                                    .withReads(5)
                                    .withRnrRetries(3),
                            LIMIT)
                    .establish(LIMIT));
            ConnectionRequest request = listener.nextRequest(LIMIT);
            assertThat(request.peerData()).hasSize(56).startsWith(1, 2, 0);
            assertThat(request.responderResources()).isEqualTo(5);
            assertThat(request.initiatorDepth()).isEqualTo(5);
            assertThat(request.rnrRetries()).isEqualTo(3);
            assertThat(request.deviceName()).isEqualTo("loop0");
            try (Connection server = request.accept().establish(LIMIT);
                    Connection client = result(connecting)) {
                assertThat(client.peerData()).hasSize(196).startsWith(3, 4, 0);
                assertThat(server.peerData()).startsWith(1, 2, 0);
                client.release();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void nobodyListens(boolean iwarp) throws IOException {
        LoopManager.iwarp(iwarp);
        InetSocketAddress address;
        try (Listener listener = Listener.on(anyPort())) {
            address = listener.address();
        }
        try (Connection client = Connection.to(address, LIMIT)) {
            ConnectionException refused = connectionFailure(() -> client.establish(LIMIT));
            assertThat(refused.event().type()).isEqualTo(EventType.REJECTED);
            assertThat(refused.event().status()).isEqualTo(iwarp ? -Errno.ECONNREFUSED : REJ_INVALID_SERVICE);
        }
    }

    @Test
    void aRejection() throws IOException {
        try (Listener listener = Listener.on(anyPort());
                Connection client = Connection.to(listener.address(), LIMIT)) {
            FutureTask<Void> rejecting = start(() -> {
                listener.nextRequest(LIMIT).reject(new byte[] {7});
                return null;
            });
            ConnectionException rejected = connectionFailure(() -> client.establish(LIMIT));
            assertThat(rejected.event().type()).isEqualTo(EventType.REJECTED);
            assertThat(rejected.event().status()).isEqualTo(REJ_CONSUMER_DEFINED);
            assertThat(rejected.event().privateData()).hasSize(148).startsWith(7, 0);
            result(rejecting);
        }
    }

    /** Closing a listener rejects the requests that it has not returned, whether or not their events have been taken. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aClosedListenerRejectsItsRequests(boolean taken) throws IOException {
        LoopManager.hold(EventType.CONNECT_REQUEST, !taken);
        Listener listener = Listener.on(anyPort());
        try (Connection client = Connection.to(listener.address(), LIMIT)) {
            int before = LoopManager.identifiers();
            FutureTask<ConnectionException> connecting = start(() -> connectionFailure(() -> client.establish(LIMIT)));
            await(() -> LoopManager.identifiers() > before);
            listener.close();
            assertThat(result(connecting).event().status()).isEqualTo(REJ_CONSUMER_DEFINED);
            client.release();
        }
    }

    /** A request whose sender has given up cannot be accepted. */
    @Test
    void aRequestThatWasAbandoned() throws IOException {
        try (Listener listener = Listener.on(anyPort())) {
            try (Connection client = Connection.to(listener.address(), LIMIT)) {
                assertThatThrownBy(() -> client.establish(Duration.ofMillis(20)))
                        .isInstanceOf(RdmaTimeoutException.class);
            }
            try (ConnectionRequest request = listener.nextRequest(LIMIT);
                    Connection server = request.accept()) {
                assertThat(connectionFailure(() -> server.establish(LIMIT))).isNotNull();
            }
        }
    }

    @Test
    void addressesThatCannotBeUsed() throws IOException {
        assertThat(connectionFailure(() -> Connection.to(new InetSocketAddress("192.0.2.1", 7), LIMIT))
                        .event()
                        .type())
                .isEqualTo(EventType.ADDR_ERROR);
        try (Listener listener = Listener.on(anyPort())) {
            assertThat(catchThrowableOfType(VerbsException.class, () -> Listener.on(listener.address()))
                            .errno())
                    .isEqualTo(Errno.EADDRINUSE);
        }
    }

    /** A request that has not been taken moves with its listener to the new event channel. */
    @Test
    void aListenerMigratesWithItsRequests() throws Exception {
        try (EventChannel from = EventChannel.open();
                EventChannel to = EventChannel.open();
                CommunicationIdentifier listener = from.identifier()) {
            listener.bind(anyPort());
            listener.listen(4);
            try (Connection client = Connection.to(listener.localAddress(), LIMIT)) {
                int before = LoopManager.identifiers();
                FutureTask<ConnectionException> connecting =
                        start(() -> connectionFailure(() -> client.establish(LIMIT)));
                await(() -> LoopManager.identifiers() > before);
                listener.migrate(to);
                assertThat(from.takeEvents()).isZero();
                assertThat(to.takeEvents()).isEqualTo(1);
                CommunicationIdentifier request = listener.pollRequest().orElseThrow();
                request.reject(new byte[0]);
                request.close();
                assertThat(result(connecting).event().type()).isEqualTo(EventType.REJECTED);
                client.release();
            }
        }
    }

    /** While ESTABLISHED is held back, the active side can send. */
    @Test
    void heldEventsAreReportedLater() throws IOException {
        LoopManager.hold(EventType.ESTABLISHED, true);
        try (Listener listener = Listener.on(anyPort())) {
            FutureTask<String> serving = start(() -> {
                try (Connection server = listener.next(LIMIT)) {
                    ReceiveRequest receive =
                            server.prepareReceive(server.allocate(64)).post();
                    server.establish(LIMIT);
                    return receive.await(LIMIT).message().getString(0);
                }
            });
            try (Connection client = Connection.to(listener.address(), LIMIT).establish(LIMIT)) {
                MemoryRegion memory = client.allocate(8);
                memory.memory().setString(0, "early");
                client.send(memory, LIMIT);
                assertThat(serving.isDone()).isFalse();
                LoopManager.hold(EventType.ESTABLISHED, false);
                assertThat(result(serving)).isEqualTo("early");
            }
        }
    }

    // The end of a connection.

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void oneSideDisconnects(boolean iwarp) throws IOException {
        LoopManager.iwarp(iwarp);
        try (LoopConnections pair = connect()) {
            Connection server = pair.server();
            ReceiveRequest receive = server.prepareReceive(server.allocate(8)).post();
            pair.client().close();
            server.awaitEnd(LIMIT);
            assertThat(server.isConnected()).isFalse();
            assertThatThrownBy(() -> receive.await(LIMIT)).isInstanceOf(IOException.class);
        }
    }

    /** Destroying the identifier of a connection without disconnecting ends it at the peer. */
    @Test
    void anIdentifierIsDestroyed() throws IOException {
        try (Listener listener = Listener.on(anyPort());
                ServedChannel channel = ServedChannel.open();
                LoopDevice device = LoopDevice.open()) {
            CommunicationIdentifier client = channel.identifier();
            client.resolveAddress(listener.address(), LIMIT);
            client.await(EventType.ADDR_RESOLVED, LIMIT);
            client.resolveRoute(LIMIT);
            client.await(EventType.ROUTE_RESOLVED, LIMIT);
            client.connect(device.own(device.queuePair(device.completions(32)).create()), DEFAULTS);
            FutureTask<Connection> accepting = start(() -> listener.next(LIMIT).establish(LIMIT));
            client.await(EventType.CONNECT_RESPONSE, LIMIT);
            client.establish();
            Connection server = result(accepting);
            client.close();
            server.awaitEnd(LIMIT);
            close(server);
        }
    }

    /** Closes a connection that another thread has used. */
    private static void close(Connection connection) throws IOException {
        connection.release();
        connection.close();
    }

    @Test
    void aPeerVanishes() throws IOException {
        try (LoopConnections pair = connect()) {
            Connection server = pair.server();
            server.prepareReceive(server.allocate(8)).post();
            LoopManager.kill(server.queuePair());
            Connection client = pair.client();
            MemoryRegion memory = client.allocate(8);
            assertThat(failure(() -> client.send(memory, LIMIT))).isEqualTo(WorkStatus.RETRY_EXC_ERR);
            assertThat(client.isConnected()).isTrue();
            server.close();
            assertThatThrownBy(() -> client.awaitEnd(Duration.ofMillis(10))).isInstanceOf(RdmaTimeoutException.class);
            LoopManager.endLost();
            client.awaitEnd(LIMIT);
            assertThat(client.isConnected()).isFalse();
        }
    }

    // Many connections.

    /** Threads that connect and disconnect at the same time get the events of their own connections. */
    @Test
    void connectionsComeAndGoOnTwoThreads() throws IOException {
        Callable<Void> task = () -> {
            for (int i = 0; i < 25; i++) {
                try (LoopConnections pair = connect()) {
                    exchange(pair.client(), pair.server(), "message " + i);
                }
            }
            return null;
        };
        FutureTask<Void> one = start(task);
        FutureTask<Void> two = start(task);
        result(one);
        result(two);
    }

    /** Waits at most five seconds until a condition is met. */
    private static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + LIMIT.toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(end);
            LockSupport.parkNanos(1_000_000);
        }
    }
}
