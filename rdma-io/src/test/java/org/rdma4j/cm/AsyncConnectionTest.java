package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.rdma4j.cm.LoopConnections.LIMIT;
import static org.rdma4j.cm.LoopConnections.anyPort;
import static org.rdma4j.cm.LoopConnections.result;
import static org.rdma4j.cm.LoopConnections.start;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.internal.wait.Reactor;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.VerbsException;

/** Tests of connections and listeners in an event loop: one thread, the test's, drives a reactor and a channel. */
@SuppressWarnings("try") // closes within the body
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class AsyncConnectionTest {
    private static final ConnectionOptions DEFAULTS = new ConnectionOptions();

    /** Maximum duration of closes that do not wait for the peer. They would wait for 1 s. */
    private static final Duration MAX_CLOSE = Duration.ofMillis(900);

    /** Number of attempts to close within {@link #MAX_CLOSE}, because the thread may not run for a while. */
    private static final int ATTEMPTS = 3;

    private final Reactor reactor = new Reactor(16, 0);
    private EventChannel channel;

    @BeforeEach
    void open() throws VerbsException {
        channel = EventChannel.open();
        watch(channel);
    }

    private void watch(EventChannel watched) {
        reactor.watch(watched.descriptor(), limit -> {
            try {
                return watched.takeEvents(limit);
            } catch (VerbsException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    @AfterEach
    void close() throws VerbsException {
        reactor.unwatch(channel.descriptor());
        channel.close();
        reactor.close();
    }

    /** Drives the reactor until the condition is true. */
    private void drive(BooleanSupplier condition) {
        long start = System.nanoTime();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime() - start).as("time").isLessThan(LIMIT.toNanos());
            reactor.runOnce(TimeUnit.MILLISECONDS.toNanos(100));
        }
    }

    private <T> T drive(CompletableFuture<T> future) {
        drive(future::isDone);
        return future.join();
    }

    private Throwable driveToFailure(CompletableFuture<?> future) {
        drive(future::isDone);
        assertThat(future).isCompletedExceptionally();
        return future.exceptionNow();
    }

    private Connection connect(InetSocketAddress address) throws IOException {
        try (ResolvedRoute route = drive(Connection.resolve(channel, address, DEFAULTS, LIMIT))) {
            return route.create(DEFAULTS);
        }
    }

    private static InetSocketAddress unusedAddress() throws IOException {
        try (Listener listener = Listener.on(anyPort())) {
            return listener.address();
        }
    }

    /** A listener that accepts and establishes each request; the connections belong to the caller. */
    private Listener acceptor(List<Connection> accepted) throws IOException {
        Listener listener = Listener.on(channel, anyPort(), DEFAULTS);
        listener.onRequest(request -> {
            try {
                Connection connection = request.accept();
                connection.establishAsync().whenComplete((done, failure) -> {
                    if (failure == null) {
                        accepted.add(done);
                    }
                });
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        return listener;
    }

    private interface Attempt {
        /** Returns the duration of the closes. */
        Duration run() throws IOException;
    }

    private static void assertCloseDoesNotWait(Attempt attempt) throws IOException {
        Duration shortest = attempt.run();
        for (int i = 1; i < ATTEMPTS && shortest.compareTo(MAX_CLOSE) >= 0; i++) {
            Duration next = attempt.run();
            shortest = next.compareTo(shortest) < 0 ? next : shortest;
        }
        assertThat(shortest).as("shortest duration of the closes").isLessThan(MAX_CLOSE);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void bothSidesOnOneThread(boolean iwarp) throws IOException {
        LoopManager.iwarp(iwarp);
        assertCloseDoesNotWait(() -> connectAndDisconnect(iwarp));
    }

    private Duration connectAndDisconnect(boolean iwarp) throws IOException {
        List<Connection> accepted = new ArrayList<>();
        List<Thread> threads = new CopyOnWriteArrayList<>();
        List<ConnectionException> ends = new ArrayList<>();
        try (Listener listener = acceptor(accepted)) {
            CompletableFuture<ResolvedRoute> resolving =
                    Connection.resolve(channel, listener.address(), DEFAULTS, LIMIT);
            resolving.whenComplete((route, failure) -> threads.add(Thread.currentThread()));
            assertThat(resolving).isNotDone();
            ResolvedRoute route = drive(resolving);
            assertThat(route.deviceName()).isEqualTo(iwarp ? "loop1" : "loop0");
            assertThat(route.peerAddress()).isEqualTo(listener.address());
            Connection client = route.create(DEFAULTS);
            route.close();
            assertThatIllegalStateException().isThrownBy(() -> route.create(DEFAULTS));
            assertThat(client.isConnected()).isFalse();
            client.disconnect();

            CompletableFuture<Connection> establishing = client.establishAsync();
            establishing.whenComplete((connection, failure) -> threads.add(Thread.currentThread()));
            assertThatIllegalStateException().isThrownBy(() -> client.establish(LIMIT));
            assertThat(drive(establishing)).isSameAs(client);
            drive(() -> accepted.size() == 1);
            assertThat(threads).hasSize(2).containsOnly(Thread.currentThread());
            Connection server = accepted.getFirst();
            assertThat(client.isConnected()).isTrue();
            assertThat(server.isConnected()).isTrue();

            client.onEnd(reason -> {
                ends.add(reason);
                throw new IllegalStateException("expected by the test");
            });
            server.onEnd(ends::add);
            client.disconnect();
            client.disconnect();
            assertThat(client.isConnected()).isFalse();
            assertThat(server.isConnected()).isTrue();
            drive(() -> !server.isConnected());
            // On iWARP, the peer's side ends when it is closed.
            if (iwarp) {
                server.close();
            }
            drive(() -> ends.size() == 2);
            assertThat(ends).allMatch(end -> end.event().type() == EventType.DISCONNECTED);
            List<ConnectionException> late = new ArrayList<>();
            client.onEnd(late::add);
            assertThat(late).as("notified of the first reason once only").hasSize(1);
            long begin = System.nanoTime();
            client.close();
            server.close();
            return Duration.ofNanos(System.nanoTime() - begin);
        }
    }

    @Test
    void closeAfterDisconnectDoesNotWait() throws IOException {
        assertCloseDoesNotWait(this::disconnectAndClose);
    }

    private Duration disconnectAndClose() throws IOException {
        List<Connection> accepted = new ArrayList<>();
        try (Listener listener = acceptor(accepted);
                Connection client = connect(listener.address())) {
            drive(client.establishAsync());
            drive(() -> accepted.size() == 1);
            List<ConnectionException> ends = new ArrayList<>();
            client.onEnd(ends::add);
            client.disconnect();
            long begin = System.nanoTime();
            client.close();
            Duration duration = Duration.ofNanos(System.nanoTime() - begin);
            Connection server = accepted.getFirst();
            drive(() -> !server.isConnected());
            server.close();
            assertThat(ends).as("closed by this side").isEmpty();
            return duration;
        }
    }

    @Test
    void onEndAfterTheEnd() throws IOException {
        List<Connection> accepted = new ArrayList<>();
        try (Listener listener = acceptor(accepted);
                Connection client = connect(listener.address())) {
            drive(client.establishAsync());
            drive(() -> accepted.size() == 1);
            FutureTask<Void> closing = start(() -> {
                accepted.getFirst().close();
                return null;
            });
            drive(() -> !client.isConnected() && closing.isDone());
            result(closing);
            List<ConnectionException> ends = new ArrayList<>();
            client.onEnd(ends::add);
            assertThat(ends)
                    .singleElement()
                    .satisfies(end -> assertThat(end.event().type()).isEqualTo(EventType.DISCONNECTED));
        }
    }

    @Test
    void aRouteThatIsNotUsed() throws IOException {
        try (Listener listener = Listener.on(channel, anyPort(), DEFAULTS)) {
            ResolvedRoute route = drive(Connection.resolve(channel, listener.address(), DEFAULTS, LIMIT));
            route.close();
            route.close();
            assertThatIllegalStateException()
                    .isThrownBy(() -> route.create(DEFAULTS))
                    .withMessageEndingWith("is closed");
        }
    }

    @Test
    void aRouteWhoseQueuePairCannotBeCreated() throws IOException {
        try (Listener listener = Listener.on(channel, anyPort(), DEFAULTS);
                ResolvedRoute route = drive(Connection.resolve(channel, listener.address(), DEFAULTS, LIMIT))) {
            LoopControl.refuseCreation(1);
            assertThat(catchThrowable(() -> route.create(DEFAULTS))).isInstanceOf(VerbsException.class);
            LoopControl.refuseCreation(-1);
            route.create(DEFAULTS).close();
        }
    }

    @Test
    void failuresOfTheResolution() {
        assertThat(driveToFailure(Connection.resolve(
                        channel, InetSocketAddress.createUnresolved("nobody.invalid", 1), DEFAULTS, LIMIT)))
                .isInstanceOf(IllegalArgumentException.class);
        LoopManager.hold(EventType.ADDR_RESOLVED, true);
        CompletableFuture<ResolvedRoute> resolving =
                Connection.resolve(channel, new InetSocketAddress("127.0.0.1", 7), DEFAULTS, LIMIT);
        LoopManager.event(LoopManager.last(), EventType.ADDR_ERROR);
        assertThat(driveToFailure(resolving))
                .isInstanceOfSatisfying(
                        ConnectionException.class,
                        e -> assertThat(e.event().type()).isEqualTo(EventType.ADDR_ERROR))
                .hasMessageStartingWith("Cannot resolve the address 127.0.0.1:7");
        resolving = Connection.resolve(channel, new InetSocketAddress("127.0.0.1", 7), DEFAULTS, LIMIT);
        MemorySegment last = LoopManager.last();
        LoopManager.event(last, EventType.ADDR_RESOLVED);
        LoopManager.event(last, EventType.ROUTE_ERROR);
        assertThat(driveToFailure(resolving)).isNotInstanceOf(RdmaTimeoutException.class);
    }

    @Test
    void aCanceledResolution() throws IOException {
        try (Listener listener = Listener.on(channel, anyPort(), DEFAULTS)) {
            int before = LoopManager.identifiers();
            CompletableFuture<ResolvedRoute> resolving =
                    Connection.resolve(channel, listener.address(), DEFAULTS, LIMIT);
            assertThat(LoopManager.identifiers()).isEqualTo(before + 1);
            resolving.cancel(false);
            assertThat(LoopManager.identifiers()).isEqualTo(before);
            reactor.runOnce(0);
        }
    }

    @Test
    void aClosedChannel() throws IOException {
        EventChannel closed = EventChannel.open();
        closed.close();
        assertThat(Connection.resolve(closed, new InetSocketAddress("127.0.0.1", 7), DEFAULTS, LIMIT)
                        .exceptionNow())
                .isInstanceOf(IllegalStateException.class);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aConnectionThatIsRefused(boolean iwarp) throws IOException {
        LoopManager.iwarp(iwarp);
        try (Connection client = connect(unusedAddress())) {
            CompletableFuture<Connection> establishing = client.establishAsync();
            Thread[] completing = {null};
            establishing.whenComplete((connection, failure) -> completing[0] = Thread.currentThread());
            assertThat(driveToFailure(establishing))
                    .isInstanceOfSatisfying(
                            ConnectionException.class,
                            e -> assertThat(e.event().type()).isEqualTo(EventType.REJECTED));
            assertThat(completing[0]).isSameAs(Thread.currentThread());
            assertThatIllegalStateException().isThrownBy(client::establishAsync);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void closeEndsTheEstablishment(boolean iwarp) throws IOException {
        LoopManager.iwarp(iwarp);
        try (Listener listener = Listener.on(channel, anyPort(), DEFAULTS);
                Connection client = connect(listener.address())) {
            CompletableFuture<Connection> establishing = client.establishAsync();
            List<Throwable> failures = new ArrayList<>();
            establishing.whenComplete((connection, failure) -> failures.add(failure));
            reactor.runOnce(0);
            client.close();
            assertThat(failures)
                    .singleElement()
                    .satisfies(failure -> assertThat(failure)
                            .isInstanceOf(IllegalStateException.class)
                            .hasMessageEndingWith("was closed before it was established"));
            reactor.runOnce(0);
            assertThat(client.isConnected()).isFalse();
        }
    }

    /** The peer's end follows the last event of the establishment before the next event is taken. */
    @Test
    void aConnectionThatEndsAtOnce() throws IOException {
        List<Connection> accepted = new ArrayList<>();
        List<ConnectionException> ends = new ArrayList<>();
        try (Listener listener = acceptor(accepted);
                Connection client = connect(listener.address())) {
            CompletableFuture<Connection> establishing = client.establishAsync();
            drive(() -> !accepted.isEmpty() || establishing.isDone());
            drive(establishing);
            client.onEnd(ends::add);
            drive(() -> accepted.size() == 1);
            accepted.getFirst().disconnect();
            drive(() -> ends.size() == 1);
            drive(() -> !accepted.getFirst().isConnected());
            accepted.getFirst().close();
        }
    }

    @Test
    void manyConnections() throws IOException {
        List<Connection> accepted = new ArrayList<>();
        List<Connection> clients = new ArrayList<>();
        int count = 30;
        try (Listener listener = acceptor(accepted)) {
            for (int i = 0; i < count; i++) {
                Connection.resolve(channel, listener.address(), DEFAULTS, LIMIT).thenCompose(route -> {
                    try (route) {
                        Connection client = route.create(DEFAULTS);
                        clients.add(client);
                        return client.establishAsync();
                    } catch (IOException e) {
                        return CompletableFuture.failedFuture(e);
                    }
                });
            }
            drive(() -> accepted.size() == count && clients.size() == count);
            clients.forEach(Connection::disconnect);
            drive(() -> accepted.stream().noneMatch(Connection::isConnected));
            for (Connection each : clients) {
                each.close();
            }
            for (Connection each : accepted) {
                each.close();
            }
        }
    }

    @Test
    void requestsThatArePendingAndThoseWhoseHandlerFails() throws IOException {
        try (Listener listener = Listener.on(anyPort(), DEFAULTS);
                Connection first = connect(listener.address());
                Connection second = connect(listener.address())) {
            CompletableFuture<Connection> firstFuture = first.establishAsync();
            List<ConnectionRequest> requests = new CopyOnWriteArrayList<>();
            // The shared thread takes the requests.
            sleep();
            listener.onRequest(request -> {
                requests.add(request);
                throw new IllegalStateException("expected by the test");
            });
            assertThat(driveToFailure(firstFuture)).isInstanceOf(ConnectionException.class);
            assertThat(driveToFailure(second.establishAsync())).isInstanceOf(ConnectionException.class);
            assertThat(requests).hasSize(2);
            assertThatIllegalStateException()
                    .isThrownBy(() -> requests.getFirst().accept());
        }
    }

    private static void sleep() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A request that moves to another channel; the thread that takes its events completes the connection. */
    @Test
    void aRequestThatMoves() throws IOException {
        try (Listener listener = Listener.on(anyPort(), DEFAULTS);
                Connection client = connect(listener.address())) {
            CompletableFuture<Connection> connecting = client.establishAsync();
            ConnectionRequest request = listener.nextRequest(LIMIT);
            request.migrate(channel);
            Thread[] completing = {null};
            try (Connection server = request.accept()) {
                CompletableFuture<Connection> accepting = server.establishAsync();
                accepting.whenComplete((done, failure) -> completing[0] = Thread.currentThread());
                assertThatIllegalStateException().isThrownBy(() -> request.migrate(channel));
                drive(connecting);
                drive(accepting);
                assertThat(completing[0]).isSameAs(Thread.currentThread());
                client.disconnect();
                drive(() -> !server.isConnected());
            }
        }
    }

    /** A pending event moves with its identifier, and makes the new channel readable. */
    @Test
    void anEventThatMovesMakesTheChannelReadable() throws IOException {
        try (EventChannel other = EventChannel.open();
                CommunicationIdentifier identifier = other.identifier()) {
            List<EventType> events = new ArrayList<>();
            identifier.onEvent(event -> events.add(event.type()));
            LoopManager.event(LoopManager.last(), EventType.ADDR_CHANGE);
            reactor.runOnce(0);
            identifier.migrate(channel);
            drive(() -> events.size() == 1);
            assertThat(other.takeEvents()).isZero();
            identifier.close();
        }
    }

    @Test
    void eventsAreTakenInBatches() throws IOException {
        try (EventChannel other = EventChannel.open();
                CommunicationIdentifier identifier = other.identifier()) {
            List<EventType> events = new ArrayList<>();
            identifier.onEvent(event -> events.add(event.type()));
            MemorySegment id = LoopManager.last();
            for (int i = 0; i < 5; i++) {
                LoopManager.event(id, EventType.ADDR_CHANGE);
            }
            assertThat(other.takeEvents(2)).isEqualTo(2);
            assertThat(events).hasSize(2);
            List<Integer> tasks = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                int number = i;
                other.execute(() -> tasks.add(number));
            }
            assertThat(other.takeEvents(2)).isEqualTo(2);
            assertThat(tasks).containsExactly(0, 1);
            assertThat(other.takeEvents()).isEqualTo(4);
            assertThat(tasks).hasSize(3);
            assertThat(other.takeEvents()).isZero();
        }
    }

    /** Events that cannot be taken may belong to any identifier. */
    @Test
    void aChannelStopsAfterTooManyFailures() throws IOException {
        try (EventChannel other = EventChannel.open();
                CommunicationIdentifier identifier = other.identifier()) {
            MemorySegment id = LoopManager.last();
            List<Integer> statuses = new ArrayList<>();
            identifier.onEvent(event -> statuses.add(event.status()));
            ErrnoException failure = new ErrnoException("rdma_get_cm_event", Errno.EIO);
            for (int i = 0; i < 15; i++) {
                other.failed(failure);
            }
            LoopManager.event(id, EventType.ADDR_CHANGE);
            assertThat(other.takeEvents())
                    .as("the failures are no longer consecutive")
                    .isEqualTo(1);
            assertThat(statuses).hasSize(16).endsWith(-Errno.EIO, 0);
            for (int i = 0; i < 16; i++) {
                other.failed(failure);
            }
            assertThat(statuses).hasSize(32);
            LoopManager.event(id, EventType.ADDR_CHANGE);
            assertThat(other.takeEvents()).isZero();
            Reactor waiting = new Reactor(1, 0);
            waiting.watch(other.descriptor(), limit -> 1);
            assertThat(waiting.runOnce(0)).as("the descriptor is not readable").isZero();
            waiting.close();
            try (CommunicationIdentifier late = other.identifier()) {
                assertThat(late.await(Duration.ZERO).type()).isEqualTo(EventType.UNKNOWN);
            }
        }
    }
}
