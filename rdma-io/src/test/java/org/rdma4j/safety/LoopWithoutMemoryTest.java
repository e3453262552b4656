package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.rdma4j.attack.FullHeap;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.event.EventLoop;

/** The thread of an event loop survives that there is no memory when it is about to sleep. */
class LoopWithoutMemoryTest {
    /** Runs in a JVM of its own, with little memory. */
    public static final class Attack {
        private static final int ATTEMPTS = 5;
        private static final long PAUSE_NANOS = 20_000_000;
        private static final FullHeap HEAP = new FullHeap();
        private static volatile boolean full;

        private Attack() {}

        public static void main(String[] arguments) throws Exception {
            LoopManager.install();
            try (EventLoop loop = EventLoop.start()) {
                FutureTask<Thread> current = new FutureTask<>(Thread::currentThread);
                loop.execute(current);
                Thread thread = current.get();
                for (int i = 0; i < ATTEMPTS && thread.isAlive(); i++) {
                    full = false;
                    // The first attempt loads the classes.
                    Runnable fill = i == 0 ? () -> full = true : Attack::fill;
                    loop.execute(fill);
                    while (!full) {
                        LockSupport.parkNanos(PAUSE_NANOS);
                    }
                    LockSupport.parkNanos(PAUSE_NANOS);
                    // The thread sleeps. The interrupt uses up an object, which is then replaced.
                    interrupt(thread);
                    LockSupport.parkNanos(PAUSE_NANOS);
                    HEAP.empty();
                }
                CountDownLatch latch = new CountDownLatch(1);
                loop.execute(latch::countDown);
                System.out.println("runs: " + latch.await(20, TimeUnit.SECONDS));
            }
            System.out.println("end");
            Runtime.getRuntime().halt(0);
        }

        private static void interrupt(Thread thread) {
            try {
                thread.interrupt();
            } catch (OutOfMemoryError e) {
                HEAP.empty();
            }
        }

        private static void fill() {
            HEAP.fill(2);
            full = true;
        }
    }

    @Test
    void itRunsTasksAfterwards() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of("-Xmx8m", "-XX:+UseSerialGC"));
        assertThat(child.output()).endsWith("runs: true\nend\n");
        assertThat(child.exit()).isZero();
    }
}
