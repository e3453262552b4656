package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.rdma4j.cm.LoopConnections.LIMIT;
import static org.rdma4j.event.EventLoopDriverTest.create;
import static org.rdma4j.event.EventLoopDriverTest.get;
import static org.rdma4j.event.EventLoopDriverTest.holdLock;
import static org.rdma4j.event.EventLoopDriverTest.start;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.cm.LoopLeakCheck;

/** Several threads that use a loop without a thread of its own: drivers, followers, and threads that submit actions. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class DriverChangeTest {
    /** A thread that submits an operation holds the lock for a moment. It does not drive the loop. */
    @Test
    void runWhileAnotherThreadSubmits() throws Exception {
        try (EventLoop loop = create()) {
            FutureTask<Void> submitting = new FutureTask<>(
                    () -> {
                        for (int i = 0; i < 10_000; i++) {
                            loop.schedule(() -> {}, Duration.ZERO).join();
                        }
                    },
                    null);
            start(false, submitting);
            while (!submitting.isDone()) {
                loop.runOnce(Duration.ofMillis(1));
            }
            submitting.get();
        }
    }

    /** A thread that runs the loop while another one waits for a future is a follower of the waiting thread. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void runWhileAnotherThreadWaits(boolean virtual) throws Exception {
        try (EventLoop loop = create()) {
            CompletableFuture<Void> end = new CompletableFuture<>();
            FutureTask<Void> waiting = new FutureTask<>(() -> loop.await(end, LIMIT.multipliedBy(2)));
            Thread thread = start(virtual, waiting);
            for (int i = 0; i < 200; i++) {
                CompletableFuture<Thread> driver = new CompletableFuture<>();
                loop.execute(() -> driver.complete(Thread.currentThread()));
                while (!driver.isDone()) {
                    loop.runOnce(Duration.ofMillis(1));
                }
                assertThat(driver.get()).isIn(thread, Thread.currentThread());
            }
            // The waiting thread holds the lock until it leaves the task.
            CompletableFuture<Thread> blocked = new CompletableFuture<>();
            CompletableFuture<Void> unblocked = new CompletableFuture<>();
            loop.execute(() -> {
                blocked.complete(Thread.currentThread());
                unblocked.completeOnTimeout(null, 40, TimeUnit.SECONDS).join();
            });
            assertThat(get(blocked)).isSameAs(thread);
            assertThat(loop.runOnce(Duration.ZERO)).isZero();
            long start = System.nanoTime();
            assertThat(loop.runOnce(Duration.ofMillis(20))).isZero();
            assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(20_000_000);
            FutureTask<Integer> iteration = new FutureTask<>(() -> loop.runOnce(LIMIT.multipliedBy(2)));
            awaitParked(start(virtual, iteration));
            assertThatIllegalStateException()
                    .isThrownBy(loop::run)
                    .withMessageContaining("is already driven by another thread");
            loop.wakeup();
            assertThat(iteration.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS)).isZero();

            FutureTask<Void> interrupted = new FutureTask<>(loop::run, null);
            Thread second = start(virtual, interrupted);
            awaitParked(second);
            second.interrupt();
            interrupted.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);

            FutureTask<Void> running = new FutureTask<>(loop::run, null);
            Thread third = start(virtual, running);
            awaitParked(third);
            end.complete(null);
            unblocked.complete(null);
            waiting.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
            awaitDriver(loop, third);
            third.interrupt();
            running.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    private static void awaitDriver(EventLoop loop, Thread driver) throws Exception {
        CompletableFuture<Thread> task = new CompletableFuture<>();
        loop.execute(() -> task.complete(Thread.currentThread()));
        assertThat(get(task)).isSameAs(driver);
    }

    private static void awaitParked(Thread thread) throws InterruptedException {
        while (thread.getState() != Thread.State.TIMED_WAITING) {
            assertThat(thread.isAlive()).isTrue();
            Thread.sleep(1);
        }
    }

    /** A wake-up that arrives while a waiting thread drives the loop ends the next wait in runOnce. */
    @Test
    void wakeupWhileAnotherThreadWaits() throws Exception {
        try (EventLoop loop = create()) {
            CompletableFuture<Void> end = new CompletableFuture<>();
            FutureTask<Void> waiting = new FutureTask<>(() -> loop.await(end, LIMIT));
            start(false, waiting);
            CompletableFuture<Void> driven = new CompletableFuture<>();
            loop.execute(() -> driven.complete(null));
            get(driven);
            long before = loop.statistics().sleeps();
            loop.wakeup();
            while (loop.statistics().sleeps() == before) {
                Thread.onSpinWait();
            }
            end.complete(null);
            waiting.get();
            long start = System.nanoTime();
            assertThat(loop.runOnce(LIMIT)).isZero();
            assertThat(System.nanoTime() - start).isLessThan(LIMIT.toNanos());
        }
    }

    /** A wake-up ends one wait. */
    @Test
    void theWaitAfterAWakeupIsComplete() throws Exception {
        try (EventLoop loop = create()) {
            loop.wakeup();
            assertThat(loop.runOnce(LIMIT)).isZero();
            long start = System.nanoTime();
            assertThat(loop.runOnce(Duration.ofMillis(20))).isZero();
            assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(20_000_000);
        }
    }

    /** A thread that runs the loop and follows another one sleeps, although a wake-up has arrived meanwhile. */
    @Test
    void aFollowerSleepsAfterAWakeup() throws Exception {
        try (EventLoop loop = create()) {
            CompletableFuture<Void> end = new CompletableFuture<>();
            driveUntil(end, Driving.AWAIT, loop);
            FutureTask<Void> running = new FutureTask<>(loop::run, null);
            Thread follower = start(false, running);
            awaitParked(follower);
            loop.wakeup();
            for (int i = 0; i < 20; i++) {
                awaitParked(follower);
                Thread.sleep(1);
            }
            end.complete(null);
            awaitDriver(loop, follower);
            follower.interrupt();
            running.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    /** A driver that returns wakes up a thread that waits for a future, which takes over. */
    @ParameterizedTest
    @EnumSource
    void aFollowerTakesOver(Driving driving) throws Exception {
        try (EventLoop loop = create()) {
            CompletableFuture<Void> end = new CompletableFuture<>();
            FutureTask<Void> first = driveUntil(end, driving, loop);
            CompletableFuture<Void> future = new CompletableFuture<>();
            FutureTask<Void> waiting = new FutureTask<>(() -> loop.await(future, LIMIT.multipliedBy(2)));
            Thread follower = start(false, waiting);
            awaitParked(follower);
            end.complete(null);
            first.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
            awaitDriver(loop, follower);
            future.complete(null);
            waiting.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    /**
     * Starts a thread that drives the loop. It executes a callback, and thus holds the lock, until the given future is
     * done, and then leaves.
     */
    private static FutureTask<Void> driveUntil(CompletableFuture<Void> end, Driving driving, EventLoop loop)
            throws Exception {
        CompletableFuture<Void> last = new CompletableFuture<>();
        CompletableFuture<Void> done = new CompletableFuture<>();
        // Timers expire after the tasks of an iteration have run.
        loop.schedule(
                () -> {
                    last.complete(null);
                    end.completeOnTimeout(null, 40, TimeUnit.SECONDS).join();
                    driving.stop(done);
                },
                Duration.ZERO);
        FutureTask<Void> driver = new FutureTask<>(() -> {
            driving.drive(loop, done);
            return null;
        });
        start(false, driver);
        get(last);
        return driver;
    }

    /** A future that a submitted task completes is done, even if the time limit has passed before the task has run. */
    @Test
    void awaitHandlesWhatHasArrivedBeforeItTimesOut() throws Exception {
        try (EventLoop loop = create()) {
            CompletableFuture<String> future = new CompletableFuture<>();
            loop.execute(() -> future.complete("done"));
            assertThat(loop.await(future, Duration.ZERO)).isEqualTo("done");
        }
    }

    /** The time limit of an iteration includes the time for which another thread holds the lock. */
    @Test
    void theTimeLimitIncludesTheWaitForTheLock() throws Exception {
        try (EventLoop loop = create()) {
            CompletableFuture<Void> end = new CompletableFuture<>();
            FutureTask<Void> holding = holdLock(loop, end);
            // The test allows for a pause of a thread that is shorter than the time for which the lock is held.
            Duration limit = Duration.ofSeconds(6);
            long start = System.nanoTime();
            FutureTask<Long> iteration = new FutureTask<>(() -> {
                loop.runOnce(limit);
                return System.nanoTime() - start;
            });
            awaitParked(start(false, iteration));
            Thread.sleep(limit.multipliedBy(5).dividedBy(6));
            long wait = System.nanoTime() - start;
            end.complete(null);
            holding.get();
            assertThat(Duration.ofNanos(iteration.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS)))
                    .isBetween(limit, limit.plusNanos(wait));
        }
    }

    /** A future that becomes done before the waiting thread drives the loop: the driver before consumes the wake-up. */
    @Test
    void aFutureThatIsDoneBeforeTheDriverChanges() throws Exception {
        CountDownLatch checked = new CountDownLatch(1);
        CountDownLatch proceed = new CountDownLatch(1);
        try (EventLoop loop = create()) {
            CompletableFuture<Void> future = new CompletableFuture<>() {
                private int checks;

                @Override
                public boolean isDone() {
                    boolean done = super.isDone();
                    // The second check is the one before the thread tries to drive the loop.
                    if (Thread.currentThread().getName().equals("waiting") && ++checks == 2) {
                        checked.countDown();
                        try {
                            proceed.await();
                        } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                        }
                    }
                    return done;
                }
            };
            FutureTask<Void> waiting = new FutureTask<>(() -> loop.await(future, LIMIT.multipliedBy(2)));
            Thread.ofPlatform().daemon().name("waiting").start(waiting);
            checked.await();
            future.complete(null);
            assertThat(loop.runOnce(LIMIT)).isZero();
            proceed.countDown();
            waiting.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    /** An action that a thread runs itself follows the tasks that it has submitted before. */
    @Test
    void anActionIsRunAfterEarlierTasks() throws Exception {
        try (EventLoop loop = create()) {
            List<String> order = new ArrayList<>();
            loop.execute(() -> order.add("task"));
            loop.runInLoop(() -> order.add("action"));
            assertThat(order).containsExactly("task", "action");
        }
    }

    /** An action that is submitted while another thread runs its own is run by that thread. */
    @Test
    void anActionIsRunAfterThatOfAnotherThread() throws Exception {
        try (EventLoop loop = create()) {
            CompletableFuture<Void> end = new CompletableFuture<>();
            FutureTask<Void> first = holdLock(loop, end);
            CompletableFuture<Void> second = new CompletableFuture<>();
            loop.runInLoop(() -> second.complete(null));
            assertThat(second).isNotDone();
            end.complete(null);
            get(second);
            first.get();
        }
    }

    private enum Driving {
        RUN {
            @Override
            void drive(EventLoop loop, CompletableFuture<Void> done) {
                loop.run();
            }

            @Override
            void stop(CompletableFuture<Void> done) {
                Thread.currentThread().interrupt();
            }
        },
        RUN_ONCE {
            @Override
            void drive(EventLoop loop, CompletableFuture<Void> done) {
                while (!done.isDone()) {
                    loop.runOnce(LIMIT);
                }
            }
        },
        AWAIT {
            @Override
            void drive(EventLoop loop, CompletableFuture<Void> done) throws IOException {
                loop.await(done, LIMIT);
            }
        };

        /** Drives the loop until its callback has called {@link #stop}. */
        abstract void drive(EventLoop loop, CompletableFuture<Void> done) throws IOException;

        void stop(CompletableFuture<Void> done) {
            done.complete(null);
        }
    }

    /** An action that is submitted in the last callback of a driver is run before the driver returns. */
    @ParameterizedTest
    @EnumSource
    void anActionIsRunAfterTheLastIteration(Driving driving) throws Exception {
        try (EventLoop loop = create()) {
            CompletableFuture<Void> end = new CompletableFuture<>();
            FutureTask<Void> driver = driveUntil(end, driving, loop);
            AtomicInteger ran = new AtomicInteger();
            loop.runInLoop(ran::incrementAndGet);
            assertThat(ran).hasValue(0);
            end.complete(null);
            driver.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
            assertThat(ran).hasValue(1);
        }
    }

    /** A task that submits itself again and again does not keep other threads from returning. */
    @Test
    void aTaskThatSubmitsItself() throws Exception {
        EventLoop loop = create();
        loop.execute(new Runnable() {
            @Override
            public void run() {
                if (loop.isOpen()) {
                    loop.execute(this);
                }
            }
        });
        AtomicInteger ran = new AtomicInteger();
        FutureTask<Void> submitting = new FutureTask<>(() -> {
            loop.runInLoop(ran::incrementAndGet);
            loop.close();
            return null;
        });
        start(false, submitting);
        submitting.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
        assertThat(ran).hasValue(1);
    }

    /** Actions that several threads submit to a loop without a driver have run when the threads have returned. */
    @Test
    void actionsOfSeveralThreadsWithoutADriver() throws Exception {
        try (EventLoop loop = create()) {
            for (int i = 0; i < 300; i++) {
                AtomicInteger ran = new AtomicInteger();
                List<Thread> threads = new ArrayList<>();
                for (int k = 0; k < 3; k++) {
                    threads.add(start(false, () -> {
                        for (int n = 0; n < 50; n++) {
                            loop.runInLoop(ran::incrementAndGet);
                        }
                    }));
                }
                for (Thread each : threads) {
                    each.join();
                }
                assertThat(ran).hasValue(150);
            }
        }
    }
}
