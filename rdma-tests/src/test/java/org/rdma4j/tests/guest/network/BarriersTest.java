package org.rdma4j.tests.guest.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.foreign.ValueLayout;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.network.BarrierAlgorithm;
import org.rdma4j.network.BarrierException;
import org.rdma4j.network.Node;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.WorkScope;

/**
 * Barriers of nodes in threads: no node leaves early, the number of messages is as documented, and a failure reaches
 * all nodes.
 */
@InGuest
@Timeout(300)
class BarriersTest {
    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final int SOAK = Integer.getInteger("rdma4j.soak", 1);
    private static final int MAX_DELAY_NANOS = 100_000;

    private static Stream<Arguments> worlds() {
        return Stream.of(BarrierAlgorithm.values())
                .flatMap(algorithm -> IntStream.of(2, 3, 5, 8, 16).mapToObj(nodes -> Arguments.of(algorithm, nodes)));
    }

    /** Returns the sum of the next packet sequence numbers of all channels of a node. */
    private static long packets(Node node) throws RdmaException {
        long sum = 0;
        for (int peer = 0; peer < node.worldSize(); peer++) {
            sum += node.channel(peer).queuePair().query().sendPsn();
        }
        return sum;
    }

    @ParameterizedTest
    @MethodSource("worlds")
    @Shows({Capability.BARRIER, Capability.BARRIER_ALGORITHMS})
    void noNodeLeavesBeforeTheLastHasEntered(BarrierAlgorithm algorithm, int nodes) throws Exception {
        // With an emulated processor, 16 nodes take half a minute for one thousand barriers.
        int rounds = SOAK > 1 ? 500 * SOAK : 400 / nodes;
        AtomicInteger entered = new AtomicInteger();
        AtomicLong packets = new AtomicLong();
        AtomicLong seconds = new AtomicLong();
        World.run(nodes, algorithm, node -> {
            Random random = new Random();
            long before = packets(node);
            for (int round = 1; round <= rounds; round++) {
                if (random.nextInt(nodes * 10) == 0) {
                    LockSupport.parkNanos(random.nextInt(MAX_DELAY_NANOS));
                }
                entered.incrementAndGet();
                long start = System.nanoTime();
                node.barrier(LIMIT);
                seconds.addAndGet((System.nanoTime() - start) / 1_000_000_000);
                assertThat(entered.get()).isGreaterThanOrEqualTo(nodes * round);
            }
            packets.addAndGet(packets(node) - before);
        });
        // A node that waits longer than one second sends a message each second to check that its peer is alive.
        long messages = rounds * algorithm.messages(nodes);
        assertThat(packets.get()).as("messages").isBetween(messages, messages + seconds.get());
    }

    /** Barriers of two disjoint groups and of all nodes. Data written before a barrier has arrived afterwards. */
    @ParameterizedTest
    @EnumSource
    @Shows({Capability.NODE_SINGLE_PEER_OPERATIONS, Capability.BARRIER})
    void groupsSeeEarlierWrites(BarrierAlgorithm algorithm) throws Exception {
        int nodes = 5;
        RemoteMemory[] published = new RemoteMemory[nodes];
        World.run(nodes, algorithm, node -> {
            MemoryRegion inbox = node.allocate(8L * nodes, Access.REMOTE_WRITE);
            MemoryRegion mine = node.allocate(8);
            published[node.rank()] = inbox.remoteMemory();
            node.barrier(LIMIT);
            int[] group = node.rank() % 2 == 0 ? new int[] {0, 2, 4} : new int[] {1, 3};
            for (long round = 1; round <= 100; round++) {
                mine.memory().set(ValueLayout.JAVA_LONG, 0, round);
                for (int peer : group) {
                    RemoteMemory slot = published[peer].slice(8L * node.rank(), 8);
                    node.channel(peer).write(slot, mine, LIMIT);
                }
                node.barrier(LIMIT, group);
                for (int peer : group) {
                    assertThat(inbox.memory().get(ValueLayout.JAVA_LONG, 8L * peer))
                            .isGreaterThanOrEqualTo(round);
                }
                if (round % 10 == 0) {
                    node.barrier(LIMIT);
                }
            }
        });
    }

