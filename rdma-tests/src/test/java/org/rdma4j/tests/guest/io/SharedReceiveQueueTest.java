package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.capability.ShowsRefusal;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.UsesDevices;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.ChainException;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.Lease;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairBuilder;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkStatus;

/** Shared receive queues of rdma-io: receives taken by several queue pairs, their origin, capacity and failures. */
@InGuest
@Timeout(60)
class SharedReceiveQueueTest {
    private static final int RECEIVES = 8;

    /** Three queue pairs of a server, two of which report to one completion queue, and a client for each. */
    private static final class Server implements Closeable {
        private final Context context = Device.named("rxe0").open();
        private final ProtectionDomain domain = ProtectionDomain.allocate(context);
        private final CompletionQueue clientQueue = CompletionQueue.create(context, 128);
        private final CompletionQueue[] queues = {
            CompletionQueue.create(context, 64), CompletionQueue.create(context, 64)
        };
        /** Memory for receives that may remain posted until the shared queue is closed. */
        private final MemoryRegion memory = MemoryRegion.allocate(domain, 64);

        private final SharedReceiveQueue receives = SharedReceiveQueue.create(domain, RECEIVES, 1);
        private final List<QueuePair> servers = new ArrayList<>();
        private final List<QueuePair> clients = new ArrayList<>();

        private Server() throws IOException {
            for (CompletionQueue queue : new CompletionQueue[] {queues[0], queues[0], queues[1]}) {
                QueuePair server = QueuePair.builder(domain, QueuePairType.RC)
                        .completions(queue)
                        .receives(receives)
                        .create();
                QueuePair client = QueuePair.builder(domain, QueuePairType.RC)
                        .completions(clientQueue)
                        .create();
                ConnectedQueuePairs.connect(server, client);
                servers.add(server);
                clients.add(client);
            }
        }

        /** Polls both completion queues until the given number of receives has completed. */
        private List<ReceiveRequest> arrived(int count) throws VerbsException {
            return arrived(count, queues);
        }

        private List<ReceiveRequest> arrived(int count, CompletionQueue... at) throws VerbsException {
            List<ReceiveRequest> arrived = new ArrayList<>();
            while (arrived.size() < count) {
                for (CompletionQueue queue : at) {
                    for (Completions done = queue.poll(); done.next(); ) {
                        arrived.add((ReceiveRequest) done.request());
                    }
                }
            }
            return arrived;
        }

        @Override
        public void close() throws VerbsException {
            for (QueuePair queuePair : clients) {
                queuePair.close();
            }
            for (QueuePair queuePair : servers) {
                queuePair.close();
            }
            receives.close();
            memory.close();
            clientQueue.close();
            queues[0].close();
            queues[1].close();
            domain.close();
            context.close();
        }
    }

    @Test
    @Shows({Capability.SHARED_RECEIVE_QUEUES, Capability.QUEUE_PAIR_OF_COMPLETION})
    void receivesIdentifyTheirQueuePair() throws IOException {
        try (Server server = new Server();
                MemoryRegion here = MemoryRegion.allocate(server.domain, 4);
                MemoryRegion there = MemoryRegion.allocate(server.domain, 4 * RECEIVES)) {
            Map<ReceiveRequest, Integer> places = new HashMap<>();
            for (int i = 0; i < RECEIVES; i++) {
                places.put(
                        server.receives.prepareReceive(there.slice(4L * i, 4)).post(), i);
            }
            // More rounds than the queue has slots, so that receives are posted again.
            for (int round = 0; round < 20; round++) {
                for (int i = 0; i < 3; i++) {
                    here.memory().set(JAVA_INT, 0, round * 3 + i);
                    server.clients.get(i).prepareSend(here).complete(LIMIT);
                }
                boolean[] seen = new boolean[3];
                for (ReceiveRequest receive : server.arrived(3)) {
                    int value = there.memory().get(JAVA_INT, 4L * places.get(receive));
                    int from = value - round * 3;
                    assertThat(QueuePair.of(receive)).isSameAs(server.servers.get(from));
                    assertThat(receive.length()).isEqualTo(4);
                    seen[from] = true;
                    receive.post();
                }
                assertThat(seen).containsOnly(true);
            }
            assertThat(server.receives.inFlight()).isEqualTo(RECEIVES);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(there::close)
                    .withMessageContaining("shared receive queue");
            for (QueuePair queuePair : server.servers) {
                queuePair.close();
            }
            server.receives.close();
            assertThat(places.keySet())
                    .allMatch(receive -> !receive.isInFlight() && receive.status() == WorkStatus.WR_FLUSH_ERR);
            // A flushed receive belongs to no queue pair.
            assertThatExceptionOfType(WorkException.class)
                    .isThrownBy(places.keySet().iterator().next()::checkSuccess)
                    .withNoCause();
        }
    }

