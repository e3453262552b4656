package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.attack.FullHeap;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/** A wait that fails for lack of memory leaves all completions to later polls. */
class KeptWithoutMemoryTest {
    /** Runs in a JVM of its own, with little memory. */
    public static final class Attack {
        private static final Duration LIMIT = Duration.ofSeconds(2);
        private static final int COUNT = 1000;
        private static final FullHeap HEAP = new FullHeap();

        private Attack() {}

        public static void main(String[] arguments) throws Exception {
            attempt(false);
            attempt(true);
            System.out.println("end");
            Runtime.getRuntime().halt(0);
        }

        private static void attempt(boolean full) throws IOException {
            try (LoopDevice device = LoopDevice.open()) {
                MemoryRegion memory = device.memory(64);
                CompletionQueue completions = device.completions(4 * COUNT);
                QueuePair[] pair = device.connect(
                        device.own(device.queuePair(completions)
                                .sendRequests(COUNT + 1)
                                .create()),
                        device.own(device.queuePair(completions)
                                .receiveRequests(COUNT + 1)
                                .create()));
                ReceiveRequest[] receives = new ReceiveRequest[COUNT + 1];
                for (int i = 0; i < receives.length; i++) {
                    receives[i] = pair[1].prepareReceive(memory).post();
                }
                SendRequest quiet = pair[0].prepareSend(memory).signaled(false);
                for (int i = 0; i < COUNT; i++) {
                    quiet.post();
                }
                SendRequest send = pair[0].prepareSend(memory);
                if (full) {
                    HEAP.fill(8);
                }
                try {
                    send.complete(LIMIT);
                } catch (OutOfMemoryError e) {
                    HEAP.empty();
                    System.out.println("error");
                }
                int delivered = 0;
                for (int polls = 0; polls < COUNT; polls++) {
                    for (Completions done = completions.poll(); done.next(); ) {
                        delivered += done.request() instanceof ReceiveRequest ? 1 : 0;
                    }
                }
                System.out.println("delivered: " + delivered + ", in flight: " + pair[1].receivesInFlight());
                pair[0].close();
                pair[1].close();
            }
        }
    }

    @Test
    void eachCompletionIsDelivered() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of("-Xmx8m"));
        assertThat(child.output())
                .isEqualTo("delivered: 1001, in flight: 0\nerror\ndelivered: 1001, in flight: 0\nend\n");
        assertThat(child.exit()).isZero();
    }
}
