package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rdma4j.cm.CommunicationIdentifier;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Event;
import org.rdma4j.cm.EventChannel;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.Listener;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.WorkException;

/**
 * Each event of the connection manager wakes up waiting threads, and no request is lost. Events that a test cannot
 * cause are delivered to the identifier directly.
 */
@InGuest
@Timeout(150)
class ManagerEventsTest {
    private static final int BURST = 50;

    private interface Action<T> {
        T run() throws IOException;
    }

    private static <T> CompletableFuture<T> elsewhere(Action<T> action) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try {
                        return action.run();
                    } catch (IOException e) {
                        throw new CompletionException(e);
                    }
                },
                command -> new Thread(command).start());
    }

    private static Object field(Object of, String name) throws ReflectiveOperationException {
        Field field = of.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field.get(of);
    }

    private static void happens(Object identifier, EventType type) throws ReflectiveOperationException {
        Method deliver = CommunicationIdentifier.class.getSuperclass().getDeclaredMethod("deliver", Event.class);
        deliver.setAccessible(true);
        deliver.invoke(identifier, new Event(type, 0));
    }

    @Test
    @Shows(Capability.MANAGER_EVENTS)
    void eventTypesMatchTheHeader() throws ReflectiveOperationException {
        int count = 0;
        for (Field field : rdma_cm_event_type.class.getFields()) {
            if (Modifier.isStatic(field.getModifiers()) && field.getType() == int.class) {
                EventType type = EventType.valueOf(field.getName().substring("RDMA_CM_EVENT_".length()));
                assertThat(type.ordinal()).as(field.getName()).isEqualTo(field.getInt(null));
                count++;
            }
        }
        assertThat(count).isEqualTo(EventType.UNKNOWN.ordinal());
        Method of = EventType.class.getDeclaredMethod("of", int.class);
        of.setAccessible(true);
        for (int unknown : new int[] {-1, EventType.UNKNOWN.ordinal(), 1000}) {
            assertThat(of.invoke(null, unknown)).isEqualTo(EventType.UNKNOWN);
        }
    }

    /** A thread that waits for an event receives any other event as an exception that contains its type. */
    @ParameterizedTest
    @EnumSource
    void otherEventsEndAWait(EventType type) throws Exception {
        EventType wanted = type == EventType.ESTABLISHED ? EventType.CONNECT_RESPONSE : EventType.ESTABLISHED;
        try (CommunicationIdentifier identifier = ServedChannel.shared().identifier()) {
            CompletableFuture<Throwable> waiting =
                    elsewhere(() -> catchThrowable(() -> identifier.await(wanted, LIMIT)));
            happens(identifier, type);
            assertThat(waiting.join())
                    .isExactlyInstanceOf(ConnectionException.class)
                    .hasMessageContaining("RDMA_CM_EVENT_" + type)
                    .hasMessageContaining("RDMA_CM_EVENT_" + wanted);
        }
    }

    /** Threads that wait on a listener are woken up only by events that end the listener. */
    @ParameterizedTest
    @EnumSource
    void eventsEndWaitsOfListeners(EventType type) throws Exception {
        Listener listener = Listener.on(new InetSocketAddress(Device.RXE.address(), 0));
        try {
            List<CompletableFuture<Throwable>> waiting = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                waiting.add(elsewhere(() -> catchThrowable(() -> listener.next(LIMIT))));
            }
            Thread.sleep(50);
            happens(field(listener, "identifier"), type);
            if (!type.isFailure()) {
                Thread.sleep(50);
                assertThat(waiting).noneMatch(CompletableFuture::isDone);
                listener.close();
            }
            for (CompletableFuture<Throwable> each : waiting) {
                if (type.isFailure()) {
                    assertThat(each.join())
                            .isExactlyInstanceOf(ConnectionException.class)
                            .hasMessageContaining("Cannot accept connections at " + Device.RXE.address() + ":")
                            .hasMessageContaining("RDMA_CM_EVENT_" + type);
                } else {
                    assertThat(each.join()).isExactlyInstanceOf(IllegalStateException.class);
                }
            }
        } finally {
            listener.close();
        }
    }

    /** Posted requests fail with the event as the cause. */
    @ParameterizedTest
    @EnumSource(names = {"DEVICE_REMOVAL", "CONNECT_ERROR", "UNREACHABLE", "INTERNAL", "UNKNOWN"})
    void eventsFailPostedRequests(EventType type) throws Exception {
        try (Listener listener = Listener.on(new InetSocketAddress(Device.RXE.address(), 0));
                Connection client = Connection.to(listener.address(), LIMIT)) {
            CompletableFuture<Connection> accepted =
                    elsewhere(() -> listener.next(LIMIT).establish(LIMIT));
            MemoryRegion buffer = client.allocate(8);
            ReceiveRequest never = client.queuePair().prepareReceive(buffer).post();
            client.establish(LIMIT);
            try (Connection server = accepted.join()) {
                happens(field(client, "identifier"), EventType.ADDR_CHANGE);
                happens(field(client, "identifier"), EventType.TIMEWAIT_EXIT);
                assertThat(client.isConnected()).isTrue();
                happens(field(client, "identifier"), type);
                assertThatExceptionOfType(WorkException.class)
                        .isThrownBy(() -> never.await(LIMIT))
                        .havingCause()
                        .isInstanceOf(ConnectionException.class)
                        .withMessageContaining("RDMA_CM_EVENT_" + type);
                assertThat(client.isConnected()).isFalse();
                assertThat(server.peerAddress()).isEqualTo(client.localAddress());
            }
        }
    }

    /** The disconnection is answered in the background, because the peer would wait for the answer otherwise. */
    @OnDevices
    void disconnectionIsAnswered(Device device) throws Exception {
        try (Listener listener = Listener.on(new InetSocketAddress(device.address(), 0));
                Connection client = Connection.to(listener.address(), LIMIT)) {
            CompletableFuture<Connection> accepted =
                    elsewhere(() -> listener.next(LIMIT).establish(LIMIT));
            client.establish(LIMIT);
            try (Connection server = accepted.join()) {
                ((CommunicationIdentifier) field(server, "identifier")).disconnect();
                server.awaitEnd(LIMIT);
                client.awaitEnd(LIMIT);
                assertThat(client.isConnected()).isFalse();
            }
        }
    }

    /**
     * A migrated identifier no longer belongs to the first loop, which can be closed. The second loop delivers its
     * events.
     */
    @OnDevices
    void migratedIdentifier(Device device) throws IOException {
        InetSocketAddress nobody = new InetSocketAddress(device.address(), 7998);
        try (ServedChannel second = ServedChannel.open()) {
            ServedChannel first = ServedChannel.open();
            CommunicationIdentifier stays = first.identifier();
            try (CommunicationIdentifier identifier = first.identifier()) {
                identifier.migrate(second.channel());
                assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(second::close)
                        .withMessageContaining("connection manager identifier");
                assertThatExceptionOfType(IllegalStateException.class).isThrownBy(first::close);
                stays.close();
                first.close();
                identifier.resolveAddress(nobody, LIMIT);
                identifier.await(EventType.ADDR_RESOLVED, LIMIT);

                assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(() -> identifier.migrate(first.channel()))
                        .withMessageContaining("event channel is closed");
                identifier.migrate(second.channel());
                identifier.resolveRoute(LIMIT);
                identifier.await(EventType.ROUTE_RESOLVED, LIMIT);
            }
        }
    }

    /**
     * The event has been acknowledged before its handler runs. Otherwise closing the identifier would wait for its own
     * thread.
     */
    @OnDevices
    void handlerClosesItsIdentifier(Device device) throws Exception {
        CompletableFuture<Throwable> closed = new CompletableFuture<>();
        try (ServedChannel loop = ServedChannel.open()) {
            CommunicationIdentifier identifier = loop.identifier();
            identifier.onEvent(event -> closed.complete(catchThrowable(identifier::close)));
            identifier.resolveAddress(new InetSocketAddress(device.address(), 7998), LIMIT);
            assertThat(closed.get(LIMIT.toSeconds(), TimeUnit.SECONDS)).isNull();
        }
    }

    /** An event that arrives while the handler runs is delivered to the handler afterwards, on whichever thread. */
    @Test
    void handlerReceivesEventsSequentially() throws Exception {
        List<String> told = new ArrayList<>();
        try (CommunicationIdentifier identifier = ServedChannel.shared().identifier()) {
            happens(identifier, EventType.ADDR_RESOLVED);
            identifier.onEvent(event -> {
                told.add("begin " + event.type());
                if (event.type() == EventType.ADDR_RESOLVED) {
                    elsewhere(() -> {
                                try {
                                    happens(identifier, EventType.ROUTE_RESOLVED);
                                } catch (ReflectiveOperationException e) {
                                    throw new IOException(e);
                                }
                                return true;
                            })
                            .join();
                }
                told.add("end " + event.type());
            });
        }
        assertThat(told)
                .containsExactly(
                        "begin ADDR_RESOLVED", "end ADDR_RESOLVED", "begin ROUTE_RESOLVED", "end ROUTE_RESOLVED");
    }

    /** The thread of the second loop receives an event while that of the first loop still runs the handler. */
    @OnDevices
    void handlerMigratesItsIdentifier(Device device) throws Exception {
        CompletableFuture<Event> second = new CompletableFuture<>();
        CompletableFuture<Boolean> early = new CompletableFuture<>();
        try (ServedChannel from = ServedChannel.open();
                ServedChannel to = ServedChannel.open();
                CommunicationIdentifier identifier = from.identifier()) {
            identifier.onEvent(event -> {
                if (event.type() != EventType.ADDR_RESOLVED) {
                    second.complete(event);
                    return;
                }
                Throwable failure = catchThrowable(() -> {
                    identifier.migrate(to.channel());
                    identifier.resolveRoute(LIMIT);
                    Thread.sleep(500);
                });
                if (failure == null) {
                    early.complete(second.isDone());
                } else {
                    early.completeExceptionally(failure);
                }
            });
            identifier.resolveAddress(new InetSocketAddress(device.address(), 7998), LIMIT);
            assertThat(early.get(LIMIT.toSeconds(), TimeUnit.SECONDS)).isFalse();
            assertThat(second.get(LIMIT.toSeconds(), TimeUnit.SECONDS).type()).isEqualTo(EventType.ROUTE_RESOLVED);
        }
    }

    /** An exception of a handler does not affect other identifiers of the loop. */
    @OnDevices
    void handlerThrows(Device device) throws IOException {
        InetSocketAddress nobody = new InetSocketAddress(device.address(), 7998);
        try (ServedChannel loop = ServedChannel.open();
                CommunicationIdentifier failing = loop.identifier();
                CommunicationIdentifier other = loop.identifier()) {
            for (Throwable failure :
                    new Throwable[] {new IllegalStateException("of a test"), new AssertionError("of a test")}) {
                CompletableFuture<Event> told = new CompletableFuture<>();
                failing.onEvent(event -> {
                    told.complete(event);
                    if (failure instanceof Error error) {
                        throw error;
                    }
                    throw (RuntimeException) failure;
                });
                if (failure instanceof Error) {
                    failing.resolveRoute(LIMIT);
                } else {
                    failing.resolveAddress(nobody, LIMIT);
                }
                told.orTimeout(LIMIT.toSeconds(), TimeUnit.SECONDS).join();
            }
            other.resolveAddress(nobody, LIMIT);
            other.await(EventType.ADDR_RESOLVED, LIMIT);
        }
    }

    /** Events that are queued for a handler that throws are delivered without waiting for another event. */
    @Test
    void throwingHandlerReceivesQueuedEvents() throws Exception {
        try (CommunicationIdentifier identifier = ServedChannel.shared().identifier()) {
            for (EventType type : List.of(EventType.ADDR_CHANGE, EventType.TIMEWAIT_EXIT, EventType.ESTABLISHED)) {
                happens(identifier, type);
            }
            List<EventType> told = new ArrayList<>();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> identifier.onEvent(event -> {
                        told.add(event.type());
                        if (event.type() != EventType.ESTABLISHED) {
                            throw new IllegalStateException(event.type().name());
                        }
                    }))
                    .withMessage("ADDR_CHANGE")
                    .satisfies(first -> assertThat(first.getSuppressed())
                            .singleElement()
                            .extracting(Throwable::getMessage)
                            .isEqualTo("TIMEWAIT_EXIT"));
            assertThat(told).containsExactly(EventType.ADDR_CHANGE, EventType.TIMEWAIT_EXIT, EventType.ESTABLISHED);
        }
    }

    /** A pending event moves along with its identifier, however soon the second loop receives it. */
    @OnDevices
    void pendingEventIsMigrated(Device device) throws Exception {
        InetSocketAddress nobody = new InetSocketAddress(device.address(), 7998);
        try (EventChannel first = EventChannel.open();
                ServedChannel second = ServedChannel.open()) {
            for (int i = 0; i < 20; i++) {
                try (CommunicationIdentifier identifier = first.identifier()) {
                    identifier.resolveAddress(nobody, LIMIT);
                    assertThat(ConnectedQueuePairs.isReadable(first.descriptor(), LIMIT))
                            .isTrue();
                    identifier.migrate(second.channel());
                    assertThat(known(first)).isEmpty();
                    identifier.await(EventType.ADDR_RESOLVED, LIMIT);
                }
                assertThat(known(second.channel())).isEmpty();
            }
        }
    }

    /** The event is delivered whichever loop receives it. */
    @OnDevices
    void eventDuringMigration(Device device) throws IOException {
        InetSocketAddress nobody = new InetSocketAddress(device.address(), 7998);
        try (ServedChannel first = ServedChannel.open();
                ServedChannel second = ServedChannel.open()) {
            for (int i = 0; i < 50; i++) {
                try (CommunicationIdentifier identifier = first.identifier()) {
                    identifier.resolveAddress(nobody, LIMIT);
                    identifier.migrate(second.channel());
                    identifier.await(EventType.ADDR_RESOLVED, LIMIT);
                }
            }
        }
    }

    /** Returns the identifiers that a channel keeps reachable. */
    private static Map<?, ?> known(EventChannel channel) throws ReflectiveOperationException {
        Field identifiers = EventChannel.class.getDeclaredField("identifiers");
        identifiers.setAccessible(true);
        return (Map<?, ?>) identifiers.get(channel);
    }

    /** Requests of a migrated listener belong to the second loop. */
    @OnDevices
    void migratedListener(Device device) throws IOException {
        try (ServedChannel second = ServedChannel.open()) {
            ServedChannel first = ServedChannel.open();
            try (CommunicationIdentifier listener = first.identifier()) {
                listener.bind(new InetSocketAddress(device.address(), 0));
                listener.listen(4);
                listener.migrate(second.channel());
                first.close();
                CompletableFuture<Throwable> asking = elsewhere(() -> catchThrowable(() -> {
                    try (Connection client = Connection.to(listener.localAddress(), LIMIT)) {
                        client.establish(LIMIT);
                    }
                }));
                try (CommunicationIdentifier request = listener.request(LIMIT)) {
                    assertThatExceptionOfType(IllegalStateException.class).isThrownBy(second::close);
                    request.reject(new byte[] {1});
                }
                assertThat(asking.join()).isExactlyInstanceOf(ConnectionException.class);
            }
        }
    }

    /** Requests wait while one of them is accepted, and none is lost. */
    @OnDevices
    @Shows(Capability.MANAGER_EVENTS)
    void burstOfRequests(Device device) throws IOException {
        // soft-iWARP drops a request that has waited for 5 s, and this machine is slow.
        int burst = device == Device.SIW ? BURST / 4 : BURST;
        try (Listener listener =
                Listener.on(new InetSocketAddress(device.address(), 0), new ConnectionOptions().withBacklog(burst))) {
            AtomicInteger asked = new AtomicInteger();
            // Connections are accepted one at a time.
            Semaphore standing = new Semaphore(0);
            CompletableFuture<Void> served = new CompletableFuture<>();
            List<CompletableFuture<Integer>> clients = new ArrayList<>();
            for (int i = 0; i < burst; i++) {
                clients.add(elsewhere(() -> {
                    try (Connection client = Connection.to(listener.address(), LIMIT)) {
                        MemoryRegion buffer = client.allocate(16);
                        ReceiveRequest answer =
                                client.prepareReceive(buffer.slice(8, 8)).post();
                        asked.incrementAndGet();
                        client.establish(LIMIT);
                        // Waits until the server has established the connection, because soft-iWARP may drop earlier
                        // messages.
                        standing.acquireUninterruptibly();
                        // On iWARP the client has to send first.
                        client.send(buffer.slice(0, 8), LIMIT);
                        int length = answer.await(LIMIT).length();
                        // Closing earlier could lose the acknowledgement that the device of the client sends.
                        served.join();
                        return length;
                    }
                }));
            }
            while (asked.get() < burst && clients.stream().noneMatch(CompletableFuture::isDone)) {
                Thread.onSpinWait();
                Thread.yield();
            }
            List<Connection> servers = new ArrayList<>();
            try {
                for (int i = 0; i < burst; i++) {
                    Connection server = listener.next(LIMIT);
                    servers.add(server);
                    MemoryRegion buffer = server.allocate(8);
                    ReceiveRequest question = server.prepareReceive(buffer).post();
                    server.establish(LIMIT);
                    standing.release();
                    question.await(LIMIT);
                    server.send(buffer, LIMIT);
                }
                served.complete(null);
                for (CompletableFuture<Integer> client : clients) {
                    assertThat(client.join()).isEqualTo(8);
                }
            } catch (IOException e) {
                // The failures of the clients explain that of the server.
                clients.stream()
                        .filter(CompletableFuture::isCompletedExceptionally)
                        .forEach(client -> e.addSuppressed(client.exceptionNow()));
                throw e;
            } finally {
                served.complete(null);
                standing.release(burst);
                for (Connection server : servers) {
                    server.close();
                }
            }
        }
    }

    /** A request beyond the backlog is rejected immediately, and the waiting ones are served. */
    @OnDevices
    @Shows(Capability.BACKLOG)
    void requestsBeyondTheBacklog(Device device) throws IOException {
        int backlog = 3;
        try (Listener listener =
                Listener.on(new InetSocketAddress(device.address(), 0), new ConnectionOptions().withBacklog(backlog))) {
            ConnectingClients connecting = new ConnectingClients();
            List<CompletableFuture<@Nullable Throwable>> clients = new ArrayList<>();
            for (int i = 0; i < backlog + 2; i++) {
                clients.add(connecting.connect(listener.address(), new ConnectionOptions(), LIMIT));
            }
            long end = System.nanoTime() + LIMIT.toNanos() / 2;
            while (clients.stream().filter(CompletableFuture::isDone).count() < 2 && System.nanoTime() < end) {
                Thread.onSpinWait();
                Thread.yield();
            }
            for (int i = 0; i < backlog; i++) {
                connecting.serve(listener.next(LIMIT));
            }
            List<Throwable> refused = clients.stream()
                    .map(CompletableFuture::join)
                    .filter(thrown -> thrown != null)
                    .toList();
            assertThat(refused)
                    .hasSize(2)
                    .allMatch(e -> e instanceof ConnectionException failure
                            && failure.event().type() == EventType.REJECTED);
        }
    }

    @OnDevices
    @Shows(Capability.EVENT_CHANNEL_DESCRIPTOR)
    void customEventLoop(Device device) throws IOException {
        List<EventType> seen = new ArrayList<>();
        try (EventChannel loop = EventChannel.open();
                Listener listener = Listener.on(new InetSocketAddress(device.address(), 0));
                CommunicationIdentifier identifier = loop.identifier()) {
            identifier.onEvent(event -> {
                assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(loop::close)
                        .withMessageContaining("by the thread that takes its events");
                seen.add(event.type());
            });
            assertThat(loop.takeEvents()).isZero();
            identifier.resolveAddress(listener.address(), LIMIT);
            assertThat(ConnectedQueuePairs.isReadable(loop.descriptor(), LIMIT)).isTrue();
            assertThat(seen).isEmpty();
            assertThat(loop.takeEvents()).isEqualTo(1);
            assertThat(seen).containsExactly(EventType.ADDR_RESOLVED);
            assertThat(ConnectedQueuePairs.isReadable(loop.descriptor(), Duration.ZERO))
                    .isFalse();
        }
    }
}
