package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.cm.LoopConnections.LIMIT;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.verbs.DeviceEventType;

/** Connections whose link goes down. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class LinkLossTest extends EventLoopFixture {
    private static final EventLoopOptions SHORT = new EventLoopOptions().withLinkTimeout(Duration.ofMillis(200));

    private static void event(Connection connection, DeviceEventType type) {
        LoopControl.event(connection.queuePair(), type.ordinal());
    }

    private interface Check {
        void run(Connection connection, RecordingHandler client) throws Exception;
    }

    private void withConnection(EventLoopOptions options, Check check) throws Exception {
        try (EventLoop loop = EventLoop.start(options);
                Listener listener = listen(loop, loop)) {
            RecordingHandler client = new RecordingHandler(1);
            Connection connection = get(connect(loop, listener, client));
            get(accepted().open);
            check.run(connection, client);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aLinkThatStaysDownEndsTheConnections(boolean iwarp) throws Exception {
        LoopManager.iwarp(iwarp);
        try (EventLoop loop = EventLoop.start(SHORT);
                Listener listener = listen(loop, loop)) {
            RecordingHandler client = new RecordingHandler(1);
            Connection connection = get(connect(loop, listener, client));
            RecordingHandler server = accepted();
            get(server.open);
            event(connection, DeviceEventType.PORT_ERR);
            String message = "The link of port 1 of " + (iwarp ? "loop1" : "loop0") + " has been down for 200 ms";
            assertThat(get(client.closed)).hasMessage(message);
            assertThat(get(server.closed)).hasMessage(message);
            // The device is still usable.
            get(connect(loop, listener, new RecordingHandler(1)));
            get(accepted().open);
        }
    }

    /** A driver may report a loss repeatedly while the link is down. */
    @Test
    void repeatedReportsDoNotExtendTheTimeout() throws Exception {
        withConnection(SHORT, (connection, client) -> {
            long start = System.nanoTime();
            while (!client.closed.isDone() && System.nanoTime() - start < LIMIT.toNanos()) {
                event(connection, DeviceEventType.PORT_ERR);
                Thread.sleep(50);
            }
            assertThat(client.closed).isDone();
        });
    }

    @Test
    void theLossOfAnotherPortDoesNotEndTheConnections() throws Exception {
        withConnection(SHORT, (connection, client) -> {
            LoopControl.portEvent(connection.queuePair(), DeviceEventType.PORT_ERR.ordinal(), 2);
            Thread.sleep(400);
            assertThat(client.closed).isNotDone();
        });
    }

    @Test
    void aLinkThatComesBackDoesNotEndTheConnections() throws Exception {
        Duration timeout = Duration.ofSeconds(5);
        withConnection(SHORT.withLinkTimeout(timeout), (connection, client) -> {
            for (int i = 0; i < 3; i++) {
                event(connection, DeviceEventType.PORT_ERR);
                Thread.sleep(50);
                event(connection, DeviceEventType.PORT_ACTIVE);
                Thread.sleep(50);
            }
            event(connection, DeviceEventType.PORT_ERR);
            event(connection, DeviceEventType.PORT_ERR);
            event(connection, DeviceEventType.PORT_ACTIVE);
            Thread.sleep(timeout.plusMillis(200));
            assertThat(client.closed).isNotDone();
            assertThat(connection.isConnected()).isTrue();
        });
    }
}
