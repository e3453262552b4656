package org.rdma4j.tests.guest.channel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.rdma4j.tests.guest.channel.ChannelPair.LIMIT;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.channel.Channel;
import org.rdma4j.channel.MultiChannel;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Fault;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.PeersException;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkScope;
import org.rdma4j.verbs.WorkStatus;

/** Misuse of channels and their scopes: the operation is rejected, and the channels remain usable. */
@InGuest
@Timeout(60)
class ChannelMisuseTest {
    private static final int BYTES = 64;

    private static Throwable failureOnAnotherThread(AutoCloseable what) throws Exception {
        CompletableFuture<Throwable> thrown = new CompletableFuture<>();
        new Thread(() -> thrown.complete(catchThrowable(what::close))).start();
        return thrown.get(10, TimeUnit.SECONDS);
    }

    @Test
    void scopeClosedByAnotherThread() throws Exception {
        try (ChannelPair pair = ChannelPair.byHand()) {
            MemoryRegion memory = pair.left.allocate(BYTES);
            WorkScope scope = pair.left.scope(LIMIT);
            ReceiveRequest receive = scope.receive(memory);
            assertThat(failureOnAnotherThread(scope)).isInstanceOf(WrongThreadException.class);
            // The thread that opened the scope closes it.
            assertThat(receive.isInFlight()).isTrue();
            pair.right.send(pair.right.allocate(BYTES), LIMIT);
            ReceiveRequest there =
                    pair.right.prepareReceive(pair.right.allocate(BYTES)).post();
            scope.send(memory);
            there.await(LIMIT);
            scope.close();
            assertThat(receive.isInFlight()).isFalse();
            assertThat(receive.length()).isEqualTo(BYTES);
        }
    }

    @Test
    void multiChannelScopeClosedByAnotherThread() throws Exception {
        try (ChannelStar star = ChannelStar.byHand(2)) {
            WorkScope scope = star.hub.scope(LIMIT);
            ReceiveRequest receive = scope.receive(1, star.hub.allocate(BYTES));
            assertThat(failureOnAnotherThread(scope)).isInstanceOf(WrongThreadException.class);
            assertThat(receive.isInFlight()).isTrue();
            star.peers.get(1).send(star.peers.get(1).allocate(BYTES), LIMIT);
            scope.close();
            assertThat(receive.isInFlight()).isFalse();
        }
    }

