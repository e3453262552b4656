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
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.DeviceEventType;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkStatus;

/** Connections of event loops and their handlers, on the loop devices. */
@Timeout(20)
@ExtendWith(LoopLeakCheck.class)
class LoopConnectionTest {
    private static final ConnectionOptions OPTIONS = new ConnectionOptions();

    /** Handlers of the accepted connections. */
    private final BlockingQueue<RecordingHandler> accepted = new LinkedBlockingQueue<>();

    private static <T> T get(CompletableFuture<T> future) throws Exception {
        return future.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
    }

    private static Throwable failure(CompletableFuture<?> future) {
        return future.handle((result, e) -> e)
                .orTimeout(LIMIT.toMillis(), TimeUnit.MILLISECONDS)
                .join();
    }

    /** Sends back each message. */
    private static final class Echo extends RecordingHandler {
        Echo() {
            super(1);
        }

        @Override
        public void onCompletion(Connection connection, WorkRequest<?> request) throws IOException {
            super.onCompletion(connection, request);
            request.checkSuccess();
        }

        @Override
        void received(Connection connection, ReceiveRequest receive) throws IOException {
            send(connection);
            receive.post();
        }
    }

    private Listener listen(EventLoop loop, EventLoop accepting) throws IOException {
        return loop.listen(anyPort(), OPTIONS, request -> {
            RecordingHandler handler = new Echo();
            accepting.accept(request, OPTIONS, LIMIT, handler);
            accepted.add(handler);
        });
    }

    private static CompletableFuture<Connection> connect(EventLoop loop, Listener listener, ConnectionHandler handler) {
        return loop.connect(listener.address(), OPTIONS, LIMIT, handler);
    }

