package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The algorithms, with nodes that are threads and leave each other numbers in this JVM's memory. */
@Timeout(60)
class BarrierTest {
    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final int ROUNDS = 30;

    /** A world whose nodes signal each other through arrays. */
    private static final class Model {
        private final List<AtomicLongArray> memories = new ArrayList<>();
        private final AtomicInteger messages = new AtomicInteger();
        private final List<Barrier> barriers = new ArrayList<>();
        private final AtomicIntegerArray cut;
        private final int worldSize;
        private final AtomicInteger lost = new AtomicInteger(-1);
        private final AtomicInteger probed = new AtomicInteger(-1);
        private final AtomicInteger refused = new AtomicInteger(-1);
        private volatile boolean byteByByte;

        Model(BarrierAlgorithm algorithm, int worldSize) {
            this.worldSize = worldSize;
            cut = new AtomicIntegerArray(worldSize * worldSize);
            for (int i = 0; i < worldSize; i++) {
                memories.add(new AtomicLongArray(worldSize + 1));
                barriers.add(new Barrier(algorithm, i, worldSize, new Node(i)));
            }
        }

        /** Who may not tell, the next time that it has told so often at a barrier. */
        void refuse(int rank, int tells) {
            refused.set(rank << 8 | tells);
        }

        /** From now on nothing gets from one to the other. */
        void cut(int from, int to) {
            cut.set(from * worldSize + to, 1);
        }

        private final class Node implements Signals {
            private final int rank;
            private int tells;

            Node(int rank) {
                this.rank = rank;
            }

            @Override
            public void begin() {
                tells = 0;
            }

            @Override
            public void tell(int peer, long epoch, long until) throws IOException {
                if (refused.compareAndSet(rank << 8 | tells++, -1)) {
                    throw new WrongThreadException("used by another");
                }
                if (cut.get(rank * worldSize + peer) != 0) {
                    throw new IOException("no way to " + peer);
                }
                AtomicLongArray memory = memories.get(peer);
                assertThat(memory.get(rank)).isEqualTo(epoch - 1);
                for (int turn = new Random().nextInt(Long.BYTES), i = 0; byteByByte && i < Long.BYTES; i++) {
                    long mask = 0xffL << Byte.SIZE * ((i + turn) % Long.BYTES);
                    memory.set(rank, memory.get(rank) & ~mask | epoch & mask);
                    if ((epoch & 0xff) == 0) {
                        Thread.yield();
                    }
                }
                memory.set(rank, epoch);
                messages.incrementAndGet();
            }

            @Override
            public long epoch(int peer) {
                return memories.get(rank).getAcquire(peer);
            }

            @Override
            public void check(int peer) throws IOException {
                if (lost.get() == peer && (messages.get() > 0 || probed.get() == peer)) {
                    throw new IOException("what was told is lost");
                }
            }

            @Override
            public void probe(int peer) {
                probed.set(peer);
            }

            @Override
            public void finish(long until) {}

            @Override
            public long poison() {
                return memories.get(rank).getAcquire(worldSize);
            }

            @Override
            public void spread(long poison) {
                for (int peer = 0; peer < worldSize; peer++) {
                    if (peer != rank && cut.get(rank * worldSize + peer) == 0) {
                        memories.get(peer).set(worldSize, poison);
                    }
                }
            }
        }
    }

    private static int[] everyone(int nodes) {
        return IntStream.range(0, nodes).toArray();
    }

    private static void delay(Random random) {
        switch (random.nextInt(4)) {
            case 0 -> LockSupport.parkNanos(random.nextInt(300_000));
            case 1 -> Thread.yield();
            default -> {
                // No delay.
            }
        }
    }

    /** Nobody leaves before the last has entered; each node does this before it does. */
    private static void rounds(Model model, Consumer<Barrier> first) throws Exception {
        AtomicInteger entered = new AtomicInteger();
        List<FutureTask<Void>> tasks = new ArrayList<>();
        for (Barrier barrier : model.barriers) {
            tasks.add(Nodes.start(() -> {
                Random random = new Random();
                for (int round = 1; round <= ROUNDS; round++) {
                    delay(random);
                    first.accept(barrier);
                    entered.incrementAndGet();
                    barrier.await(everyone(model.worldSize), LIMIT);
                    assertThat(entered.get()).isGreaterThanOrEqualTo(model.worldSize * round);
                }
                return null;
            }));
        }
        for (FutureTask<Void> task : tasks) {
            task.get();
        }
    }

