package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.verbs.RdmaTimeoutException;

/** The close of a server whose loops have no thread of their own. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class ServerOnUndrivenLoopsTest {
    private static final InetSocketAddress ANY_PORT = new InetSocketAddress("10.9.0.1", 0);
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final int LOOPS = 3;

    @BeforeAll
    static void install() {
        LoopManager.install();
    }

    private static EventLoop create() throws Exception {
        return EventLoop.create(new EventLoopOptions());
    }

    private static void drive(List<EventLoop> loops, CompletableFuture<?> until) {
        while (!until.isDone()) {
            loops.forEach(each -> each.runOnce(Duration.ofMillis(1)));
        }
    }

    @Test
    void drivesAllOfThem() throws Exception {
        List<EventLoop> loops = new ArrayList<>();
        for (int i = 0; i < LOOPS; i++) {
            loops.add(create());
        }
        List<MessageConnection> clients = new ArrayList<>();
        try (EventLoop clientLoop = EventLoop.start()) {
            MessageServer server = MessageServer.on(ANY_PORT)
                    .options(new MessageOptions().withCloseTimeout(Duration.ofSeconds(30)))
                    .loops(loops.toArray(EventLoop[]::new))
                    .start();
            for (int i = 0; i < 2 * LOOPS; i++) {
                CompletableFuture<MessageConnection> opening = MessageConnection.toAsync(
                        clientLoop, server.address(), new MessageOptions(), LIMIT, new MessageHandler() {});
                drive(loops, opening);
                clients.add(opening.join());
            }
            long start = System.nanoTime();
            server.close();
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(10));
            assertThat(server.connections()).isEmpty();
        }
        for (EventLoop each : loops) {
            each.close();
        }
    }

    /** A thread of the program does not drive the loop while the server is closed for the first time. */
    @Test
    void isRepeatedAfterAFailure() throws Exception {
        try (EventLoop clientLoop = EventLoop.start();
                EventLoop loop = create()) {
            MessageServer server = MessageServer.on(ANY_PORT)
                    .options(new MessageOptions().withCloseTimeout(Duration.ofMillis(100)))
                    .loops(loop)
                    .start();
            CompletableFuture<MessageConnection> opening = MessageConnection.toAsync(
                    clientLoop, server.address(), new MessageOptions(), LIMIT, new MessageHandler() {});
            drive(List.of(loop), opening);
            CompletableFuture<Void> blocked = new CompletableFuture<>();
            CompletableFuture<Void> running = new CompletableFuture<>();
            loop.execute(() -> {
                running.complete(null);
                blocked.join();
            });
            Thread driver = Thread.ofPlatform().start(() -> loop.runOnce(Duration.ZERO));
            running.join();
            assertThatThrownBy(server::close).isInstanceOf(RdmaTimeoutException.class);
            server.awaitClose();
            blocked.complete(null);
            driver.join();
            assertThat(server.connections()).hasSize(1);
            server.close();
            assertThat(server.connections()).isEmpty();
            server.close();
        }
    }
}
