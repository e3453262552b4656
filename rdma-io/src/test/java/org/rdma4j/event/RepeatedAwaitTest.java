package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.cm.LoopConnections.LIMIT;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.verbs.RdmaTimeoutException;

/** Threads that wait for the same future again and again, each time for a short time. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class RepeatedAwaitTest {
    private static final int THREADS = 3;
    private static final int AWAITS = 100;

    private static EventLoop create(boolean ownThread) throws Exception {
        return ownThread ? EventLoop.start() : EventLoop.create(new EventLoopOptions());
    }

    private static void awaitInVain(EventLoop loop, CompletableFuture<?> future) {
        assertThatThrownBy(() -> loop.await(future, Duration.ofNanos(100_000)))
                .isInstanceOf(RdmaTimeoutException.class);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void keepsNoStages(boolean ownThread) throws Exception {
        try (EventLoop loop = create(ownThread)) {
            CompletableFuture<String> future = new CompletableFuture<>();
            CountDownLatch repeated = new CountDownLatch(THREADS);
            List<FutureTask<String>> waits = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                FutureTask<String> wait = new FutureTask<>(() -> {
                    for (int n = 0; n < AWAITS; n++) {
                        awaitInVain(loop, future);
                    }
                    repeated.countDown();
                    return loop.await(future, LIMIT);
                });
                waits.add(wait);
                Thread.ofPlatform().start(wait);
            }
            CompletableFuture<?> other = new CompletableFuture<>();
            for (int n = 0; n < AWAITS; n++) {
                awaitInVain(loop, other);
            }
            assertThat(other.getNumberOfDependents()).isEqualTo(1);
            repeated.await();
            assertThat(future.getNumberOfDependents()).isLessThanOrEqualTo(THREADS);
            future.complete("done");
            for (FutureTask<String> each : waits) {
                assertThat(each.get()).isEqualTo("done");
            }
        }
    }
}
