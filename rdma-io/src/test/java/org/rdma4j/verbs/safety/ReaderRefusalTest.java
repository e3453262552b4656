package org.rdma4j.verbs.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.CompletionReader;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.SendRequest;

/** Futures of a {@link CompletionReader} whose request is submitted again, in vain. */
class ReaderRefusalTest {
    private static final Duration LIMIT = Duration.ofSeconds(1);

    /**
     * A request is submitted again when it is no longer in flight, and before the reader has come to its completion. The
     * driver refuses it. The second submission takes back the first one, whose future never completes.
     */
    @Test
    void aRefusedSubmissionLeavesTheEarlierFuture() throws Exception {
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
            CompletableFuture<SendRequest> lost;
            try (CompletionReader reader = new CompletionReader(queue)) {
                CountDownLatch aborted = new CountDownLatch(1);
                CountDownLatch submitted = new CountDownLatch(1);
                LoopControl.hold(true);
                CompletableFuture<Void> stage = reader.submit(first, LIMIT).thenRun(() -> {
                    try {
                        // Ends the receive of another queue pair. That polls, and keeps completions for the next poll.
                        another[0].abort();
                        another[0].release();
                        aborted.countDown();
                        submitted.await();
                    } catch (IOException | InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                });
                lost = reader.submit(second, LIMIT);
                LoopControl.hold(false);
                assertThat(aborted.await(5, TimeUnit.SECONDS)).isTrue();
                assertThat(second.isInFlight()).isFalse();
                LoopControl.refusePosts(true);
                assertThatThrownBy(() -> reader.submit(second, LIMIT));
                LoopControl.refusePosts(false);
                submitted.countDown();
                stage.join();
            }
            assertThat(lost).as("future of the first submission").succeedsWithin(1, TimeUnit.SECONDS);
        }
    }
}
