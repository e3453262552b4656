package org.rdma4j.internal.ring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random operations on a registry and a simulated completion queue, which checks every completion. */
class QueueRegistryTest {
    private static final int STEPS = 100_000;
    private static final int CAPACITY = 64;
    private static final int BATCH = 4;

    /** A queue with its requests in flight. Completions of an earlier epoch are stale. */
    private static final class Reporting {
        private final int depth;
        private int number;
        private int epoch;
        private int inFlight;
        /** Maximum number of completions of earlier epochs that have not been polled. */
        private int unpolled;

        private Reporting(int depth) {
            this.depth = depth;
        }
    }

    private record Completion(int number, Reporting queue, int epoch) {}

    /** A registry, the completion queue that it belongs to, and the queues that report there. */
    private static final class Simulation {
        private final Random random;
        private final QueueRegistry<Reporting> registry = new QueueRegistry<>();
        private final List<Reporting> open = new ArrayList<>();
        private final Deque<Completion> completions = new ArrayDeque<>();
        private int largestNumber;

        private Simulation(long seed) {
            random = new Random(seed);
            registry.capacity(CAPACITY);
        }

        private void step() {
            switch (random.nextInt(12)) {
                case 0, 1 -> openQueue();
                case 2 -> closeQueue();
                case 3 -> resetQueue();
                case 4, 5, 6 -> post();
                case 7, 8 -> complete();
                default -> poll();
            }
            int reserved = open.stream().mapToInt(each -> each.depth).sum();
            assertThat(registry.reserved()).isBetween(reserved, CAPACITY);
            assertThat(completions.size()).isLessThanOrEqualTo(registry.reserved());
            assertThat(registry.isAllStale()).isEqualTo(open.isEmpty() && registry.mayHoldStale());
        }

        private void openQueue() {
            Reporting queue = new Reporting(1 + random.nextInt(8));
            boolean fits = queue.depth <= CAPACITY - registry.reserved();
            assertThat(registry.tryReserve(queue.depth)).isEqualTo(fits);
            if (fits) {
                queue.number = registry.add(queue);
                largestNumber = Math.max(largestNumber, queue.number);
                open.add(queue);
            }
        }

        private Reporting any() {
            return open.get(random.nextInt(open.size()));
        }

        private void closeQueue() {
            if (open.isEmpty()) {
                return;
            }
            Reporting queue = any();
            open.remove(queue);
            int left = queue.inFlight;
            registry.remove(queue.number, left == 0 && queue.unpolled == 0);
            registry.release(queue.depth, left);
            // Some of the requests complete, others are dropped by the device.
            flush(queue, random.nextInt(left + 1));
        }

        private void resetQueue() {
            if (open.isEmpty()) {
                return;
            }
            Reporting queue = any();
            int left = queue.inFlight;
            if (registry.reserved() + left > CAPACITY) {
                return;
            }
            registry.reserveStale(left);
            flush(queue, random.nextInt(left + 1));
            queue.unpolled += left;
            queue.epoch++;
            queue.inFlight = 0;
        }

        private void flush(Reporting queue, int count) {
            long unpolled = completions.stream()
                    .filter(each -> each.queue == queue && each.epoch == queue.epoch)
                    .count();
            for (long i = unpolled; i < count; i++) {
                completions.add(new Completion(queue.number, queue, queue.epoch));
            }
        }

        private void post() {
            if (!open.isEmpty()) {
                Reporting queue = any();
                if (queue.inFlight < queue.depth) {
                    queue.inFlight++;
                }
            }
        }

        private void complete() {
            if (!open.isEmpty()) {
                Reporting queue = any();
                flush(queue, random.nextInt(queue.inFlight + 1));
            }
        }

        /** Polls as a completion queue does. Queues may be opened and closed between the poll and its processing. */
        private void poll() {
            registry.beginPoll();
            if (random.nextInt(4) == 0) {
                closeQueue();
            }
            List<Completion> batch = new ArrayList<>();
            while (batch.size() < BATCH && !completions.isEmpty()) {
                batch.add(completions.remove());
            }
            if (batch.size() < BATCH) {
                registry.emptied();
            }
            if (random.nextInt(4) == 0) {
                openQueue();
            }
            for (Completion each : batch) {
                process(each);
            }
            if (registry.hasReleasable()) {
                registry.releaseStale();
            }
            if (!registry.mayHoldStale()) {
                open.forEach(each -> each.unpolled = 0);
            }
        }

        private void process(Completion completion) {
            Reporting found = registry.get(completion.number);
            if (open.contains(completion.queue)) {
                assertThat(found).isSameAs(completion.queue);
                if (completion.epoch == found.epoch) {
                    found.inFlight--;
                }
            } else {
                assertThat(found).as("a stale completion names another queue").isNull();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void neitherOverrunsNorConfusesQueues(long seed) {
        Simulation simulation = new Simulation(seed);
        for (int step = 0; step < STEPS; step++) {
            simulation.step();
        }
        while (!simulation.open.isEmpty()) {
            simulation.closeQueue();
        }
        while (!simulation.completions.isEmpty() || simulation.registry.mayHoldStale()) {
            simulation.poll();
            while (!simulation.open.isEmpty()) {
                simulation.closeQueue();
            }
        }
        assertThat(simulation.registry.reserved()).isZero();
        assertThat(simulation.largestNumber).as("numbers are assigned again").isLessThan(4 * CAPACITY);
    }

    @Test
    void releasesTheSnapshotOnly() {
        QueueRegistry<String> registry = new QueueRegistry<>();
        registry.capacity(10);
        int first = registry.add("first");
        int second = registry.add("second");
        assertThat(registry.tryReserve(10)).isTrue();
        assertThat(registry.tryReserve(1)).isFalse();
        registry.remove(first, false);
        registry.release(4, 3);
        registry.beginPoll();
        registry.remove(second, false);
        registry.release(6, 6);
        registry.emptied();
        assertThat(registry.reserved()).isEqualTo(9);
        registry.releaseStale();
        assertThat(registry.reserved()).isEqualTo(6);
        assertThat(registry.mayHoldStale()).isTrue();
        assertThat(registry.add("third")).isEqualTo(first);
        assertThat(registry.add("fourth")).isNotEqualTo(second);
        assertThat(registry.get(second)).isNull();
    }

    @Test
    void visitsRegisteredQueues() {
        QueueRegistry<String> registry = new QueueRegistry<>();
        for (int i = 0; i < 20; i++) {
            assertThat(registry.add("queue " + i)).isEqualTo(i);
        }
        registry.remove(7, true);
        assertThat(registry.allMatch(each -> !each.equals("queue 7"))).isTrue();
        assertThat(registry.allMatch(each -> !each.equals("queue 19"))).isFalse();
        assertThat(registry.add("another")).isEqualTo(7);
    }
}
