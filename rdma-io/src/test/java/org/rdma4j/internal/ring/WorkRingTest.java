package org.rdma4j.internal.ring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** States and limits of a ring, and a poster and a reader on two threads. */
class WorkRingTest {
    private static final int POSTS = 100_000;

    @Test
    void noCompletionBelongsToARingThatIsNotOpen() {
        WorkRing ring = new ReceiveRing(4);
        assertThat(ring.isRetired()).isTrue();
        ring.open(7);
        long id = ring.idOf(3);
        assertThat(ring.isCurrent(id)).isTrue();
        assertThat(ring.mismatch(id)).isZero();
        assertThat(ring.indexOf(id)).isEqualTo(3);
        assertThat(id >>> WorkId.QUEUE_SHIFT).isEqualTo(7);
        ring.retire();
        assertThat(ring.isRetired()).isTrue();
        assertThat(ring.isCurrent(id)).isFalse();
    }

    @Test
    void theIdsOfSharedQueuesAreNegative() {
        WorkRing ring = new SharedReceiveRing(4);
        ring.open(5 | WorkId.SHARED);
        assertThat(ring.idOf(1)).isNegative();
        assertThat((ring.idOf(1) & Long.MAX_VALUE) >>> WorkId.QUEUE_SHIFT).isEqualTo(5);
    }

    @Test
    void flagsAndIndexesDoNotMismatch() {
        WorkRing ring = new ReceiveRing(4);
        ring.open(1);
        long id = ring.idOf(WorkId.INDEX_MASK);
        assertThat(ring.mismatch(id)).isZero();
        assertThat(ring.mismatch(id | WorkId.AWAITED)).isNotZero();
        assertThat(ring.isCurrent(id | WorkId.AWAITED)).isTrue();
        assertThat(ring.mismatch(id + (1L << WorkId.QUEUE_SHIFT))).isNotZero();
        assertThat(WorkId.withIndex(id | WorkId.AWAITED | WorkId.POSITION, 9)).isEqualTo(ring.idOf(9));
    }

    @Test
    void aFlushMakesEarlierCompletionsStale() {
        WorkRing ring = new ReceiveRing(4);
        ring.open(2);
        for (int epoch = 1; epoch < 256; epoch++) {
            long id = ring.idOf(1);
            ring.publish(ring.posted() + 2);
            assertThat(ring.inFlight()).isEqualTo(2);
            assertThat(ring.flush()).isTrue();
            assertThat(ring.inFlight()).isZero();
            assertThat(ring.isCurrent(id)).isFalse();
        }
        assertThat(ring.flush()).as("the epochs of a number are used up").isFalse();
    }

    @Test
    void limitsFollowTheStateAndTheCapacity() {
        WorkRing ring = new ReceiveRing(4);
        ring.open(1);
        assertThat(ring.limit()).isZero();
        assertThat(ring.takeStateChange()).isTrue();
        assertThat(ring.takeStateChange()).isFalse();
        assertThat(ring.reserve(4, 0, false)).isTrue();
        assertThat(ring.limit()).isEqualTo(4);
        assertThat(ring.fastLimit()).isEqualTo(4);
        assertThat(ring.reserve(5, 0, false)).isFalse();
        assertThat(ring.reserve(4, 1, false)).as("with one stale completion").isFalse();
        assertThat(ring.limit()).isEqualTo(3);
        ring.publish(3);
        assertThat(ring.reserve(2, 0, false)).isFalse();
        ring.advance(1);
        assertThat(ring.reserve(2, 0, false)).isTrue();
        ring.invalidate();
        assertThat(ring.limit()).isZero();
        assertThat(ring.fastLimit()).isZero();
        assertThat(ring.reserve(1, 0, false)).as("allowed once").isTrue();
        assertThat(ring.limit()).as("but the next post looks again").isZero();
        assertThat(ring.takeStateChange()).isTrue();
        assertThat(ring.reserve(1, 0, false)).isTrue();
        assertThat(ring.limit()).isEqualTo(5);
        ring.resize(2);
        assertThat(ring.capacity()).isEqualTo(2);
        assertThat(ring.limit()).as("the capacity has changed").isZero();
        assertThat(ring.reserve(1, 0, false)).isFalse();
    }

