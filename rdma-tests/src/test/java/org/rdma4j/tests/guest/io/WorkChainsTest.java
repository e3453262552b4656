package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Field;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;
import org.rdma4j.sys.ibverbs.ibv_recv_wr;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Fault;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.ChainException;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Lease;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkStatus;

/** Chains of requests, which are posted with one call. */
@InGuest
@Timeout(90)
class WorkChainsTest {
    private static WorkChain<SendRequest> writes(QueuePair queuePair, MemoryRegion from, RemoteMemory to, int count) {
        List<SendRequest> writes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            writes.add(queuePair.prepareWrite(to.slice(8L * i, 8), from.slice(8L * i, 8)));
        }
        return WorkChain.of(writes);
    }

    private static WorkChain<ReceiveRequest> receives(QueuePair queuePair, MemoryRegion into, int count) {
        List<ReceiveRequest> receives = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            receives.add(queuePair.prepareReceive(into.slice(8L * i, 8)));
        }
        return WorkChain.of(receives);
    }

    /** A page and a counter are written by one chain; only the counter has a completion. */
    @Test
    @Shows(Capability.WORK_CHAINS)
    void pageAndCounter() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(72);
                MemoryRegion there = ends.region(72)) {
            RemoteMemory remote = there.remoteMemory();
            SendRequest page = ends.left
                    .prepareWrite(remote.slice(0, 64), here.slice(0, 8))
                    .signaled(false);
            SendRequest count = ends.left.prepareWrite(remote.slice(64, 8), here.slice(64, 8));
            WorkChain<SendRequest> both = WorkChain.of(page, count);
            for (int i = 0; i < 100; i++) {
                here.memory().set(JAVA_LONG, 0, i + 1000);
                here.memory().set(JAVA_LONG, 64, i);
                page.remoteOffset(i % 8 * 8);
                both.complete(LIMIT);
                assertThat(both.isInFlight()).isFalse();
                assertThat(ends.left.sendsInFlight()).isZero();
                assertThat(there.memory().get(JAVA_LONG, i % 8 * 8)).isEqualTo(i + 1000);
                assertThat(there.memory().get(JAVA_LONG, 64)).isEqualTo(i);
            }
        }
    }

    /** Capacity is neither exceeded nor leaked: a queue of 16 requests, with chains of up to 7 unsignaled requests. */
    @Test
    void unsignaledChains() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(56);
                MemoryRegion there = ends.region(56)) {
            WorkChain<SendRequest> chain = writes(ends.left, here, there.remoteMemory(), 7);
            for (int i = 0; i < 7; i++) {
                chain.get(i).signaled(false);
            }
            for (int round = 0; round < 500; round++) {
                chain.limit(1 + round % 7).post(LIMIT);
                assertThat(ends.left.sendsInFlight()).isBetween(1L, 16L);
            }
            SendRequest last = ends.left.prepareRead(there.remoteMemory(), here).complete(LIMIT);
            assertThat(last.isInFlight()).isFalse();
            assertThat(chain.isInFlight()).isFalse();
            assertThat(ends.left.sendsInFlight()).isZero();
        }
    }

    @Test
    void chainIsPostedCompletelyOrNotAtAll() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs(QueuePairType.RC, with -> with.receiveRequests(4));
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(64)) {
            ReceiveRequest single = ends.right.prepareReceive(there.slice(56, 8));
            WorkChain<ReceiveRequest> chain = receives(ends.right, there, 3);
            single.post();
            assertThat(chain.tryPost()).isTrue();
            assertThat(ends.right.receivesInFlight()).isEqualTo(4);
            assertThat(chain.tryPost()).isFalse();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(chain::post)
                    .withMessageContaining("4 of 4 requests in flight");
            assertThatExceptionOfType(RdmaTimeoutException.class)
                    .isThrownBy(() -> chain.post(Duration.ofMillis(20)))
                    .withMessageContaining("Nothing was posted");
            SendRequest send = ends.left.prepareSend(here);
            for (int free = 1; free <= 4; free++) {
                send.complete(LIMIT);
                (free == 1 ? single : chain.get(free - 2)).await(LIMIT);
                if (free < 3) {
                    assertThat(chain.tryPost()).isFalse();
                    assertThat(ends.right.receivesInFlight()).isEqualTo(4 - free);
                }
            }
            single.post(LIMIT);
            chain.post(LIMIT);
            assertThat(ends.right.receivesInFlight()).isEqualTo(4);
            for (int i = 0; i < 4; i++) {
                send.complete(LIMIT);
            }
            chain.await(LIMIT);
            assertThat(ends.right.receivesInFlight()).isZero();
        }
    }

    @Test
    void limitedChain() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(40);
                MemoryRegion there = ends.region(40)) {
            here.memory().fill((byte) 7);
            WorkChain<SendRequest> chain = writes(ends.left, here, there.remoteMemory(), 5);
            for (int count : new int[] {2, 5, 1, 4}) {
                there.memory().fill((byte) 0);
                chain.limit(count).complete(LIMIT);
                for (int i = 0; i < 40; i++) {
                    assertThat(there.memory().get(JAVA_BYTE, i)).isEqualTo((byte) (i < 8 * count ? 7 : 0));
                }
            }
        }
    }

    /**
     * A chain that was posted before is not validated again with another limit, unless one of its requests has changed.
     */
    @Test
    void changingLimits() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(40);
                MemoryRegion there = ends.region(40)) {
            WorkChain<SendRequest> chain = writes(ends.left, here, there.remoteMemory(), 5);
            for (int round = 0; round < 300; round++) {
                int count = 5 - round * 3 % 5;
                here.memory().fill((byte) round);
                there.memory().fill((byte) ~round);
                chain.limit(count).post();
                for (int i = 0; i < count; i++) {
                    chain.get(i).await(LIMIT);
                }
                assertThat(chain.isInFlight()).isFalse();
                assertThat(ends.left.sendsInFlight()).isZero();
                for (int i = 0; i < 40; i++) {
                    assertThat(there.memory().get(JAVA_BYTE, i)).isEqualTo((byte) (i < 8 * count ? round : ~round));
                }
            }
            chain.limit(2).complete(LIMIT);
            chain.get(3).remoteOffset(1);
            chain.complete(LIMIT);
            assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(chain.limit(5)::post);
            assertThat(chain.isInFlight()).isFalse();
            chain.get(3).remoteOffset(0);
            chain.complete(LIMIT);
            // A rejection leaves the requests posted by this call, and those of the previous post, in flight.
            for (int refused : new int[] {3, 0}) {
                there.memory().fill((byte) 0);
                here.memory().fill((byte) 9);
                chain.limit(2).post();
                elements(chain.get(refused), 1000);
                assertThatExceptionOfType(ChainException.class)
                        .isThrownBy(chain.limit(5)::post)
                        .matches(e -> e.posted() == refused);
                assertThat(chain.isInFlight()).isTrue();
                chain.await(LIMIT);
                assertThat(ends.left.sendsInFlight()).isZero();
                for (int i = 0; i < 40; i++) {
                    assertThat(there.memory().get(JAVA_BYTE, i))
                            .isEqualTo((byte) (i < 8 * Math.max(refused, 2) ? 9 : 0));
                }
                elements(chain.get(refused), 1);
                chain.complete(LIMIT);
                assertThat(there.memory().get(JAVA_BYTE, 39)).isEqualTo((byte) 9);
            }
        }
    }

    @Test
    void eachRequestIsPolledOnceAndInOrder() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(80);
                MemoryRegion there = ends.region(80)) {
            WorkChain<ReceiveRequest> receives = receives(ends.right, there, 10).post();
            List<SendRequest> sends = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                here.memory().set(JAVA_LONG, 8L * i, i);
                sends.add(ends.left.prepareSend(here.slice(8L * i, 8)));
            }
            WorkChain.of(sends).post();
            List<WorkRequest<?>> sent = new ArrayList<>();
            while (sent.size() < 10) {
                for (Completions done = ends.leftQueue.poll(LIMIT); done.next(); ) {
                    sent.add(done.request());
                }
            }
            assertThat(sent).isEqualTo(sends);
            List<WorkRequest<?>> received = new ArrayList<>();
            while (received.size() < 10) {
                for (Completions done = ends.rightQueue.poll(LIMIT); done.next(); ) {
                    assertThat(done.request()).isSameAs(receives.get(received.size()));
                    received.add(done.request());
                }
            }
            for (int i = 0; i < 10; i++) {
                assertThat(there.memory().get(JAVA_LONG, 8L * i)).isEqualTo(i);
                assertThat(receives.get(i).length()).isEqualTo(8);
            }
        }
    }

    @Test
    void failingRequest() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(24);
                MemoryRegion there = ends.region(24)) {
            RemoteMemory right = there.remoteMemory();
            RemoteMemory wrong = new RemoteMemory(right.address() + 8, 8, right.rkey() ^ 0x5500);
            SendRequest first = ends.left.prepareWrite(right.slice(0, 8), here.slice(0, 8));
            SendRequest second = ends.left.prepareWrite(wrong, here.slice(8, 8));
            SendRequest third = ends.left.prepareWrite(right.slice(16, 8), here.slice(16, 8));
            WorkChain<SendRequest> chain = WorkChain.of(first, second, third);
            assertThatExceptionOfType(WorkException.class)
                    .isThrownBy(() -> chain.complete(LIMIT))
                    .matches(e -> e.status() == Fault.WRITE_WITH_A_KEY_OF_NOTHING.workStatus())
                    .matches(e -> e.request().orElseThrow() == second);
            assertThat(first.status()).isEqualTo(WorkStatus.SUCCESS);
            assertThat(third.status()).isEqualTo(WorkStatus.WR_FLUSH_ERR);
            assertThatExceptionOfType(WorkException.class).isThrownBy(chain::post);
            assertThat(chain.isInFlight()).isFalse();
            // The chain works again once it has been corrected and the queue pairs have been reset.
            for (QueuePair end : new QueuePair[] {ends.left, ends.right}) {
                end.modify(new QueuePairAttributes().state(QueuePairState.RESET));
                end.init(ConnectedQueuePairs.ALL);
            }
            ends.left.connect(ends.right.endpoint());
            ends.right.connect(ends.left.endpoint());
            second.remote(right.slice(8, 8));
            chain.complete(LIMIT);
            assertThat(List.of(first.status(), second.status(), third.status())).containsOnly(WorkStatus.SUCCESS);
        }
    }

    @Test
    void deadlineExpires() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion there = ends.region(24)) {
            WorkChain<ReceiveRequest> chain = receives(ends.right, there, 3).post();
            ends.left.prepareSend().complete(LIMIT);
            long start = System.nanoTime();
            assertThatExceptionOfType(RdmaTimeoutException.class).isThrownBy(() -> chain.await(Duration.ofMillis(300)));
            assertThat(System.nanoTime() - start).isLessThan(10_000_000_000L);
            assertThat(chain.isInFlight()).isFalse();
            assertThat(chain.get(0).status()).isEqualTo(WorkStatus.SUCCESS);
            assertThat(chain.get(1).status()).isEqualTo(WorkStatus.WR_FLUSH_ERR);
        }
    }

    /**
     * Sets the number of scatter/gather elements in native memory, because this driver accepts every request that
     * passes the validation.
     */
    static void elements(WorkRequest<?> request, int count) {
        long offset = request instanceof SendRequest ? ibv_send_wr.num_sge$offset() : ibv_recv_wr.num_sge$offset();
        try {
            Field field = WorkRequest.class.getDeclaredField("address");
            field.setAccessible(true);
            MemorySegment.NULL.reinterpret(Long.MAX_VALUE).set(JAVA_INT, (long) field.get(request) + offset, count);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    @Shows(Capability.REJECTED_REQUEST)
    void driverRejectsTheThirdSend() throws Exception {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(40);
                MemoryRegion there = ends.region(40)) {
            here.memory().fill((byte) 7);
            WorkChain<SendRequest> chain = writes(ends.left, here, there.remoteMemory(), 5);
            chain.get(0).signaled(false);
            chain.get(1).signaled(false);
            elements(chain.get(2), 1000);
            assertThatExceptionOfType(ChainException.class)
                    .isThrownBy(chain::post)
                    .matches(e -> e.posted() == 2)
                    .matches(e -> e.request().orElseThrow() == chain.get(2))
                    .matches(e -> e.errnoName().equals("EINVAL"))
                    .withMessageContaining("at index 2 of the chain of 5 requests");
            assertThat(ends.left.sendsInFlight()).isEqualTo(2);
            assertThat(chain.isInFlight()).isTrue();
            for (int i = 0; i < 5; i++) {
                assertThat(chain.get(i).isInFlight()).isEqualTo(i < 2);
            }
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> chain.await(LIMIT))
                    .withMessageContaining("it is unsignaled");
            SendRequest read = ends.left.prepareRead(there.remoteMemory().slice(0, 8), here.slice(0, 8));
            read.complete(LIMIT);
            assertThat(ends.left.sendsInFlight()).isZero();
            chain.await(LIMIT);
            for (int i = 0; i < 40; i++) {
                assertThat(there.memory().get(JAVA_BYTE, i)).isEqualTo((byte) (i < 16 ? 7 : 0));
            }
            elements(chain.get(2), 1);
            chain.complete(LIMIT);
            assertThat(there.memory().get(JAVA_BYTE, 39)).isEqualTo((byte) 7);
            // Rejected requests report no completions, and the queue still signals requests in time.
            chain.get(4).signaled(false);
            chain.get(3).signaled(false);
            for (int round = 0; round < 50; round++) {
                elements(chain.get(2), 1000);
                while (ends.left.sendsInFlight() > 11) {
                    ends.leftQueue.poll().next();
                }
                assertThatExceptionOfType(ChainException.class).isThrownBy(chain::post);
                elements(chain.get(2), 1);
                chain.post(LIMIT);
            }
            read.complete(LIMIT);
            assertThat(ends.left.sendsInFlight()).isZero();
        }
    }

    @Test
    void driverRejectsTheThirdReceive() throws Exception {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(40)) {
            WorkChain<ReceiveRequest> chain = receives(ends.right, there, 5);
            elements(chain.get(2), 1000);
            assertThatExceptionOfType(ChainException.class)
                    .isThrownBy(chain::post)
                    .matches(e -> e.posted() == 2)
                    .matches(e -> e.function().equals("ibv_post_recv"));
            assertThat(ends.right.receivesInFlight()).isEqualTo(2);
            SendRequest send = ends.left.prepareSend(here).complete(LIMIT);
            send.complete(LIMIT);
            chain.await(LIMIT);
            assertThat(ends.right.receivesInFlight()).isZero();
            elements(chain.get(2), 1);
            chain.post();
            for (int i = 0; i < 5; i++) {
                send.complete(LIMIT);
            }
            chain.await(LIMIT);
            assertThat(chain.get(4).length()).isEqualTo(8);
        }
    }

    @Test
    void driverRejectsAChainInFlight() throws Exception {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(40)) {
            SendRequest[] writes = new SendRequest[3];
            for (int i = 0; i < writes.length; i++) {
                writes[i] = ends.left.prepareWrite(there.remoteMemory(), here);
            }
            WorkChain<SendRequest> chain = WorkChain.of(writes).post();
            for (int round = 0; round < 3; round++) {
                elements(chain.get(0), 1000);
                assertThatExceptionOfType(ChainException.class)
                        .isThrownBy(chain::post)
                        .matches(e -> e.posted() == 0);
                elements(chain.get(0), 1);
                assertThat(chain.isInFlight()).as("round " + round).isTrue();
                assertThat(ends.left.sendsInFlight()).isEqualTo(3);
                assertThat(chain.await(LIMIT).isInFlight()).isFalse();
                if (round < 2) {
                    chain.post();
                }
            }
        }
    }

    @Test
    void sharedReceives() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion memory = ends.region(64);
                SharedReceiveQueue shared = SharedReceiveQueue.create(ends.domain, 8, 1);
                QueuePair right = QueuePair.builder(ends.domain, QueuePairType.RC)
                        .completions(ends.rightQueue)
                        .receives(shared)
                        .create()
                        .init(ConnectedQueuePairs.ALL);
                QueuePair left = QueuePair.builder(ends.domain, QueuePairType.RC)
                        .completions(ends.leftQueue)
                        .create()
                        .init(ConnectedQueuePairs.ALL)) {
            right.connect(left.endpoint());
            left.connect(right.endpoint());
            List<ReceiveRequest> prepared = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                prepared.add(shared.prepareReceive(memory.slice(8L * i, 8)));
            }
            WorkChain<ReceiveRequest> chain = WorkChain.of(prepared).post();
            assertThat(shared.inFlight()).isEqualTo(4);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(chain::post)
                    .withMessageContaining("it is in flight");
            assertThat(shared.inFlight()).isEqualTo(4);
            assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> chain.await(LIMIT));
            SendRequest send = left.prepareSend(memory.slice(32, 8));
            for (int round = 0; round < 3; round++) {
                for (int i = 0; i < 4; i++) {
                    send.complete(LIMIT);
                }
                for (int seen = 0; seen < 4; ) {
                    for (Completions done = ends.rightQueue.poll(LIMIT); done.next(); ) {
                        assertThat(done.request()).isSameAs(prepared.get(seen++));
                    }
                }
                assertThat(chain.isInFlight()).isFalse();
                chain.post();
            }
            ends.rightQueue.poll();
        }
    }

    /** Buffers of a pool are held by the chain, all or none, and released with its single completion. */
    @Test
    void pooledBuffers() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion there = ends.region(64);
                BufferPool pool = BufferPool.create(ends.domain, 16, 4, 4)) {
            Lease one = pool.lease(LIMIT);
            Lease two = pool.lease(LIMIT);
            SendRequest first =
                    ends.left.prepareWrite(there.remoteMemory(), one).signaled(false);
            SendRequest second = ends.left.prepareWrite(there.remoteMemory(), two);
            WorkChain<SendRequest> chain = WorkChain.of(first, second);
            chain.post();
            assertThat(one.isInFlight() && two.isInFlight()).isTrue();
            chain.await(LIMIT);
            assertThat(one.isInFlight() || two.isInFlight()).isFalse();
            two.close();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(chain::post)
                    .withMessageContaining("was returned to its pool");
            assertThat(one.isInFlight()).isFalse();
            assertThat(ends.left.sendsInFlight()).isZero();
            one.close();
        }
    }

    @OnDevices
    @Shows(Capability.WORK_CHAINS)
    void messagesOnAConnection(Device device) throws IOException {
        CompletableFuture<Void> standing = new CompletableFuture<>();
        try (Listener listener = Listener.on(new InetSocketAddress(device.address(), 0));
                Connection client = Connection.to(listener.address(), LIMIT)) {
            CompletableFuture<Connection> accepted = CompletableFuture.supplyAsync(
                    () -> {
                        try {
                            Connection server = listener.next(LIMIT);
                            MemoryRegion there = server.allocate(32);
                            WorkChain<ReceiveRequest> receives =
                                    receives(server.queuePair(), there, 4).post();
                            server.establish(LIMIT);
                            standing.complete(null);
                            receives.await(LIMIT);
                            for (int i = 0; i < 4; i++) {
                                assertThat(receives.get(i).length()).isEqualTo(8);
                                assertThat(there.memory().get(JAVA_LONG, 8L * i))
                                        .isEqualTo(i + 100);
                            }
                            // Released because this thread may still exist when the other one closes the connection.
                            server.release();
                            return server;
                        } catch (IOException e) {
                            throw new CompletionException(e);
                        }
                    },
                    command -> new Thread(command).start());
            client.establish(LIMIT);
            // soft-iWARP may drop messages that arrive before the connection is established.
            standing.orTimeout(LIMIT.toSeconds(), TimeUnit.SECONDS).join();
            MemoryRegion here = client.allocate(32);
            List<SendRequest> sends = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                here.memory().set(JAVA_LONG, 8L * i, i + 100);
                sends.add(client.queuePair().prepareSend(here.slice(8L * i, 8)).signaled(i == 3));
            }
            WorkChain.of(sends).complete(LIMIT);
            assertThat(client.queuePair().sendsInFlight()).isZero();
            accepted.join().close();
        }
    }
}
