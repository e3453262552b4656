package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.ALL;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.Lease;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.Work;
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkRequest;

/**
 * Buffers of a pool: each has exactly one owner at a time, and the device counts as one while requests are in flight.
 */
@InGuest
@Timeout(60)
class BufferPoolTest {

    @Test
    @Shows(Capability.BUFFER_POOL)
    void bufferInFlightIsNotReused() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                BufferPool pool = BufferPool.create(ends.domain, 100, 4, 2, ALL)) {
            Lease into = pool.lease(Duration.ofSeconds(Long.MAX_VALUE));
            try (Lease from = pool.lease(LIMIT)) {
                from.memory().set(JAVA_LONG, 8, 5);
                ReceiveRequest receive = ends.right
                        .prepareReceive(into.slice(40, 50).slice(16, 16))
                        .post();
                assertThat(into.isInFlight()).isTrue();
                assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(into::memory)
                        .withMessageContaining("in use by the device");
                assertThatExceptionOfType(IllegalStateException.class).isThrownBy(into::close);
                SendRequest send = ends.left.prepareSend(from).range(0, 16).complete(LIMIT);
                receive.await(LIMIT);
                assertThat(into.isInFlight()).isFalse();
                assertThat(into.memory().get(JAVA_LONG, 64)).isEqualTo(5);
                into.close();
                assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(receive::post)
                        .withMessageContaining("returned to its pool");
                assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(into::memory)
                        .withMessageContaining("returned to its pool");
                assertThatExceptionOfType(IllegalStateException.class).isThrownBy(into::close);
                assertThat(ends.right.receivesInFlight()).isZero();
                assertThat(send.isInFlight()).isFalse();
                // A flushed buffer is free again.
                try (Lease never = pool.lease(LIMIT)) {
                    receive.local(never).post();
                    ends.right.abort();
                    assertThat(never.isInFlight()).isFalse();
                }
            }
        }
    }

    /** The next owner's buffer is inaccessible through a request, slice or chain that referenced the previous lease. */
    @Test
    void staleReferencesAreRejected() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion bytes = ends.region(16);
                BufferPool pool = BufferPool.create(ends.domain, 16, 1, 1, ALL)) {
            Lease before = pool.lease(LIMIT);
            LocalMemory part = before.slice(0, 8);
            SendRequest whole = ends.left.prepareSend(before);
            WorkChain<ReceiveRequest> chain = WorkChain.of(ends.right.prepareReceive(part));
            ReceiveRequest received = ends.right.prepareReceive(before).post();
            ends.left.prepareSend(bytes).complete(LIMIT);
            assertThat(received.await(LIMIT).message().byteSize()).isEqualTo(16);
            before.close();
            try (Lease next = pool.lease(LIMIT)) {
                for (Work<?> old : List.of(whole, chain)) {
                    assertThatExceptionOfType(IllegalStateException.class)
                            .isThrownBy(old::tryPost)
                            .withMessageContaining("returned to its pool");
                }
                assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(part::memory)
                        .withMessageContaining("returned to its pool");
                assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(received::message)
                        .withMessageContaining("returned to its pool");
                assertThat(next.isInFlight()).isFalse();
                chain.get(0).local(next);
                chain.post();
                assertThat(next.isInFlight()).isTrue();
                ends.right.abort();
            }
        }
    }

    @Test
    void unsignaledRequestHoldsTheBuffer() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                BufferPool pool = BufferPool.create(ends.domain, 8, 2, 1, ALL);
                Lease first = pool.lease(LIMIT);
                Lease second = pool.lease(LIMIT)) {
            ends.left
                    .prepareWrite(second.region().remoteMemory().slice(second.offset(), 8), first)
                    .signaled(false)
                    .post();
            assertThat(first.isInFlight()).isTrue();
            ends.left
                    .prepareRead(second.region().remoteMemory().slice(second.offset(), 8), first.slice(0, 8))
                    .complete(LIMIT);
            assertThat(first.isInFlight()).isFalse();
        }
    }

    /**
     * A request leaves its buffer unchanged if the driver rejects it, or if another of its buffers has been returned.
     */
    @Test
    void rejectedRequestsReleaseTheBuffer() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs(QueuePairType.RC, with -> with.elements(2));
                BufferPool pool = BufferPool.create(ends.domain, 8, 2, 1, ALL);
                Lease kept = pool.lease(LIMIT)) {
            SendRequest send = ends.left.prepareSend(kept);
            ReceiveRequest receive = ends.left.prepareReceive(kept);
            for (WorkRequest<?> request : List.of(send, receive)) {
                WorkChainsTest.elements(request, 1000);
                assertThatExceptionOfType(VerbsException.class).isThrownBy(request::tryPost);
                assertThat(kept.isInFlight()).isFalse();
            }
            Lease other = pool.lease(LIMIT);
            receive.local(kept, other);
            other.close();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(receive::tryPost)
                    .withMessageContaining("returned to its pool");
            assertThat(kept.isInFlight()).isFalse();
        }
    }

    @Test
    @Shows(Capability.BUFFER_POOL)
    void capacity() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs()) {
            BufferPool pool = BufferPool.create(ends.domain, 100, 3, 2);
            assertThat(pool.buffers()).isEqualTo(3);
            List<Lease> leases = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                leases.add(pool.tryLease().orElseThrow());
            }
            assertThat(leases).doesNotHaveDuplicates();
            assertThat(leases)
                    .allMatch(lease -> lease.length() == 100 && lease.memory().address() % 64 == 0);
            assertThat(pool.buffers()).isEqualTo(6);
            assertThat(pool.tryLease()).isEmpty();
            assertThatExceptionOfType(RdmaTimeoutException.class)
                    .isThrownBy(() -> pool.lease(Duration.ofMillis(20)))
                    .withMessageContaining("6 buffers");
            Lease given = leases.remove(4);
            long address = given.memory().address();
            given.close();
            Lease again = pool.lease(LIMIT);
            assertThat(again.memory().address()).isEqualTo(address);
            leases.add(again);
            leases.remove(0).close();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(pool::close)
                    .withMessageContaining("5 buffers leased");
            assertThat(pool.tryLease()).isPresent().get().satisfies(Lease::close);
            leases.forEach(Lease::close);
            pool.close();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(pool::tryLease)
                    .withMessageContaining("is closed");
        }
    }

    @Test
    void bufferHasOneOwnerAcrossThreads() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                BufferPool pool = BufferPool.create(ends.domain, 8, 2, 2)) {
            CompletableFuture<?>[] threads = new CompletableFuture<?>[4];
            for (int i = 0; i < threads.length; i++) {
                long mark = i + 1;
                CompletableFuture<Boolean> done = new CompletableFuture<>();
                threads[i] = done;
                new Thread(() -> done.complete(assertOneOwner(pool, mark))).start();
            }
            for (CompletableFuture<?> thread : threads) {
                assertThat(thread.join()).isEqualTo(true);
            }
        }
    }

    private static boolean assertOneOwner(BufferPool pool, long mark) {
        boolean ours = true;
        for (int round = 0; round < 20_000; round++) {
            try (Lease one = pool.lease(LIMIT)) {
                ours &= one.memory().getAtIndex(JAVA_LONG, 0) == 0;
                one.memory().setAtIndex(JAVA_LONG, 0, mark);
                if (round % 64 == 0) {
                    Thread.yield();
                }
                ours &= one.memory().getAtIndex(JAVA_LONG, 0) == mark;
                one.memory().setAtIndex(JAVA_LONG, 0, 0);
            } catch (IOException e) {
                return false;
            }
        }
        return ours;
    }

    @Test
    void leaseIsSmall() throws IOException {
        com.sun.management.ThreadMXBean thread = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                BufferPool pool = BufferPool.create(ends.domain, 64, 4, 1);
                Lease other = pool.lease(LIMIT)) {
            SendRequest send = ends.left.prepareSend(other);
            leaseAndName(pool, send);
            long before = thread.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 1000; i++) {
                leaseAndName(pool, send);
            }
            assertThat((thread.getCurrentThreadAllocatedBytes() - before) / 1000)
                    .isLessThan(100);
        }
    }

    private static void leaseAndName(BufferPool pool, SendRequest send) throws VerbsException {
        Lease lease = pool.tryLease().orElseThrow();
        send.local(lease).range(8, 16);
        lease.close();
    }
}