    /**
     * One node stays away and another times out. All others receive an exception with the rank of the second one, soon
     * after its deadline.
     */
    @ParameterizedTest
    @EnumSource
    @Shows({Capability.BARRIER_FAILURES, Capability.BARRIER_POISON})
    void failureReachesAllNodes(BarrierAlgorithm algorithm) throws Exception {
        int nodes = 8;
        int absent = 5;
        int first = 2;
        CountDownLatch thrown = new CountDownLatch(nodes - 1);
        CountDownLatch receiving = new CountDownLatch(1);
        CountDownLatch sent = new CountDownLatch(nodes - 1);
        AtomicLong latest = new AtomicLong();
        World.run(nodes, algorithm, node -> {
            node.barrier(LIMIT);
            long start = System.nanoTime();
            if (node.rank() == absent) {
                assertThat(thrown.await(30, TimeUnit.SECONDS)).isTrue();
            } else {
                Duration limit = node.rank() == first ? Duration.ofMillis(300) : LIMIT;
                assertThatExceptionOfType(BarrierException.class)
                        .isThrownBy(() -> node.barrier(limit))
                        .withMessageMatching("rank 2 timed out waiting for rank \\d at a barrier")
                        .matches(e -> e.origin() == first);
                latest.accumulateAndGet(System.nanoTime() - start, Math::max);
                thrown.countDown();
            }
            // Later barriers fail as well.
            assertThatExceptionOfType(BarrierException.class)
                    .isThrownBy(() -> node.barrier(LIMIT))
                    .withMessageContaining("rank 2 timed out waiting for rank ");
            // The channels remain usable.
            int last = nodes - 1;
            MemoryRegion word = node.allocate(8);
            if (node.rank() == last) {
                try (WorkScope scope = node.channels().scope(LIMIT)) {
                    for (int peer = 0; peer < last; peer++) {
                        scope.receive(peer, word);
                    }
                    receiving.countDown();
                }
                // Disconnecting earlier could lose acknowledgements.
                assertThat(sent.await(30, TimeUnit.SECONDS)).isTrue();
            } else {
                assertThat(receiving.await(30, TimeUnit.SECONDS)).isTrue();
                node.channel(last).send(word, LIMIT);
                sent.countDown();
            }
        });
        assertThat(Duration.ofNanos(latest.get())).isLessThan(Duration.ofSeconds(5));
    }

    /** A barrier on another thread is rejected without side effects: no node leaves a later barrier early. */
    @ParameterizedTest
    @EnumSource
    void barrierOnAnotherThreadIsRejected(BarrierAlgorithm algorithm) throws Exception {
        int nodes = 3;
        AtomicInteger entered = new AtomicInteger();
        World.run(nodes, algorithm, node -> {
            for (int round = 1; round <= 20; round++) {
                if (round % nodes == node.rank()) {
                    Thread.sleep(2);
                    node.barrier(LIMIT, node.rank());
                    FutureTask<Void> other = new FutureTask<>(() -> {
                        node.barrier(LIMIT);
                        return null;
                    });
                    new Thread(other).start();
                    assertThat(catchThrowable(other::get)).hasCauseInstanceOf(WrongThreadException.class);
                }
                entered.incrementAndGet();
                node.barrier(LIMIT);
                assertThat(entered.get()).isGreaterThanOrEqualTo(nodes * round);
            }
        });
    }

    /** A node that sends to a closed node detects it long before the deadline, and all others are notified. */
    @Test
    @Shows({Capability.BARRIER_FAILURES, Capability.BARRIER_POISON})
    void closedNode() {
        // Closing immediately could lose the acknowledgement of the last message to the node.
        CountDownLatch passed = new CountDownLatch(2);
        CountDownLatch closed = new CountDownLatch(1);
        List<FutureTask<Void>> tasks = World.start(3, BarrierAlgorithm.DISSEMINATION, node -> {
            node.barrier(LIMIT);
            if (node.rank() == 1) {
                assertThat(passed.await(60, TimeUnit.SECONDS)).isTrue();
            } else {
                passed.countDown();
                assertThat(closed.await(60, TimeUnit.SECONDS)).isTrue();
                node.barrier(Duration.ofSeconds(120));
            }
        });
        assertThat(catchThrowable(tasks.get(1)::get)).isNull();
        long start = System.nanoTime();
        closed.countDown();
        for (int rank : new int[] {0, 2}) {
            assertThat(catchThrowable(tasks.get(rank)::get))
                    .cause()
                    .isInstanceOf(BarrierException.class)
                    .hasMessageMatching("rank [02] could not reach rank 1 at a barrier.*");
        }
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(60));
    }
}
