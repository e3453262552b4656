package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.cm.LoopConnections.LIMIT;
import static org.rdma4j.cm.LoopConnections.start;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.WorkException;

/** Connections without an event loop whose link goes down while a thread waits. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class ConnectionLinkLossTest {
    private static final ConnectionOptions SHORT = new ConnectionOptions().withLinkTimeout(Duration.ofMillis(200));
    private static final String LOST = "the link of port 1 of loop0 has been down for 200 ms";

    private static Throwable awaitMessage(Connection connection) throws Exception {
        ReceiveRequest receive = connection.prepareReceive(connection.allocate(64));
        try {
            receive.complete(Duration.ofSeconds(50));
            return null;
        } catch (WorkException e) {
            return e;
        } finally {
            connection.release();
        }
    }

    private static <T> T get(FutureTask<T> task) throws Exception {
        return task.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aWaitForAMessageEnds(boolean events) throws Exception {
        ConnectionOptions options = SHORT.withEvents(events);
        try (LoopConnections pair = LoopConnections.open(options, options)) {
            CompletableFuture<ConnectionException> told = new CompletableFuture<>();
            pair.client().onEnd(told::complete);
            FutureTask<Throwable> waiting = start(() -> awaitMessage(pair.client()));
            LoopControl.link(false);
            assertThat(get(waiting).getCause())
                    .isInstanceOf(ConnectionException.class)
                    .hasMessageEndingWith(LOST);
            assertThat(pair.client().isConnected()).isFalse();
            assertThat(told.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS)).hasMessageEndingWith(LOST);
            // No thread waits for the other side.
            assertThat(pair.server().isConnected()).isTrue();
        }
    }

    @Test
    void aWaitForTheEndEnds() throws Exception {
        try (LoopConnections pair = LoopConnections.open(SHORT, SHORT)) {
            FutureTask<Boolean> waiting = start(() -> {
                pair.server().awaitEnd(Duration.ofSeconds(15));
                return pair.server().isConnected();
            });
            LoopControl.link(false);
            assertThat(get(waiting)).isFalse();
        }
    }

    @Test
    void waitsThatAreShorterThanTheLimitNoticeTheLossTogether() throws Exception {
        try (LoopConnections pair = LoopConnections.open(SHORT, SHORT)) {
            ReceiveRequest receive = pair.client().prepareReceive(pair.client().allocate(64));
            receive.post();
            LoopControl.link(false);
            long start = System.nanoTime();
            assertThatThrownBy(() -> {
                        while (System.nanoTime() - start < LIMIT.toNanos()) {
                            receive.tryAwait(Duration.ofMillis(50));
                        }
                    })
                    .hasStackTraceContaining(LOST);
        }
    }

    /** The link is down when a thread waits, and when a thread waits again much later. It has been up in between. */
    @Test
    void twoLossesAreNotOne() throws Exception {
        try (LoopConnections pair = LoopConnections.open(SHORT, SHORT)) {
            ReceiveRequest receive = pair.client().prepareReceive(pair.client().allocate(64));
            receive.post();
            for (int i = 0; i < 2; i++) {
                Thread.sleep(2500);
                LoopControl.link(false);
                assertThat(receive.tryAwait(Duration.ofMillis(1))).isFalse();
                LoopControl.link(true);
            }
            assertThat(pair.client().isConnected()).isTrue();
        }
    }

    @Test
    void aLinkThatComesBackDoesNotEndTheConnection() throws Exception {
        ConnectionOptions options = SHORT.withLinkTimeout(Duration.ofSeconds(5));
        try (LoopConnections pair = LoopConnections.open(options, options)) {
            FutureTask<Throwable> waiting = start(() -> awaitMessage(pair.client()));
            for (int i = 0; i < 2; i++) {
                LoopControl.link(false);
                Thread.sleep(3000);
                LoopControl.link(true);
                Thread.sleep(3000);
            }
            pair.server().send(pair.server().allocate(64), LIMIT);
            assertThat(get(waiting)).isNull();
            assertThat(pair.client().isConnected()).isTrue();
        }
    }
}
