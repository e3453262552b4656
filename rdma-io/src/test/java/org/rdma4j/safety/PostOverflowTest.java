package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkChain;

/** Work that is posted after a post has ended in a StackOverflowError. */
class PostOverflowTest {
    /** Runs in a JVM of its own, without compiled code. */
    public static final class Attack {
        private static final Duration LIMIT = Duration.ofSeconds(5);
        private static int overflows;

        private Attack() {}

        public static void main(String[] arguments) throws Exception {
            Thread thread = new Thread(null, Attack::attack, "shallow", 512 << 10);
            thread.start();
            thread.join();
            System.out.println(overflows > 0 ? "overflows" : "none");
        }

        private static void attack() {
            try (LoopDevice device = LoopDevice.open()) {
                CompletionQueue completions = device.completions(64);
                QueuePair[] pair = device.pair(completions, completions);
                MemoryRegion memory = device.memory(64);
                SendRequest send = pair[0].prepareSend(memory);
                SendRequest inline = pair[0].prepareSend(memory).inline(true);
                WorkChain<SendRequest> sends = WorkChain.of(pair[0].prepareSend(memory), pair[0].prepareSend(memory));
                WorkChain<SendRequest> changed = WorkChain.of(pair[0].prepareSend(memory), pair[0].prepareSend(memory));
                ReceiveRequest[] receives = new ReceiveRequest[6];
                for (int i = 0; i < receives.length; i++) {
                    receives[i] = pair[1].prepareReceive(memory);
                }
                int deepest = DeepStack.deepest();
                for (int calls = deepest + 8; calls > deepest - 80; calls--) {
                    int before = overflows;
                    int limit = 1 + (calls & 1);
                    try {
                        DeepStack.dive(calls, () -> changed.limit(limit));
                    } catch (StackOverflowError e) {
                        overflows++;
                    }
                    changed.get(0).range(0, calls & 63);
                    int expected = 4 + changed.limit();
                    for (int i = 0; i < expected; i++) {
                        overflow(calls, receives[i]::post);
                    }
                    overflow(calls, send::post);
                    overflow(calls, inline::post);
                    overflow(calls, sends::post);
                    overflow(calls, changed::post);
                    int received = 0;
                    long end = System.nanoTime() + LIMIT.toNanos();
                    while (received < expected && System.nanoTime() < end) {
                        for (Completions done = completions.poll(); done.next(); ) {
                            received += done.request() instanceof ReceiveRequest ? 1 : 0;
                        }
                    }
                    if (received != expected || send.isInFlight() || sends.isInFlight() || changed.isInFlight()) {
                        System.out.println(calls + ": received " + received + ", overflows " + (overflows - before));
                    }
                }
            } catch (IOException | RuntimeException e) {
                System.out.println(e);
            }
        }

        /** Runs an action deep in the stack. If that overflows the stack, runs it again here. */
        private static void overflow(int calls, DeepStack.Action action) throws IOException {
            try {
                DeepStack.dive(calls, action);
            } catch (StackOverflowError e) {
                overflows++;
                action.run();
            }
        }
    }

    @Test
    void laterWorkCompletes() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of("-Xint"));
        assertThat(child.output()).isEqualTo("overflows\n");
        assertThat(child.exit()).isZero();
    }
}
