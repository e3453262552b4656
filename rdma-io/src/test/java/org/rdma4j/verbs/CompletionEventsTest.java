package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.event.EventLoop;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;

/** Timed polls on platform and virtual threads, of queues with and without events: completions, wake-ups, interrupts. */
@ParameterizedClass(name = "events {0}, virtual thread {1}")
@CsvSource({"false, false", "false, true", "true, false", "true, true"})
@Timeout(60)
class CompletionEventsTest {
    private static final Duration LONG = Duration.ofSeconds(20);
    private static final Duration SHORT = Duration.ofMillis(60);

    @Parameter(0)
    boolean events;

    @Parameter(1)
    boolean virtual;

    private LoopDevice device;
    private CompletionQueue completions;
    private CompletionQueue peerCompletions;
    private MemoryRegion memory;
    private QueuePair queuePair;
    private QueuePair peer;

    @BeforeEach
    void connect() throws IOException {
        device = LoopDevice.open();
        completions = device.own(
                events
                        ? CompletionQueue.createWithEvents(device.context(), 64)
                        : CompletionQueue.create(device.context(), 64));
        peerCompletions = device.own(CompletionQueue.create(device.context(), 64));
        memory = device.memory(4096);
        QueuePair[] pair = device.pair(completions, peerCompletions);
        queuePair = pair[0];
        peer = pair[1];
    }

    @AfterEach
    void close() throws IOException {
        device.close();
        assertThat(LoopControl.objects()).isZero();
    }

    /** Code of the reader. */
    private interface Body<T> {
        T run() throws Exception;
    }

    /** A thread that reads {@link #completions}. */
    private static final class Reader<T> {
        private final CompletableFuture<T> result = new CompletableFuture<>();
        private final CountDownLatch started = new CountDownLatch(1);
        private final long pollsBefore = LoopControl.polls();
        private final Thread thread;

        private Reader(boolean virtual, CompletionQueue queue, Body<T> body) throws InterruptedException {
            Runnable task = () -> {
                started.countDown();
                try {
                    T value = body.run();
                    queue.release();
                    result.complete(value);
                } catch (Throwable e) {
                    result.completeExceptionally(e);
                }
            };
            thread = virtual
                    ? Thread.ofVirtual().start(task)
                    : Thread.ofPlatform().start(task);
            started.await();
        }

        private T join() throws Exception {
            return result.get(10, TimeUnit.SECONDS);
        }
    }

    private <T> Reader<T> reader(Body<T> body) throws InterruptedException {
        return new Reader<>(virtual, completions, body);
    }

    /** Waits until the reader owns the queue, and has probably fallen asleep. */
    private static void settle(Reader<?> reader) throws InterruptedException {
        while (LoopControl.polls() == reader.pollsBefore && !reader.result.isDone()) {
            Thread.sleep(1);
        }
        Thread.sleep(50);
    }

    private void sendFromPeer() throws IOException {
        peer.send(memory.slice(0, 8), LONG);
    }

    @Test
    void completionsEndTheWait() throws Exception {
        ReceiveRequest receive = queuePair.prepareReceive(memory.slice(64, 64));
        for (int i = 0; i < 20; i++) {
            receive.post();
            Reader<WorkRequest<?>> reader = reader(() -> {
                Completions done = completions.poll(LONG);
                assertThat(done.next()).isTrue();
                return done.request();
            });
            if (i % 2 == 0) {
                Thread.sleep(10);
            }
            sendFromPeer();
            assertThat(reader.join()).isSameAs(receive);
        }
    }

    @Test
    void aTimeout() throws Exception {
        Reader<Long> reader = reader(() -> {
            long start = System.nanoTime();
            assertThat(completions.poll(SHORT).isEmpty()).isTrue();
            return System.nanoTime() - start;
        });
        assertThat(reader.join()).isBetween(SHORT.toNanos(), LONG.toNanos());
    }

    @Test
    void aWakeUpEndsTheWait() throws Exception {
        Reader<Boolean> reader = reader(() -> completions.poll(LONG).isEmpty());
        settle(reader);
        completions.wakeup();
        assertThat(reader.join()).isTrue();
    }