    /** Waits for receives that an earlier, longer post left in flight, whichever queue pair takes them. */
    @Test
    void shortenedChain() throws IOException {
        try (Server server = new Server();
                MemoryRegion here = MemoryRegion.allocate(server.domain, 4);
                MemoryRegion there = MemoryRegion.allocate(server.domain, 8)) {
            WorkChain<ReceiveRequest> chain = WorkChain.of(
                    server.receives.prepareReceive(there.slice(0, 4)),
                    server.receives.prepareReceive(there.slice(4, 4)));
            SendRequest toFirst = server.clients.get(0).prepareSend(here);
            SendRequest toLast = server.clients.get(2).prepareSend(here);
            chain.post();
            toFirst.complete(LIMIT);
            assertThat(server.arrived(1, server.queues[0])).containsExactly(chain.get(0));
            chain.limit(1).post();
            // The completions go to two queues, one of which is not polled.
            toLast.complete(LIMIT);
            toFirst.complete(LIMIT);
            assertThat(server.arrived(1, server.queues[0])).containsExactly(chain.get(0));
            assertThat(chain.isInFlight()).isTrue();
            assertThat(server.arrived(1, server.queues[1])).containsExactly(chain.get(1));
            assertThat(chain.isInFlight()).isFalse();
        }
    }

    @Test
    void oneQueuePairFailsAlone() throws IOException {
        try (Server server = new Server();
                MemoryRegion here = MemoryRegion.allocate(server.domain, 64);
                MemoryRegion there = MemoryRegion.allocate(server.domain, 64)) {
            ReceiveRequest small =
                    server.receives.prepareReceive(there.slice(0, 4)).post();
            ReceiveRequest next =
                    server.receives.prepareReceive(there.slice(8, 8)).post();
            SendRequest tooLong = server.clients.get(1).prepareSend(here).post();
            assertThat(server.arrived(1)).containsExactly(small);
            assertThat(small.status()).isNotEqualTo(WorkStatus.SUCCESS);
            assertThat(QueuePair.of(small)).isSameAs(server.servers.get(1));
            assertThat(server.servers.get(1).state()).isEqualTo(QueuePairState.ERR);
            assertThat(server.servers.get(0).state()).isEqualTo(QueuePairState.RTS);
            server.clients.get(0).prepareSend(here.slice(0, 8)).complete(LIMIT);
            assertThat(server.arrived(1)).containsExactly(next);
            assertThat(QueuePair.of(next)).isSameAs(server.servers.get(0));
            server.clients.get(1).abort();
            assertThat(tooLong.isInFlight()).isFalse();
        }
    }