    @Test
    void undeliveredCompletionsCountAgainstTheCapacity() {
        WorkRing ring = new ReceiveRing(2);
        ring.open(1);
        ring.takeStateChange();
        ring.addUndelivered(1);
        assertThat(ring.isBackedUp()).isFalse();
        assertThat(ring.reserve(1, 0, false)).isTrue();
        ring.addUndelivered(1);
        assertThat(ring.isBackedUp()).isTrue();
        assertThat(ring.reserve(1, 0, false)).isFalse();
        assertThat(ring.reserve(1, 0, true)).as("counted in one that is there").isTrue();
        assertThat(ring.limit()).isZero();
        ring.addUndelivered(-1);
        assertThat(ring.reserve(1, 0, false)).isTrue();
        assertThat(ring.limit()).isEqualTo(2);
        ring.flush();
        assertThat(ring.undelivered()).isZero();
    }

    @Test
    void aFlushChangesTheState() {
        WorkRing ring = new ReceiveRing(4);
        assertThat(ring.flush()).as("of a ring that is not open").isTrue();
        assertThat(ring.isRetired()).isTrue();
        ring.open(1);
        ring.takeStateChange();
        assertThat(ring.reserve(1, 0, false)).isTrue();
        ring.flush();
        assertThat(ring.limit()).isZero();
        assertThat(ring.takeStateChange()).isTrue();
    }

    @Test
    void failuresAreCounted() {
        WorkRing ring = new SharedReceiveRing(2);
        ring.countFailure();
        ring.countFailure();
        assertThat(ring.failures()).isEqualTo(2);
    }

    @Test
    void aSharedRingIsAdvancedByManyReaders() throws InterruptedException {
        WorkRing ring = new SharedReceiveRing(POSTS);
        ring.open(1);
        ring.publish(POSTS);
        Thread[] readers = new Thread[4];
        for (int i = 0; i < readers.length; i++) {
            readers[i] = Thread.ofPlatform().start(() -> {
                for (int n = 0; n < POSTS / 4; n++) {
                    ring.advance(1);
                }
            });
        }
        for (Thread reader : readers) {
            reader.join();
        }
        assertThat(ring.inFlight()).isZero();
        assertThat(ring.fastLimit()).isZero();
    }

    /** The reader finds the index that the poster has recorded, whatever the poster records next. */
    @Test
    void posterAndReaderOnTwoThreads() throws InterruptedException {
        for (SendRing ring : new SendRing[] {new SendRing(16), new IwarpSendRing(16)}) {
            ring.open(1);
            ring.takeStateChange();
            ConcurrentLinkedQueue<long[]> device = new ConcurrentLinkedQueue<>();
            AtomicReference<Throwable> failure = new AtomicReference<>();
            Thread reader = Thread.ofPlatform().start(() -> {
                try {
                    read(ring, device);
                } catch (Throwable e) {
                    failure.set(e);
                }
            });
            for (int n = 0; n < POSTS && failure.get() == null; n++) {
                while (!ring.reserve(1, 0, false) && failure.get() == null) {
                    Thread.onSpinWait();
                }
                post(ring, device, n);
            }
            reader.join();
            assertThat(failure.get()).isNull();
            assertThat(ring.inFlight()).isZero();
        }
    }

    private static void post(SendRing ring, ConcurrentLinkedQueue<long[]> device, int n) {
        long position = ring.posted();
        boolean requested = n % 3 == 0 || n == POSTS - 1;
        long id;
        boolean signaled = true;
        if (ring.postsUntracked(position, requested)) {
            id = ring.idOf(n);
        } else {
            signaled = requested || ring.needsSignal(position, false);
            id = ring.record(position, n, signaled, requested, false, false);
        }
        ring.publish(position + 1);
        if (signaled) {
            device.add(new long[] {id, position, n});
        }
    }

    private static void read(SendRing ring, ConcurrentLinkedQueue<long[]> device) {
        long last = -1;
        while (last < POSTS - 1) {
            long[] completion = device.poll();
            if (completion == null) {
                Thread.onSpinWait();
                continue;
            }
            long position = ring.locate(completion[0]);
            int index = ring.indexOf(completion[0]);
            boolean tracked = (int) completion[0] < 0;
            if (index != completion[2] || tracked && position != completion[1]) {
                throw new AssertionError("index " + index + " for " + completion[2] + ", position " + position);
            }
            ring.complete(position);
            last = completion[1];
            if (ring.isInFlight(last)) {
                throw new AssertionError(last + " is in flight after its completion");
            }
        }
    }
}