    @Test
    void aWakeUpBeforeTheWaitEndsItAtOnceAndOnce() throws Exception {
        completions.wakeup();
        completions.wakeup();
        Reader<Long> reader = reader(() -> {
            assertThat(completions.poll().isEmpty()).isTrue();
            assertThat(completions.poll(LONG).isEmpty()).isTrue();
            long start = System.nanoTime();
            assertThat(completions.poll(SHORT).isEmpty()).isTrue();
            return System.nanoTime() - start;
        });
        assertThat(reader.join()).isGreaterThanOrEqualTo(SHORT.toNanos());
    }

    @Test
    void aWakeUpDoesNotHideCompletions() throws Exception {
        ReceiveRequest receive = queuePair.prepareReceive(memory.slice(64, 64)).post();
        sendFromPeer();
        completions.wakeup();
        Reader<WorkRequest<?>> reader = reader(() -> {
            Completions done = completions.poll(LONG);
            return done.next() ? done.request() : null;
        });
        assertThat(reader.join()).isSameAs(receive);
    }

    @Test
    void noWakeUpIsLost() throws Exception {
        int count = 500;
        AtomicInteger submitted = new AtomicInteger();
        AtomicInteger seen = new AtomicInteger();
        Reader<Integer> reader = reader(() -> {
            int polls = 0;
            while (seen.get() < count) {
                assertThat(completions.poll(LONG).isEmpty()).isTrue();
                seen.set(submitted.get());
                polls++;
            }
            return polls;
        });
        for (int i = 1; i <= count; i++) {
            submitted.set(i);
            completions.wakeup();
            while (i % 4 == 0 && seen.get() < i) {
                Thread.onSpinWait();
            }
        }
        assertThat(reader.join()).isPositive();
    }

    @Test
    void aClosedQueueIgnoresWakeUps() throws Exception {
        CompletionQueue queue = events
                ? CompletionQueue.createWithEvents(device.context(), 4)
                : CompletionQueue.create(device.context(), 4);
        queue.close();
        queue.wakeup();
        assertThatIllegalStateException().isThrownBy(() -> queue.poll(LONG)).withMessageContaining("is closed");
    }

    @Test
    void anInterruptEndsTheWaitAndStaysSet() throws Exception {
        for (int i = 0; i < 3; i++) {
            Reader<Long> reader = reader(() -> {
                assertThat(completions.poll(LONG).isEmpty()).isTrue();
                assertThat(completions.poll(LONG).isEmpty()).isTrue();
                assertThat(Thread.interrupted()).isTrue();
                long start = System.nanoTime();
                assertThat(completions.poll(SHORT).isEmpty()).isTrue();
                return System.nanoTime() - start;
            });
            settle(reader);
            reader.thread.interrupt();
            assertThat(reader.join()).isGreaterThanOrEqualTo(SHORT.toNanos());
        }
    }

    @Test
    void anInterruptedThreadStillPolls() throws Exception {
        ReceiveRequest receive = queuePair.prepareReceive(memory.slice(64, 64)).post();
        sendFromPeer();
        Reader<WorkRequest<?>> reader = reader(() -> {
            Thread.currentThread().interrupt();
            Completions done = completions.poll(LONG);
            return done.next() ? done.request() : null;
        });
        assertThat(reader.join()).isSameAs(receive);
    }

    @Test
    void neitherEndsTheWaitForARequest() throws Exception {
        ReceiveRequest receive = queuePair.prepareReceive(memory.slice(64, 64)).post();
        queuePair.release();
        Reader<Boolean> reader = reader(() -> {
            receive.await(LONG);
            queuePair.release();
            return receive.isInFlight();
        });
        settle(reader);
        completions.wakeup();
        reader.thread.interrupt();
        settle(reader);
        assertThat(reader.result).isNotDone();
        sendFromPeer();
        assertThat(reader.join()).isFalse();
        // The wake-up is for the next timed poll.
        assertThat(reader(() -> completions.poll(LONG).isEmpty()).join()).isTrue();
    }

