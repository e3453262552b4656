package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.assertj.core.api.ThrowableAssert;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkScope;

/** Only the thread that has opened a scope can use it. */
class ScopeOfTwoThreadsTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);

    @Test
    void anotherThreadCannotUseAScope() throws Exception {
        try (LoopDevice device = LoopDevice.open()) {
            MemoryRegion memory = device.memory(64);
            CompletionQueue queue = device.completions(64);
            QueuePair[] pair = device.pair(queue, queue);
            pair[1].prepareReceive(memory).post();
            SendRequest send = pair[0].prepareSend(memory);
            WorkScope scope = new WorkScope(LIMIT, pair[0]);
            LoopControl.hold(true);
            scope.post(send);
            // The other thread owns the queue pairs, too.
            pair[0].release();
            pair[1].release();
            queue.release();
            Thread other = new Thread(() -> {
                assertWrongThread(scope::close);
                assertWrongThread(scope::awaitAll);
                assertWrongThread(scope::isDone);
                assertWrongThread(() -> scope.post(send));
                assertWrongThread(() -> scope.postAll(List.of(send)));
                assertWrongThread(() -> scope.send(memory));
                assertWrongThread(() -> scope.sendToPeers(memory));
            });
            AtomicReference<Throwable> failure = new AtomicReference<>();
            other.setUncaughtExceptionHandler((thread, e) -> failure.set(e));
            other.start();
            other.join();
            assertThat(failure).hasNullValue();
            LoopControl.hold(false);
            scope.close();
            assertThat(send.isInFlight()).isFalse();
            // Closing again has no effect.
            scope.close();
        }
    }

    private static void assertWrongThread(ThrowableAssert.ThrowingCallable call) {
        assertThatExceptionOfType(WrongThreadException.class).isThrownBy(call);
    }
}
