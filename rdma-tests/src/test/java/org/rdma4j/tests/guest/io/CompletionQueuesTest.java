package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.capability.ShowsRefusal;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.DriverSupport;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.UsesDevices;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.CompletionQueueBuilder;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.Resource;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;

/** Options of completion queues: vectors, events, solicited events, timestamps and single-threaded use. */
@InGuest
@Timeout(60)
class CompletionQueuesTest {

    @OnDevices
    @Shows({Capability.COMPLETION_VECTORS, Capability.COMPLETION_VECTOR})
    void everyVector(org.rdma4j.tests.guest.support.Device device) throws IOException {
        try (Context context = Device.named(device.verbsName()).open()) {
            int vectors = context.completionVectors();
            assertThat(vectors).isPositive();
            for (int vector = 0; vector < vectors; vector++) {
                try (CompletionQueue queue = CompletionQueue.builder(context, 4)
                        .events()
                        .vector(vector)
                        .create()) {
                    assertThat(queue.hasEvents()).isTrue();
                    assertThat(queue.poll().next()).isFalse();
                }
            }
            for (int vector : new int[] {-1, vectors}) {
                CompletionQueueBuilder wrong =
                        CompletionQueue.builder(context, 4).vector(vector);
                assertThatExceptionOfType(IllegalArgumentException.class)
                        .isThrownBy(wrong::create)
                        .withMessage("The completion vector is " + vector + ", but device " + device.verbsName()
                                + " has the vectors 0 to " + (vectors - 1));
            }
        }
    }

    private static int take(CompletionQueue queue) throws VerbsException {
        int count = 0;
        for (Completions done = queue.poll(); !done.isEmpty(); done = queue.poll()) {
            while (done.next()) {
                count++;
            }
        }
        return count;
    }

