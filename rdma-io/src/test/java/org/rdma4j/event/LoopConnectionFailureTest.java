package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.cm.LoopConnections.LIMIT;
import static org.rdma4j.cm.LoopConnections.anyPort;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.verbs.DeviceEventType;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkStatus;

/** Connections of event loops that cannot be established, or end with a failure. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class LoopConnectionFailureTest extends EventLoopFixture {
    // Connections that cannot be established.

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void nobodyListens(boolean iwarp) throws Exception {
        LoopManager.iwarp(iwarp);
        InetSocketAddress address;
        try (Listener listener = Listener.on(anyPort())) {
            address = listener.address();
        }
        RecordingHandler client = new RecordingHandler(1);
        try (EventLoop loop = EventLoop.start()) {
            Throwable e = failure(loop.connect(address, OPTIONS, LIMIT, client));
            assertThat(e).isInstanceOf(ConnectionException.class);
            assertThat(((ConnectionException) e).event().type()).isEqualTo(EventType.REJECTED);
            assertThat(get(client.closed)).isSameAs(e);
            assertThat(client.calls).containsExactly("create", "completion", "close");
        }
    }

    @Test
    void anAddressThatIsUnresolved() throws Exception {
        try (EventLoop loop = EventLoop.start()) {
            RecordingHandler client = new RecordingHandler(1);
            assertThat(failure(loop.connect(InetSocketAddress.createUnresolved("nowhere", 1), OPTIONS, LIMIT, client)))
                    .isInstanceOf(IOException.class);
            assertThat(client.calls).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"reject", "close", "throw"})
    void aRequestThatIsNotAccepted(String answer) throws Exception {
        Consumer<ConnectionRequest> requests = request -> {
            switch (answer) {
                case "reject" -> unchecked(() -> request.reject(new byte[] {7}));
                case "close" -> unchecked(request::close);
                default -> throw new IllegalStateException("not accepted");
            }
        };
        RecordingHandler client = new RecordingHandler(1);
        try (EventLoop loop = EventLoop.start();
                Listener listener = loop.listen(anyPort(), OPTIONS, requests::accept)) {
            Throwable e = failure(loop.connect(listener.address(), OPTIONS, LIMIT, client));
            assertThat(e).isInstanceOf(ConnectionException.class);
            assertThat(client.calls).containsExactly("create", "completion", "close");
        }
    }

    @Test
    void aRequestThatIsIgnored() throws Exception {
        CompletableFuture<Void> ended = new CompletableFuture<>();
        RecordingHandler client = new RecordingHandler(1);
        try (EventLoop loop = EventLoop.start();
                Listener listener =
                        loop.listen(anyPort(), OPTIONS, request -> ended.thenRun(() -> unchecked(request::close)))) {
            Duration limit = Duration.ofMillis(300);
            assertThat(failure(loop.connect(listener.address(), OPTIONS, limit, client)))
                    .isInstanceOf(RdmaTimeoutException.class)
                    .hasMessageContaining("300 ms");
            // Closes the request on the loop.
            get(loop.schedule(() -> ended.complete(null), Duration.ZERO));
            // The limit may have expired before the route was resolved.
            if (client.created.isDone()) {
                assertThat(client.calls).containsExactly("create", "completion", "close");
            } else {
                assertThat(client.calls).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = EventType.class,
            names = {"ADDR_RESOLVED", "ROUTE_RESOLVED", "CONNECT_RESPONSE", "CONNECT_REQUEST"})
    void theTimeLimitAndTheEndOfTheLoopAtEachStep(EventType held) throws Exception {
        for (boolean closesLoop : new boolean[] {false, true}) {
            LoopManager.hold(held, true);
            RecordingHandler client = new RecordingHandler(1);
            EventLoop serverLoop = EventLoop.start();
            try (serverLoop;
                    Listener listener = listen(serverLoop, serverLoop)) {
                CompletableFuture<Connection> opened;
                try (EventLoop loop = EventLoop.start()) {
                    opened = loop.connect(
                            listener.address(), OPTIONS, closesLoop ? LIMIT : Duration.ofMillis(40), client);
                    if (closesLoop) {
                        Thread.sleep(30);
                    } else {
                        Throwable failure = failure(opened);
                        // The limit may have expired before the step that is held.
                        boolean created = client.created.isDone();
                        if (held.name().endsWith("RESOLVED")) {
                            assertThat(created).isFalse();
                        }
                        assertThat(failure)
                                .isInstanceOf(RdmaTimeoutException.class)
                                .hasMessage("Cannot connect to " + listener.address() + " within 40 ms: "
                                        + (created
                                                ? "it has not answered the connection request"
                                                : "the route to it has not been resolved"));
                    }
                }
                assertThat(opened).isCompletedExceptionally();
                assertThat(client.calls).doesNotContain("open");
                LoopManager.hold(held, false);
            }
        }
    }

    // Failures.

    @Test
    void aPeerThatVanishes() throws Exception {
        try (EventLoop serverLoop = EventLoop.start();
                EventLoop loop = EventLoop.start();
                Listener listener = listen(serverLoop, serverLoop)) {
            RecordingHandler client = new Echo();
            Connection connection = get(connect(loop, listener, client));
            RecordingHandler server = accepted();
            Connection peer = get(server.open);
            LoopManager.kill(peer.queuePair());
            loop.execute(() -> unchecked(() -> client.send(connection)));
            IOException cause = get(client.closed);
            assertThat(cause).isInstanceOf(WorkException.class);
            assertThat(((WorkException) cause).status()).isEqualTo(WorkStatus.RETRY_EXC_ERR);
            serverLoop.abort(peer, new IOException("vanished"));
            get(server.closed);
        }
    }

    @Test
    void anIdlePeerThatVanishes() throws Exception {
        try (EventLoop serverLoop = EventLoop.start();
                EventLoop loop = EventLoop.start();
                Listener listener = listen(serverLoop, serverLoop)) {
            RecordingHandler client = new RecordingHandler(1);
            get(connect(loop, listener, client));
            RecordingHandler server = accepted();
            Connection peer = get(server.open);
            LoopManager.kill(peer.queuePair());
            LoopManager.endLost();
            assertThat(get(client.closed)).isInstanceOf(ConnectionException.class);
            serverLoop.abort(peer, new IOException("vanished"));
            get(server.closed);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = DeviceEventType.class,
            names = {"QP_FATAL", "CQ_ERR", "DEVICE_FATAL"})
    void eventsOfTheDevice(DeviceEventType type) throws Exception {
        try (EventLoop loop = EventLoop.start();
                Listener listener = listen(loop, loop)) {
            RecordingHandler client = new RecordingHandler(1);
            Connection connection = get(connect(loop, listener, client));
            RecordingHandler server = accepted();
            get(server.open);
            // Loops of other tests may have opened the device, and take some of the events.
            for (int i = 0; i < 100 && !client.closed.isDone(); i++) {
                LoopControl.event(connection.queuePair(), type.ordinal());
                Thread.sleep(5);
            }
            assertThat(get(client.closed)).isNotInstanceOf(ConnectionException.class);
            get(server.closed);
            // New connections get other queues. An event that was injected above may arrive late and close one of them.
            RecordingHandler next;
            do {
                next = connectAndSend(loop, listener);
            } while (next.received.get() == 0);
        }
    }

    /** Opens a connection and sends a message. Returns when the answer has arrived or the connection is closed. */
    private RecordingHandler connectAndSend(EventLoop loop, Listener listener) throws Exception {
        RecordingHandler handler = new RecordingHandler(1);
        Connection connection = get(connect(loop, listener, handler));
        loop.execute(() -> {
            if (!handler.closed.isDone()) {
                unchecked(() -> handler.send(connection));
            }
        });
        await(() -> handler.received.get() == 1 || handler.closed.isDone());
        get(loop.close(connection));
        return handler;
    }

    @Test
    void aCompletionQueueThatFails() throws Exception {
        try (EventLoop serverLoop = EventLoop.start();
                EventLoop loop = EventLoop.start();
                Listener listener = listen(serverLoop, serverLoop)) {
            RecordingHandler client = new RecordingHandler(1);
            Connection connection = get(connect(loop, listener, client));
            CompletableFuture<ReceiveRequest> receive = loop.submit(prepared(loop, connection));
            LoopControl.overrun(connection.queuePair());
            get(client.closed);
            assertThat(failure(receive)).isInstanceOf(IOException.class);
            get(accepted().closed);
            RecordingHandler next = new RecordingHandler(1);
            Connection another = get(connect(loop, listener, next));
            assertThat(another.completions()).isNotSameAs(connection.completions());
            loop.execute(() -> unchecked(() -> next.send(another)));
            await(() -> next.received.get() == 1);
        }
    }

    private static ReceiveRequest prepared(EventLoop loop, Connection connection) throws Exception {
        CompletableFuture<ReceiveRequest> prepared = new CompletableFuture<>();
        loop.execute(() -> unchecked(() -> prepared.complete(connection.prepareReceive(connection.allocate(64)))));
        return get(prepared);
    }

    /** Handlers check the status of requests. Requests that are flushed because the peer has left are no errors. */
    @Test
    void aHandlerThatExpectsSuccessIsNotLoggedIfItsWorkIsFlushed() throws Exception {
        List<String> errors = new CopyOnWriteArrayList<>();
        Handler log = new Handler() {
            @Override
            public void publish(LogRecord record) {
                errors.add(record.getMessage() + " " + record.getThrown());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger logger = Logger.getLogger("org.rdma4j.event");
        logger.addHandler(log);
        try (EventLoop loop = EventLoop.start();
                Listener listener = listen(loop, loop)) {
            get(connect(loop, listener, new RecordingHandler(1)));
            RecordingHandler server = accepted();
            Connection connection = get(server.open);
            loop.execute(() -> unchecked(() -> connection.queuePair().abort()));
            assertThat(get(server.closed))
                    .isInstanceOfSatisfying(
                            WorkException.class, e -> assertThat(e.status()).isEqualTo(WorkStatus.WR_FLUSH_ERR));
        } finally {
            logger.removeHandler(log);
        }
        assertThat(errors).isEmpty();
    }

    /** The connection ends, and its resources are freed with the loop, after the program has closed its own objects. */
    @Test
    void anObjectThatTheProgramHasNotClosed() throws Exception {
        EventLoop loop = EventLoop.start();
        RecordingHandler client = new RecordingHandler(1);
        MemoryRegion region;
        try (EventLoop accepting = EventLoop.start();
                Listener listener = listen(accepting, accepting)) {
            Connection connection = get(connect(loop, listener, client));
            region = MemoryRegion.allocate(connection.domain(), 64);
            get(loop.close(connection));
            get(client.closed);
        }
        long start = System.nanoTime();
        assertThatThrownBy(loop::close)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("open children");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(8));
        region.close();
        loop.close();
    }

    /** The connecting side learns that the peer has given up when it completes the connection. */
    @Test
    void aConnectionThatIsNotEstablishedInTime() throws Exception {
        LoopManager.hold(EventType.CONNECT_RESPONSE, true);
        LoopManager.hold(EventType.REJECTED, true);
        BlockingQueue<CompletableFuture<Connection>> accepted = new LinkedBlockingQueue<>();
        RecordingHandler server = new RecordingHandler(1);
        RecordingHandler client = new RecordingHandler(1);
        try (EventLoop loop = EventLoop.start();
                Listener listener = loop.listen(
                        anyPort(),
                        OPTIONS,
                        request -> accepted.add(loop.accept(request, OPTIONS, Duration.ofMillis(100), server)))) {
            CompletableFuture<Connection> connecting = loop.connect(listener.address(), OPTIONS, LIMIT, client);
            CompletableFuture<Connection> accepting = accepted.poll(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
            assertThat(accepting).isNotNull();
            assertThat(failure(accepting))
                    .isInstanceOf(RdmaTimeoutException.class)
                    .hasMessageEndingWith(" did not complete the connection within 100 ms");
            get(server.closed);
            LoopManager.hold(EventType.CONNECT_RESPONSE, false);
            assertThat(failure(connecting))
                    .isInstanceOfSatisfying(
                            ConnectionException.class,
                            e -> assertThat(e.event().type()).isEqualTo(EventType.DISCONNECTED))
                    .hasMessageStartingWith("Cannot connect to ");
        }
    }

    /** The failure of a device ends the connections of this device only. */
    @Test
    void aDeviceThatFailsBesideAnother() throws Exception {
        try (EventLoop loop = EventLoop.start();
                Listener listener = listen(loop, loop)) {
            RecordingHandler client = new RecordingHandler(1);
            Connection connection = get(connect(loop, listener, client));
            get(accepted().open);
            LoopManager.iwarp(true);
            RecordingHandler other = new RecordingHandler(1);
            try (Listener second = listen(loop, loop)) {
                Connection remaining = get(connect(loop, second, other));
                get(accepted().open);
                for (int i = 0; i < 100 && !client.closed.isDone(); i++) {
                    LoopControl.event(connection.queuePair(), DeviceEventType.DEVICE_FATAL.ordinal());
                    Thread.sleep(5);
                }
                get(client.closed);
                loop.execute(() -> unchecked(() -> other.send(remaining)));
                await(() -> other.received.get() == 1);
                get(loop.close(remaining));
            }
        }
    }

    /** The limit of a connect and of an accept does not apply to the open connection. */
    @Test
    void aConnectionThatIsOlderThanItsLimit() throws Exception {
        Duration limit = Duration.ofSeconds(3);
        RecordingHandler server = new RecordingHandler(1);
        RecordingHandler client = new RecordingHandler(1);
        try (EventLoop loop = EventLoop.start();
                Listener listener =
                        loop.listen(anyPort(), OPTIONS, request -> loop.accept(request, OPTIONS, limit, server))) {
            Connection connection = get(loop.connect(listener.address(), OPTIONS, limit, client));
            get(server.open);
            Thread.sleep(limit.toMillis() + 100);
            assertThat(client.closed).isNotDone();
            assertThat(server.closed).isNotDone();
            get(loop.close(connection));
        }
    }
}
