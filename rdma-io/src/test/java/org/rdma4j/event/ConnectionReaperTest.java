package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.verbs.WorkStatus;

/** A loop that frees many connections, with a device that is slow. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class ConnectionReaperTest extends EventLoopFixture {
    private static final int CONNECTIONS = 40;

    /** Time to destroy a queue pair. */
    private static final int DESTROY_MILLIS = 20;

    @AfterEach
    void restore() {
        LoopControl.reset();
    }

    /** Counts the runs of a task that is always due. */
    private static final class Pulse {
        private volatile boolean stopped;

        /** Number of runs. Confined to the loop. */
        private int beats;

        void start(EventLoop loop) {
            loop.execute(() -> beat(loop));
        }

        private void beat(EventLoop loop) {
            beats++;
            if (!stopped) {
                loop.schedule(() -> beat(loop), Duration.ofMillis(1));
            }
        }

        void stop() {
            stopped = true;
        }
    }

    /** Records between which beats of a pulse its connection is closed. */
    private static final class TimedHandler extends RecordingHandler {
        private final Pulse pulse;

        /** Number of beats before the close. */
        private int beats;

        TimedHandler(Pulse pulse) {
            super(2);
            this.pulse = pulse;
        }

        @Override
        public void onClose(Connection connection, IOException cause) {
            beats = pulse.beats;
            super.onClose(connection, cause);
        }
    }

    private List<Connection> connect(EventLoop loop, Listener listener, List<TimedHandler> handlers, Pulse pulse)
            throws Exception {
        List<Connection> connections = new ArrayList<>();
        for (int i = 0; i < CONNECTIONS; i++) {
            TimedHandler handler = new TimedHandler(pulse);
            handlers.add(handler);
            connections.add(get(connect(loop, listener, handler)));
        }
        return connections;
    }

    /** All connections end at the same time. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theLoopHandlesOtherEvents(boolean withheld) throws Exception {
        List<TimedHandler> handlers = new ArrayList<>();
        Pulse pulse = new Pulse();
        try (EventLoop serverLoop = EventLoop.start();
                EventLoop loop = EventLoop.start();
                Listener listener = listen(serverLoop, serverLoop)) {
            List<Connection> connections = connect(loop, listener, handlers, pulse);
            LoopControl.slowDestroy(DESTROY_MILLIS);
            LoopControl.withholdFlushes(withheld);
            pulse.start(loop);
            long start = System.nanoTime();
            CompletableFuture<?>[] closed = new CompletableFuture<?>[CONNECTIONS];
            for (int i = 0; i < CONNECTIONS; i++) {
                loop.abort(connections.get(i), new IOException("aborted"));
                closed[i] = loop.close(connections.get(i));
            }
            get(CompletableFuture.allOf(closed));
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(8));
            pulse.stop();
            LoopControl.slowDestroy(0);
            LoopControl.withholdFlushes(false);
        }
        assertThat(handlers.stream()
                        .collect(Collectors.groupingBy(each -> each.beats, Collectors.counting()))
                        .values())
                .as("connections closed between two beats")
                .allMatch(count -> count <= CONNECTIONS / 2);
        for (RecordingHandler handler : handlers) {
            if (withheld) {
                assertThat(handler.calls).containsExactly("create", "open", "close");
            } else {
                assertLife(handler, 2);
            }
        }
    }

    /** The device does not return the buffers of any connection. The loop waits for all of them at the same time. */
    @Test
    void theCloseOfALoop() throws Exception {
        List<TimedHandler> handlers = new ArrayList<>();
        EventLoop serverLoop = EventLoop.start();
        try (Listener listener = listen(serverLoop, serverLoop)) {
            EventLoop loop = EventLoop.start();
            connect(loop, listener, handlers, new Pulse());
            LoopControl.withholdFlushes(true);
            LoopControl.slowDestroy(DESTROY_MILLIS);
            long start = System.nanoTime();
            loop.close();
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(8));
        } finally {
            LoopControl.reset();
            serverLoop.close();
        }
        for (RecordingHandler handler : handlers) {
            assertThat(handler.calls).endsWith("close");
        }
    }

    /** Work that the device never completes ends with the connection, and so does its future. */
    @Test
    void theFutureOfWorkThatTheDeviceKeeps() throws Exception {
        RecordingHandler handler = new RecordingHandler(1);
        try (EventLoop serverLoop = EventLoop.start();
                EventLoop loop = EventLoop.start();
                Listener listener = listen(serverLoop, serverLoop)) {
            Connection connection = get(connect(loop, listener, handler));
            CompletableFuture<?> sent = new CompletableFuture<>();
            LoopControl.hold(true);
            LoopControl.withholdFlushes(true);
            loop.execute(() -> loop.submit(
                            connection.queuePair().prepareSend(handler.memory.slice(64, 1)), Duration.ofSeconds(10))
                    .whenComplete((work, e) -> sent.completeExceptionally(e)));
            loop.execute(() -> loop.abort(connection, new IOException("aborted")));
            assertThat(failure(sent)).hasMessageContaining(WorkStatus.WR_FLUSH_ERR.name());
            get(handler.closed);
            LoopControl.reset();
        }
    }
}
