package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.logging.Level;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.loop.LoopControl;

/** Requests that cannot be accepted, by a program that ignores the future. The failure is logged once. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class UnwatchedAcceptTest extends EventLoopFixture {
    @RegisterExtension
    final RecordedLog log = new RecordedLog("org.rdma4j.event");

    private void assertLogged(Level level, String message) throws InterruptedException {
        await(() -> !log.records().isEmpty());
        assertThat(log.records()).hasSize(1);
        assertThat(log.records().getFirst().getLevel()).isEqualTo(level);
        assertThat(log.records().getFirst().getMessage()).contains(message);
        assertThat(log.records().getFirst().getThrown()).isNotNull();
    }

    /** No object of the connection can be created, so its handler is not called. */
    @Test
    void withoutAConnection() throws Exception {
        RecordingHandler handler = new RecordingHandler(1);
        try (EventLoop loop = EventLoop.start();
                EventLoop clients = EventLoop.start();
                Listener listener = loop.listen(org.rdma4j.cm.LoopConnections.anyPort(), OPTIONS, request -> {
                    LoopControl.refuseCreation(0);
                    loop.accept(request, OPTIONS, org.rdma4j.cm.LoopConnections.LIMIT, handler);
                })) {
            assertThat(failure(connect(clients, listener, new RecordingHandler(1))))
                    .isInstanceOf(ConnectionException.class);
            assertLogged(Level.WARNING, "Cannot accept a connection request");
            assertThat(handler.calls).isEmpty();
        }
    }

    @Test
    void whoseHandlerThrowsAnException() throws Exception {
        RecordingHandler handler = new RecordingHandler(1) {
            @Override
            public void onCreate(Connection connection) throws IOException {
                throw new IOException("on create");
            }
        };
        try (EventLoop loop = EventLoop.start();
                EventLoop clients = EventLoop.start();
                Listener listener = loop.listen(
                        org.rdma4j.cm.LoopConnections.anyPort(),
                        OPTIONS,
                        request -> loop.accept(request, OPTIONS, org.rdma4j.cm.LoopConnections.LIMIT, handler))) {
            assertThat(failure(connect(clients, listener, new RecordingHandler(1))))
                    .isInstanceOf(ConnectionException.class);
            assertThat(get(handler.closed)).hasMessage("on create");
            assertLogged(Level.SEVERE, "threw an exception; closing it");
        }
    }
}
