package org.rdma4j.verbs.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.SendRequest;

/**
 * A StackOverflowError between the count of a post and its native call leaves the queue one post ahead of the device for ever:
 * no later work of the queue completes, and its wait aborts a healthy connection.
 */
class PostOverflowTest {
    /** Runs in a JVM of its own, without compiled code. */
    public static final class Attack {
        private Attack() {}

        private interface Action {
            void run() throws IOException;
        }

        private static void dive(int calls, Action action) throws IOException {
            if (calls == 0) {
                action.run();
            } else {
                dive(calls - 1, action);
            }
        }

        private static int deepest() throws IOException {
            int calls = 0;
            while (true) {
                try {
                    dive(calls + 16, () -> {});
                    calls += 16;
                } catch (StackOverflowError e) {
                    return calls;
                }
            }
        }

        public static void main(String[] arguments) throws Exception {
            post(0);
            Thread thread = new Thread(
                    null,
                    () -> {
                        try {
                            int deepest = deepest();
                            int overflows = 0;
                            for (int calls = deepest + 8; calls > deepest - 80; calls--) {
                                overflows += post(calls) ? 1 : 0;
                            }
                            System.out.println(overflows > 0 ? "overflows" : "none");
                        } catch (IOException e) {
                            throw new IllegalStateException(e);
                        }
                    },
                    "shallow",
                    512 << 10);
            thread.start();
            thread.join();
            System.out.println("end");
        }

        private static boolean post(int calls) throws IOException {
            boolean overflow = false;
            try (LoopDevice device = LoopDevice.open()) {
                MemoryRegion memory = device.memory(64);
                CompletionQueue completions = device.completions(64);
                QueuePair[] pair = device.pair(completions, completions);
                for (int i = 0; i < 3; i++) {
                    pair[1].prepareReceive(memory).post();
                }
                SendRequest send = pair[0].prepareSend(memory);
                SendRequest next = pair[0].prepareSend(memory);
                send.complete(Duration.ofSeconds(5));
                try {
                    dive(calls, send::post);
                } catch (StackOverflowError e) {
                    overflow = true;
                }
                try {
                    next.complete(Duration.ofSeconds(2));
                } catch (IOException | RuntimeException e) {
                    System.out.println(calls + ": " + e.getMessage());
                }
            }
            return overflow;
        }
    }

    @Test
    void laterWorkCompletes() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of("-Xint"));
        assertThat(child.output()).isEqualTo("overflows\nend\n");
    }
}
