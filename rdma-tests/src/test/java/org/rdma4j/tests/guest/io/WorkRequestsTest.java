package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Fault;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkStatus;

/** Requests of each kind between two queue pairs, including failures, timeouts and full queues. */
@InGuest
@Timeout(60)
class WorkRequestsTest {

    @Test
    @Shows({
        Capability.REGION_ALLOCATION,
        Capability.RELIABLE_CONNECTIONS,
        Capability.CONNECT_BY_LID,
        Capability.SEND_RECEIVE,
        Capability.SEND_WITH_IMMEDIATE,
        Capability.COMPLETION_QUEUES,
        Capability.OUTCOME
    })
    void messageAndReply() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(64);
                MemoryRegion there = ends.region(64)) {
            ReceiveRequest question = ends.right.prepareReceive(there).post();
            ReceiveRequest answer = ends.left.prepareReceive(here.slice(32, 32)).post();
            here.memory().setString(0, "hello");
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(question::message)
                    .withMessageContaining("wait for its completion");
            ends.left.prepareSend(here.slice(0, 6)).complete(LIMIT);
            assertThat(question.await(LIMIT).length()).isEqualTo(6);
            assertThat(question.message().byteSize()).isEqualTo(6);
            assertThat(question.message().getString(0)).isEqualTo("hello");
            assertThat(there.memory().getString(0)).isEqualTo("hello");
            ends.right.prepareSend(there.slice(0, 6)).immediate(-7).complete(LIMIT);
            assertThat(answer.await(LIMIT).immediate()).isEqualTo(-7);
            answer.checkSuccess();
            assertThat(here.memory().getString(32)).isEqualTo("hello");
        }
    }

    @Test
    void failedReceiveHasNoMessage() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(64);
                MemoryRegion there = ends.region(64)) {
            ReceiveRequest receive = ends.right.prepareReceive(there).post();
            ends.left.prepareSend(here).immediate(1).complete(LIMIT);
            assertThat(receive.await(LIMIT).hasImmediate()).isTrue();
            receive.post();
            ends.right.abort();
            assertThat(receive.status()).isEqualTo(WorkStatus.WR_FLUSH_ERR);
            assertThat(receive.hasImmediate()).isFalse();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(receive::message)
                    .withMessageContaining("No message has arrived");
            assertThatExceptionOfType(IllegalStateException.class).isThrownBy(receive::length);
        }
    }

    @Test
    @Shows({
        Capability.PROTECTION_DOMAINS,
        Capability.REMOTE_ATOMIC,
        Capability.REGION_SLICES,
        Capability.REMOTE_MEMORY,
        Capability.REMOTE_MEMORY_ENCODING,
        Capability.REMOTE_SLICES,
        Capability.QUEUE_CAPACITY,
        Capability.COMPARE_AND_SWAP,
        Capability.FETCH_AND_ADD,
        Capability.SEVERAL_BUFFERS,
        Capability.REPEATED_REQUESTS
    })
    void writesReadsAndAtomicOperations() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs(QueuePairType.RC, with -> with.elements(2));
                MemoryRegion here = ends.region(64);
                MemoryRegion there = ends.region(64)) {
            ByteBuffer wire = ByteBuffer.allocate(RemoteMemory.BYTES);
            there.remoteMemory().copyTo(wire);
            RemoteMemory remote = RemoteMemory.from(wire.flip());
            here.memory().set(JAVA_LONG, 0, 40);
            ends.left
                    .prepareWrite(remote, here.slice(0, 4), here.slice(4, 4))
                    .remoteOffset(8)
                    .complete(LIMIT);
            assertThat(there.memory().get(JAVA_LONG, 8)).isEqualTo(40);
            LocalMemory before = here.slice(16, 8);
            RemoteMemory number = remote.slice(8, 8);
            SendRequest add = ends.left.prepareFetchAndAdd(number, before, 2).complete(LIMIT);
            assertThat(before.memory().get(JAVA_LONG, 0)).isEqualTo(40);
            add.add(-2).complete(LIMIT);
            assertThat(before.memory().get(JAVA_LONG, 0)).isEqualTo(42);
            ends.left.prepareCompareAndSwap(number, before, 40, 7).complete(LIMIT);
            ends.left.prepareRead(number, here.slice(24, 8)).complete(LIMIT);
            assertThat(here.memory().get(JAVA_LONG, 24)).isEqualTo(7);
        }
    }

    /**
     * A request that was posted before is posted again without validation, unless a change could have made it invalid.
     */
    @Test
    void changesBetweenPosts() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(64);
                MemoryRegion there = ends.region(64)) {
            SendRequest write = ends.left
                    .prepareWrite(there.remoteMemory(), here)
                    .range(0, 8)
                    .complete(LIMIT);
            write.remoteOffset(56).complete(LIMIT);
            write.remoteOffset(57);
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(write::post)
                    .withMessageContaining("at offset 57 do not fit in the 64 bytes of remote memory");
            write.remoteOffset(56).complete(LIMIT);
            write.range(8, 9);
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(write::post)
                    .withMessageContaining("at offset 56 do not fit in the 64 bytes of remote memory");
            write.range(8, 8).complete(LIMIT);
            write.remote(there.remoteMemory().slice(0, 7));
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(write::post)
                    .withMessageContaining("at offset 0 do not fit in the 7 bytes of remote memory");
            here.memory().set(JAVA_LONG, 16, 16);
            write.remote(there.remoteMemory()).range(16, 8).remoteOffset(40).complete(LIMIT);
            assertThat(there.memory().get(JAVA_LONG, 40)).isEqualTo(16);
            SendRequest add = ends.left
                    .prepareFetchAndAdd(there.remoteMemory(), here.slice(0, 8), 1)
                    .complete(LIMIT);
            add.remoteOffset(4);
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(add::post)
                    .withMessageContaining("not a multiple of 8");
        }
    }

    /** Ranges of one buffer, of its replacement, of two buffers, and of one again. */
    @Test
    void ranges() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs(QueuePairType.RC, with -> with.sendElements(2));
                MemoryRegion here = ends.region(64);
                MemoryRegion there = ends.region(64)) {
            for (int i = 0; i < 64; i++) {
                here.memory().set(JAVA_BYTE, i, (byte) i);
            }
            SendRequest write = ends.left.prepareWrite(there.remoteMemory(), here.slice(16, 16));
            assertWritten(write.range(4, 8), there, 20, 21, 22, 23, 24, 25, 26, 27);
            write.local(here.slice(40, 8));
            assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> write.range(1, 8));
            assertWritten(write.range(6, 2), there, 46, 47);
            assertWritten(write.range(0, 5, 1), there, 45);
            write.local(here.slice(8, 8), here.slice(48, 4));
            assertWritten(write.range(1, 2, 2).range(0, 1, 3), there, 9, 10, 11, 50, 51);
            assertWritten(write.range(7, 1), there, 15, 50, 51);
            assertWritten(write.local(here.slice(2, 4)).range(3, 1), there, 5);
        }
    }

    private static void assertWritten(SendRequest write, MemoryRegion there, int... bytes) throws IOException {
        there.memory().fill((byte) -1);
        write.complete(LIMIT);
        for (int i = 0; i < 64; i++) {
            assertThat(there.memory().get(JAVA_BYTE, i)).isEqualTo((byte) (i < bytes.length ? bytes[i] : -1));
        }
    }

    /** Unsignaled requests neither exceed nor leak the capacity of the queue. */
    @Test
    @Shows({Capability.UNSIGNALED, Capability.REPEATED_REQUESTS})
    void manyUnsignaledRequests() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8 * 1000)) {
            SendRequest write =
                    ends.left.prepareWrite(there.remoteMemory(), here).signaled(false);
            for (int i = 0; i < 1000; i++) {
                write.remoteOffset(8L * i).post(LIMIT);
            }
            SendRequest last = ends.left
                    .prepareRead(there.remoteMemory().slice(0, 8), here)
                    .complete(LIMIT);
            assertThat(last.isInFlight()).isFalse();
            assertThat(write.isInFlight()).isFalse();
            assertThat(ends.left.sendsInFlight()).isZero();
        }
    }

    @Test
    @Shows({Capability.QUEUE_CAPACITY, Capability.ERROR_STATE, Capability.BACK_PRESSURE})
    void fullQueueBlocksPosting() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs(QueuePairType.RC, with -> with.receiveRequests(2));
                MemoryRegion there = ends.region(8)) {
            assertThat(ends.right.prepareReceive(there).tryPost()).isTrue();
            assertThat(ends.right.prepareReceive(there).tryPost()).isTrue();
            ReceiveRequest receive = ends.right.prepareReceive(there);
            assertThat(receive.tryPost()).isFalse();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(receive::post)
                    .withMessageContaining("2 of 2 requests in flight");
            assertThatExceptionOfType(RdmaTimeoutException.class)
                    .isThrownBy(() -> receive.post(Duration.ofMillis(20)))
                    .withMessageContaining("Nothing was posted");
            ends.left.prepareSend().complete(LIMIT);
            receive.post(LIMIT);
            ends.right.abort();
        }
    }

    @Test
    @Shows({Capability.REQUEST_OF_COMPLETION, Capability.BATCHED_POLL})
    void eachRequestIsPolledOnce() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion memory = ends.region(160)) {
            List<WorkRequest<?>> posted = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                posted.add(ends.right.prepareReceive(memory.slice(16L * i, 16)).post());
            }
            SendRequest send = ends.left.prepareSend(memory.slice(0, 16));
            for (int i = 0; i < 10; i++) {
                send.complete(LIMIT);
            }
            List<WorkRequest<?>> polled = new ArrayList<>();
            while (polled.size() < 10) {
                for (Completions done = ends.rightQueue.poll(LIMIT); done.next(); ) {
                    polled.add(done.request());
                }
            }
            assertThat(polled).isEqualTo(posted);
        }
    }

    @Test
    @Shows(Capability.COMPLETION_EVENTS)
    void sleepingWait() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs(QueuePairType.RC, with -> with, true);
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            for (int i = 0; i < 50; i++) {
                ReceiveRequest receive = ends.right.prepareReceive(there).post();
                ends.left.prepareSend(here).complete(LIMIT);
                assertThat(receive.await(LIMIT).length()).isEqualTo(8);
            }
        }
    }

    @Test
    @Shows(Capability.WAIT_LIMITS)
    void timeoutReleasesBuffers() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion there = ends.region(8)) {
            ReceiveRequest receive = ends.right.prepareReceive(there).post();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(there::close)
                    .withMessageContaining("in use by the device");
            long start = System.nanoTime();
            assertThatExceptionOfType(RdmaTimeoutException.class)
                    .isThrownBy(() -> receive.await(Duration.ofMillis(300)));
            assertThat(System.nanoTime() - start).isLessThan(10_000_000_000L);
            assertThat(receive.isInFlight()).isFalse();
            assertThat(receive.status()).isEqualTo(WorkStatus.WR_FLUSH_ERR);
            assertThat(ends.right.state()).isEqualTo(QueuePairState.ERR);
            assertThatExceptionOfType(WorkException.class).isThrownBy(receive::post);
        }
    }

    @Test
    @Shows(Capability.WORK_STATUS)
    void invalidKeyIsExplained() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            RemoteMemory wrong = new RemoteMemory(
                    there.remoteMemory().address(), 8, there.remoteMemory().rkey() ^ 0x5500);
            SendRequest write = ends.left.prepareWrite(wrong, here);
            assertThatExceptionOfType(WorkException.class)
                    .isThrownBy(() -> write.complete(LIMIT))
                    .matches(e -> e.status() == Fault.WRITE_WITH_A_KEY_OF_NOTHING.workStatus())
                    .withMessageContaining(
                            Fault.WRITE_WITH_A_KEY_OF_NOTHING.workStatus().hint());
            assertThatExceptionOfType(WorkException.class)
                    .isThrownBy(write::checkSuccess)
                    .matches(e -> e.status() == Fault.WRITE_WITH_A_KEY_OF_NOTHING.workStatus());
            assertThatExceptionOfType(WorkException.class)
                    .isThrownBy(write::post)
                    .matches(e -> e.status() == WorkStatus.WR_FLUSH_ERR)
                    .withCauseInstanceOf(WorkException.class);
        }
    }

    @Test
    @Shows({Capability.UNRELIABLE_CONNECTIONS, Capability.INLINE_CAPACITY, Capability.INLINE_DATA})
    void unreliableConnections() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs(QueuePairType.UC, with -> with.inline(16));
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            ReceiveRequest receive = ends.right.prepareReceive(there).post();
            here.memory().set(JAVA_LONG, 0, 11);
            ends.left.prepareSend(here).inline(true).complete(LIMIT);
            receive.await(LIMIT);
            assertThat(there.memory().get(JAVA_LONG, 0)).isEqualTo(11);
            assertThatExceptionOfType(UnsupportedOperationException.class)
                    .isThrownBy(() -> ends.left.prepareRead(there.remoteMemory(), here));
        }
    }

    /** A completion that arrives between polling and waiting for an event is found only by a second poll. */
    @Test
    @Shows(Capability.COMPLETION_EVENTS)
    void sleepingPollLosesNoCompletion() throws Exception {
        int messages = 2000;
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs(QueuePairType.RC, with -> with, true);
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            Semaphore room = new Semaphore(8);
            for (int i = 0; i < 8; i++) {
                ends.right.prepareReceive(there).post();
            }
            CompletableFuture<Void> sender = CompletableFuture.runAsync(
                    () -> {
                        try {
                            SendRequest send = ends.left.prepareSend(here);
                            for (int i = 0; i < messages; i++) {
                                room.acquireUninterruptibly();
                                send.complete(LIMIT);
                            }
                            ends.left.release();
                            ends.leftQueue.release();
                        } catch (IOException e) {
                            throw new CompletionException(e);
                        }
                    },
                    command -> new Thread(command).start());
            int seen = 0;
            while (seen < messages) {
                Completions done = ends.rightQueue.poll(LIMIT);
                int before = seen;
                while (done.next()) {
                    seen++;
                    ((ReceiveRequest) done.request()).post();
                    room.release();
                }
                assertThat(seen)
                        .as("messages received when no further message arrives")
                        .isGreaterThan(before);
            }
            sender.join();
            ends.right.abort();
        }
    }

    /**
     * Resetting a queue pair abandons its requests. Completions that were already reported no longer belong to a
     * request.
     */
    @Test
    void completionsOfAbandonedRequests() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            SendRequest write =
                    ends.left.prepareWrite(there.remoteMemory(), here).signaled(false);
            ReceiveRequest receive = ends.left.prepareReceive(here);
            write.post();
            ends.left.modify(new QueuePairAttributes().state(QueuePairState.ERR));
            ends.left.modify(new QueuePairAttributes().state(QueuePairState.RESET));
            ends.left.init(ConnectedQueuePairs.ALL).prepareReceive(here).post();
            ends.left.modify(new QueuePairAttributes().state(QueuePairState.ERR));
            ends.left.modify(new QueuePairAttributes().state(QueuePairState.RESET));
            assertThat(ends.left.receivesInFlight() + ends.left.sendsInFlight()).isZero();
            assertThat(write.isInFlight()).isFalse();
            while (ends.leftQueue.poll().next()) {
                // The completions no longer belong to a request.
            }
            ends.left.init(ConnectedQueuePairs.ALL).connect(ends.right.endpoint());
            ends.right.modify(new QueuePairAttributes().state(QueuePairState.RESET));
            ends.right.init(ConnectedQueuePairs.ALL).connect(ends.left.endpoint());
            write.post();
            ends.left.prepareRead(there.remoteMemory(), here).complete(LIMIT);
            assertThat(write.await(LIMIT).status()).isEqualTo(WorkStatus.SUCCESS);
            receive.post();
            ends.right.prepareSend(there).complete(LIMIT);
            receive.await(LIMIT);
        }
    }

    /**
     * Completions of closed queue pairs that remain in a completion queue do not reduce the capacity for new queue
     * pairs.
     */
    @Test
    void unreadCompletionsOfClosedQueuePairs() throws Exception {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                CompletionQueue completions = CompletionQueue.create(ends.context, 16)) {
            int receives = completions.entries() - 1;
            for (int round = 1; round <= 4; round++) {
                try (QueuePair queuePair = QueuePair.builder(ends.domain, QueuePairType.RC)
                        .completions(completions)
                        .sendRequests(1)
                        .receiveRequests(receives)
                        .create()) {
                    queuePair.init();
                    while (queuePair.prepareReceive(here).tryPost()) {
                        // Flushed receives fill the queue.
                    }
                    queuePair.modify(new QueuePairAttributes().state(QueuePairState.ERR));
                    Thread.sleep(100);
                    int flushed = 0;
                    while (round == 4 && flushed < receives) {
                        Completions done = completions.poll(LIMIT);
                        assertThat(done.isEmpty()).isFalse();
                        while (done.next()) {
                            flushed++;
                        }
                    }
                    assertThat(flushed).isEqualTo(round == 4 ? receives : 0);
                    assertThat(round == 4 && completions.poll().next()).isFalse();
                }
            }
        }
    }
}