    @Test
    void completionsOfAScopeDoNotEndTheWait() throws Exception {
        ReceiveRequest receive = queuePair.prepareReceive(memory.slice(64, 64)).post();
        for (int i = 0; i < 5; i++) {
            for (int k = 0; k < 8; k++) {
                peer.prepareReceive(memory.slice(128, 64)).post();
            }
            Reader<WorkRequest<?>> reader = reader(() -> {
                Completions done = completions.poll(LONG);
                return done.next() ? done.request() : null;
            });
            settle(reader);
            try (WorkScope scope = new WorkScope(LONG)) {
                for (int k = 0; k < 8; k++) {
                    scope.post(queuePair.prepareSend(memory.slice(0, 8)));
                }
            }
            assertThat(reader.result).isNotDone();
            sendFromPeer();
            assertThat(reader.join()).isSameAs(receive);
            receive.post();
            for (Completions done = peerCompletions.poll(); done.next(); ) {
                // The eight receives, and no more.
                assertThat(done.request()).isInstanceOf(ReceiveRequest.class);
            }
        }
    }

    @Test
    void aResizedQueueIsArmedAgain() throws Exception {
        if (!events) {
            return;
        }
        // Arms the queue.
        assertThat(completions.poll(SHORT).isEmpty()).isTrue();
        completions.resize(128);
        completions.release();
        ReceiveRequest receive = queuePair.prepareReceive(memory.slice(64, 64)).post();
        Reader<WorkRequest<?>> reader = reader(() -> {
            Completions done = completions.poll(LONG);
            return done.next() ? done.request() : null;
        });
        settle(reader);
        sendFromPeer();
        assertThat(reader.join()).isSameAs(receive);
    }

    @Test
    void staleCompletionsDoNotDelayTheWait() throws Exception {
        if (!events) {
            return;
        }
        // More than a thread polls before it sleeps.
        int count = 4096;
        CompletionQueue queue = device.own(CompletionQueue.createWithEvents(device.context(), 2 * count));
        CompletionQueue peers = device.completions(128);
        MemoryRegion target = device.memory(8, Access.REMOTE_WRITE);
        QueuePair[] closed = device.connect(
                device.queuePair(queue).sendRequests(count).create(),
                device.own(device.queuePair(peers).create()));
        QueuePair[] pair = device.pair(queue, peers);
        SendRequest write = closed[0].prepareWrite(target.remoteMemory(), memory.slice(0, 8));
        for (int i = 0; i < count; i++) {
            write.post();
        }
        closed[0].close();
        ReceiveRequest receive = pair[0].prepareReceive(memory.slice(64, 64)).post();
        pair[1].send(memory.slice(0, 8), LONG);
        Completions done = queue.poll(LONG);
        assertThat(done.next()).isTrue();
        assertThat(done.request()).isSameAs(receive);
    }

    @Test
    void anUnregisteredQueueHasNoWakeUp() throws Exception {
        if (!events) {
            return;
        }
        LoopManager.install();
        for (int i = 0; i < 10; i++) {
            ReceiveRequest receive = queuePair.prepareReceive(memory.slice(64, 64));
            queuePair.release();
            try (EventLoop loop = EventLoop.start()) {
                loop.register(completions, request -> {}).get(10, TimeUnit.SECONDS);
                CompletableFuture<ReceiveRequest> received = loop.submit(receive, LONG);
                sendFromPeer();
                assertThat(received.get(10, TimeUnit.SECONDS)).isSameAs(receive);
            }
            long start = System.nanoTime();
            assertThat(completions.poll(SHORT).isEmpty()).isTrue();
            assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(SHORT.toNanos());
            completions.release();
        }
    }

    @Test
    void armsAndConsumesEvents() throws Exception {
        if (!events) {
            assertThatIllegalStateException().isThrownBy(completions::arm).withMessageContaining("createWithEvents()");
            return;
        }
        queuePair.release();
        Reader<Integer> reader = reader(() -> {
            int count = 0;
            ReceiveRequest receive = queuePair.prepareReceive(memory.slice(64, 64));
            // More events than are acknowledged at once.
            for (int i = 0; i < 1500; i++) {
                completions.arm();
                completions.arm();
                receive.post();
                sendFromPeer();
                for (Completions done = completions.poll(); done.next(); ) {
                    count++;
                }
            }
            queuePair.release();
            peer.release();
            peerCompletions.release();
            return count;
        });
        assertThat(reader.join()).isEqualTo(1500);
    }
}
