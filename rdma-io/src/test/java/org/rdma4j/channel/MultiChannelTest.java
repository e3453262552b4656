package org.rdma4j.channel;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.PeersException;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkScope;
import org.rdma4j.verbs.WorkStatus;

/** Channels to several peers: their scopes, shared receives, and peers that fail. */
class MultiChannelTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final Duration SOON = Duration.ofMillis(20);
    private static final int PEERS = 4;
    private static final int PART = 32;
    private static final Access[] ALL = {Access.REMOTE_READ, Access.REMOTE_WRITE, Access.REMOTE_ATOMIC};

    private LoopDevice device;
    private MultiChannel hub;
    private final List<Channel> peers = new ArrayList<>();
    private final List<MemoryRegion> there = new ArrayList<>();
    private MemoryRegion here;

    @BeforeEach
    void open() throws IOException {
        device = LoopDevice.open();
    }

    @AfterEach
    void close() throws IOException {
        device.close();
        assertThat(LoopControl.objects()).isZero();
    }

    private void connect() throws IOException {
        connect(with -> with);
    }

    private void connect(UnaryOperator<MultiChannel.Builder> with) throws IOException {
        hub = device.own(
                with.apply(MultiChannel.builder(device.domain()).access(ALL).peers(PEERS))
                        .create());
        List<Endpoint> endpoints = new ArrayList<>();
        for (Endpoint endpoint : hub.endpoints()) {
            Channel peer =
                    device.own(Channel.builder(device.domain()).access(ALL).create());
            peers.add(peer.connect(endpoint));
            endpoints.add(peer.endpoint());
            there.add(peer.allocate(PART, ALL));
        }
        hub.connect(endpoints);
        here = hub.allocate(2 * PEERS * PART, ALL);
        for (int i = 0; i < here.length(); i++) {
            here.memory().set(JAVA_BYTE, i, (byte) (7 * i));
        }
    }

    private LocalMemory part(int peer) {
        return here.slice((long) peer * PART, PART);
    }

    private RemoteMemory remote(int peer) {
        return there.get(peer).remoteMemory();
    }

    private static byte[] bytes(LocalMemory memory) {
        return memory.memory().toArray(JAVA_BYTE);
    }

    private void assertWritten(int... indices) {
        for (int peer : indices) {
            assertThat(bytes(there.get(peer))).as("peer %d", peer).isEqualTo(bytes(part(peer)));
        }
    }

    private List<SendRequest> writes() {
        List<SendRequest> writes = new ArrayList<>();
        for (int peer = 0; peer < PEERS; peer++) {
            writes.add(hub.channel(peer).prepareWrite(remote(peer), part(peer)));
        }
        return writes;
    }

    private void clearThere() {
        there.forEach(memory -> memory.memory().fill((byte) -1));
    }

    @Test
    void messagesInBothDirections() throws IOException {
        connect();
        for (int round = 0; round < 20; round++) {
            clearThere();
            List<ReceiveRequest> received = new ArrayList<>();
            for (int peer = 0; peer < PEERS; peer++) {
                received.add(peers.get(peer).prepareReceive(there.get(peer)).post());
            }
            try (WorkScope scope = hub.scope(LIMIT)) {
                for (int peer = 0; peer < PEERS; peer++) {
                    scope.send(peer, part(peer));
                }
            }
            for (ReceiveRequest receive : received) {
                receive.await(LIMIT);
            }
            assertWritten(0, 1, 2, 3);
            try (WorkScope scope = hub.scope(LIMIT)) {
                for (int peer = 0; peer < PEERS; peer++) {
                    scope.receive(peer, here.slice((long) (PEERS + peer) * PART, PART));
                }
                for (int peer = 0; peer < PEERS; peer++) {
                    peers.get(peer).send(there.get(peer), LIMIT);
                }
            }
            for (int peer = 0; peer < PEERS; peer++) {
                assertThat(bytes(part(PEERS + peer))).isEqualTo(bytes(part(peer)));
            }
        }
    }

    @Test
    void scopeThatWritesToAllPeers() throws IOException {
        connect();
        try (WorkScope scope = hub.scope(LIMIT)) {
            for (int peer = 0; peer < PEERS; peer++) {
                scope.write(peer, remote(peer), part(peer));
            }
        }
        assertWritten(0, 1, 2, 3);
    }

    @Test
    void operationsOfOnePeerInAScope() throws IOException {
        connect();
        ReceiveRequest first = peers.get(2).prepareReceive(there.get(2)).post();
        ReceiveRequest second = peers.get(2).prepareReceive(there.get(2)).post();
        ReceiveRequest third = peers.get(2).prepareReceive(there.get(2)).post();
        try (WorkScope scope = hub.scope(LIMIT)) {
            scope.send(2, part(0), part(1).slice(0, 0));
            scope.sendWithImmediate(2, part(2), 99);
            scope.writeWithImmediate(2, remote(2), part(2), 98);
            scope.write(3, remote(3), part(3).slice(0, 16), part(3).slice(16, 16));
            scope.read(3, remote(3), part(4));
            scope.read(3, remote(3), part(5).slice(0, 16), part(5).slice(16, 16));
            scope.fetchAndAdd(0, remote(0).slice(0, 8), part(6).slice(0, 8), 1);
            scope.compareAndSwap(1, remote(1).slice(0, 8), part(6).slice(8, 8), 0, 1);
            scope.receive(0, part(6).slice(16, 8), part(6).slice(24, 8));
            peers.get(0).send(there.get(0).slice(16, 16), LIMIT);
            assertThat(first.await(LIMIT).hasImmediate()).isFalse();
            assertThat(second.await(LIMIT).immediate()).isEqualTo(99);
            assertThat(third.await(LIMIT).immediate()).isEqualTo(98);
        }
        assertWritten(2, 3);
        assertThat(bytes(part(4))).isEqualTo(bytes(part(3)));
        assertThat(bytes(part(5))).isEqualTo(bytes(part(3)));
        assertThat(bytes(there.get(0).slice(0, 1))).containsExactly(1);
        assertThat(bytes(there.get(1).slice(0, 1))).containsExactly(1);
        assertThat(bytes(part(6).slice(16, 16))).containsOnly(0);
    }

    @Test
    void preparedWorkInALoop() throws IOException {
        connect();
        List<SendRequest> fixed = List.copyOf(writes());
        for (int round = 0; round < 5; round++) {
            clearThere();
            hub.completeAll(fixed, LIMIT);
            assertWritten(0, 1, 2, 3);
        }
        List<SendRequest> changing = writes();
        hub.completeAll(changing, LIMIT);
        Collections.reverse(changing);
        changing.remove(0);
        clearThere();
        hub.completeAll(changing, LIMIT);
        assertWritten(0, 1, 2);
        assertThat(bytes(there.get(3))).containsOnly(-1);
        hub.completeAll(List.of(), LIMIT);
        assertThat(hub.peerOf(changing.get(0))).isEqualTo(2);
    }

    @Test
    void messageToPeers() throws IOException {
        connect();
        clearThere();
        for (int peer : new int[] {1, 3, 3}) {
            peers.get(peer).prepareReceive(there.get(peer)).post();
        }
        hub.sendToPeers(part(0), LIMIT, 1, 3, 3);
        assertThat(bytes(there.get(0))).containsOnly(-1);
        assertThat(bytes(there.get(1))).isEqualTo(bytes(part(0)));
        assertThat(bytes(there.get(3))).isEqualTo(bytes(part(0)));
        for (int peer = 0; peer < PEERS; peer++) {
            peers.get(peer).prepareReceive(there.get(peer)).post();
        }
        hub.sendToPeers(part(1), LIMIT);
        assertThat(there).allSatisfy(memory -> assertThat(bytes(memory)).isEqualTo(bytes(part(1))));
        assertThatThrownBy(() -> hub.sendToPeers(part(1), LIMIT, 0, PEERS))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessageContaining("peer 4 is out of range: 0 to 3");
        assertThat(hub.channel(0).queuePair().sendsInFlight()).isZero();
    }

    @Test
    void messageToPeersOfWhichOneIsClosed() throws IOException {
        connect();
        try (WorkScope scope = hub.scope(LIMIT)) {
            hub.channel(2).close();
            assertThatThrownBy(() -> scope.sendToPeers(part(0))).isInstanceOf(IllegalStateException.class);
            assertThat(hub.channel(0).queuePair().sendsInFlight()).isZero();
        }
    }

    @Test
    void workOfAnotherMultiChannel() throws IOException {
        connect();
        List<SendRequest> mixed = writes();
        mixed.add(peers.get(0).prepareWrite(here.remoteMemory().slice(0, PART), there.get(0)));
        clearThere();
        for (int round = 0; round < 2; round++) {
            assertThatThrownBy(() -> hub.completeAll(mixed, LIMIT))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("does not belong to this scope");
        }
        assertThat(there).allSatisfy(memory -> assertThat(bytes(memory)).containsOnly(-1));
        assertThatThrownBy(() -> hub.peerOf(mixed.get(PEERS))).isInstanceOf(IllegalArgumentException.class);
        try (WorkScope scope = hub.scope(LIMIT)) {
            assertThatThrownBy(() -> scope.write(remote(0), part(0)))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("index of a peer");
        }
    }

    @Test
    void sharedReceivesAreDeliveredOnce() throws IOException {
        connect(with -> with.sharedReceives(32).completions(64));
        SharedReceiveQueue shared = hub.sharedReceives().orElseThrow();
        CompletionQueue completions = hub.completions().orElseThrow();
        MemoryRegion buffers = hub.allocate(32 * 8);
        for (int i = 0; i < 32; i++) {
            shared.prepareReceive(buffers.slice(8 * i, 8)).post();
        }
        int[] sent = new int[PEERS];
        int[] seen = new int[PEERS];
        for (int round = 0; round < 50; round++) {
            for (int peer = 0; peer < PEERS; peer++) {
                // The scopes of the hub find these messages in the shared completion queue.
                for (int i = 0; i < 1 + peer % 2; i++) {
                    there.get(peer).memory().set(JAVA_BYTE, 0, (byte) sent[peer]++);
                    peers.get(peer).send(there.get(peer).slice(0, 1), LIMIT);
                }
                try (WorkScope scope = hub.scope(LIMIT)) {
                    scope.read(peer, remote(peer), part(peer));
                    scope.write(
                            (peer + 1) % PEERS,
                            remote((peer + 1) % PEERS).slice(8, 8),
                            part(peer).slice(8, 8));
                }
            }
            for (Completions done = completions.poll(); !done.isEmpty(); done = completions.poll()) {
                while (done.next()) {
                    ReceiveRequest receive = (ReceiveRequest) done.request();
                    int peer = hub.peerOf(receive);
                    assertThat(receive.message().get(JAVA_BYTE, 0)).isEqualTo((byte) seen[peer]++);
                    receive.post();
                }
            }
            assertThat(seen).containsExactly(sent);
        }
        assertThat(shared.inFlight()).isEqualTo(32);
        assertThatThrownBy(() -> hub.channel(0).prepareReceive(here)).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void sharedReceivesWhenAScopeFails() throws IOException {
        connect(with -> with.sharedReceives(8));
        SharedReceiveQueue shared = hub.sharedReceives().orElseThrow();
        List<ReceiveRequest> receives = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            receives.add(shared.prepareReceive(part(i)).post());
        }
        peers.get(0).send(there.get(0).slice(0, 5), LIMIT);
        peers.get(2).send(there.get(2).slice(0, 6), LIMIT);
        PeersException failure = catchThrowableOfType(PeersException.class, () -> {
            try (WorkScope scope = hub.scope(LIMIT)) {
                scope.write(1, new RemoteMemory(0, 8, 77), part(0).slice(0, 8));
                scope.write(3, remote(3), part(3));
            }
        });
        assertThat(failure.failures()).containsOnlyKeys(1);
        peers.get(3).send(there.get(3).slice(0, 7), LIMIT);
        List<ReceiveRequest> found = new ArrayList<>();
        CompletionQueue completions = hub.completions().orElseThrow();
        for (Completions done = completions.poll(); !done.isEmpty(); done = completions.poll()) {
            while (done.next()) {
                found.add((ReceiveRequest) done.request());
            }
        }
        assertThat(found).containsExactlyElementsOf(receives);
        assertThat(found).extracting(ReceiveRequest::length).containsExactly(5, 6, 7);
        assertThat(found).extracting(hub::peerOf).containsExactly(0, 2, 3);
    }

    @Test
    void sharedReceiveInAScope() throws IOException {
        connect(with -> with.sharedReceives(4));
        ReceiveRequest receive = hub.sharedReceives().orElseThrow().prepareReceive(part(0));
        try (WorkScope scope = hub.scope(LIMIT)) {
            assertThatThrownBy(() -> scope.post(receive))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("poll its completion queue");
        }
        try (WorkScope scope = new WorkScope(LIMIT)) {
            assertThatThrownBy(() -> scope.post(receive))
                    .isInstanceOf(UnsupportedOperationException.class)
                    .hasMessageContaining("Poll the completion queues");
        }
        assertThat(receive.isInFlight()).isFalse();
    }

    @Test
    void peerThatFails() throws IOException {
        connect();
        List<SendRequest> writes = writes();
        peers.get(1).close();
        for (int round = 0; round < 3; round++) {
            clearOthers();
            PeersException failure = catchThrowableOfType(PeersException.class, () -> hub.completeAll(writes, LIMIT));
            assertThat(failure).hasMessageStartingWith("1 of 4 peers failed: peer 1: ");
            assertThat(failure.failures()).containsOnlyKeys(1);
            assertThat(((WorkException) failure.failures().get(1)).status()).isEqualTo(WorkStatus.RETRY_EXC_ERR);
            assertWritten(0, 2, 3);
            assertThat(writes).noneMatch(SendRequest::isInFlight);
        }
        PeersException failure = catchThrowableOfType(PeersException.class, () -> {
            try (WorkScope scope = hub.scope(LIMIT)) {
                for (int peer = 0; peer < PEERS; peer++) {
                    if (peer != 1) {
                        peers.get(peer).prepareReceive(there.get(peer)).post();
                    }
                }
                scope.sendToPeers(part(0));
            }
        });
        assertThat(failure.failures()).containsOnlyKeys(1);
        assertThat(bytes(there.get(3))).isEqualTo(bytes(part(0)));
        writes.removeIf(write -> failure.failures().containsKey(hub.peerOf(write)));
        hub.completeAll(writes, LIMIT);
        assertWritten(0, 2, 3);
    }

    private void clearOthers() {
        for (int peer : new int[] {0, 2, 3}) {
            there.get(peer).memory().fill((byte) -1);
        }
    }

    @Test
    void failureAndNotItsConsequences() throws IOException {
        connect();
        ReceiveRequest receive = hub.channel(1).prepareReceive(part(1));
        SendRequest bad = hub.channel(1).prepareWrite(new RemoteMemory(0, 8, 77), part(0).slice(0, 8));
        for (int round = 0; round < 2; round++) {
            PeersException failure =
                    catchThrowableOfType(PeersException.class, () -> hub.completeAll(List.of(receive, bad), LIMIT));
            assertThat(failure.failures()).containsOnlyKeys(1);
            assertThat(((WorkException) failure.failures().get(1)).status()).isEqualTo(WorkStatus.REM_ACCESS_ERR);
        }
    }

    @Test
    void silentPeer() throws IOException {
        connect();
        List<ReceiveRequest> receives = new ArrayList<>();
        for (int peer = 0; peer < PEERS; peer++) {
            receives.add(hub.channel(peer).prepareReceive(part(peer)));
        }
        PeersException failure = catchThrowableOfType(PeersException.class, () -> {
            try (WorkScope scope = hub.scope(SOON)) {
                scope.postAll(receives);
                for (int peer = 0; peer < 3; peer++) {
                    peers.get(peer).send(there.get(peer), LIMIT);
                }
            }
        });
        assertThat(failure.failures()).containsOnlyKeys(3);
        assertThat(failure.failures().get(3)).isInstanceOf(RdmaTimeoutException.class);
        assertWritten(0, 1, 2);
        assertThat(receives).noneMatch(ReceiveRequest::isInFlight);
        // A later message does not reach the buffer.
        part(3).memory().fill((byte) 1);
        assertThatThrownBy(() -> peers.get(3).send(there.get(3), LIMIT)).isInstanceOf(RdmaException.class);
        assertThat(bytes(part(3))).containsOnly(1);
    }

    @Test
    void queueWithoutCapacity() throws IOException {
        connect();
        List<ReceiveRequest> many = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            many.add(hub.channel(1).prepareReceive(part(1)));
        }
        PeersException failure = catchThrowableOfType(PeersException.class, () -> hub.completeAll(many, SOON));
        assertThat(failure.failures()).containsOnlyKeys(1);
        assertThat(many).noneMatch(ReceiveRequest::isInFlight);
        // The failures of one scope are not reported by the next.
        hub.completeAll(List.of(writes().get(0)), LIMIT);
        assertWritten(0);
    }

    @Test
    void bodyThatThrows() throws IOException {
        connect();
        List<SendRequest> writes = writes();
        assertThatThrownBy(() -> {
                    try (WorkScope scope = hub.scope(LIMIT)) {
                        scope.postAll(writes);
                        throw new ArithmeticException();
                    }
                })
                .isInstanceOf(ArithmeticException.class)
                .satisfies(thrown -> assertThat(thrown.getSuppressed()).isEmpty());
        assertThat(writes).noneMatch(SendRequest::isInFlight);
        assertWritten(0, 1, 2, 3);
        assertThatThrownBy(() -> {
                    try (WorkScope scope = hub.manualScope(LIMIT)) {
                        LoopControl.hold(true);
                        scope.postAll(writes);
                        LoopControl.hold(false);
                        scope.receive(0, part(4));
                        peers.get(0).prepareSend(there.get(0)).post();
                    }
                })
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("manual scope");
    }

    @Test
    void completionQueueOfEachChannel() throws IOException {
        connect(with -> with.completionsEach().events(false));
        assertThat(hub.completions()).isEmpty();
        for (int round = 0; round < 5; round++) {
            clearThere();
            hub.completeAll(writes(), LIMIT);
            assertWritten(0, 1, 2, 3);
        }
    }

    @Test
    void existingChannels() throws IOException {
        connect();
        List<Channel> channels = new ArrayList<>();
        List<Channel> ends = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            QueuePair[] pair = device.connect(
                    device.queuePair(device.completions(64)).create(),
                    device.queuePair(device.completions(64)).create());
            channels.add(Channel.of(pair[0]));
            ends.add(device.own(Channel.of(pair[1])));
        }
        MultiChannel all = device.own(MultiChannel.of(channels));
        ends.get(0).prepareReceive(there.get(0)).post();
        ends.get(1).prepareReceive(there.get(1)).post();
        all.sendToPeers(part(0), LIMIT);
        assertThat(bytes(there.get(1))).isEqualTo(bytes(part(0)));
        assertThatThrownBy(all::endpoints).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> MultiChannel.of(List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("The list of channels is empty");
        assertThatThrownBy(() -> MultiChannel.of(List.of(channels.get(0), channels.get(1), channels.get(0))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("twice");
        all.close();
        assertThat(channels).noneMatch(channel -> channel.queuePair().isOpen());
        assertThatThrownBy(() -> all.allocate(8)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void anotherThread() throws Exception {
        connect();
        hub.completeAll(writes(), LIMIT);
        Throwable[] thrown = new Throwable[2];
        Thread thread = new Thread(() -> {
            thrown[0] = catchThrowableOfType(Throwable.class, () -> hub.scope(LIMIT));
            thrown[1] = catchThrowableOfType(Throwable.class, hub::close);
        });
        thread.start();
        thread.join();
        assertThat(thrown).hasOnlyElementsOfType(WrongThreadException.class);
        assertThat(hub.channel(0).queuePair().isOpen()).isTrue();
        hub.completeAll(writes(), LIMIT);
    }

    @Test
    void parametersOutOfRange() throws IOException {
        long before = LoopControl.objects();
        assertThatThrownBy(() -> MultiChannel.builder(device.domain()).peers(0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> MultiChannel.builder(device.domain()).sharedReceives(0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> MultiChannel.builder(device.domain())
                        .sharedReceives(4)
                        .completionsEach()
                        .create())
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> MultiChannel.builder(device.domain())
                        .peers(3)
                        .completionsEach()
                        .receiveElements(1 << 20)
                        .create())
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> MultiChannel.builder(device.domain())
                        .sharedReceives(1 << 28)
                        .create())
                .isInstanceOf(IllegalArgumentException.class);
        try (MultiChannel unconnected =
                MultiChannel.builder(device.domain()).peers(3).create()) {
            assertThatThrownBy(() -> unconnected.connect(unconnected.endpoints().subList(0, 2)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("2 endpoints for 3 peers");
            unconnected.connect(unconnected.endpoints());
            assertThatThrownBy(() -> unconnected.connect(unconnected.endpoints()))
                    .isInstanceOf(IllegalStateException.class);
        }
        assertThat(LoopControl.objects()).isEqualTo(before);
    }
}