    /** The channels share one completion queue on soft-RoCE, and have one each on soft-iWARP. */
    @OnDevices
    void lockGuardsAllChannels(Device device) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        try (ChannelStar star = ChannelStar.of(device, 3)) {
            MemoryRegion memory = star.hub.allocate(BYTES);
            lock.lock();
            star.hub.guardedBy(lock);
            star.hub.guardedBy(lock);
            lock.unlock();
            assertThat(failureOnAnotherThread(star.hub)).isInstanceOf(WrongThreadException.class);
            assertThat(failureOnAnotherThread(star.hub.channel(1))).isInstanceOf(WrongThreadException.class);
            assertThat(failureOnAnotherThread(() -> star.hub.channel(2).send(memory, LIMIT)))
                    .isInstanceOf(WrongThreadException.class)
                    .hasMessageContaining("is guarded by");
            lock.lock();
            star.hub.release();
            // Neither a connection nor memory was released.
            memory.memory().fill((byte) 1);
            for (int peer = 0; peer < 3; peer++) {
                Channel there = star.peers.get(peer);
                ReceiveRequest receive =
                        there.prepareReceive(there.allocate(BYTES)).post();
                star.hub.channel(peer).send(memory, LIMIT);
                assertThat(receive.await(LIMIT).length()).isEqualTo(BYTES);
            }
        } finally {
            lock.unlock();
        }
    }

    @Test
    void lockGuardsSharedReceives() throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        try (ChannelStar star = ChannelStar.byHand(2, with -> with.sharedReceives(4))) {
            SharedReceiveQueue shared = star.hub.sharedReceives().orElseThrow();
            MemoryRegion memory = star.hub.allocate(BYTES);
            ReceiveRequest receive = shared.prepareReceive(memory);
            star.hub.release();
            assertThat(failureOnAnotherThread(() -> shared.prepareReceive(memory)))
                    .isNull();
            Thread.sleep(100);
            star.hub.guardedBy(lock);
            assertThat(failureOnAnotherThread(receive::tryPost)).isInstanceOf(WrongThreadException.class);
            receive.post();
        } finally {
            lock.unlock();
        }
    }

    @Test
    void awaitRejectsSharedReceives() throws IOException {
        try (ChannelStar star = ChannelStar.byHand(2, with -> with.sharedReceives(4))) {
            SharedReceiveQueue shared = star.hub.sharedReceives().orElseThrow();
            ReceiveRequest receive = shared.prepareReceive(star.hub.allocate(BYTES));
            try (WorkScope scope = star.hub.scope(LIMIT)) {
                assertThatExceptionOfType(IllegalArgumentException.class)
                        .isThrownBy(() -> scope.post(receive))
                        .withMessageContaining("poll its completion queue");
            }
            try (WorkScope scope = new WorkScope(LIMIT)) {
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> scope.post(receive))
                        .withMessageContaining("Poll");
            }
            assertThat(shared.inFlight()).isZero();
            assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> receive.complete(LIMIT));
            assertThat(shared.inFlight()).isZero();
            try (WorkScope scope = star.hub.scope(LIMIT)) {
                assertThat(scope.isDone()).isTrue();
            }
        }
    }

    @Test
    void scopeRejectsWorkOfAnotherChannel() throws IOException {
        try (ChannelPair pair = ChannelPair.byHand();
                ChannelStar star = ChannelStar.byHand(2)) {
            ReceiveRequest receive = pair.right.prepareReceive(pair.right.allocate(BYTES));
            try (WorkScope scope = pair.left.scope(LIMIT);
                    WorkScope peers = star.hub.scope(LIMIT)) {
                assertThatExceptionOfType(IllegalArgumentException.class)
                        .isThrownBy(() -> scope.post(receive))
                        .withMessageContaining("does not belong to this scope");
                assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> peers.post(receive));
            }
            assertThat(receive.isInFlight()).isFalse();
        }
    }

    /** A list is validated before its first request is posted, on every post. */
    @Test
    void listWithWorkOfAnotherMultiChannel() throws IOException {
        try (ChannelStar star = ChannelStar.byHand(2);
                ChannelStar other = ChannelStar.byHand(2)) {
            ReceiveRequest mine = star.hub.channel(0).prepareReceive(star.hub.allocate(BYTES));
            ReceiveRequest foreign = other.hub.channel(1).prepareReceive(other.hub.allocate(BYTES));
            MemoryRegion from = star.peers.get(0).allocate(BYTES);
            WorkScope ended = star.hub.scope(LIMIT);
            for (int i = 0; i < 2; i++) {
                try (WorkScope scope = i == 0 ? ended : star.hub.scope(LIMIT)) {
                    assertThatExceptionOfType(IllegalArgumentException.class)
                            .isThrownBy(() -> scope.postAll(List.of(mine, foreign)))
                            .withMessageContaining("does not belong to this scope");
                    assertThat(mine.isInFlight()).isFalse();
                    scope.postAll(List.of(mine));
                    star.peers.get(0).send(from, LIMIT);
                }
                assertThat(mine.isInFlight()).isFalse();
            }
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> ended.postAll(List.of(mine)))
                    .withMessageContaining("is not open");
        }
    }

    /** The memory belongs to a protection domain that the connection created. */
    @OnDevices
    void memoryOfAChannelWithItsOwnDomain(Device device) throws IOException {
        try (ChannelPair pair = ChannelPair.managed(device)) {
            MultiChannel hub = MultiChannel.of(List.of(pair.left));
            MemoryRegion memory = hub.allocate(BYTES);
            hub.close();
            assertThat(memory.isOpen()).isFalse();
            assertThat(pair.left.queuePair().isOpen()).isFalse();
            hub.close();
        }
    }

    @Test
    void unknownPeerNumber() throws IOException {
        try (ChannelStar star = ChannelStar.byHand(2)) {
            MemoryRegion memory = star.hub.allocate(BYTES);
            ReceiveRequest first =
                    star.peers.get(0).prepareReceive(star.peers.get(0).allocate(BYTES));
            first.post();
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> star.hub.sendToPeers(memory, LIMIT, 0, 2))
                    .withMessageContaining("peer 2 is out of range");
            assertThatExceptionOfType(RdmaTimeoutException.class)
                    .as("nothing was sent to the other peers")
                    .isThrownBy(() -> first.await(Duration.ofMillis(200)));
        }
    }

    @Test
    void duplicateChannelIsRejected() throws IOException {
        try (ChannelPair pair = ChannelPair.byHand()) {
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> MultiChannel.of(List.of(pair.left, pair.right, pair.left)))
                    .withMessageContaining("twice");
        }
    }

    /** A channel polls only one completion queue. */
    @Test
    void queuePairWithTwoCompletionQueuesIsRejected() throws IOException {
        try (Context context =
                        org.rdma4j.verbs.Device.named(Device.RXE.verbsName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue sends = CompletionQueue.create(context, 32);
                CompletionQueue receives = CompletionQueue.create(context, 32)) {
            try (QueuePair queuePair = QueuePair.builder(domain, QueuePairType.RC)
                    .sendCompletions(sends)
                    .receiveCompletions(receives)
                    .create()) {
                assertThat(queuePair.sendCompletions()).isSameAs(sends);
                assertThat(queuePair.receiveCompletions()).isSameAs(receives);
                assertThatExceptionOfType(IllegalArgumentException.class)
                        .isThrownBy(() -> Channel.of(queuePair))
                        .withMessageContaining("two completion queues");
                assertThat(queuePair.isOpen()).isTrue();
            }
            QueuePair toItself = QueuePair.builder(domain, QueuePairType.RC)
                    .completions(sends)
                    .create();
            toItself.init().connect(toItself.endpoint());
            try (Channel channel = Channel.of(toItself)) {
                MemoryRegion memory = MemoryRegion.allocate(domain, BYTES);
                ReceiveRequest receive = channel.prepareReceive(memory).post();
                channel.send(memory, LIMIT);
                assertThat(receive.await(LIMIT).length()).isEqualTo(BYTES);
                memory.close();
            }
            assertThat(toItself.isOpen()).isFalse();
        }
    }

    /** A closed channel allocates no memory, because nothing would release it. */
    @Test
    void closedChannelsAllocateNoMemory() throws IOException {
        try (Context context =
                        org.rdma4j.verbs.Device.named(Device.RXE.verbsName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context)) {
            Channel channel = Channel.builder(domain).access(ChannelPair.ALL).create();
            channel.connect(channel.endpoint()).close();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> channel.allocate(BYTES))
                    .withMessageContaining("closed");
            RemoteMemory somewhere = new RemoteMemory(4096, 8, 1);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> channel.fetchAndAdd(somewhere, 1, LIMIT));
            MultiChannel closed = MultiChannel.builder(domain).peers(2).create();
            closed.connect(closed.endpoints()).close();
            assertThatExceptionOfType(IllegalStateException.class).isThrownBy(() -> closed.allocate(BYTES));
        }
    }

    @OnDevices
    void memoryOfAClosedConnection(Device device) throws IOException {
        try (ChannelStar star = ChannelStar.of(device, 1)) {
            star.hub.channel(0).close();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> star.hub.channel(0).allocate(BYTES))
                    .withMessageContaining("closed");
        }
    }

    @Test
    void channelClosedInsideItsScope() throws IOException {
        try (ChannelPair pair = ChannelPair.byHand()) {
            MemoryRegion memory = pair.right.allocate(BYTES);
            WorkScope outer = pair.left.scope(LIMIT);
            ReceiveRequest receive = outer.receive(pair.left.allocate(BYTES));
            WorkScope inner = pair.left.manualScope(LIMIT);
            inner.receive(pair.left.allocate(BYTES));
            pair.left.close();
            assertThat(memory.isOpen()).isTrue();
            assertThatExceptionOfType(WorkException.class).isThrownBy(outer::close);
            assertThat(receive.status()).isEqualTo(WorkStatus.WR_FLUSH_ERR);
            assertThatExceptionOfType(WorkException.class).isThrownBy(inner::close);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> pair.left.scope(LIMIT).receive(memory));
        }
    }

    /** A scope reuses the requests that the previous scope prepared. */
    @Test
    void requestsAreReused() throws IOException {
        try (ChannelStar star = ChannelStar.byHand(2)) {
            MemoryRegion memory = star.hub.allocate(BYTES);
            MemoryRegion from = star.peers.get(0).allocate(BYTES);
            List<ReceiveRequest> used = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                try (WorkScope scope = star.hub.scope(LIMIT)) {
                    used.add(scope.receive(0, memory));
                    star.peers.get(0).send(from, LIMIT);
                }
            }
            assertThat(used).containsOnly(used.get(0));
        }
    }

    @Test
    void failedPreparationLeavesNothingBehind() throws IOException {
        try (Context context =
                        org.rdma4j.verbs.Device.named(Device.RXE.verbsName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context)) {
            assertThat(catchThrowable(() ->
                            MultiChannel.builder(domain).sharedReceives(1 << 28).create()))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> MultiChannel.builder(domain).sharedReceives(-1));
            for (int peers : new int[] {12, 1 << 27}) {
                assertThatExceptionOfType(IllegalArgumentException.class)
                        .isThrownBy(() -> MultiChannel.builder(domain)
                                .peers(peers)
                                .sendRequests(3000)
                                .receiveRequests(3000)
                                .create());
            }
            assertThatExceptionOfType(VerbsException.class)
                    .isThrownBy(() -> MultiChannel.builder(domain)
                            .peers(3)
                            .completionsEach()
                            .inline(1 << 20)
                            .create());
        }
    }

    @Test
    void handshakeThatFailsMidway() throws IOException {
        try (Context context =
                        org.rdma4j.verbs.Device.named(Device.RXE.verbsName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context)) {
            MultiChannel channels = MultiChannel.builder(domain).peers(3).create();
            channels.channel(0).allocate(BYTES);
            List<Endpoint> remote = new ArrayList<>(channels.endpoints());
            Collections.swap(remote, 1, 2);
            remote.set(1, null);
            assertThat(catchThrowable(() -> channels.connect(remote))).isNotNull();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> channels.connect(channels.endpoints()));
            channels.close();
            channels.close();
        }
    }

    @Test
    void extremeTimeLimits() throws IOException {
        for (Duration limit : List.of(Duration.ZERO, Duration.ofSeconds(Long.MIN_VALUE))) {
            try (ChannelPair pair = ChannelPair.byHand()) {
                MemoryRegion memory = pair.left.allocate(BYTES);
                WorkScope scope = pair.left.scope(limit);
                ReceiveRequest receive = scope.receive(memory);
                assertThatExceptionOfType(RdmaTimeoutException.class).isThrownBy(scope::close);
                assertThat(receive.isInFlight()).isFalse();
                memory.close();
            }
        }
        try (ChannelPair pair = ChannelPair.byHand()) {
            MemoryRegion there = pair.published(BYTES);
            try (WorkScope scope = pair.left.scope(Duration.ofSeconds(Long.MAX_VALUE))) {
                scope.write(there.remoteMemory(), pair.left.allocate(BYTES));
            }
        }
    }

    /** The exception reports the first failure, not the later rejection by the failed queue pair. */
    @Test
    void firstFailureOfAPeerIsReported() throws IOException {
        try (ChannelStar star = ChannelStar.byHand(2)) {
            MemoryRegion memory = star.hub.allocate(BYTES);
            RemoteMemory nowhere = new RemoteMemory(4096, BYTES, 12345);
            PeersException thrown = (PeersException) catchThrowable(() -> {
                try (WorkScope scope = star.hub.scope(LIMIT)) {
                    var write = scope.write(1, nowhere, memory);
                    assertThat(catchThrowable(() -> write.await(LIMIT))).isNotNull();
                    Channel other = star.peers.get(0);
                    ReceiveRequest there =
                            other.prepareReceive(other.allocate(BYTES)).post();
                    scope.sendToPeers(memory);
                    there.await(LIMIT);
                }
            });
            assertThat(thrown.failures()).containsOnlyKeys(1);
            assertThat(((WorkException) thrown.failures().get(1)).status())
                    .isEqualTo(Fault.WRITE_WITH_A_KEY_OF_NOTHING.workStatus());
        }
    }
}
