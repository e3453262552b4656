package org.rdma4j.verbs.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/**
 * Two threads take completions from one result. Each decrements the number that remain; if both take the last one, the number
 * is negative, and {@code next} reads on beyond the native array.
 */
class CompletionsOfTwoThreadsTest {
    /** Runs in a JVM of its own. */
    public static final class Attack {
        private static volatile Completions result;
        private static final AtomicInteger begun = new AtomicInteger();
        private static final AtomicInteger done = new AtomicInteger();

        private Attack() {}

        public static void main(String[] arguments) throws Exception {
            Thread thread = new Thread(() -> {
                for (int round = 1; ; round++) {
                    while (begun.get() < round) {
                        Thread.onSpinWait();
                    }
                    take(result);
                    done.set(round);
                }
            });
            thread.setDaemon(true);
            thread.start();
            long end = System.nanoTime() + 20_000_000_000L;
            while (System.nanoTime() < end) {
                try (LoopDevice device = LoopDevice.open()) {
                    use(device);
                } catch (IllegalStateException e) {
                    // The two threads have lost completions, and the queue is full.
                }
            }
            System.out.println("end");
            Runtime.getRuntime().halt(0);
        }

        private static void use(LoopDevice device) throws IOException {
            CompletionQueue queue = device.completions(256);
            CompletionQueue peers = device.completions(256);
            MemoryRegion memory = device.memory(64);
            QueuePair[] pair = device.pair(queue, peers);
            SendRequest send = pair[0].prepareSend(memory);
            ReceiveRequest[] receives = new ReceiveRequest[4];
            for (int i = 0; i < receives.length; i++) {
                receives[i] = pair[1].prepareReceive(memory);
            }
            for (int i = 0; i < 2000; i++) {
                for (ReceiveRequest receive : receives) {
                    receive.post();
                    send.post();
                }
                result = queue.poll();
                int round = begun.incrementAndGet();
                int taken = take(result);
                while (done.get() < round) {
                    Thread.onSpinWait();
                }
                if (taken > 16) {
                    System.out.println("taken from a batch of 4: " + taken);
                }
                for (Completions received = peers.poll(); received.next(); ) {
                    // Until there is none.
                }
            }
        }

        private static int take(Completions from) {
            int taken = 0;
            try {
                while (from.next()) {
                    taken++;
                }
            } catch (RuntimeException e) {
                // Refused.
            }
            return taken;
        }
    }

    @Test
    void theJvmSurvives() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of("-Xint"));
        assertThat(child.output()).isEqualTo("end\n");
        assertThat(child.exit()).isZero();
    }
}
