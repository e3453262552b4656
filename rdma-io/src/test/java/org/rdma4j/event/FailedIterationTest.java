package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.rdma4j.cm.LoopConnections.LIMIT;
import static org.rdma4j.cm.LoopConnections.anyPort;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageHandler;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;
import org.rdma4j.sys.ErrnoException;

/** Iterations of a loop that fail outside of handlers and tasks, as by an OutOfMemoryError. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class FailedIterationTest extends EventLoopFixture {
    /** A loop continues after a failure that does not last. */
    @Test
    void thatIsFollowedByASuccessfulOne() throws Exception {
        EventLoop.shared();
        try (BrokenReactor broken = new BrokenReactor();
                EventLoop loop = EventLoop.start()) {
            CompletableFuture<Void> restored = new CompletableFuture<>();
            loop.execute(() -> {
                broken.fail(loop);
                restoreAfter(loop.statistics().iterations() + 10, loop, broken, restored);
            });
            get(restored);
            get(loop.schedule(() -> {}, Duration.ofMillis(10)));
            assertThat(loop.isOpen()).isTrue();
            // It sleeps again.
            long iterations = loop.statistics().iterations();
            Thread.sleep(100);
            assertThat(loop.statistics().iterations()).isLessThan(iterations + 5);
        }
    }

    /** Restores the reactor after some iterations. They execute tasks before they fail. */
    private static void restoreAfter(
            long iterations, EventLoop loop, BrokenReactor broken, CompletableFuture<Void> restored) {
        if (loop.statistics().iterations() < iterations) {
            loop.execute(() -> restoreAfter(iterations, loop, broken, restored));
        } else {
            broken.restore();
            restored.complete(null);
        }
    }

    /** A loop that cannot continue ends its connections and completes all futures, with the cause. */
    @Test
    void thatIsFollowedByOthers() throws Exception {
        EventLoop.shared();
        try (EventLoop accepting = EventLoop.start();
                Listener listener = listen(accepting, accepting);
                BrokenReactor broken = new BrokenReactor()) {
            EventLoop loop = EventLoop.start();
            RecordingHandler handler = new RecordingHandler(1);
            get(connect(loop, listener, handler));
            RecordingHandler peer = accepted();
            CompletableFuture<Void> timer = loop.schedule(() -> {}, Duration.ofHours(1));
            CompletableFuture<Throwable> waiting = CompletableFuture.supplyAsync(
                    () -> {
                        try {
                            return loop.await(new CompletableFuture<Throwable>(), LIMIT);
                        } catch (IOException e) {
                            return e;
                        }
                    },
                    task -> Thread.ofPlatform().start(task));
            broken.fail(loop);
            IOException cause = get(handler.closed);
            assertThat(cause).hasMessageEndingWith("has failed").hasCauseInstanceOf(ErrnoException.class);
            assertThat(failure(timer)).isSameAs(cause);
            assertThat(get(waiting)).hasMessageEndingWith("has failed").hasRootCauseInstanceOf(ErrnoException.class);
            get(peer.closed);
            assertLife(handler, 1);
            assertThat(loop.isOpen()).isFalse();
            await(() -> catchThrowable(() -> loop.execute(() -> {})) != null);
            assertThatThrownBy(() -> loop.execute(() -> {}))
                    .isInstanceOf(RejectedExecutionException.class)
                    .hasRootCauseInstanceOf(ErrnoException.class);
            assertThatThrownBy(() -> connect(loop, listener, new RecordingHandler(1)))
                    .isInstanceOf(RejectedExecutionException.class);
            assertThatThrownBy(() -> loop.await(new CompletableFuture<>(), LIMIT))
                    .isInstanceOf(IOException.class)
                    .hasMessageEndingWith("has failed");
            loop.close();
            loop.close();
        }
    }

    /** All operations of message connections end, and the server of the loop can be closed. */
    @Test
    void ofMessageConnections() throws Exception {
        EventLoop.shared();
        try (MessageServer server = MessageServer.on(anyPort())
                        .onRequest((client, request) -> request.retain())
                        .start();
                BrokenReactor broken = new BrokenReactor()) {
            EventLoop loop = EventLoop.start();
            AtomicInteger closed = new AtomicInteger();
            MessageConnection client = get(MessageConnection.toAsync(
                    loop, server.address(), new MessageOptions(), LIMIT, new MessageHandler() {
                        @Override
                        public void onClose(MessageConnection connection, Optional<IOException> cause) {
                            closed.incrementAndGet();
                        }
                    }));
            CompletableFuture<Message> answer = client.requestAsync(new byte[8], LIMIT);
            broken.fail(loop);
            assertThat(failure(answer)).hasMessageEndingWith("has failed");
            get(client.closeAsync());
            assertThat(client.isOpen()).isFalse();
            assertThat(failure(client.sendAsync(new byte[8]))).isInstanceOf(IOException.class);
            assertThat(closed).hasValue(1);
            loop.close();
        }
    }
}
