package org.rdma4j.network;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * One node's side of all barriers of a network. Peers count how often they have told each other that they got to a point of
 * the algorithm: an epoch for each pair and direction. So barriers of any groups follow each other without anything being
 * reset, and one that a peer enters early is noticed in time.
 */
final class Barrier {
    private static final int SPINS = 1000;
    private static final long YIELD_NANOS = 2_000_000;
    private static final long PARK_NANOS = 50_000;
    /** After so long, and every so often from then on, a peer that is waited for is asked whether it is still there. */
    private static final long PROBE_NANOS = 1_000_000_000;

    private static final int RANK_BITS = 24;
    private static final long RANK_MASK = (1 << RANK_BITS) - 1;

    /** Why a node gave up. */
    private enum Reason {
        LATE("waited too long for"),
        UNREACHABLE("could not reach"),
        INTERRUPTED("was interrupted while it waited for");

        private final String text;

        Reason(String text) {
            this.text = text;
        }
    }

    private final BarrierAlgorithm algorithm;
    private final int rank;
    private final Signals signals;
    private final ReentrantLock use = new ReentrantLock();
    private final long[] told;
    private final long[] heard;
    private @Nullable BarrierException failure;

    Barrier(BarrierAlgorithm algorithm, int rank, int worldSize, Signals signals) {
        this.algorithm = algorithm;
        this.rank = rank;
        this.signals = signals;
        this.told = new long[worldSize];
        this.heard = new long[worldSize];
    }

    /** One barrier, by places in its group instead of ranks. */
    final class Group {
        private final int[] ranks;
        private final long until;
        private final long[] heardBefore = heard.clone();
        private boolean hasTold;

        private Group(int[] ranks, long until) {
            this.ranks = ranks;
            this.until = until;
        }

        void tell(int place) throws IOException {
            int peer = ranks[place];
            try {
                signals.tell(peer, told[peer] + 1, until);
            } catch (IOException | RuntimeException e) {
                throw unreachable(peer, e);
            }
            told[peer]++;
            hasTold = true;
        }

        void await(int place) throws BarrierException {
            int peer = ranks[place];
            long wanted = ++heard[peer];
            long start = System.nanoTime();
            long probe = start + PROBE_NANOS;
            for (int i = 0; !isHeard(peer, wanted); i++) {
                long poison = signals.poison();
                if (poison != 0) {
                    throw poisoned(poison);
                }
                if (i < SPINS) {
                    Thread.onSpinWait();
                    continue;
                }
                long now = System.nanoTime();
                if (now - until >= 0) {
                    throw giveUp(Reason.LATE, peer, null);
                }
                if (Thread.currentThread().isInterrupted()) {
                    throw giveUp(Reason.INTERRUPTED, peer, null);
                }
                if (now - start < YIELD_NANOS) {
                    Thread.yield();
                } else {
                    boolean isDue = now - probe >= 0;
                    if (isDue) {
                        probe = now + PROBE_NANOS;
                    }
                    check(peer, isDue);
                    LockSupport.parkNanos(PARK_NANOS);
                }
            }
        }

        /** A peer that is gone is noticed by what this node has told it, or asked it now, before the deadline is. */
        private void check(int awaited, boolean probe) throws BarrierException {
            for (int peer : ranks) {
                try {
                    signals.check(peer);
                    if (probe && peer == awaited) {
                        signals.probe(peer);
                    }
                } catch (IOException | RuntimeException e) {
                    throw unreachable(peer, e);
                }
            }
        }

        /** Misuse, such as by another thread, is refused as if nothing had happened, unless a peer knows better. */
        private BarrierException unreachable(int peer, Exception e) {
            if (e instanceof RuntimeException misuse && !hasTold) {
                System.arraycopy(heardBefore, 0, heard, 0, heard.length);
                throw misuse;
            }
            return giveUp(Reason.UNREACHABLE, peer, e);
        }

        /**
         * Whether the peer has told as often, or once more: it may be in the next barrier already, and no further, since
         * that one needs this node. Any other number is one that is being written, seen half: nothing promises that a
         * device writes 8 bytes at once.
         */
        private boolean isHeard(int peer, long wanted) {
            long epoch = signals.epoch(peer);
            return epoch == wanted || epoch == wanted + 1;
        }
    }

    /**
     * Returns when all nodes of the group have called this.
     *
     * @param ranks ascending, this node's among them
     * @throws IllegalArgumentException if they are not; nothing is poisoned then
     * @throws WrongThreadException if another thread is at a barrier, or has the channels; nothing is poisoned then
     * @throws BarrierException if this node gives up, or another has
     */
    void await(int[] ranks, Duration limit) throws BarrierException {
        if (!use.tryLock()) {
            throw new WrongThreadException("another thread is at a barrier of rank " + rank);
        }
        try {
            awaitAlone(ranks, limit);
        } finally {
            use.unlock();
        }
    }

    private void awaitAlone(int[] ranks, Duration limit) throws BarrierException {
        int self = check(ranks);
        BarrierException before = failure;
        if (before != null) {
            throw new BarrierException("the barriers are poisoned: " + before.getMessage(), before.origin(), before);
        }
        long poison = signals.poison();
        if (poison != 0) {
            throw poisoned(poison);
        }
        long until = System.nanoTime() + Deadlines.nanos(limit);
        try {
            signals.begin();
            algorithm.run(new Group(ranks, until), self, ranks.length);
        } catch (BarrierException e) {
            failure = e;
            throw e;
        } catch (IOException e) {
            failure = giveUp(Reason.UNREACHABLE, rank, e);
            throw failure;
        }
        // All have entered. A peer that has not heard of it, or has closed since, cannot change that any more.
        signals.finish(until);
    }

    private int check(int[] ranks) {
        for (int i = 0; i < ranks.length; i++) {
            if (ranks[i] < 0 || ranks[i] >= told.length) {
                throw new IllegalArgumentException("rank " + ranks[i] + " of the barrier " + Arrays.toString(ranks)
                        + " is not in the network; its " + told.length + " ranks start at 0");
            }
            if (i > 0 && ranks[i] <= ranks[i - 1]) {
                throw new IllegalArgumentException(
                        "the ranks of the barrier " + Arrays.toString(ranks) + " do not ascend, each there once");
            }
        }
        int self = Arrays.binarySearch(ranks, rank);
        if (self < 0) {
            throw new IllegalArgumentException(
                    "rank " + rank + " is not among those of its own barrier " + Arrays.toString(ranks));
        }
        return self;
    }

    private BarrierException giveUp(Reason reason, int peer, @Nullable Exception cause) {
        signals.spread((long) (reason.ordinal() + 1) << 2 * RANK_BITS | (long) (rank + 1) << RANK_BITS | peer + 1);
        String message = "rank " + rank + " " + reason.text + " rank " + peer + " at a barrier";
        return cause == null
                ? new BarrierException(message, rank)
                : new BarrierException(message + ": " + cause.getMessage(), rank, cause);
    }

    /** Another node has given up; passed on, for those that it could not tell. */
    private BarrierException poisoned(long poison) {
        signals.spread(poison);
        int reason = (int) (poison >>> 2 * RANK_BITS) - 1;
        int origin = (int) (poison >>> RANK_BITS & RANK_MASK) - 1;
        int peer = (int) (poison & RANK_MASK) - 1;
        Reason[] reasons = Reason.values();
        String why = reason < 0 || reason >= reasons.length ? "gave up at" : reasons[reason].text;
        BarrierException thrown =
                new BarrierException("rank " + origin + " " + why + " rank " + peer + " at a barrier", origin);
        failure = thrown;
        return thrown;
    }
}
