package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
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
@Timeout(20)
@ExtendWith(LoopLeakCheck.class)
class ConnectionReaperTest extends EventLoopFixture {
    private static final int CONNECTIONS = 40;

    /** Time to destroy a queue pair. */
    private static final int DESTROY_MILLIS = 20;

    /** Maximum time for which the loop may be blocked on a busy machine: half of that for all queue pairs. */
    private static final Duration MAX_BLOCKED = Duration.ofMillis(400);

    @AfterEach
    void restore() {
        LoopControl.reset();
    }

    /** Measures the longest time between two runs of a task that is always due. */
    private static final class Pulse {
        private final EventLoop loop;
        private final AtomicLong longest = new AtomicLong();
        private volatile boolean stopped;
        private long last = System.nanoTime();

        Pulse(EventLoop loop) {
            this.loop = loop;
            loop.execute(this::beat);
        }

        private void beat() {
            long now = System.nanoTime();
            longest.accumulateAndGet(now - last, Math::max);
            last = now;
            if (!stopped) {
                loop.schedule(this::beat, Duration.ofMillis(1));
            }
        }

        Duration stop() {
            stopped = true;
            return Duration.ofNanos(longest.get());
        }
    }

    private List<Connection> connect(EventLoop loop, Listener listener, List<RecordingHandler> handlers)
            throws Exception {
        List<Connection> connections = new ArrayList<>();
        for (int i = 0; i < CONNECTIONS; i++) {
            RecordingHandler handler = new RecordingHandler(2);
            handlers.add(handler);
            connections.add(get(connect(loop, listener, handler)));
        }
        return connections;
    }

    /** All connections end at the same time. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theLoopHandlesOtherEvents(boolean withheld) throws Exception {
        List<RecordingHandler> handlers = new ArrayList<>();
        try (EventLoop serverLoop = EventLoop.start();
                EventLoop loop = EventLoop.start();
                Listener listener = listen(serverLoop, serverLoop)) {
            List<Connection> connections = connect(loop, listener, handlers);
            LoopControl.slowDestroy(DESTROY_MILLIS);
            LoopControl.withholdFlushes(withheld);
            Pulse pulse = new Pulse(loop);
            long start = System.nanoTime();
            CompletableFuture<?>[] closed = new CompletableFuture<?>[CONNECTIONS];
            for (int i = 0; i < CONNECTIONS; i++) {
                loop.abort(connections.get(i), new IOException("aborted"));
                closed[i] = loop.close(connections.get(i));
            }
            get(CompletableFuture.allOf(closed));
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(8));
            assertThat(pulse.stop()).isLessThan(MAX_BLOCKED);
            LoopControl.slowDestroy(0);
            LoopControl.withholdFlushes(false);
        }
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
        List<RecordingHandler> handlers = new ArrayList<>();
        EventLoop serverLoop = EventLoop.start();
        try (Listener listener = listen(serverLoop, serverLoop)) {
            EventLoop loop = EventLoop.start();
            connect(loop, listener, handlers);
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