    @ParameterizedTest
    @EnumSource
    void nobodyLeavesBeforeTheLastHasEntered(BarrierAlgorithm algorithm) throws Exception {
        for (int nodes = 1; nodes <= 16; nodes++) {
            Model model = new Model(algorithm, nodes);
            rounds(model, barrier -> {});
            assertThat(model.messages.get())
                    .as("%s of %d nodes", algorithm, nodes)
                    .isEqualTo(ROUNDS * (int) algorithm.messages(nodes));
        }
    }

    @Test
    void messagesAsTheBooksSay() {
        assertThat(IntStream.of(1, 2, 3, 4, 5, 8, 9, 16).mapToLong(BarrierAlgorithm.CENTRALIZED::messages))
                .containsExactly(0L, 2L, 4L, 6L, 8L, 14L, 16L, 30L);
        assertThat(IntStream.of(1, 2, 3, 4, 5, 8, 9, 16).mapToLong(BarrierAlgorithm.BINARY_TREE::messages))
                .containsExactly(0L, 2L, 4L, 6L, 8L, 14L, 16L, 30L);
        assertThat(IntStream.of(1, 2, 3, 4, 5, 8, 9, 16).mapToLong(BarrierAlgorithm.DISSEMINATION::messages))
                .containsExactly(0L, 2L, 6L, 8L, 15L, 24L, 36L, 64L);
    }