    private RecordingHandler accepted() throws InterruptedException {
        RecordingHandler handler = accepted.poll(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
        assertThat(handler).as("accepted connection").isNotNull();
        return handler;
    }

    private static void assertLife(RecordingHandler handler, int completions) {
        List<String> calls = handler.calls;
        assertThat(calls.getFirst()).isEqualTo("create");
        assertThat(calls.get(1)).isEqualTo("open");
        assertThat(calls.getLast()).isEqualTo("close");
        assertThat(calls.subList(2, calls.size() - 1)).hasSize(completions).containsOnly("completion");
    }

    // The life of a connection.

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void echo(boolean iwarp) throws Exception {
        LoopManager.iwarp(iwarp);
        try (EventLoop serverLoop = EventLoop.start();
                EventLoop clientLoop = EventLoop.start();
                Listener listener = listen(serverLoop, serverLoop)) {
            RecordingHandler client = new RecordingHandler(2);
            Connection connection = get(connect(clientLoop, listener, client));
            RecordingHandler server = accepted();
            get(server.open);
            for (int i = 1; i <= 20; i++) {
                int expected = i;
                clientLoop.execute(() -> unchecked(() -> client.send(connection)));
                await(() -> client.received.get() == expected);
            }
            get(clientLoop.close(connection));
            assertThat(get(client.closed)).hasMessageContaining("closed by this side");
            assertThat(get(server.closed)).isInstanceOf(ConnectionException.class);
            // 20 sends, 20 receives, and the receives in flight at the end.
            assertLife(client, 42);
            assertLife(server, 41);
        }
    }

    private interface Action {
        void run() throws Exception;
    }

    private static void unchecked(Action action) {
        try {
            action.run();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static void await(java.util.function.BooleanSupplier condition) throws InterruptedException {
        long start = System.nanoTime();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime() - start).isLessThan(LIMIT.toNanos());
            Thread.sleep(1);
        }
    }

    /** A message can arrive before the notification that the connection is established. */
    @Test
    void completionsBeforeTheConnectionIsEstablished() throws Exception {
        try (EventLoop serverLoop = EventLoop.start();
                EventLoop clientLoop = EventLoop.start();
                Listener listener = listen(serverLoop, serverLoop)) {
            LoopManager.hold(EventType.ESTABLISHED, true);
            RecordingHandler client = new RecordingHandler(1);
            Connection connection = get(connect(clientLoop, listener, client));
            RecordingHandler server = accepted();
            clientLoop.execute(() -> unchecked(() -> client.send(connection)));
            await(() -> client.calls.contains("completion"));
            Thread.sleep(20);
            assertThat(server.calls).containsExactly("create");
            LoopManager.hold(EventType.ESTABLISHED, false);
            await(() -> client.received.get() == 1);
            get(clientLoop.close(connection));
            get(server.closed);
            assertThat(server.calls).startsWith("create", "open", "completion").endsWith("close");
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void requestsAreAcceptedByAnotherLoop(boolean iwarp) throws Exception {
        LoopManager.iwarp(iwarp);
        try (EventLoop listening = EventLoop.start(new EventLoopOptions().withName("listening"));
                EventLoop accepting = EventLoop.start(new EventLoopOptions().withName("accepting"));
                Listener listener = listen(listening, accepting)) {
            for (int i = 0; i < 5; i++) {
                RecordingHandler client = new RecordingHandler(1);
                Connection connection = get(connect(listening, listener, client));
                RecordingHandler server = accepted();
                get(server.open);
                CompletableFuture<Boolean> inLoop = new CompletableFuture<>();
                accepting.execute(() -> inLoop.complete(accepting.inLoop() && !listening.inLoop()));
                assertThat(get(inLoop)).isTrue();
                listening.execute(() -> unchecked(() -> client.send(connection)));
                await(() -> client.received.get() == 1);
                get(listening.close(connection));
                get(server.closed);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"close", "abort", "server close", "server abort", "loop", "server loop"})
    void eachWayToEnd(String way) throws Exception {
        RecordingHandler client = new RecordingHandler(3);
        RecordingHandler server;
        IOException violation = new IOException("violation");
        EventLoop serverLoop = EventLoop.start();
        EventLoop clientLoop = EventLoop.start();
        try (serverLoop;
                clientLoop) {
            Listener listener = listen(serverLoop, serverLoop);
            Connection connection = get(connect(clientLoop, listener, client));
            server = accepted();
            Connection peer = get(server.open);
            listener.close();
            switch (way) {
                case "close" -> get(clientLoop.close(connection));
                case "abort" -> clientLoop.abort(connection, violation);
                case "server close" -> get(serverLoop.close(peer));
                case "server abort" -> serverLoop.abort(peer, violation);
                case "loop" -> clientLoop.close();
                default -> serverLoop.close();
            }
            IOException clientCause = get(client.closed);
            IOException serverCause = get(server.closed);
            if (way.contains("abort")) {
                assertThat(way.equals("abort") ? clientCause : serverCause).isSameAs(violation);
            }
            assertThat(way.startsWith("server") ? clientCause : serverCause).isInstanceOf(ConnectionException.class);
            // Closing it again has no effect.
            if (!way.contains("loop")) {
                get(clientLoop.close(connection));
            }
        }
        assertLife(client, 3);
        assertLife(server, 1);
    }

    @Test
    void aClosedConnectionDuringEachCallback() throws Exception {
        for (String where : List.of("create", "open", "completion")) {
            try (EventLoop loop = EventLoop.start();
                    Listener listener = listen(loop, loop)) {
                RecordingHandler client = new RecordingHandler(1) {
                    @Override
                    public void onCreate(Connection connection) throws IOException {
                        super.onCreate(connection);
                        closeIf("create", connection);
                    }

                    @Override
                    public void onOpen(Connection connection) throws IOException {
                        super.onOpen(connection);
                        send(connection);
                        closeIf("open", connection);
                    }

                    @Override
                    public void onCompletion(Connection connection, WorkRequest<?> request) throws IOException {
                        super.onCompletion(connection, request);
                        closeIf("completion", connection);
                    }

                    private void closeIf(String here, Connection connection) {
                        if (where.equals(here)) {
                            loop.close(connection);
                        }
                    }
                };
                CompletableFuture<Connection> opened = connect(loop, listener, client);
                assertThat(get(client.closed)).hasMessageContaining("closed by this side");
                assertThat(client.calls).endsWith("close").containsOnlyOnce("close");
                if (where.equals("create")) {
                    assertThat(failure(opened)).hasMessageContaining("closed by this side");
                    assertThat(client.calls).doesNotContain("open");
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"create", "open", "completion", "close"})
    void aHandlerThatThrows(String where) throws Exception {
        IOException thrown = new IOException("thrown in " + where);
        RecordingHandler client = new RecordingHandler(2) {
            @Override
            public void onCreate(Connection connection) throws IOException {
                super.onCreate(connection);
                throwIf("create");
            }

            @Override
            public void onOpen(Connection connection) throws IOException {
                super.onOpen(connection);
                send(connection);
                throwIf("open");
            }

            @Override
            public void onCompletion(Connection connection, WorkRequest<?> request) throws IOException {
                super.onCompletion(connection, request);
                throwIf("completion");
            }

            @Override
            public void onClose(Connection connection, IOException cause) {
                super.onClose(connection, cause);
                unchecked(() -> throwIf("close"));
            }

            private void throwIf(String here) throws IOException {
                if (where.equals(here)) {
                    throw thrown;
                }
            }
        };
        try (EventLoop loop = EventLoop.start();
                Listener listener = listen(loop, loop)) {
            CompletableFuture<Connection> opened = connect(loop, listener, client);
            if (where.equals("close")) {
                get(loop.close(get(opened)));
            } else {
                assertThat(get(client.closed)).isSameAs(thrown);
            }
            if (where.equals("create") || where.equals("open")) {
                assertThat(failure(opened)).isSameAs(thrown);
            }
            assertThat(client.calls).endsWith("close").containsOnlyOnce("close");
            // The loop goes on.
            RecordingHandler next = new RecordingHandler(1);
            get(loop.close(get(connect(loop, listener, next))));
        }
    }

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
    @ValueSource(strings = {"reject", "close", "throw", "ignore"})
    void aRequestThatIsNotAccepted(String answer) throws Exception {
        Consumer<ConnectionRequest> requests = request -> {
            switch (answer) {
                case "reject" -> unchecked(() -> request.reject(new byte[] {7}));
                case "close" -> unchecked(request::close);
                case "throw" -> throw new IllegalStateException("not accepted");
                default -> {}
            }
        };
        RecordingHandler client = new RecordingHandler(1);
        try (EventLoop loop = EventLoop.start();
                Listener listener = loop.listen(anyPort(), OPTIONS, request -> {
                    requests.accept(request);
                    if (answer.equals("ignore")) {
                        loop.schedule(() -> unchecked(request::close), Duration.ofMillis(100));
                    }
                })) {
            Duration limit = answer.equals("ignore") ? Duration.ofMillis(30) : LIMIT;
            Throwable e = failure(loop.connect(listener.address(), OPTIONS, limit, client));
            if (answer.equals("ignore")) {
                assertThat(e).isInstanceOf(RdmaTimeoutException.class).hasMessageContaining("30 ms");
                Thread.sleep(150);
            } else {
                assertThat(e).isInstanceOf(ConnectionException.class);
            }
            assertThat(client.calls).containsExactly("create", "completion", "close");
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
                        assertThat(failure(opened)).isInstanceOf(RdmaTimeoutException.class);
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
            // New connections get other queues.
            RecordingHandler next = new RecordingHandler(1);
            Connection another = get(connect(loop, listener, next));
            loop.execute(() -> unchecked(() -> next.send(another)));
            await(() -> next.received.get() == 1);
            get(loop.close(another));
        }
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

    // Many connections.

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void completionQueuesForManyConnections(boolean iwarp) throws Exception {
        LoopManager.iwarp(iwarp);
        EventLoopOptions options = new EventLoopOptions().withCompletions(40);
        try (EventLoop serverLoop = EventLoop.start(options);
                EventLoop loop = EventLoop.start(options);
                Listener listener = listen(serverLoop, serverLoop)) {
            List<RecordingHandler> clients = new java.util.ArrayList<>();
            List<Connection> connections = new java.util.ArrayList<>();
            for (int i = 0; i < 30; i++) {
                RecordingHandler client = new RecordingHandler(2);
                clients.add(client);
                connections.add(get(connect(loop, listener, client)));
            }
            List<CompletionQueue> queues =
                    connections.stream().map(Connection::completions).distinct().toList();
            assertThat(queues).hasSizeGreaterThanOrEqualTo(1);
            if (iwarp) {
                assertThat(queues).hasSizeGreaterThan(5);
            } else {
                assertThat(queues).hasSize(1);
                assertThat(queues.getFirst().entries()).isGreaterThan(500);
            }
            for (int i = 0; i < 30; i++) {
                RecordingHandler client = clients.get(i);
                Connection connection = connections.get(i);
                loop.execute(() -> unchecked(() -> client.send(connection)));
            }
            await(() -> clients.stream().allMatch(each -> each.received.get() == 1));
        }
    }

    /** A connection with a flood of messages does not starve another one. */
    @Test
    void fairness() throws Exception {
        try (EventLoop serverLoop = EventLoop.start(new EventLoopOptions().withBatch(4));
                EventLoop loop = EventLoop.start(new EventLoopOptions().withBatch(4));
                Listener listener = listen(serverLoop, serverLoop)) {
            RecordingHandler flood = new RecordingHandler(4) {
                @Override
                void received(Connection connection, ReceiveRequest receive) throws IOException {
                    receive.post();
                    send(connection);
                }
            };
            Connection flooding = get(connect(loop, listener, flood));
            RecordingHandler quiet = new RecordingHandler(1);
            Connection other = get(connect(loop, listener, quiet));
            loop.execute(() -> unchecked(() -> flood.send(flooding)));
            await(() -> flood.received.get() > 10);
            for (int i = 1; i <= 10; i++) {
                int expected = i;
                long before = flood.received.get();
                loop.execute(() -> unchecked(() -> quiet.send(other)));
                await(() -> quiet.received.get() == expected);
                get(loop.schedule(() -> {}, Duration.ofNanos(1)));
                await(() -> flood.received.get() > before);
            }
        }
    }

    // Misuse.

    @Test
    void blockingCallsInHandlersAreRejected() throws Exception {
        for (boolean ownThread : new boolean[] {true, false}) {
            EventLoop loop = ownThread ? EventLoop.start() : EventLoop.create(new EventLoopOptions());
            try (loop;
                    Listener listener = listen(loop, loop)) {
                CompletableFuture<Connection> never = new CompletableFuture<>();
                RecordingHandler client = new RecordingHandler(1) {
                    @Override
                    public void onOpen(Connection connection) throws IOException {
                        for (Action each : List.<Action>of(
                                loop::run, () -> loop.runOnce(LIMIT), () -> loop.await(never, LIMIT), loop::close)) {
                            assertThatThrownBy(each::run)
                                    .isInstanceOf(IllegalStateException.class)
                                    .hasMessageContaining("must not block");
                        }
                        assertThat(loop.inHandler()).isTrue();
                        super.onOpen(connection);
                    }
                };
                loop.await(connect(loop, listener, client), LIMIT);
                assertThat(client.calls).contains("open").doesNotContain("close");
                // An action that runs on the current thread.
                CompletableFuture<Throwable> thrown = new CompletableFuture<>();
                loop.runInLoop(() -> {
                    try {
                        loop.await(never, LIMIT);
                        thrown.complete(null);
                    } catch (IOException | RuntimeException e) {
                        thrown.complete(e);
                    }
                });
                assertThat(get(thrown)).isInstanceOf(IllegalStateException.class);
            }
        }
    }

    @Test
    void aLoopIsClosedAfterItsListeners() throws Exception {
        EventLoop loop = EventLoop.start();
        Listener listener = listen(loop, loop);
        Connection client = get(connect(loop, listener, new RecordingHandler(1)));
        assertThatThrownBy(loop::close).isInstanceOf(IllegalStateException.class);
        listener.close();
        loop.close();
        loop.close();
        assertThat(client.isConnected()).isFalse();
        assertThatThrownBy(() -> loop.connect(anyPort(), OPTIONS, LIMIT, new RecordingHandler(1)))
                .isInstanceOf(java.util.concurrent.RejectedExecutionException.class);
    }
}