    @OnDevices
    @Shows(Capability.EVENT_DESCRIPTOR)
    void customEventLoop(org.rdma4j.tests.guest.support.Device device) throws IOException {
        int messages = 100;
        try (LocalConnection ends = new LocalConnection(device, queue -> queue);
                MemoryRegion here = MemoryRegion.allocate(ends.client.domain(), 8);
                MemoryRegion there = MemoryRegion.allocate(ends.server.domain(), 8)) {
            CompletionQueue queue = ends.server.completions();
            int descriptor = queue.eventDescriptor();
            List<ReceiveRequest> receives = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                receives.add(ends.server.prepareReceive(there));
            }
            queue.arm();
            assertThat(ConnectedQueuePairs.isReadable(descriptor, Duration.ofMillis(50)))
                    .isFalse();
            for (int seen = 0; seen < messages; ) {
                for (int i = 0; i < 4; i++) {
                    receives.get(i).post();
                    ends.client.queuePair().prepareSend(here).complete(LIMIT);
                }
                int before = seen;
                while (seen < before + 4) {
                    assertThat(ConnectedQueuePairs.isReadable(descriptor, LIMIT))
                            .isTrue();
                    queue.arm();
                    seen += take(queue);
                }
            }
            queue.arm();
            assertThat(take(queue)).isZero();
            assertThat(ConnectedQueuePairs.isReadable(descriptor, Duration.ofMillis(50)))
                    .isFalse();
        }
    }

    @Test
    void queueWithoutEvents() throws IOException {
        try (Context context = Device.named("rxe0").open();
                CompletionQueue queue = CompletionQueue.create(context, 4)) {
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(queue::eventDescriptor)
                    .withMessageContaining("was created without events");
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(queue::arm)
                    .withMessageContaining("createWithEvents()");
        }
    }

    @OnDevices
    @Shows(Capability.POLL_WAKEUP)
    void pollIsEndedByAnotherThread(org.rdma4j.tests.guest.support.Device device) throws Exception {
        try (LocalConnection ends = new LocalConnection(device, queue -> queue)) {
            CompletionQueue queue = ends.server.completions();
            assertThat(queue.hasEvents()).isTrue();
            for (boolean interrupts : new boolean[] {false, true}) {
                Thread poller = Thread.currentThread();
                Thread other = Thread.ofPlatform().start(() -> {
                    try {
                        Thread.sleep(200);
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                    if (interrupts) {
                        poller.interrupt();
                    } else {
                        queue.wakeup();
                    }
                });
                long start = System.nanoTime();
                assertThat(queue.poll(LIMIT).isEmpty()).isTrue();
                assertThat(System.nanoTime() - start).isLessThan(LIMIT.toNanos() / 2);
                assertThat(Thread.interrupted()).isEqualTo(interrupts);
                other.join();
            }
        }
    }

    @Test
    @Shows(Capability.SOLICITED_EVENTS)
    void solicitedEvents() throws IOException {
        try (LocalConnection ends = new LocalConnection(
                        org.rdma4j.tests.guest.support.Device.RXE, CompletionQueueBuilder::solicitedEvents);
                MemoryRegion here = MemoryRegion.allocate(ends.client.domain(), 8);
                MemoryRegion there = MemoryRegion.allocate(ends.server.domain(), 8)) {
            CompletionQueue queue = ends.server.completions();
            ReceiveRequest receive = ends.server.prepareReceive(there);
            ReceiveRequest other = ends.server.prepareReceive(there);
            SendRequest plain = ends.client.queuePair().prepareSend(here);
            SendRequest solicited = ends.client.queuePair().prepareSend(here).solicited(true);
            queue.arm();
            receive.post();
            plain.complete(LIMIT);
            assertThat(ConnectedQueuePairs.isReadable(queue.eventDescriptor(), Duration.ofMillis(200)))
                    .as("an event for an unsolicited message")
                    .isFalse();
            other.post();
            solicited.complete(LIMIT);
            assertThat(ConnectedQueuePairs.isReadable(queue.eventDescriptor(), LIMIT))
                    .isTrue();
            queue.arm();
            assertThat(take(queue)).isEqualTo(2);

            // A poll sleeps through the unsolicited message and returns both with the solicited one. A wait for a
            // single request is woken up by any message.
            receive.post();
            other.post();
            ReceiveRequest third = ends.server.prepareReceive(there).post();
            CompletableFuture<Long> second = new CompletableFuture<>();
            Thread poller = Thread.currentThread();
            Thread sender = new Thread(() -> {
                try {
                    Waits.untilIn(poller, "CompletionChannel", "sleep");
                    plain.complete(LIMIT);
                    Thread.sleep(500);
                    second.complete(System.nanoTime());
                    solicited.complete(LIMIT);
                    Thread.sleep(300);
                    plain.complete(LIMIT);
                    ends.client.release();
                } catch (IOException | InterruptedException e) {
                    second.completeExceptionally(e);
                }
            });
            ends.client.release();
            sender.start();
            assertThat(queue.poll(LIMIT).next()).isTrue();
            assertThat(System.nanoTime()).isGreaterThan(second.join());
            take(queue);
            third.await(LIMIT);
            sender.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** The message itself wakes up the wait, not only the check for a disconnection every 100 ms. */
    @Test
    void awaitIsWokenUpByUnsolicitedMessages() throws Exception {
        int messages = 20;
        try (LocalConnection ends = new LocalConnection(
                        org.rdma4j.tests.guest.support.Device.RXE, CompletionQueueBuilder::solicitedEvents);
                MemoryRegion here = MemoryRegion.allocate(ends.client.domain(), 8);
                MemoryRegion there = MemoryRegion.allocate(ends.server.domain(), 8)) {
            ReceiveRequest receive = ends.server.prepareReceive(there);
            SendRequest plain = ends.client.queuePair().prepareSend(here);
            Semaphore waiting = new Semaphore(0);
            CompletableFuture<Void> sent = new CompletableFuture<>();
            ends.client.release();
            Thread sender = new Thread(() -> {
                try {
                    for (int i = 0; i < messages; i++) {
                        waiting.acquire();
                        Thread.sleep(5);
                        plain.complete(LIMIT);
                    }
                    ends.client.release();
                    sent.complete(null);
                } catch (IOException | InterruptedException e) {
                    sent.completeExceptionally(e);
                }
            });
            sender.start();
            long shortest = Long.MAX_VALUE;
            for (int i = 0; i < messages; i++) {
                receive.post();
                long start = System.nanoTime();
                waiting.release();
                receive.await(LIMIT);
                shortest = Math.min(shortest, System.nanoTime() - start);
            }
            assertThat(Duration.ofNanos(shortest)).isLessThan(Duration.ofMillis(80));
            sent.join();
        }
    }

    /** The kernel driver does not evaluate the solicited flag. */
    @Test
    @UsesDevices(org.rdma4j.tests.guest.support.Device.SIW)
    @Shows(Capability.SOLICITED_EVENTS)
    void softIwarpHasNoSolicitedEvents() throws IOException {
        try (LocalConnection ends = new LocalConnection(
                        org.rdma4j.tests.guest.support.Device.SIW, CompletionQueueBuilder::solicitedEvents);
                MemoryRegion here = MemoryRegion.allocate(ends.client.domain(), 8);
                MemoryRegion there = MemoryRegion.allocate(ends.server.domain(), 8)) {
            CompletionQueue queue = ends.server.completions();
            queue.arm();
            ends.server.prepareReceive(there).post();
            ends.client.queuePair().prepareSend(here).solicited(true).complete(LIMIT);
            assertThat(ConnectedQueuePairs.isReadable(queue.eventDescriptor(), Duration.ofMillis(300)))
                    .isFalse();
            assertThat(Waits.poll(queue, 1)).isEqualTo(1);
        }
    }

    @OnDevices
    @ShowsRefusal(Capability.TIMESTAMPS)
    void unsupportedTimestamps(org.rdma4j.tests.guest.support.Device device) throws IOException {
        try (Context context = Device.named(device.verbsName()).open()) {
            for (CompletionQueueBuilder queue : List.of(
                    CompletionQueue.builder(context, 4).timestamps(),
                    CompletionQueue.builder(context, 4).events().wallClock())) {
                assertThatExceptionOfType(VerbsException.class)
                        .isThrownBy(queue::create)
                        .matches(e -> e.function().equals("ibv_create_cq_ex") && e.errno() == Errno.EOPNOTSUPP)
                        .withMessageContaining("timestampMask()");
            }
        }
    }

    /**
     * No device here has timestamps, so the test installs the polling strategy of queues with timestamps. It takes one
     * completion at a time, because soft-RoCE of rdma-core 44 miscounts in {@code ibv_next_poll}.
     */
    @Test
    @Shows(Capability.SINGLE_THREADED_QUEUE)
    void extendedPoll() throws Exception {
        // Without ibv_create_cq_ex the queue is a standard queue, which the calls of this test would misinterpret.
        DriverSupport.assumeSupported(org.rdma4j.tests.guest.support.Device.RXE, "ibv_create_cq_ex");
        Field batch = CompletionQueue.class.getDeclaredField("batch");
        batch.setAccessible(true);
        Field field = batch.getType().getDeclaredField("extended");
        field.setAccessible(true);
        Constructor<?> poll = field.getType().getDeclaredConstructor(long.class, long.class, int.class);
        poll.setAccessible(true);
        Method handle = Resource.class.getDeclaredMethod("handle");
        handle.setAccessible(true);
        try (LocalConnection ends = new LocalConnection(
                        org.rdma4j.tests.guest.support.Device.RXE, CompletionQueueBuilder::singleThreaded);
                CompletionQueue empty = CompletionQueue.builder(
                                ends.server.domain().context(), 4)
                        .singleThreaded()
                        .create();
                MemoryRegion here = MemoryRegion.allocate(ends.client.domain(), 8);
                MemoryRegion there = MemoryRegion.allocate(ends.server.domain(), 8)) {
            CompletionQueue queue = ends.server.completions();
            ReceiveRequest[] receives = new ReceiveRequest[5];
            for (int i = 0; i < receives.length; i++) {
                receives[i] = ends.server.prepareReceive(there).post();
                ends.client.queuePair().prepareSend(here).immediate(i).complete(LIMIT);
            }
            long flags = Ibverbs.IBV_WC_STANDARD_FLAGS;
            field.set(batch.get(queue), poll.newInstance(((MemorySegment) handle.invoke(empty)).address(), flags, 1));
            assertThat(queue.poll(Duration.ofMillis(100)).next())
                    .as("ibv_poll_cq still reads the queue")
                    .isFalse();
            field.set(batch.get(queue), poll.newInstance(((MemorySegment) handle.invoke(queue)).address(), flags, 1));
            for (int i = 0; i < receives.length; i++) {
                Completions done = queue.poll(LIMIT);
                assertThat(done.next()).isTrue();
                assertThat(done.request()).isSameAs(receives[i]);
                assertThat(receives[i].length()).isEqualTo(8);
                assertThat(receives[i].immediate()).isEqualTo(i);
                assertThat(done.next()).isFalse();
            }
            assertThat(queue.poll().next()).isFalse();
            receives[0].post();
            ends.client.queuePair().prepareSend(here).immediate(-7).complete(LIMIT);
            assertThat(receives[0].await(LIMIT).immediate()).isEqualTo(-7);
        }
    }

    /**
     * A single-threaded queue is an extended queue on soft-RoCE. soft-iWARP has no extended queues and uses a standard
     * one.
     */
    @OnDevices
    @Shows(Capability.SINGLE_THREADED_QUEUE)
    void singleThreadedQueue(org.rdma4j.tests.guest.support.Device device) throws Exception {
        try (LocalConnection ends = new LocalConnection(device, CompletionQueueBuilder::singleThreaded);
                MemoryRegion here = MemoryRegion.allocate(ends.client.domain(), 8);
                MemoryRegion there = MemoryRegion.allocate(ends.server.domain(), 8)) {
            CompletionQueue queue = ends.server.completions();
            QueuePair queuePair = ends.server.queuePair();
            ReceiveRequest receive = ends.server.prepareReceive(there);
            for (long i = 0; i < 100; i++) {
                here.memory().set(JAVA_LONG, 0, i);
                receive.post();
                ends.client.queuePair().prepareSend(here).complete(LIMIT);
                assertThat(receive.await(LIMIT).length()).isEqualTo(8);
                assertThat(there.memory().get(JAVA_LONG, 0)).isEqualTo(i);
            }
            receive.post();
            ends.client.queuePair().prepareSend(here).complete(LIMIT);
            Completions done = queue.poll(LIMIT);
            assertThat(done.next()).isTrue();
            assertThat(done.request()).isSameAs(receive);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(done::timestamp)
                    .withMessageContaining("without timestamps; call timestamps()");
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(done::wallClock)
                    .withMessageContaining("call wallClock()");
            queuePair.release();
            CompletableFuture<Throwable> elsewhere = new CompletableFuture<>();
            Thread other = new Thread(() -> {
                elsewhere.complete(catchThrowable(queuePair::close));
                queuePair.release();
            });
            other.start();
            other.join();
            assertThat(elsewhere.join()).isInstanceOf(WrongThreadException.class);
        }
    }
}
