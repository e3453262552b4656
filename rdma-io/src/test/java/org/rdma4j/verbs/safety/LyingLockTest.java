package org.rdma4j.verbs.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;

/** A subclass of ReentrantLock answers as it likes who holds it, and acts in between: here it closes the queue in a poll. */
class LyingLockTest {
    private static final class LyingLock extends ReentrantLock {
        private static final long serialVersionUID = 1;
        transient Runnable action = () -> {};

        @Override
        public boolean isHeldByCurrentThread() {
            Runnable once = action;
            action = () -> {};
            once.run();
            return true;
        }
    }

    /** Runs in a JVM of its own. */
    public static final class Attack {
        private Attack() {}

        public static void main(String[] arguments) throws Exception {
            try (LoopDevice device = LoopDevice.open()) {
                CompletionQueue queue = CompletionQueue.create(device.context(), 1 << 16);
                LyingLock lock = new LyingLock();
                try {
                    queue.guardedBy(lock);
                } catch (IllegalArgumentException e) {
                    queue.close();
                    System.out.println("refused");
                    return;
                }
                lock.action = () -> {
                    try {
                        queue.close();
                        System.out.println("closed");
                    } catch (IOException e) {
                        throw new IllegalStateException(e);
                    }
                };
                try {
                    // Calls ibv_poll_cq with a queue that has been destroyed.
                    queue.poll();
                    System.out.println("polled a destroyed queue");
                } catch (IllegalStateException e) {
                    System.out.println("refused");
                }
            }
        }
    }

    @Test
    void aQueueThatTheLockClosesIsNotPolled() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of());
        assertThat(child.output()).endsWith("refused\n");
        assertThat(child.exit()).isZero();
    }
}
