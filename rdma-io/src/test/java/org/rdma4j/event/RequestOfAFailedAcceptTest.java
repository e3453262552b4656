package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.cm.LoopConnections.LIMIT;
import static org.rdma4j.cm.LoopConnections.anyPort;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.LoopLeakCheck;

/** Connection requests that cannot be accepted, because the accepting loop does not run the task. The client is told. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class RequestOfAFailedAcceptTest extends EventLoopFixture {
    /** Number of tasks of a loop with a batch of 1 that is greater than the number of its last iterations. */
    private static final int TASKS = 1100;

    private final CompletableFuture<ConnectionRequest> requested = new CompletableFuture<>();

    private Listener listen(EventLoop loop) throws IOException {
        return loop.listen(anyPort(), OPTIONS, requested::complete);
    }

    private static void assertRejected(CompletableFuture<Connection> client) {
        assertThat(failure(client))
                .isInstanceOfSatisfying(
                        ConnectionException.class,
                        e -> assertThat(e.event().type()).isEqualTo(EventType.REJECTED));
    }

    @Test
    void ofACanceledFuture() throws Exception {
        try (EventLoop loop = EventLoop.start();
                EventLoop busy = EventLoop.start();
                Listener listener = listen(loop)) {
            CountDownLatch done = new CountDownLatch(1);
            busy.execute(() -> unchecked(done::await));
            CompletableFuture<Connection> client = connect(loop, listener, new RecordingHandler(1));
            RecordingHandler handler = new RecordingHandler(1);
            CompletableFuture<Connection> accepted = busy.accept(get(requested), OPTIONS, LIMIT, handler);
            accepted.cancel(false);
            done.countDown();
            assertRejected(client);
            get(busy.schedule(() -> {}, Duration.ZERO));
            assertThat(handler.calls).isEmpty();
        }
    }

    /** The accepting loop is closed before it has executed the task. */
    @Test
    void ofALoopThatIsClosed() throws Exception {
        try (EventLoop loop = EventLoop.start();
                Listener listener = listen(loop)) {
            CompletableFuture<Connection> client = connect(loop, listener, new RecordingHandler(1));
            ConnectionRequest request = get(requested);
            EventLoop closing = EventLoop.create(new EventLoopOptions().withBatch(1));
            RecordingHandler handler = new RecordingHandler(1);
            CompletableFuture<CompletableFuture<Connection>> accepting = new CompletableFuture<>();
            // The timer is canceled by the thread that closes the loop, before the last iterations.
            closing.schedule(() -> {}, LIMIT).whenComplete((result, e) -> {
                for (int i = 0; i < TASKS; i++) {
                    closing.execute(() -> {});
                }
                Thread other = Thread.ofPlatform()
                        .start(() -> accepting.complete(closing.accept(request, OPTIONS, LIMIT, handler)));
                unchecked(other::join);
            });
            closing.close();
            assertThat(failure(get(accepting))).isInstanceOf(RejectedExecutionException.class);
            assertRejected(client);
            assertThat(handler.calls).isEmpty();
        }
    }

    /** The accept throws an exception, and the request remains unanswered. */
    @Test
    void ofAClosedLoop() throws Exception {
        try (EventLoop loop = EventLoop.start();
                Listener listener = listen(loop)) {
            CompletableFuture<Connection> client = connect(loop, listener, new RecordingHandler(1));
            EventLoop closed = EventLoop.start();
            closed.close();
            try (ConnectionRequest request = get(requested)) {
                assertThatThrownBy(() -> closed.accept(request, OPTIONS, LIMIT, new RecordingHandler(1)))
                        .isInstanceOf(RejectedExecutionException.class);
                assertThat(client).isNotDone();
                RecordingHandler handler = new RecordingHandler(1);
                get(loop.accept(request, OPTIONS, LIMIT, handler));
            }
            get(client);
        }
    }
}
