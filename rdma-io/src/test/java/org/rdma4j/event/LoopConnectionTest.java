package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.cm.LoopConnections.LIMIT;
import static org.rdma4j.cm.LoopConnections.anyPort;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.WorkRequest;

/** Connections of event loops and their handlers, on the loop devices. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class LoopConnectionTest extends EventLoopFixture {
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

    // Many connections.

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void completionQueuesForManyConnections(boolean iwarp) throws Exception {
        LoopManager.iwarp(iwarp);
        EventLoopOptions options = new EventLoopOptions().withCompletions(40);
        try (EventLoop serverLoop = EventLoop.start(options);
                EventLoop loop = EventLoop.start(options);
                Listener listener = listen(serverLoop, serverLoop)) {
            List<RecordingHandler> clients = new ArrayList<>();
            List<Connection> connections = new ArrayList<>();
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
                        assertThat(loop.inLoop()).isTrue();
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
                .isInstanceOf(RejectedExecutionException.class);
    }
}
