package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.ALL;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Lease;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkRequest;

/** One thread polls a completion queue while another closes queue pairs that report to it, with work in flight. */
@InGuest
@Timeout(120)
class CloseWhileReadTest {
    private static final int ROUNDS = 60;
    private static final int MANY = 500;

    @Test
    void requestsInFlightEndOnce() throws Exception {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion there = ends.region(64);
                MemoryRegion here = ends.region(64);
                BufferPool pool = BufferPool.create(ends.domain, 8, 4, 1, ALL)) {
            AtomicBoolean over = new AtomicBoolean();
            AtomicReference<Throwable> failure = new AtomicReference<>();
            Thread reader = Thread.ofPlatform().daemon().start(() -> read(ends, over, failure));
            try {
                for (int round = 0; round < ROUNDS && failure.get() == null; round++) {
                    closeWithWorkInFlight(ends, here, there.remoteMemory(), pool);
                }
            } finally {
                over.set(true);
                reader.join();
            }
            assertThat(failure.get()).isNull();
        }
    }

    /**
     * The queue pair is closed after the poller has read a completion and before it processes the completion. The test
     * calls the private method, because the race cannot be timed.
     */
    @Test
    void completionIsProcessedAfterClose() throws Exception {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion there = ends.region(64);
                BufferPool pool = BufferPool.create(ends.domain, 8, 1, 1, ALL)) {
            QueuePair left = pair(ends);
            try (QueuePair right = pair(ends)) {
                left.connect(right.endpoint());
                right.connect(left.endpoint());
                Lease lease = pool.lease(LIMIT);
                // The lease makes the queue pair keep the order of its requests.
                SendRequest write = left.prepareWrite(there.remoteMemory().slice(0, 8), lease)
                        .post();
                long id = ibv_send_wr.wr_id(ibv_send_wr.ofAddress((long) field(WorkRequest.class, "address", write)));
                left.close();
                lease.close();
                Object queues = field(QueuePair.class.getSuperclass(), "queues", left);
                Object sends = field(queues.getClass(), "sends", queues);
                Method completed = sends.getClass().getDeclaredMethod("completed", long.class, int.class, long.class);
                completed.setAccessible(true);
                assertTimeoutPreemptively(
                        LIMIT,
                        () -> assertThat(completed.invoke(sends, id, 0, 0L))
                                .as("index of the request")
                                .isEqualTo(-1));
                assertThat(left.sendsInFlight()).isZero();
            }
            // The buffer has been returned exactly once.
            pool.lease(LIMIT).close();
        }
    }

    private static Object field(Class<?> of, String name, Object holder) throws ReflectiveOperationException {
        Field field = of.getDeclaredField(name);
        field.setAccessible(true);
        return field.get(holder);
    }

    private static void read(ConnectedQueuePairs ends, AtomicBoolean over, AtomicReference<Throwable> failure) {
        try {
            while (!over.get()) {
                for (Completions done = ends.leftQueue.poll(); done.next(); ) {
                    done.request().status();
                }
            }
            ends.leftQueue.release();
        } catch (IOException | RuntimeException e) {
            failure.set(e);
        }
    }

    private static void closeWithWorkInFlight(
            ConnectedQueuePairs ends, MemoryRegion here, RemoteMemory to, BufferPool pool) throws IOException {
        Lease first = pool.lease(LIMIT);
        Lease second = pool.lease(LIMIT);
        SendRequest leased;
        SendRequest plain;
        ReceiveRequest receive;
        try (QueuePair left = pair(ends);
                QueuePair right = pair(ends)) {
            left.connect(right.endpoint());
            right.connect(left.endpoint());
            leased = left.prepareWrite(to.slice(0, 8), first);
            plain = left.prepareWrite(to.slice(0, 8), here.slice(0, 8));
            receive = left.prepareReceive(second).post();
            // Ends when the queue is full, or when the poller has kept up for long enough.
            for (int posted = 0; posted < MANY && leased.tryPost() && plain.tryPost(); posted++) {}
        }
        assertThat(leased.isInFlight()).isFalse();
        assertThat(plain.isInFlight()).isFalse();
        assertThat(receive.isInFlight()).isFalse();
        // A buffer that had not been returned, or had been returned twice, could not be leased again.
        first.close();
        second.close();
        try (Lease again = pool.lease(LIMIT)) {
            again.memory().fill((byte) 1);
        }
    }

    private static QueuePair pair(ConnectedQueuePairs ends) throws IOException {
        return QueuePair.builder(ends.domain, QueuePairType.RC)
                .completions(ends.leftQueue)
                .create()
                .init(Access.REMOTE_WRITE);
    }
}
