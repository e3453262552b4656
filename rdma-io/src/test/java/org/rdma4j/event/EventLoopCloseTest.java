package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.verbs.RdmaTimeoutException;

/** The end of an event loop, and the order of actions of a loop without a thread. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class EventLoopCloseTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final InetSocketAddress PEER = new InetSocketAddress("10.9.0.1", 7471);

    @Test
    void aRouteThatIsBeingResolved() throws Exception {
        LoopManager.hold(EventType.ADDR_RESOLVED, true);
        EventLoop loop = EventLoop.start();
        CompletableFuture<Connection> connecting =
                loop.connect(PEER, new ConnectionOptions(), LIMIT, new ConnectionHandler() {});
        loop.close();
        assertThat(connecting).isCompletedExceptionally();
        assertThatThrownBy(() -> loop.connect(PEER, new ConnectionOptions(), LIMIT, new ConnectionHandler() {}))
                .isInstanceOf(RejectedExecutionException.class);
    }

    /** A handler that connects again while the loop is being closed. */
    @Test
    void aConnectionThatIsAddedDuringTheClose() throws Exception {
        CompletableFuture<CompletableFuture<Connection>> again = new CompletableFuture<>();
        EventLoop loop = EventLoop.start();
        try (EventLoop accepting = EventLoop.start();
                Listener listener = accepting.listen(
                        org.rdma4j.cm.LoopConnections.anyPort(),
                        new ConnectionOptions(),
                        request -> accepting.accept(
                                request, new ConnectionOptions(), LIMIT, new ConnectionHandler() {}))) {
            ConnectionHandler handler = new ConnectionHandler() {
                @Override
                public void onClose(Connection connection, IOException cause) {
                    again.complete(loop.connect(
                            listener.address(), new ConnectionOptions(), LIMIT, new ConnectionHandler() {}));
                }
            };
            loop.connect(listener.address(), new ConnectionOptions(), LIMIT, handler)
                    .get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
            loop.close();
            assertThatThrownBy(again.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS)::join)
                    .hasMessageContaining("is closed");
        }
    }

    /** An interrupted thread would not sleep. */
    @Test
    void theThreadOfALoopIsInterrupted() throws Exception {
        try (EventLoop loop = EventLoop.start()) {
            loop.schedule(() -> Thread.currentThread().interrupt(), Duration.ZERO)
                    .get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
            CompletableFuture<Boolean> interrupted = new CompletableFuture<>();
            loop.schedule(() -> interrupted.complete(Thread.currentThread().isInterrupted()), Duration.ofMillis(50))
                    .get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
            assertThat(interrupted.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS)).isFalse();
        }
    }

    @Test
    void aThreadThatDrivesWhileItWaits() throws Exception {
        EventLoop loop = EventLoop.create(new EventLoopOptions());
        CompletableFuture<Throwable> ended = new CompletableFuture<>();
        Thread.ofPlatform().start(() -> {
            try {
                loop.await(new CompletableFuture<>(), Duration.ofSeconds(60));
            } catch (Throwable e) {
                ended.complete(e);
            }
        });
        Thread.sleep(100);
        long start = System.nanoTime();
        loop.close();
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(9));
        assertThat(ended.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("is closed");
    }

    /** An action that keeps the loop from closing its connections for longer than ten seconds, but less than twenty. */
    @Test
    void closeFailsAfterTenSecondsWithoutProgress() throws Exception {
        EventLoop loop = EventLoop.create(new EventLoopOptions());
        EventLoopDriverTest.holdLock(loop, new CompletableFuture<Void>().completeOnTimeout(null, 15, TimeUnit.SECONDS));
        assertThatThrownBy(loop::close).isInstanceOf(RdmaTimeoutException.class);
        assertThat(loop.isOpen()).isFalse();
    }

    /** A task that the last driver has left is executed before a later action of the same thread. */
    @Test
    void theOrderOfTheActionsOfAThread() throws Exception {
        List<String> order = new CopyOnWriteArrayList<>();
        try (EventLoop loop = EventLoop.create(new EventLoopOptions().withBatch(1))) {
            CountDownLatch running = new CountDownLatch(1);
            CountDownLatch go = new CountDownLatch(1);
            loop.execute(() -> {
                running.countDown();
                try {
                    go.await();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
            Thread driver = Thread.ofPlatform().start(() -> loop.runOnce(Duration.ZERO));
            running.await();
            loop.runInLoop(() -> order.add("first"));
            go.countDown();
            driver.join();
            loop.runInLoop(() -> order.add("second"));
            assertThat(order).containsExactly("first", "second");
            loop.runInLoop(() -> assertThatThrownBy(() -> loop.await(new CompletableFuture<>(), LIMIT))
                    .isInstanceOf(IllegalStateException.class));
        }
    }
}
