package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.ALL;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkRequest;

/** Resets of queue pairs with unread completions, and with threads that poll at the same time. */
@InGuest
@Timeout(120)
class QueuePairResetTest {
    private static final int DEPTH = 16;

    private static void reset(QueuePair left, QueuePair right) throws IOException {
        left.modify(new QueuePairAttributes().state(QueuePairState.RESET));
        right.modify(new QueuePairAttributes().state(QueuePairState.RESET));
        ConnectedQueuePairs.connect(left, right);
    }

    /**
     * Waits until the operations are done by means of the counter that they increment, because no thread polls the
     * completions.
     */
    private static void awaitDone(MemoryRegion counter, long value) throws InterruptedException {
        while (counter.memory().get(JAVA_LONG, 0) < value) {
            Thread.sleep(1);
        }
        // The completion follows the acknowledgement.
        Thread.sleep(50);
    }

    /** Returns one operation more than the queue holds, because a request in flight cannot be posted again. */
    private static List<SendRequest> adds(QueuePair queuePair, MemoryRegion counter, MemoryRegion here) {
        List<SendRequest> adds = new ArrayList<>();
        for (int i = 0; i <= DEPTH; i++) {
            adds.add(queuePair.prepareFetchAndAdd(counter.remoteMemory(), here, 1));
        }
        return adds;
    }

    /** Posts until the queue is full; returns the number of requests posted. */
    private static int postAll(List<SendRequest> adds) throws IOException {
        int posted = 0;
        while (adds.get(posted).tryPost()) {
            posted++;
        }
        return posted;
    }

    @Test
    void unreadCompletionsDoNotOverrunTheQueue() throws Exception {
        try (Context context = Device.named("rxe0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue queue = CompletionQueue.create(context, 2 * DEPTH);
                CompletionQueue other = CompletionQueue.create(context, 2 * DEPTH);
                MemoryRegion here = MemoryRegion.allocate(domain, 8, ALL);
                MemoryRegion counter = MemoryRegion.allocate(domain, 8, ALL);
                QueuePair left = QueuePair.builder(domain, QueuePairType.RC)
                        .completions(queue)
                        .receiveRequests(queue.entries() - DEPTH)
                        .create();
                QueuePair right = QueuePair.builder(domain, QueuePairType.RC)
                        .completions(other)
                        .create()) {
            ConnectedQueuePairs.connect(left, right);
            List<SendRequest> adds = adds(left, counter, here);
            long done = 0;
            for (int round = 0; round <= queue.entries() / DEPTH; round++) {
                done += postAll(adds);
                awaitDone(counter, done);
                reset(left, right);
            }
            adds.get(0).complete(LIMIT);
            assertThat(left.sendsInFlight()).isZero();
        }
    }

    @Test
    void completionFromAnEarlierResetIsIgnored() throws Exception {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                QueuePair other = QueuePair.builder(ends.domain, QueuePairType.RC)
                        .completions(ends.leftQueue)
                        .create();
                MemoryRegion here = ends.region(8);
                MemoryRegion counter = ends.region(8)) {
            SendRequest add = ends.left.prepareFetchAndAdd(counter.remoteMemory(), here, 1);
            assertThat(other.state())
                    .as("state of the queue pair that keeps the completion queue from being drained")
                    .isEqualTo(QueuePairState.RESET);
            add.post();
            awaitDone(counter, 1);
            for (int i = 0; i < 255; i++) {
                ends.left.modify(new QueuePairAttributes().state(QueuePairState.RESET));
            }
            reset(ends.left, ends.right);
            add.post();
            assertThat(add.isInFlight()).isTrue();
            assertThat(ends.left.sendsInFlight()).isEqualTo(1);
            awaitDone(counter, 2);
            assertThat(Waits.poll(ends.leftQueue, 1)).isEqualTo(1);
            assertThat(ends.leftQueue.poll().next()).isFalse();
            assertThat(ends.left.sendsInFlight()).isZero();
        }
    }

    /**
     * A reset is rejected while another thread owns the completion queue, because the counts of both threads would
     * become wrong.
     */
    @Test
    void resetWhileAnotherThreadPolls() throws Exception {
        try (var threads = Executors.newSingleThreadExecutor();
                ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            SendRequest write = ends.left.prepareWrite(there.remoteMemory(), here);
            threads.submit(() -> ends.leftQueue.poll()).get();
            write.post();
            assertThatThrownBy(() -> reset(ends.left, ends.right)).isInstanceOf(WrongThreadException.class);
            assertThat(ends.left.state()).isEqualTo(QueuePairState.RTS);
            threads.submit(() -> {
                        while (write.isInFlight()) {
                            ends.leftQueue.poll().next();
                        }
                        ends.leftQueue.release();
                        return null;
                    })
                    .get();
            reset(ends.left, ends.right);
            // The reset has not made this thread the owner.
            threads.submit(() -> {
                        ends.leftQueue.poll();
                        ends.leftQueue.release();
                        return null;
                    })
                    .get();
            write.complete(LIMIT);
        }
    }

