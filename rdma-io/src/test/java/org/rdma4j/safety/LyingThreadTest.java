package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;

/** A method of a thread, called by a wait, closes the queue of the wait. */
class LyingThreadTest {
    private static final class LyingThread extends Thread {
        private final CompletionQueue queue;

        private LyingThread(CompletionQueue queue) {
            this.queue = queue;
        }

        @Override
        public boolean isInterrupted() {
            try {
                queue.close();
                return false;
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public void run() {
            try {
                System.out.println(queue.poll(Duration.ofMillis(1)).isEmpty());
            } catch (IllegalStateException e) {
                System.out.println("refused");
            } catch (IOException e) {
                System.out.println(e);
            }
        }
    }

    /** Runs in a JVM of its own. */
    public static final class Attack {
        private Attack() {}

        public static void main(String[] arguments) throws Exception {
            try (LoopDevice device = LoopDevice.open()) {
                LyingThread thread = new LyingThread(CompletionQueue.create(device.context(), 16));
                thread.start();
                thread.join();
            }
        }
    }

    @Test
    void aQueueThatTheThreadClosesIsNotPolled() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of());
        assertThat(child.output()).isEqualTo("refused\n");
        assertThat(child.exit()).isZero();
    }
}