    @Test
    @Shows(Capability.SHARED_RECEIVE_QUEUE_RESIZE)
    void capacity() throws IOException {
        try (Server server = new Server()) {
            MemoryRegion there = server.memory;
            List<ReceiveRequest> all = new ArrayList<>();
            for (int i = 0; i < RECEIVES; i++) {
                all.add(server.receives.prepareReceive(there).post());
            }
            ReceiveRequest more = server.receives.prepareReceive(there);
            assertThat(more.tryPost()).isFalse();
            int tooMany = server.queues[0].entries() + 1;
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> server.receives.resize(tooMany))
                    .withMessageContaining("more are required");
            server.receives.resize(RECEIVES + 1);
            more.post();
            assertThat(server.receives.prepareReceive(there).tryPost()).isFalse();
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> server.receives.resize(RECEIVES))
                    .withMessageContaining("in flight");
            server.receives.limit(2);
            assertThat(server.receives.limit()).isEqualTo(2);
            server.clients.get(0).prepareSend().complete(LIMIT);
            assertThat(server.arrived(1)).containsExactly(all.get(0));
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> all.get(1).post())
                    .withMessageContaining("it is in flight");
        }
    }

    /** Unread receives keep their capacity in the completion queue, which new ones would overrun otherwise. */
    @Test
    void unreadCompletionsKeepTheirCapacity() throws IOException {
        try (Context context = Device.named("rxe0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                MemoryRegion memory = MemoryRegion.allocate(domain, 8);
                CompletionQueue clientQueue = CompletionQueue.create(context, 32);
                CompletionQueue queue = CompletionQueue.create(context, RECEIVES + 1);
                QueuePair client = QueuePair.builder(domain, QueuePairType.RC)
                        .completions(clientQueue)
                        .create()) {
            int count = queue.entries() - 1;
            SharedReceiveQueue receives = SharedReceiveQueue.create(domain, count, 1);
            for (int i = 0; i < count; i++) {
                receives.prepareReceive(memory).post();
            }
            QueuePairBuilder server = QueuePair.builder(domain, QueuePairType.RC)
                    .completions(queue)
                    .sendRequests(1);
            try (QueuePair first = server.receives(receives).create()) {
                ConnectedQueuePairs.connect(client, first);
                for (int i = 0; i < count; i++) {
                    client.prepareSend(memory).complete(LIMIT);
                }
            }
            QueuePairBuilder other = QueuePair.builder(domain, QueuePairType.RC)
                    .completions(queue)
                    .sendRequests(1)
                    .receiveRequests(2);
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(other::create)
                    .withMessageContaining("more are required");
            // The new queue pair needs no additional capacity, because it uses the same receives, which have not been
            // posted again.
            server.create().close();
            int found = 0;
            for (Completions done = queue.poll(); !done.isEmpty(); done = queue.poll()) {
                while (done.next()) {
                    found++;
                }
            }
            assertThat(found).isEqualTo(count);
            assertThat(receives.inFlight()).isZero();
            server.create().close();
            other.create().close();
            receives.prepareReceive(memory).post();
            server.create().close();
            assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(other::create);
            receives.close();
            other.create().close();
        }
    }

    @Test
    void pooledBufferPostedTwice() throws IOException {
        try (Server server = new Server();
                MemoryRegion here = MemoryRegion.allocate(server.domain, 8);
                BufferPool pool = BufferPool.create(server.domain, 8, 1, 1);
                Lease buffer = pool.lease(LIMIT)) {
            ReceiveRequest receive = server.receives.prepareReceive(buffer).post();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(receive::tryPost)
                    .withMessageContaining("it is in flight");
            server.clients.get(0).prepareSend(here).complete(LIMIT);
            assertThat(server.arrived(1)).containsExactly(receive);
            assertThat(buffer.isInFlight()).isFalse();
        }
    }

    @Test
    void resizeWithoutQueuePairs() throws IOException {
        try (Context context = Device.named("rxe0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                MemoryRegion memory = MemoryRegion.allocate(domain, 8);
                SharedReceiveQueue receives = SharedReceiveQueue.create(domain, RECEIVES, 1)) {
            receives.prepareReceive(memory).post();
            try (CompletionQueue queue = CompletionQueue.create(context, RECEIVES + 1);
                    QueuePair server = QueuePair.builder(domain, QueuePairType.RC)
                            .completions(queue)
                            .sendRequests(1)
                            .receives(receives)
                            .create()) {
                assertThat(server.state()).isEqualTo(QueuePairState.RESET);
            }
            // The completion queue, which had capacity for the receive in flight, is no longer checked.
            receives.resize(3);
            receives.prepareReceive(memory).post();
            receives.prepareReceive(memory).post();
            assertThat(receives.prepareReceive(memory).tryPost()).isFalse();
        }
    }

    /**
     * One request of the chain has failed and the next post of the others is rejected, so the earlier post remains the
     * last one.
     */
    @Test
    void chainWithFailedRequest() throws IOException {
        try (Server server = new Server();
                MemoryRegion here = MemoryRegion.allocate(server.domain, 64);
                MemoryRegion there = MemoryRegion.allocate(server.domain, 16)) {
            WorkChain<ReceiveRequest> chain = WorkChain.of(
                            server.receives.prepareReceive(there.slice(0, 8)),
                            server.receives.prepareReceive(there.slice(8, 8)))
                    .post();
            server.clients.get(0).prepareSend(here.slice(0, 8)).complete(LIMIT);
            server.clients.get(1).prepareSend(here).post();
            assertThat(server.arrived(2)).containsExactly(chain.get(0), chain.get(1));
            assertThatExceptionOfType(WorkException.class).isThrownBy(() -> chain.await(LIMIT));
            chain.limit(1);
            WorkChainsTest.elements(chain.get(0), 1000);
            assertThatExceptionOfType(ChainException.class).isThrownBy(chain::tryPost);
            assertThatExceptionOfType(WorkException.class).isThrownBy(() -> chain.await(LIMIT));
            server.clients.get(1).abort();
        }
    }

    @Test
    void invalidRequestsAreRejected() throws IOException {
        try (Server server = new Server();
                ProtectionDomain other = ProtectionDomain.allocate(server.context)) {
            MemoryRegion there = server.memory;
            assertThatExceptionOfType(UnsupportedOperationException.class)
                    .isThrownBy(() -> server.servers.get(0).prepareReceive(there))
                    .withMessageContaining("prepare its receives there");
            ReceiveRequest receive = server.receives.prepareReceive(there);
            assertThatExceptionOfType(IllegalStateException.class).isThrownBy(() -> QueuePair.of(receive));
            receive.post();
            assertThatExceptionOfType(UnsupportedOperationException.class)
                    .isThrownBy(() -> receive.await(LIMIT))
                    .withMessageContaining("Poll the completion queues");
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(server.receives::close)
                    .withMessageContaining("RC queue pair");
            QueuePairBuilder elsewhere = QueuePair.builder(other, QueuePairType.RC)
                    .completions(server.clientQueue)
                    .receives(server.receives);
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(elsewhere::create)
                    .withMessageContaining("a different protection domain");
            QueuePairBuilder datagrams = QueuePair.builder(server.domain, QueuePairType.UD)
                    .completions(server.queues[0])
                    .receives(server.receives);
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(datagrams::create)
                    .withMessageContaining("cannot serve datagrams and connections");
            CompletionQueue closed = CompletionQueue.create(server.context, 1);
            closed.poll();
            closed.close();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(closed::poll)
                    .withMessageContaining("is closed");
        }
    }

    @Test
    @UsesDevices(org.rdma4j.tests.guest.support.Device.SIW)
    @Shows(Capability.SHARED_RECEIVE_QUEUES)
    @ShowsRefusal(Capability.SHARED_RECEIVE_QUEUE_RESIZE)
    void sharedReceivesOnSoftIwarp() throws IOException {
        try (Context context = Device.named("siw0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                MemoryRegion memory = MemoryRegion.allocate(domain, 8);
                CompletionQueue queue = CompletionQueue.create(context, 16);
                SharedReceiveQueue receives = SharedReceiveQueue.create(domain, 4, 1);
                QueuePair server = QueuePair.builder(domain, QueuePairType.RC)
                        .completions(queue)
                        .sendRequests(1)
                        .receives(receives)
                        .create()) {
            assertThat(server.state()).isEqualTo(QueuePairState.RESET);
            receives.prepareReceive(memory).post();
            receives.limit(1);
            assertThatExceptionOfType(VerbsException.class)
                    .isThrownBy(() -> receives.resize(8))
                    .matches(e -> e.errno() == Errno.EOPNOTSUPP);
            assertThatExceptionOfType(VerbsException.class)
                    .isThrownBy(receives::limit)
                    .matches(e -> e.errno() == Errno.EOPNOTSUPP);
            // The capacity reserved for the failed resize has been released.
            QueuePair.builder(domain, QueuePairType.RC)
                    .completions(queue)
                    .sendRequests(1)
                    .receiveRequests(queue.entries() - 6)
                    .create()
                    .close();
        }
    }
}
