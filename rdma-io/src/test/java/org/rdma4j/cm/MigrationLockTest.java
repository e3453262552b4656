package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import org.junit.jupiter.api.Test;
import org.rdma4j.attack.FullHeap;
import org.rdma4j.safety.ChildJvm;

/** A thread that has no memory to take an event does not keep the lock that migrations need. */
class MigrationLockTest {
    /** Runs in a JVM of its own, with little memory. */
    public static final class Attack {
        private static final int READERS = 20;
        private static final FullHeap HEAP = new FullHeap();

        private Attack() {}

        public static void main(String[] arguments) throws Exception {
            Lock reading = EventChannel.MIGRATIONS.readLock();
            CountDownLatch locked = new CountDownLatch(1);
            CountDownLatch done = new CountDownLatch(1);
            Thread other = new Thread(() -> {
                reading.lock();
                locked.countDown();
                try {
                    done.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                } finally {
                    reading.unlock();
                }
            });
            other.start();
            locked.await();
            Thread[] readers = new Thread[READERS];
            for (int i = 0; i < READERS; i++) {
                readers[i] = new Thread(() -> read(reading));
            }
            for (Thread each : readers) {
                each.start();
                each.join();
            }
            done.countDown();
            other.join();
            System.out.println("free: " + EventChannel.MIGRATIONS.writeLock().tryLock(1, TimeUnit.SECONDS));
        }

        /** Fills the heap, and locks. */
        private static void read(Lock reading) {
            HEAP.fill(2);
            try {
                reading.lock();
                reading.unlock();
            } catch (OutOfMemoryError e) {
                // The lock must not be held.
            } finally {
                HEAP.empty();
            }
        }
    }

    @Test
    void isFreeAfterALackOfMemory() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of("-Xmx8m", "-XX:+UseSerialGC"));
        assertThat(child.output()).isEqualTo("free: true\n");
        assertThat(child.exit()).isZero();
    }
}
