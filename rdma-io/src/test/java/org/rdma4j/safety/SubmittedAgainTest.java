package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.event.EventLoop;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.SendRequest;

/** A request cannot be submitted again while the future of its last submission is not done. */
class SubmittedAgainTest {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    @Test
    void aRequestIsSubmittedAgainOnlyAfterItsFuture() throws Exception {
        try (LoopDevice device = LoopDevice.open()) {
            CompletionQueue queue = device.own(CompletionQueue.createWithEvents(device.context(), 256));
            CompletionQueue peers = device.completions(256);
            MemoryRegion memory = device.memory(64);
            MemoryRegion into = device.memory(64);
            QueuePair[] pair = device.pair(queue, peers);
            QueuePair[] another = device.pair(queue, peers);
            for (int i = 0; i < 3; i++) {
                pair[1].prepareReceive(into).post();
            }
            another[0].prepareReceive(into).post();
            another[0].release();
            queue.release();
            SendRequest first = pair[0].prepareSend(memory);
            SendRequest second = pair[0].prepareSend(memory);
            pair[0].release();
            LoopManager.install();
            try (EventLoop loop = EventLoop.start()) {
                loop.register(queue, request -> {});
                loop.guard(another[0]);
                LoopControl.hold(true);
                CompletableFuture<CompletableFuture<SendRequest>> again = new CompletableFuture<>();
                loop.submit(first, LIMIT).thenRun(() -> {
                    try {
                        // Ends the receive of another queue pair. That polls, and keeps completions for the next poll.
                        another[0].abort();
                        assertThat(second.isInFlight()).isFalse();
                        // The loop has not dispatched the completion.
                        again.complete(loop.submit(second, LIMIT));
                    } catch (IOException | AssertionError e) {
                        again.completeExceptionally(e);
                    }
                });
                CompletableFuture<SendRequest> delayed = loop.submit(second, LIMIT);
                // Both must be posted before one completes.
                CompletableFuture<Void> posted = new CompletableFuture<>();
                loop.execute(() -> posted.complete(null));
                posted.get(5, TimeUnit.SECONDS);
                LoopControl.hold(false);
                assertThat(again.get(5, TimeUnit.SECONDS))
                        .failsWithin(5, TimeUnit.SECONDS)
                        .withThrowableThat()
                        .withCauseInstanceOf(IllegalStateException.class)
                        .withMessageContaining("its last submission is not done");
                assertThat(delayed).succeedsWithin(5, TimeUnit.SECONDS);
                assertThat(loop.submit(second, LIMIT)).succeedsWithin(5, TimeUnit.SECONDS);
            }
        }
    }
}
