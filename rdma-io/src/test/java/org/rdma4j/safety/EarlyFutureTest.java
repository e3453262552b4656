package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.CompletionReader;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkChain;

/** A future does not complete when the completion of an earlier post is delivered while its work is being submitted. */
class EarlyFutureTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final int LENGTH = 200;

    @Test
    void aFutureDoesNotCompleteBeforeItsWork() throws Exception {
        int early = 0;
        for (int attempt = 0; attempt < 40 && early == 0; attempt++) {
            early += completesEarly(attempt) ? 1 : 0;
        }
        assertThat(early)
                .as("futures that were done while their work was in flight")
                .isZero();
    }

    private static boolean completesEarly(int attempt) throws Exception {
        try (LoopDevice device = LoopDevice.open()) {
            MemoryRegion memory = device.memory(64);
            CompletionQueue queue = device.own(CompletionQueue.createWithEvents(device.context(), 2048));
            CompletionQueue peers = device.completions(2048);
            QueuePair[] pair = device.connect(
                    device.own(device.queuePair(queue).sendRequests(512).create()),
                    device.own(device.queuePair(peers).receiveRequests(1024).create()));
            for (int i = 0; i < 2 * LENGTH + 1; i++) {
                pair[1].prepareReceive(memory).post();
            }
            List<SendRequest> sends = new ArrayList<>();
            for (int i = 0; i < LENGTH; i++) {
                sends.add(pair[0].prepareSend(memory));
            }
            WorkChain<SendRequest> chain = WorkChain.of(sends);
            chain.post();
            // Keeps the completions of the chain for polls.
            pair[0].prepareSend(memory).complete(LIMIT);
            assertThat(chain.isInFlight()).isFalse();
            for (SendRequest send : sends) {
                send.signaled(true);
            }
            queue.release();
            LoopControl.hold(true);
            CompletionReader reader = new CompletionReader(queue);
            try {
                for (int i = 0; i < attempt * 100; i++) {
                    Thread.onSpinWait();
                }
                CompletableFuture<WorkChain<SendRequest>> future = reader.submit(chain, LIMIT);
                Thread.sleep(2);
                return future.isDone() && chain.isInFlight();
            } finally {
                LoopControl.hold(false);
                reader.close();
            }
        }
    }
}