    /** Barriers of any groups, one after the other: each is one of its members. */
    @ParameterizedTest
    @EnumSource
    void groupsOfAnyRanks(BarrierAlgorithm algorithm) throws Exception {
        int nodes = 9;
        long seed = Long.getLong("rdma4j.seed", System.nanoTime());
        Random choice = new Random(seed);
        List<int[]> groups = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            int[] group = choice.ints(0, nodes)
                    .limit(1 + choice.nextInt(nodes))
                    .distinct()
                    .sorted()
                    .toArray();
            groups.add(group);
        }
        Model model = new Model(algorithm, nodes);
        AtomicIntegerArray entered = new AtomicIntegerArray(groups.size());
        List<FutureTask<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < nodes; i++) {
            int rank = i;
            tasks.add(Nodes.start(() -> {
                Random random = new Random();
                for (int g = 0; g < groups.size(); g++) {
                    int[] group = groups.get(g);
                    if (IntStream.of(group).anyMatch(member -> member == rank)) {
                        delay(random);
                        entered.incrementAndGet(g);
                        model.barriers.get(rank).await(group, LIMIT);
                        assertThat(entered.get(g)).isEqualTo(group.length);
                    }
                }
                return null;
            }));
        }
        for (FutureTask<Void> task : tasks) {
            task.get();
        }
        assertThat(model.messages.get()).as("-Drdma4j.seed=" + seed).isEqualTo((int) groups.stream()
                .mapToLong(group -> algorithm.messages(group.length))
                .sum());
    }

    /** One does not come; one gives up first, and all others know it at once, whatever their own deadlines. */
    @ParameterizedTest
    @EnumSource
    void poisonReachesEveryone(BarrierAlgorithm algorithm) throws Exception {
        for (int nodes = 3; nodes <= 16; nodes++) {
            Model model = new Model(algorithm, nodes);
            int absent = new Random().nextInt(nodes);
            int first = (absent + 1) % nodes;
            List<FutureTask<Void>> tasks = new ArrayList<>();
            long start = System.nanoTime();
            for (int i = 0; i < nodes; i++) {
                int rank = i;
                if (rank != absent) {
                    tasks.add(Nodes.start(() -> {
                        Duration limit = rank == first ? Duration.ofMillis(50) : LIMIT;
                        model.barriers.get(rank).await(everyone(model.worldSize), limit);
                        return null;
                    }));
                }
            }
            for (FutureTask<Void> task : tasks) {
                Throwable thrown = catchThrowable(task::get).getCause();
                assertThat(thrown).isInstanceOf(BarrierException.class);
                assertThat(((BarrierException) thrown).origin()).isEqualTo(first);
                assertThat(thrown).hasMessageMatching("rank " + first + " waited too long for rank \\d+ at a barrier");
            }
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
            // The one that comes late, and those that come again.
            for (Barrier barrier : model.barriers) {
                int[] self = {model.barriers.indexOf(barrier)};
                assertThatThrownBy(() -> barrier.await(self, LIMIT))
                        .isInstanceOf(BarrierException.class)
                        .hasMessageContaining("rank " + first + " waited too long for rank ");
            }
            assertThatThrownBy(() -> model.barriers.get(first).await(everyone(model.worldSize), LIMIT))
                    .hasMessageStartingWith("the barriers are poisoned: rank " + first);
        }
    }

    /** The node that gives up cannot reach all; others pass it on. */
    @ParameterizedTest
    @EnumSource
    void poisonIsPassedOn(BarrierAlgorithm algorithm) {
        int nodes = 6;
        Model model = new Model(algorithm, nodes);
        for (int peer = 1; peer < nodes; peer++) {
            if (peer != 3) {
                model.cut(0, peer);
            }
        }
        List<FutureTask<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < nodes; i++) {
            int rank = i;
            tasks.add(Nodes.start(() -> {
                model.barriers.get(rank).await(everyone(nodes), LIMIT);
                return null;
            }));
        }
        for (FutureTask<Void> task : tasks) {
            assertThat(catchThrowable(task::get).getCause())
                    .isInstanceOf(BarrierException.class)
                    .hasMessageMatching("rank 0 could not reach rank \\d at a barrier(: no way to \\d)?");
        }
    }

    /** What is told arrives later, or never: that is noticed while another is waited for. */
    @Test
    void aPeerThatIsGone() {
        Model model = new Model(BarrierAlgorithm.DISSEMINATION, 3);
        model.lost.set(1);
        assertThatThrownBy(() -> model.barriers.get(0).await(everyone(3), LIMIT))
                .isInstanceOf(BarrierException.class)
                .hasMessage("rank 0 could not reach rank 1 at a barrier: what was told is lost");
        assertThatThrownBy(() -> model.barriers.get(2).await(everyone(3), LIMIT))
                .hasMessage("rank 0 could not reach rank 1 at a barrier");
    }

    /** It has been told nothing that could be lost: the node that waits asks. */
    @Test
    void aPeerThatIsGoneAndWasToldNothing() {
        Model model = new Model(BarrierAlgorithm.CENTRALIZED, 3);
        model.lost.set(1);
        assertThatThrownBy(() -> model.barriers.get(0).await(everyone(3), LIMIT))
                .isInstanceOf(BarrierException.class)
                .hasMessage("rank 0 could not reach rank 1 at a barrier: what was told is lost");
        assertThat(model.probed).hasValue(1);
    }

    @Test
    void interrupted() throws Exception {
        Model model = new Model(BarrierAlgorithm.CENTRALIZED, 2);
        FutureTask<Boolean> task = new FutureTask<>(() -> {
            assertThatThrownBy(() -> model.barriers.get(0).await(everyone(2), LIMIT))
                    .hasMessage("rank 0 was interrupted while it waited for rank 1 at a barrier");
            return Thread.currentThread().isInterrupted();
        });
        Thread thread = new Thread(task);
        thread.start();
        Thread.sleep(50);
        thread.interrupt();
        assertThat(task.get()).isTrue();
    }

    @Test
    void ranksThatAreNoGroup() {
        Model model = new Model(BarrierAlgorithm.BINARY_TREE, 3);
        Barrier barrier = model.barriers.get(1);
        assertThatThrownBy(() -> barrier.await(new int[] {1, 0}, LIMIT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the ranks of the barrier [1, 0] do not ascend, each there once");
        assertThatThrownBy(() -> barrier.await(new int[] {1, 1}, LIMIT))
                .hasMessage("the ranks of the barrier [1, 1] do not ascend, each there once");
        assertThatThrownBy(() -> barrier.await(new int[] {0, 2}, LIMIT))
                .hasMessage("rank 1 is not among those of its own barrier [0, 2]");
        assertThatThrownBy(() -> barrier.await(new int[0], LIMIT))
                .hasMessage("rank 1 is not among those of its own barrier []");
        assertThatThrownBy(() -> barrier.await(new int[] {1, 3}, LIMIT))
                .hasMessage("rank 3 of the barrier [1, 3] is not in the network; its 3 ranks start at 0");
        assertThatThrownBy(() -> barrier.await(new int[] {-1, 1}, LIMIT))
                .hasMessage("rank -1 of the barrier [-1, 1] is not in the network; its 3 ranks start at 0");
        // None of it poisons.
        assertThat(catchThrowable(() -> barrier.await(new int[] {1}, LIMIT))).isNull();
    }

    /** The channels are another thread's: that is told, and the barrier can be entered when they are not. */
    @ParameterizedTest
    @EnumSource
    void misuseIsAsIfNothingHadHappened(BarrierAlgorithm algorithm) throws Exception {
        int nodes = 5;
        for (int misused = 0; misused < nodes; misused++) {
            Model model = new Model(algorithm, nodes);
            int rank = misused;
            rounds(model, barrier -> {
                if (barrier == model.barriers.get(rank)) {
                    model.refuse(rank, 0);
                    assertThatThrownBy(() -> barrier.await(everyone(nodes), LIMIT))
                            .isInstanceOf(WrongThreadException.class)
                            .hasMessage("used by another");
                }
            });
        }
    }

    /** Some have been told already, and may leave, since all have entered; but nobody passes the next one. */
    @Test
    void misuseInTheMiddle() {
        Model model = new Model(BarrierAlgorithm.DISSEMINATION, 4);
        model.refuse(2, 1);
        List<FutureTask<Integer>> tasks = new ArrayList<>();
        for (Barrier barrier : model.barriers) {
            tasks.add(Nodes.start(() -> {
                int passed = 0;
                try {
                    while (passed < 2) {
                        barrier.await(everyone(4), LIMIT);
                        passed++;
                    }
                } catch (BarrierException e) {
                    assertThat(e).hasMessageStartingWith("rank 2 could not reach rank 0 at a barrier");
                }
                return passed;
            }));
        }
        // Who is refused, and who waits for what was.
        assertThat(tasks.get(2)).succeedsWithin(LIMIT).isEqualTo(0);
        assertThat(tasks.get(0)).succeedsWithin(LIMIT).isEqualTo(0);
        assertThat(tasks.get(1)).succeedsWithin(LIMIT).isIn(0, 1);
        assertThat(tasks.get(3)).succeedsWithin(LIMIT).isIn(0, 1);
    }

    @Test
    void twoThreadsAtOneBarrier() throws Exception {
        Model model = new Model(BarrierAlgorithm.CENTRALIZED, 2);
        Barrier barrier = model.barriers.get(0);
        FutureTask<Void> waiting = Nodes.start(() -> {
            barrier.await(everyone(2), LIMIT);
            return null;
        });
        Throwable refused = null;
        // Until the other one is there, this one passes.
        for (int i = 0; i < 1000 && refused == null; i++) {
            refused = catchThrowable(() -> barrier.await(new int[] {0}, LIMIT));
            Thread.sleep(1);
        }
        assertThat(refused)
                .isInstanceOf(WrongThreadException.class)
                .hasMessage("another thread is at a barrier of rank 0");
        model.barriers.get(1).await(everyone(2), LIMIT);
        waiting.get();
    }

    /** Of another round than this one or the next: nobody leaves for it. */
    @ParameterizedTest
    @ValueSource(longs = {-1, 3, 1000, Long.MIN_VALUE})
    void epochsOfAnotherRound(long epoch) {
        Model model = new Model(BarrierAlgorithm.CENTRALIZED, 2);
        model.memories.get(0).set(1, epoch);
        assertThatThrownBy(() -> model.barriers.get(0).await(everyone(2), Duration.ofMillis(50)))
                .isInstanceOf(BarrierException.class)
                .hasMessage("rank 0 waited too long for rank 1 at a barrier");
    }

    /** Of a node that knows other reasons. */
    @ParameterizedTest
    @ValueSource(longs = {-1, 9L << 48 | 2 << 24 | 1})
    void poisonOfNoKnownReason(long poison) {
        Model model = new Model(BarrierAlgorithm.CENTRALIZED, 2);
        model.memories.get(0).set(2, poison);
        assertThatThrownBy(() -> model.barriers.get(0).await(everyone(2), LIMIT))
                .isInstanceOf(BarrierException.class)
                .hasMessageMatching("rank \\d+ gave up at rank \\d+ at a barrier");
    }

    /** A device may write the 8 bytes of an epoch one by one, in any order: one that is seen half is not taken for another. */
    @ParameterizedTest
    @EnumSource
    void epochsThatAreSeenHalf(BarrierAlgorithm algorithm) throws Exception {
        int nodes = 3;
        Model model = new Model(algorithm, nodes);
        model.byteByByte = true;
        AtomicInteger entered = new AtomicInteger();
        List<FutureTask<Void>> tasks = new ArrayList<>();
        for (Barrier barrier : model.barriers) {
            tasks.add(Nodes.start(() -> {
                for (int round = 1; round <= 2000; round++) {
                    entered.incrementAndGet();
                    barrier.await(everyone(nodes), LIMIT);
                    assertThat(entered.get()).isGreaterThanOrEqualTo(nodes * round);
                }
                return null;
            }));
        }
        for (FutureTask<Void> task : tasks) {
            task.get();
        }
    }
}
