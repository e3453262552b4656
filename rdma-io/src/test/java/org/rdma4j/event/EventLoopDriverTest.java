package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.cm.LoopConnections.LIMIT;
import static org.rdma4j.cm.LoopConnections.anyPort;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;

/** The threads that drive event loops; tasks and timers. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class EventLoopDriverTest {
    private static final ConnectionOptions OPTIONS = new ConnectionOptions();

    static <T> T get(CompletableFuture<T> future) throws Exception {
        return future.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
    }

    static EventLoop create() throws IOException {
        return EventLoop.create(new EventLoopOptions().withName("undriven"));
    }

    static Thread start(boolean virtual, Runnable task) {
        return virtual
                ? Thread.ofVirtual().start(task)
                : Thread.ofPlatform().daemon().start(task);
    }

    /** Starts a thread that runs an action, and thus holds the lock of the loop, until the given future is done. */
    static FutureTask<Void> holdLock(EventLoop loop, CompletableFuture<Void> end) throws Exception {
        CompletableFuture<Void> held = new CompletableFuture<>();
        FutureTask<Void> holding = new FutureTask<>(
                () -> loop.runInLoop(() -> {
                    held.complete(null);
                    end.completeOnTimeout(null, 40, TimeUnit.SECONDS).join();
                }),
                null);
        start(false, holding);
        get(held);
        return holding;
    }

    // Tasks and timers.

    @Test
    void tasksRunInOrder() throws Exception {
        try (EventLoop loop = EventLoop.start()) {
            List<Integer> order = new CopyOnWriteArrayList<>();
            for (int i = 0; i < 200; i++) {
                int number = i;
                loop.execute(() -> {
                    order.add(number);
                    if (number % 50 == 0) {
                        throw new IllegalStateException("task " + number);
                    }
                });
            }
            CompletableFuture<Void> last = new CompletableFuture<>();
            loop.execute(() -> last.complete(null));
            get(last);
            assertThat(order).hasSize(200).isSorted();
        }
    }

    @Test
    void timers() throws Exception {
        try (EventLoop loop = EventLoop.start()) {
            List<String> order = Collections.synchronizedList(new ArrayList<>());
            long start = System.nanoTime();
            CompletableFuture<List<CompletableFuture<Void>>> timers = new CompletableFuture<>();
            // All timers are scheduled before the first of them can expire.
            loop.execute(() -> {
                CompletableFuture<Void> late = loop.schedule(() -> order.add("late"), Duration.ofSeconds(1));
                CompletableFuture<Void> canceled = loop.schedule(() -> order.add("canceled"), Duration.ofMillis(30));
                CompletableFuture<Void> now = loop.schedule(() -> order.add("now"), Duration.ZERO);
                CompletableFuture<Void> early = loop.schedule(() -> order.add("early"), Duration.ofMillis(20));
                canceled.cancel(false);
                timers.complete(List.of(now, early, late));
            });
            for (CompletableFuture<Void> each : get(timers)) {
                get(each);
            }
            assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(1_000_000_000);
            assertThat(order).containsExactly("now", "early", "late");
            CompletableFuture<Void> failing = loop.schedule(
                    () -> {
                        throw new IllegalStateException("failing");
                    },
                    Duration.ofMillis(1));
            assertThatThrownBy(() -> get(failing)).hasMessageContaining("failing");
        }
    }

    @Test
    void tasksOfAClosedLoop() throws Exception {
        EventLoop loop = EventLoop.start();
        CompletableFuture<Void> timer = loop.schedule(() -> {}, Duration.ofHours(1));
        loop.close();
        assertThatThrownBy(timer::join).isInstanceOf(CancellationException.class);
        assertThatThrownBy(() -> loop.execute(() -> {})).isInstanceOf(RejectedExecutionException.class);
        assertThatThrownBy(() -> loop.schedule(() -> {}, Duration.ZERO)).isInstanceOf(RejectedExecutionException.class);
        EventLoop undriven = create();
        undriven.close();
        assertThatThrownBy(() -> undriven.execute(() -> {})).isInstanceOf(RejectedExecutionException.class);
        assertThatThrownBy(() -> undriven.schedule(() -> {}, Duration.ZERO))
                .isInstanceOf(RejectedExecutionException.class);
        assertThat(undriven.runOnce(LIMIT)).isZero();
        undriven.run();
    }

    /** Operations that are begun while the loop is being closed complete their futures. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void closeWhileOtherThreadsUseTheLoop(boolean ownThread) throws Exception {
        for (int iteration = 0; iteration < 20; iteration++) {
            EventLoop loop = ownThread ? EventLoop.start() : create();
            List<CompletableFuture<?>> futures = Collections.synchronizedList(new ArrayList<>());
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                threads.add(start(i == 0, () -> {
                    try {
                        for (int n = 0; n < 100; n++) {
                            futures.add(loop.connect(anyPort(), OPTIONS, LIMIT, new RecordingHandler(1)));
                            futures.add(loop.schedule(() -> {}, LIMIT));
                        }
                    } catch (RejectedExecutionException e) {
                        // Expected.
                    }
                }));
            }
            Thread.sleep(iteration % 5);
            loop.close();
            for (Thread each : threads) {
                each.join();
            }
            assertThat(futures.stream().filter(each -> !each.isDone())).isEmpty();
        }
    }

    // Threads of the program.

    @Test
    void aRunningProgramThread() throws Exception {
        EventLoop loop = create();
        FutureTask<Void> running = new FutureTask<>(loop::run, null);
        Thread thread = start(false, running);
        CompletableFuture<Thread> driver = new CompletableFuture<>();
        loop.execute(() -> driver.complete(Thread.currentThread()));
        assertThat(get(driver)).isSameAs(thread);
        assertThat(loop.inLoop()).isFalse();
        assertThatIllegalStateException()
                .isThrownBy(loop::run)
                .withMessageContaining("is already driven by another" + " thread");
        assertThatIllegalStateException().isThrownBy(() -> loop.runOnce(LIMIT));
        // A thread that waits is a follower.
        assertThat(loop.await(loop.schedule(() -> {}, Duration.ofMillis(5)), LIMIT))
                .isNull();
        thread.interrupt();
        running.get();
        FutureTask<Void> again = new FutureTask<>(loop::run, null);
        start(true, again);
        get(loop.schedule(() -> {}, Duration.ofMillis(5)));
        loop.close();
        again.get();
    }

    @Test
    void aLoopWithAThreadCannotBeRun() throws Exception {
        try (EventLoop loop = EventLoop.start()) {
            assertThatIllegalStateException()
                    .isThrownBy(loop::run)
                    .withMessageContaining("is driven by its own" + " thread");
            assertThatIllegalStateException().isThrownBy(() -> loop.runOnce(LIMIT));
            // Its thread ignores interrupts.
            loop.execute(() -> Thread.currentThread().interrupt());
            get(loop.schedule(() -> {}, Duration.ofMillis(5)));
        }
    }

    @Test
    void iterations() throws Exception {
        try (EventLoop loop = create()) {
            AtomicInteger ran = new AtomicInteger();
            assertThat(loop.runOnce(Duration.ZERO)).isZero();
            assertThat(loop.runOnce(Duration.ofMillis(10))).isZero();
            loop.execute(ran::incrementAndGet);
            loop.execute(ran::incrementAndGet);
            assertThat(loop.runOnce(LIMIT)).isEqualTo(2);
            assertThat(ran).hasValue(2);
            loop.wakeup();
            long start = System.nanoTime();
            assertThat(loop.runOnce(LIMIT)).isZero();
            Thread waking = start(true, () -> {
                try {
                    Thread.sleep(20);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                loop.wakeup();
            });
            assertThat(loop.runOnce(LIMIT)).isZero();
            Thread.currentThread().interrupt();
            assertThat(loop.runOnce(LIMIT)).isZero();
            assertThat(Thread.interrupted()).isTrue();
            assertThat(System.nanoTime() - start).isLessThan(LIMIT.toNanos());
            waking.join();
            CompletableFuture<Void> timer = loop.schedule(ran::incrementAndGet, Duration.ofMillis(10));
            while (!timer.isDone()) {
                loop.runOnce(LIMIT);
            }
            assertThat(ran).hasValue(3);
        }
    }

    // Waiting.

    /** Threads that wait on a loop without a thread: one drives it, and another takes over when that one leaves. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void leadersAndFollowers(boolean virtual) throws Exception {
        try (EventLoop loop = create();
                EventLoop serverLoop = EventLoop.start();
                Listener listener = serverLoop.listen(
                        anyPort(),
                        OPTIONS,
                        request -> serverLoop.accept(request, OPTIONS, LIMIT, new RecordingHandler(4) {
                            @Override
                            void received(Connection connection, ReceiveRequest receive) throws IOException {
                                send(connection);
                                receive.post();
                            }
                        }))) {
            int count = 6;
            List<FutureTask<Integer>> tasks = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                FutureTask<Integer> task = new FutureTask<>(() -> exchange(loop, listener, 30));
                tasks.add(task);
                start(virtual, task);
            }
            for (FutureTask<Integer> each : tasks) {
                assertThat(each.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS)).isEqualTo(30);
            }
        }
    }

    /** Connects, sends messages, and waits for each answer. Returns the number of answers. */
    private static int exchange(EventLoop loop, Listener listener, int messages) throws IOException {
        List<CompletableFuture<Void>> answers = new ArrayList<>();
        for (int i = 0; i < messages; i++) {
            answers.add(new CompletableFuture<>());
        }
        RecordingHandler handler = new RecordingHandler(2) {
            @Override
            void received(Connection connection, ReceiveRequest receive) throws IOException {
                receive.post();
                answers.get(received.get() - 1).complete(null);
            }
        };
        Connection connection = loop.await(loop.connect(listener.address(), OPTIONS, LIMIT, handler), LIMIT);
        for (CompletableFuture<Void> each : answers) {
            loop.runInLoop(() -> {
                try {
                    handler.send(connection);
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            });
            loop.await(each, LIMIT);
        }
        loop.await(loop.close(connection), LIMIT);
        return handler.received.get();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aFutureThatAnotherThreadCompletes(boolean ownThread) throws Exception {
        EventLoop loop = ownThread ? EventLoop.start() : create();
        try (loop) {
            CompletableFuture<String> future = new CompletableFuture<>();
            CompletableFuture<String> failing = new CompletableFuture<>();
            start(true, () -> {
                try {
                    Thread.sleep(20);
                    future.complete("done");
                    Thread.sleep(20);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                failing.completeExceptionally(new IOException("failed"));
            });
            Thread.currentThread().interrupt();
            assertThat(loop.await(future, LIMIT)).isEqualTo("done");
            assertThat(Thread.interrupted()).isTrue();
            assertThatThrownBy(() -> loop.await(failing, LIMIT))
                    .isInstanceOf(IOException.class)
                    .hasMessage("failed");
            assertThatThrownBy(() -> loop.await(new CompletableFuture<>(), Duration.ofMillis(20)))
                    .isInstanceOf(RdmaTimeoutException.class)
                    .hasMessageContaining("20 ms");
            CompletableFuture<String> canceled = new CompletableFuture<>();
            canceled.cancel(false);
            assertThatThrownBy(() -> loop.await(canceled, LIMIT)).isInstanceOf(IOException.class);
        }
    }

    /** A thread that waits for a future that nobody completes does not keep the loop from being closed. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void closeWhileAThreadWaits(boolean virtual) throws Exception {
        EventLoop loop = create();
        CompletableFuture<Void> never = new CompletableFuture<>();
        List<Thread> threads = new ArrayList<>();
        List<FutureTask<Void>> waits = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            FutureTask<Void> wait = new FutureTask<>(() -> loop.await(never, Duration.ofMinutes(1)));
            waits.add(wait);
            threads.add(start(virtual, wait));
        }
        Thread.sleep(30);
        long start = System.nanoTime();
        loop.close();
        assertThat(System.nanoTime() - start).isLessThan(LIMIT.toNanos());
        for (FutureTask<Void> each : waits) {
            assertThatThrownBy(() -> each.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS))
                    .isInstanceOf(ExecutionException.class)
                    .hasMessageContaining("is closed");
        }
    }

    @Test
    void severalThreadsCloseALoop() throws Exception {
        for (int i = 0; i < 10; i++) {
            EventLoop loop = EventLoop.start();
            Listener listener = loop.listen(
                    anyPort(), OPTIONS, request -> loop.accept(request, OPTIONS, LIMIT, new RecordingHandler(1)));
            RecordingHandler client = new RecordingHandler(1);
            get(loop.connect(listener.address(), OPTIONS, LIMIT, client));
            listener.close();
            List<FutureTask<Boolean>> closes = new ArrayList<>();
            for (int n = 0; n < 3; n++) {
                FutureTask<Boolean> close = new FutureTask<>(() -> {
                    loop.close();
                    return client.closed.isDone();
                });
                closes.add(close);
                start(n == 0, close);
            }
            for (FutureTask<Boolean> each : closes) {
                assertThat(each.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS)).isTrue();
            }
        }
    }
}
