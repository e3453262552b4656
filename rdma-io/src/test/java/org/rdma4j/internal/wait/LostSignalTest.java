package org.rdma4j.internal.wait;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.safety.DeepStack;

/** Threads whose stack overflows while they end the sleep of a driver. Other threads can still end it. */
@Timeout(60)
class LostSignalTest {
    private static final int STACK_BYTES = 256 << 10;
    private static final int MAX_FRAMES_LEFT = 60;

    private final Reactor reactor = new Reactor(8, 0);
    private volatile boolean stopped;
    private Thread driver;

    @BeforeEach
    void drive() throws Exception {
        driver = Thread.ofPlatform().daemon().start(() -> {
            while (!stopped) {
                reactor.runOnce(Long.MAX_VALUE);
            }
        });
        // The first execution of the code needs more stack.
        awaitTask();
        reactor.wakeup();
    }

    @AfterEach
    void stop() throws Exception {
        stopped = true;
        driver.interrupt();
        driver.join();
        reactor.close();
    }

    private void awaitTask() throws InterruptedException {
        CountDownLatch ran = new CountDownLatch(1);
        reactor.execute(ran::countDown);
        assertThat(ran.await(5, TimeUnit.SECONDS)).isTrue();
    }

    private void awaitSleep() throws InterruptedException {
        long sleeps = reactor.sleeps();
        awaitTask();
        while (reactor.sleeps() == sleeps || driver.getState() != Thread.State.RUNNABLE) {
            Thread.sleep(1);
        }
        Thread.sleep(2);
    }

    private void overflow(Consumer<Reactor> action, Checked check) throws Exception {
        for (int frames = 1; frames < MAX_FRAMES_LEFT; frames++) {
            int before = frames;
            awaitSleep();
            Thread thread =
                    new Thread(null, () -> DeepStack.atEnd(before, () -> action.accept(reactor)), "deep", STACK_BYTES);
            thread.start();
            thread.join();
            check.run();
        }
    }

    interface Checked {
        void run() throws Exception;
    }

    @Test
    void ofATask() throws Exception {
        overflow(to -> to.execute(() -> {}), this::awaitTask);
    }

    @Test
    void ofAWakeup() throws Exception {
        overflow(Reactor::wakeup, () -> {
            long iterations = reactor.iterations();
            reactor.wakeup();
            long start = System.nanoTime();
            while (reactor.iterations() == iterations && System.nanoTime() - start < 5_000_000_000L) {
                Thread.sleep(1);
            }
            assertThat(reactor.iterations()).isGreaterThan(iterations);
        });
    }
}
