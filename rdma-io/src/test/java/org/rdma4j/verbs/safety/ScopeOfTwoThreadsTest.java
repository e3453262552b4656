package org.rdma4j.verbs.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkScope;

/** Another thread ends a scope while its owner waits for capacity: the owner's own close then waits for the wrong work. */
class ScopeOfTwoThreadsTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);

    @Test
    void noWorkOfTheScopeIsInFlightAfterItsEnd() throws Exception {
        try (LoopDevice device = LoopDevice.open()) {
            MemoryRegion memory = device.memory(64);
            CompletionQueue queue = device.completions(64);
            CompletionQueue peers = device.completions(64);
            QueuePair[] pair = device.connect(
                    device.own(device.queuePair(queue).sendRequests(1).create()),
                    device.own(device.queuePair(peers).create()));
            for (int i = 0; i < 4; i++) {
                pair[1].prepareReceive(memory).post();
            }
            SendRequest first = pair[0].prepareSend(memory);
            SendRequest filling = pair[0].prepareSend(memory);
            SendRequest last = pair[0].prepareSend(memory);
            WorkScope scope = new WorkScope(LIMIT);
            scope.post(first).await(LIMIT);
            LoopControl.hold(true);
            WorkScope another = new WorkScope(LIMIT);
            another.post(filling);
            Thread other = new Thread(() -> {
                try {
                    Thread.sleep(200);
                    scope.close();
                } catch (IOException | InterruptedException | RuntimeException e) {
                    // Refused.
                }
                // Ends the request that fills the queue, so that the last one can be posted.
                LoopControl.step(1);
            });
            other.start();
            scope.post(last);
            other.join();
            LoopControl.step(0);
            Thread ending = new Thread(() -> {
                try {
                    Thread.sleep(500);
                } catch (InterruptedException e) {
                    // Earlier.
                }
                LoopControl.hold(false);
            });
            ending.start();
            scope.close();
            boolean inFlight = last.isInFlight();
            ending.join();
            assertThat(inFlight).isFalse();
        }
    }
}
