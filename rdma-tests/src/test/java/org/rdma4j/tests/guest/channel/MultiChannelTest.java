package org.rdma4j.tests.guest.channel;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.channel.ChannelPair.LIMIT;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.channel.Channel;
import org.rdma4j.channel.MultiChannel;
import org.rdma4j.event.EventLoop;
import org.rdma4j.repetition.RandomInput;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.DriverSupport;
import org.rdma4j.tests.guest.support.Eventually;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.PeersException;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkScope;
import org.rdma4j.verbs.WorkStatus;

/** Channels to several peers: collective operations, work for single peers, and peers that fail. */
@InGuest
@RandomInput
@Timeout(120)
class MultiChannelTest {
    private static final int PART = 48;
    private static final int ROUNDS = 1000;

    private final RandomGenerator random = new Random(Long.getLong("rdma4j.seed", System.nanoTime()));

    /** A star with memory and prepared requests on both sides. */
    private final class WiredStar {
        private final ChannelStar star;
        private final int count;
        private final MemoryRegion here;
        private final List<MemoryRegion> there = new ArrayList<>();
        private final List<ReceiveRequest> theirReceives = new ArrayList<>();
        private final List<SendRequest> sends = new ArrayList<>();
        private final List<ReceiveRequest> receives = new ArrayList<>();
        private final List<SendRequest> writes = new ArrayList<>();
        private final List<SendRequest> reads = new ArrayList<>();

        WiredStar(ChannelStar star) throws IOException {
            this.star = star;
            count = star.peers.size();
            here = star.hub.allocate((long) PART * count, ChannelPair.ALL);
            for (int peer = 0; peer < count; peer++) {
                MemoryRegion theirs = star.peers.get(peer).allocate(PART, ChannelPair.ALL);
                there.add(theirs);
                theirReceives.add(star.peers.get(peer).prepareReceive(theirs));
                Channel channel = star.hub.channel(peer);
                sends.add(channel.prepareSend(part(peer)));
                receives.add(channel.prepareReceive(part(peer)));
                writes.add(channel.prepareWrite(theirs.remoteMemory(), part(peer)));
                reads.add(channel.prepareRead(theirs.remoteMemory(), part(peer)));
            }
        }

        private LocalMemory part(int peer) {
            return here.slice((long) PART * peer, PART);
        }

        private void fill(LocalMemory memory) {
            byte[] bytes = new byte[(int) memory.length()];
            random.nextBytes(bytes);
            memory.memory().copyFrom(MemorySegment.ofArray(bytes));
        }

        private void fillThere() {
            there.forEach(this::fill);
        }

        private void assertAllEqual() {
            for (int peer = 0; peer < count; peer++) {
                assertEqualAt(peer);
            }
        }

        private void assertEqualAt(int peer) {
            assertThat(bytes(there.get(peer))).as("peer %d", peer).isEqualTo(bytes(part(peer)));
        }

        private void theyReceive() throws IOException {
            for (ReceiveRequest receive : theirReceives) {
                receive.await(LIMIT);
            }
        }

        private void theyPost() throws IOException {
            for (ReceiveRequest receive : theirReceives) {
                receive.post();
            }
        }

        private void round() throws IOException {
            theyPost();
            fill(here);
            star.hub.completeAll(sends, LIMIT);
            theyReceive();
            assertAllEqual();

            fillThere();
            try (WorkScope scope = star.hub.scope(LIMIT)) {
                scope.postAll(receives);
                for (int peer = 0; peer < count; peer++) {
                    star.peers.get(peer).send(there.get(peer), LIMIT);
                }
            }
            assertAllEqual();

            fill(here);
            star.hub.completeAll(writes, LIMIT);
            for (int peer = 0; peer < count; peer++) {
                Eventually.equal(there.get(peer).memory(), part(peer).memory());
            }

            fillThere();
            star.hub.completeAll(reads, LIMIT);
            assertAllEqual();

            theyPost();
            int from = random.nextInt(count);
            star.hub.sendToPeers(part(from), LIMIT);
            theyReceive();
            for (MemoryRegion each : there) {
                assertThat(bytes(each)).isEqualTo(bytes(part(from)));
            }
        }
    }