    /** Other queue pairs that report to the completion queue receive their completions after the reset. */
    @Test
    void resetWithSharedCompletionQueue() throws Exception {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion counter = ends.region(8);
                QueuePair left = QueuePair.builder(ends.domain, QueuePairType.RC)
                        .completions(ends.leftQueue)
                        .create();
                QueuePair right = QueuePair.builder(ends.domain, QueuePairType.RC)
                        .completions(ends.rightQueue)
                        .create()) {
            ConnectedQueuePairs.connect(left, right);
            SendRequest other = left.prepareFetchAndAdd(counter.remoteMemory(), here, 1);
            List<SendRequest> adds = adds(ends.left, counter, here);
            SendRequest add = adds.get(0);
            other.post();
            long done = 1 + postAll(adds);
            awaitDone(counter, done);
            reset(ends.left, ends.right);
            assertThat(add.tryPost())
                    .as("tryPost while unread completions take up the capacity")
                    .isFalse();
            Completions found;
            do {
                // The completion may follow the operation with a delay, so a poll may return only completions from
                // before the reset.
                found = ends.leftQueue.poll(LIMIT);
                assertThat(found.isEmpty()).isFalse();
            } while (!found.next());
            assertThat(found.request()).isSameAs(other);
            assertThat(found.next()).isFalse();
            add.post(LIMIT).await(LIMIT);
            assertThat(postAll(adds)).isEqualTo(DEPTH);
            assertThat(ends.left.sendsInFlight()).isEqualTo(DEPTH);
            adds.get(DEPTH - 1).await(LIMIT);
        }
    }

    /** A completion queue of a server outlives many connections, and has only some thousands of queue numbers. */
    @Test
    void queueNumbersAreReused() throws Exception {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            long[] ids = new long[3];
            for (int i = 0; i < ids.length; i++) {
                try (QueuePair left = QueuePair.builder(ends.domain, QueuePairType.RC)
                                .completions(ends.leftQueue)
                                .create();
                        QueuePair right = QueuePair.builder(ends.domain, QueuePairType.RC)
                                .completions(ends.rightQueue)
                                .create()) {
                    ConnectedQueuePairs.connect(left, right);
                    SendRequest write = left.prepareWrite(there.remoteMemory(), here);
                    write.complete(LIMIT);
                    ids[i] = wrId(write);
                    if (i == 1) {
                        // Its completion remains unread or arrives after the queue pair has been closed.
                        write.post();
                    }
                }
            }
            // The numbers 0 and 1 belong to the queue pairs of {@code ends}.
            assertThat(ids[1] >>> 40).isBetween(2L, 3L);
            assertThat(ids[2] >>> 40).isNotEqualTo(ids[1] >>> 40);
        }
    }

    @Test
    void queueNumbersOfUnreadCompletionsAreNotReused() throws Exception {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            // The receive queue has no completions, so its number is reused for the next send queue.
            Long[] numbers = new Long[3];
            for (int i = 0; i < numbers.length; i++) {
                try (QueuePair left = QueuePair.builder(ends.domain, QueuePairType.RC)
                                .completions(ends.leftQueue)
                                .create();
                        QueuePair right = QueuePair.builder(ends.domain, QueuePairType.RC)
                                .completions(ends.rightQueue)
                                .create()) {
                    ConnectedQueuePairs.connect(left, right);
                    SendRequest write =
                            left.prepareWrite(there.remoteMemory(), here).post();
                    numbers[i] = wrId(write) >>> 40;
                    Thread.sleep(50);
                    left.modify(new QueuePairAttributes().state(QueuePairState.RESET));
                    assertThat(left.sendsInFlight()).isZero();
                }
            }
            assertThat(numbers).doesNotHaveDuplicates();
        }
    }

    static long wrId(SendRequest request) throws ReflectiveOperationException {
        Field field = WorkRequest.class.getDeclaredField("address");
        field.setAccessible(true);
        return MemorySegment.NULL
                .reinterpret(Long.MAX_VALUE)
                .get(JAVA_LONG, (long) field.get(request) + ibv_send_wr.wr_id$offset());
    }

    @Test
    void resetByAnotherThread() throws Exception {
        try (var threads = Executors.newSingleThreadExecutor();
                ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            SendRequest write = ends.left.prepareWrite(there.remoteMemory(), here);
            write.complete(LIMIT);
            assertThatThrownBy(() -> threads.submit(() -> {
                                ends.left.modify(new QueuePairAttributes().state(QueuePairState.RESET));
                                return null;
                            })
                            .get())
                    .hasCauseInstanceOf(WrongThreadException.class);
            write.complete(LIMIT);
        }
    }
}
