package org.rdma4j.verbs.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.CompletionReader;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SharedReceiveQueue;

/**
 * Work that was not submitted to a reader, such as shared receives, which cannot be, completes on the reader's queue. The
 * reader takes the completion and drops it, so that nobody learns which request has received a message.
 */
@Timeout(20)
class ReaderAndOtherWorkTest {
    @Test
    void theCompletionStaysForTheNextPoll() throws Exception {
        try (LoopDevice device = LoopDevice.open()) {
            CompletionQueue queue = device.own(CompletionQueue.createWithEvents(device.context(), 64));
            SharedReceiveQueue receives = device.own(SharedReceiveQueue.create(device.domain(), 8, 1));
            QueuePair[] pair = device.connect(
                    device.own(device.queuePair(queue).receives(receives).create()),
                    device.own(device.queuePair(device.completions(64)).create()));
            ReceiveRequest receive = receives.prepareReceive(device.memory(64)).post();
            try (CompletionReader reader = new CompletionReader(queue)) {
                assertThat(reader).isNotNull();
                pair[1].send(device.memory(64), Duration.ofSeconds(5));
                long end = System.nanoTime() + 300_000_000;
                while (receive.isInFlight() && System.nanoTime() < end) {
                    Thread.sleep(1);
                }
            }
            Completions done = queue.poll();
            assertThat(done.next()).as("a completion for the message").isTrue();
            assertThat(done.request()).isSameAs(receive);
        }
    }
}