    private static byte[] bytes(LocalMemory memory) {
        return memory.memory().toArray(JAVA_BYTE);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 16})
    @Shows({
        Capability.PEER_SENDS,
        Capability.PEER_RECEIVES,
        Capability.PEER_WRITES,
        Capability.PEER_READS,
        Capability.PEER_REMOTE_MEMORY,
        Capability.SCATTER_AND_GATHER,
        Capability.SEND_TO_PEERS,
        Capability.SCOPE_SCATTER_AND_GATHER,
        Capability.NODE_COLLECTIVE_CALLS
    })
    void roundsOfEachCollective(int count) throws IOException {
        try (ChannelStar star = ChannelStar.byHand(count)) {
            WiredStar wired = new WiredStar(star);
            for (int i = 0; i < ROUNDS; i++) {
                wired.round();
            }
        }
    }

    @OnDevices
    @Shows({
        Capability.SCATTER_AND_GATHER,
        Capability.SEND_TO_PEERS,
        Capability.SCOPE_SCATTER_AND_GATHER,
        Capability.MULTI_CHANNEL_BY_ADDRESS
    })
    void connectionManager(Device device) throws IOException {
        // iWARP has no immediate data; everything else works without it.
        try (ChannelStar star = ChannelStar.of(device, 4)) {
            WiredStar wired = new WiredStar(star);
            for (int i = 0; i < 50; i++) {
                wired.round();
            }
        }
    }

    @Test
    @Shows(Capability.MULTI_CHANNEL_COMPLETION_QUEUES)
    void separateCompletionQueues() throws IOException {
        try (ChannelStar star =
                ChannelStar.byHand(3, with -> with.completionsEach().events(false))) {
            WiredStar wired = new WiredStar(star);
            for (int i = 0; i < 20; i++) {
                wired.round();
            }
            assertThat(star.hub.completions()).isEmpty();
        }
    }

    /** Corresponds to two examples of the reference implementation: each peer is this side itself. */
    @Test
    @Shows({Capability.MULTI_CHANNEL_BUILDER, Capability.MULTI_CHANNEL_HANDSHAKE, Capability.MULTI_CHANNEL_SCOPES})
    void channelsToItself() throws IOException {
        // The sends are posted before the receives.
        DriverSupport.assumeSupported(Device.RXE, "rnr_timer");
        try (Context context =
                        org.rdma4j.verbs.Device.named(Device.RXE.verbsName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                MultiChannel channels = MultiChannel.builder(domain)
                        .peers(5)
                        .retries(ChannelPair.PATIENT)
                        .create()) {
            channels.connect(channels.endpoints());
            MemoryRegion memory = channels.allocate(10);
            memory.memory().copyFrom(MemorySegment.ofArray(new byte[] {1, 2, 3, 4, 5}));
            List<SendRequest> sends = new ArrayList<>();
            List<ReceiveRequest> receives = new ArrayList<>();
            for (int peer = 0; peer < channels.peers(); peer++) {
                sends.add(channels.channel(peer).prepareSend(memory.slice(peer, 1)));
                receives.add(channels.channel(peer).prepareReceive(memory.slice(5 + peer, 1)));
            }
            try (WorkScope scope = channels.scope(LIMIT)) {
                scope.postAll(sends);
                scope.postAll(receives);
            }
            assertThat(bytes(memory)).containsExactly(1, 2, 3, 4, 5, 1, 2, 3, 4, 5);
        }
    }

    /** A subset of the peers, several requests for one peer, and single requests in between. */
    @Test
    @Shows({Capability.PEER_SENDS, Capability.SEND_TO_PEERS, Capability.SCOPE_SINGLE_PEER_OPERATIONS})
    void subsetOfPeers() throws IOException {
        try (ChannelStar star = ChannelStar.byHand(4)) {
            WiredStar wired = new WiredStar(star);
            wired.fillThere();
            List<byte[]> before =
                    wired.there.stream().map(MultiChannelTest::bytes).toList();
            wired.fill(wired.here);
            wired.theirReceives.get(1).post();
            wired.theirReceives.get(3).post();
            star.hub.sendToPeers(wired.part(0), LIMIT, 1, 3);
            wired.theirReceives.get(1).await(LIMIT);
            wired.theirReceives.get(3).await(LIMIT);
            for (int peer = 0; peer < 4; peer++) {
                assertThat(bytes(wired.there.get(peer)))
                        .isEqualTo(peer % 2 == 1 ? bytes(wired.part(0)) : before.get(peer));
            }
            wired.theirReceives.get(2).post();
            try (WorkScope scope = star.hub.scope(LIMIT)) {
                scope.post(wired.writes.get(0));
                scope.post(wired.writes.get(0));
                scope.sendWithImmediate(2, wired.part(2), 99);
                scope.write(3, wired.there.get(3).remoteMemory(), wired.part(3));
                assertThat(wired.theirReceives.get(2).await(LIMIT).immediate()).isEqualTo(99);
            }
            wired.assertEqualAt(0);
            wired.assertEqualAt(2);
            wired.assertEqualAt(3);
        }
    }

    /**
     * The exception contains the number of the peer, the work of the other peers completes, and all memory is reusable.
     */
    @ParameterizedTest
    @ValueSource(ints = {4, 16})
    @Shows(Capability.PEER_FAILURES)
    void peerFailsMidway(int count) throws IOException {
        try (ChannelStar star = ChannelStar.byHand(count)) {
            WiredStar wired = new WiredStar(star);
            int dead = random.nextInt(count);
            for (int i = 0; i < 5; i++) {
                wired.round();
            }
            wired.fillThere();
            star.peers.get(dead).queuePair().close();
            byte[] last = bytes(wired.there.get(dead));
            for (int i = 0; i < 5; i++) {
                wired.fill(wired.here);
                assertThatExceptionOfType(PeersException.class)
                        .isThrownBy(() -> star.hub.completeAll(wired.writes, LIMIT))
                        .withMessageStartingWith("1 of " + count + " peers failed: peer " + dead + ": ")
                        .satisfies(failure -> {
                            assertThat(failure.failures()).containsOnlyKeys(dead);
                            assertThat(failure.failures().get(dead)).isInstanceOf(WorkException.class);
                        });
                for (int peer = 0; peer < count; peer++) {
                    if (peer != dead) {
                        wired.assertEqualAt(peer);
                    }
                }
                assertThat(bytes(wired.there.get(dead))).isEqualTo(last);
                assertThat(wired.writes).noneMatch(SendRequest::isInFlight);
            }
            wired.fillThere();
            assertThatExceptionOfType(PeersException.class)
                    .isThrownBy(() -> star.hub.completeAll(wired.reads, LIMIT))
                    .satisfies(failure -> assertThat(failure.failures()).containsOnlyKeys(dead));
            for (int peer = 0; peer < count; peer++) {
                if (peer != dead) {
                    wired.assertEqualAt(peer);
                }
            }
            assertThatExceptionOfType(PeersException.class)
                    .isThrownBy(() -> star.hub.sendToPeers(wired.part(0), Duration.ofMillis(1), dead));
        }
    }

    /** A receive posted before the failing request is merely flushed, and is not reported as the cause. */
    @Test
    void causeIsReportedInsteadOfFlush() throws IOException {
        try (ChannelStar star = ChannelStar.byHand(2)) {
            WiredStar wired = new WiredStar(star);
            star.peers.get(1).queuePair().close();
            for (int i = 0; i < 2; i++) {
                assertThatExceptionOfType(PeersException.class)
                        .isThrownBy(() -> {
                            try (WorkScope scope = star.hub.scope(LIMIT)) {
                                scope.postAll(List.of(wired.receives.get(1)));
                                scope.postAll(List.of(wired.writes.get(1)));
                            }
                        })
                        .withMessageContaining("RETRY_EXC_ERR")
                        .satisfies(failure -> assertThat(failure.failures().get(1))
                                .isInstanceOfSatisfying(
                                        WorkException.class,
                                        work -> assertThat(work.status()).isEqualTo(WorkStatus.RETRY_EXC_ERR)));
            }
        }
    }

    @Test
    @Shows({Capability.CHANNEL_WAIT_LIMITS, Capability.PEER_FAILURES})
    void silentPeer() throws Exception {
        try (ChannelStar star = ChannelStar.byHand(4)) {
            WiredStar wired = new WiredStar(star);
            wired.fillThere();
            long start = System.nanoTime();
            assertThatExceptionOfType(PeersException.class)
                    .isThrownBy(() -> {
                        try (WorkScope scope = star.hub.scope(Duration.ofMillis(300))) {
                            scope.postAll(wired.receives);
                            for (int peer = 0; peer < 3; peer++) {
                                star.peers.get(peer).send(wired.there.get(peer), LIMIT);
                            }
                        }
                    })
                    .satisfies(failure -> {
                        assertThat(failure.failures()).containsOnlyKeys(3);
                        assertThat(failure.failures().get(3)).isInstanceOf(RdmaTimeoutException.class);
                    });
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isBetween(Duration.ofMillis(300), LIMIT);
            for (int peer = 0; peer < 3; peer++) {
                wired.assertEqualAt(peer);
            }
            // A message that arrives too late is not written anywhere.
            wired.part(3).memory().fill((byte) 1);
            assertThatExceptionOfType(WorkException.class)
                    .isThrownBy(() -> star.peers.get(3).send(wired.there.get(3), LIMIT));
            Thread.sleep(200);
            assertThat(bytes(wired.part(3))).containsOnly(1);
        }
    }

    /** Requests that one scope could not post are not failures of the next scope. */
    @Test
    void workExceedsQueueCapacity() throws IOException {
        try (ChannelStar star = ChannelStar.byHand(2)) {
            WiredStar wired = new WiredStar(star);
            assertThatExceptionOfType(PeersException.class)
                    .isThrownBy(() -> {
                        try (WorkScope scope = star.hub.scope(Duration.ofMillis(100))) {
                            for (int i = 0; i < 40; i++) {
                                scope.postAll(List.of(star.hub.channel(1).prepareReceive(wired.part(1))));
                            }
                        }
                    })
                    .satisfies(failure -> assertThat(failure.failures()).containsOnlyKeys(1));
            wired.fillThere();
            star.hub.completeAll(List.of(wired.writes.get(0)), LIMIT);
            wired.assertEqualAt(0);
        }
    }

    @Test
    @Shows(Capability.MULTI_CHANNEL_SCOPES)
    void scopeBodyThrows() throws IOException {
        try (ChannelStar star = ChannelStar.byHand(4)) {
            WiredStar wired = new WiredStar(star);
            wired.fill(wired.here);
            assertThatExceptionOfType(ArithmeticException.class)
                    .isThrownBy(() -> {
                        try (WorkScope scope = star.hub.scope(LIMIT)) {
                            scope.postAll(wired.writes);
                            throw new ArithmeticException();
                        }
                    })
                    .satisfies(thrown -> assertThat(thrown.getSuppressed()).isEmpty());
            assertThat(wired.writes).noneMatch(SendRequest::isInFlight);
            wired.assertAllEqual();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> {
                        try (WorkScope scope = star.hub.manualScope(LIMIT)) {
                            scope.postAll(wired.receives);
                            for (int peer = 0; peer < 4; peer++) {
                                star.peers
                                        .get(peer)
                                        .prepareSend(wired.there.get(peer))
                                        .post();
                            }
                        }
                    })
                    .withMessageContaining("manual scope");
            wired.assertAllEqual();
        }
    }

    @Test
    @Shows({
        Capability.SINGLE_PEER_OPERATIONS,
        Capability.MULTI_CHANNEL_COMPLETION_QUEUES,
        Capability.RECEIVES_SHARED_BY_PEERS
    })
    void sharedReceives() throws IOException {
        int count = 4;
        try (ChannelStar star = ChannelStar.byHand(count, with -> with.sharedReceives(32))) {
            SharedReceiveQueue shared = star.hub.sharedReceives().orElseThrow();
            MemoryRegion here = star.hub.allocate(32 * PART);
            for (int i = 0; i < 32; i++) {
                shared.prepareReceive(here.slice(i * PART, PART)).post();
            }
            int[] seen = new int[count];
            int expected = 0;
            for (int i = 0; i < 100; i++) {
                for (int peer = 0; peer < count; peer++) {
                    Channel channel = star.peers.get(peer);
                    if (i == 0) {
                        channel.allocate(PART);
                    }
                    MemoryRegion from = channel.allocate(PART);
                    from.memory().fill((byte) (peer + 1));
                    channel.send(from, LIMIT);
                    expected++;
                }
                while (Arrays.stream(seen).sum() < expected) {
                    Completions done = star.hub.completions().orElseThrow().poll(LIMIT);
                    while (done.next()) {
                        ReceiveRequest receive = (ReceiveRequest) done.request();
                        int peer = star.hub.peerOf(receive);
                        assertThat(receive.message().toArray(JAVA_BYTE))
                                .hasSize(PART)
                                .containsOnly(peer + 1);
                        seen[peer]++;
                        receive.post();
                    }
                }
            }
            assertThat(seen).containsOnly(100);
            assertThatExceptionOfType(UnsupportedOperationException.class)
                    .isThrownBy(() -> star.hub.channel(0).prepareReceive(here));
        }
    }

    @Test
    @Shows({Capability.MULTI_CHANNEL_REQUESTS, Capability.MULTI_CHANNEL_FUTURES})
    void requestsAsFutures() throws Exception {
        try (ChannelStar star = ChannelStar.byHand(4)) {
            WiredStar wired = new WiredStar(star);
            wired.fill(wired.here);
            star.hub.release();
            CompletionQueue completions = star.hub.completions().orElseThrow();
            try (EventLoop loop = EventLoop.start()) {
                loop.register(completions, request -> {});
                List<CompletableFuture<?>> all = new ArrayList<>();
                for (SendRequest write : wired.writes) {
                    all.add(loop.submit(write, LIMIT));
                }
                CompletableFuture.allOf(all.toArray(new CompletableFuture<?>[0]))
                        .get(20, TimeUnit.SECONDS);
                loop.unregister(completions).get(20, TimeUnit.SECONDS);
            }
            wired.assertAllEqual();
            wired.round();
        }
    }

    /** The scope is reused, and caches the request at each index of the previous list. */
    @Test
    void repeatedLists() throws IOException {
        try (ChannelStar star = ChannelStar.byHand(3);
                ChannelStar other = ChannelStar.byHand(1)) {
            WiredStar wired = new WiredStar(star);
            List<SendRequest> fixed = List.copyOf(wired.writes);
            List<SendRequest> changing = new ArrayList<>(wired.writes);
            List<SendRequest> refused = List.of(wired.writes.get(1), new WiredStar(other).writes.get(0));
            for (int i = 0; i < 4; i++) {
                wired.fill(wired.here);
                star.hub.completeAll(fixed, LIMIT);
                wired.assertAllEqual();
            }
            // Validating the list has cached its first request.
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> star.hub.completeAll(refused, LIMIT));
            wired.fill(wired.here);
            star.hub.completeAll(fixed, LIMIT);
            wired.assertAllEqual();
            for (int i = 0; i < 4; i++) {
                wired.fill(wired.here);
                star.hub.completeAll(changing, LIMIT);
                wired.assertAllEqual();
            }
            wired.fill(wired.here);
            changing.remove(0);
            star.hub.completeAll(changing, LIMIT);
            assertThat(bytes(wired.there.get(0))).isNotEqualTo(bytes(wired.part(0)));
            wired.assertEqualAt(1);
            wired.assertEqualAt(2);
        }
    }

    @Test
    @SuppressWarnings("try") // The scope is used after its end.
    @Shows({Capability.MULTI_CHANNEL_BUILDER, Capability.MULTI_CHANNEL_HANDSHAKE, Capability.MULTI_CHANNEL_DOMAIN})
    void misuse() throws IOException {
        try (ChannelStar star = ChannelStar.byHand(2);
                ChannelStar other = ChannelStar.byHand(2)) {
            WiredStar wired = new WiredStar(star);
            WiredStar others = new WiredStar(other);
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> star.hub.completeAll(others.sends, LIMIT))
                    .withMessageContaining("does not belong to this scope");
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> star.hub.channel(2).prepareSend(wired.here))
                    .withMessageContaining("peer 2 is out of range: 0 to 1");
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> star.hub.sendToPeers(wired.here, LIMIT, -1));
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> MultiChannel.of(List.of()))
                    .withMessageContaining("The list of channels is empty");
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> MultiChannel.of(List.of(star.peers.get(0), other.peers.get(0))))
                    .withMessageContaining("protection domain");
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> MultiChannel.builder(star.hub.domain())
                            .sharedReceives(4)
                            .completionsEach()
                            .create());
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> MultiChannel.builder(star.hub.domain()).peers(0));
            try (MultiChannel unconnected =
                    MultiChannel.builder(star.hub.domain()).peers(3).create()) {
                assertThatExceptionOfType(IllegalArgumentException.class)
                        .isThrownBy(() ->
                                unconnected.connect(unconnected.endpoints().subList(0, 2)))
                        .withMessageContaining("2 endpoints for 3 peers");
            }
            WorkScope ended = star.hub.scope(LIMIT);
            ended.close();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> ended.postAll(wired.sends))
                    .withMessageContaining("is not open");
            // Both remain usable.
            wired.round();
            others.round();
        }
    }
}
