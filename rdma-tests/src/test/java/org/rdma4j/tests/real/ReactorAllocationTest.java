package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.rdma4j.internal.wait.Poller;
import org.rdma4j.internal.wait.Reactor;
import org.rdma4j.sys.posix.Posix;

/**
 * A round of the reactor allocates no memory. In this module because the tests of rdma-io cannot read java.management.
 */
class ReactorAllocationTest {
    private static final int ROUNDS = 20_000;
    private static final long LIMIT_NANOS = TimeUnit.SECONDS.toNanos(10);

    /** A poller with the given number of items. */
    private static final class Items implements Poller {
        private int items;

        @Override
        public int poll(int limit) {
            return items;
        }

        @Override
        public boolean prepareToSleep() {
            return true;
        }
    }

    @Test
    void roundAllocatesNothing() {
        try (Reactor reactor = new Reactor(64, 0)) {
            Items poller = new Items();
            reactor.add(poller);
            int descriptor = Posix.eventfdChecked(0, Posix.EFD_CLOEXEC | Posix.EFD_NONBLOCK);
            reactor.watch(descriptor, limit -> 0);
            ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            long least = Long.MAX_VALUE;
            // Interpreted code allocates, so measurements are repeated until everything has been compiled.
            for (long start = System.nanoTime(); least > 1000 && System.nanoTime() - start < LIMIT_NANOS; ) {
                long before = threads.getCurrentThreadAllocatedBytes();
                for (int i = 0; i < ROUNDS; i++) {
                    poller.items = i & 3;
                    reactor.runOnce(0);
                }
                least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
            }
            assertThat(least).as("bytes allocated in " + ROUNDS + " rounds").isLessThan(1000);
            reactor.unwatch(descriptor);
            Posix.close(descriptor);
        }
    }
}
