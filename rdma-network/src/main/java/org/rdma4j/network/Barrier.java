package org.rdma4j.network;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.internal.Timeouts;

/**
 * The barriers on one node. The signals from one node to another are numbered consecutively; the number of a signal is
 * its <i>epoch</i>. Successive barriers of arbitrary groups therefore need no reset, and a signal from a peer that
 * enters a barrier early is not lost.
 *
 * <p>When a barrier fails on a node, the node sends a <i>poison</i> to all peers. The poison encodes the reason, the
 * rank of the sending node, and the rank of the peer that caused the failure. Each node forwards the first poison it
 * receives, so that the poison also reaches peers that the sending node cannot reach.
 */
final class Barrier {
    /** Number of polls before a waiting thread yields. */
    private static final int SPINS = 1000;

    /** Time after which a waiting thread parks instead of yielding. */
    private static final long YIELD_NANOS = 2_000_000;

    /** Duration of each park. */
    private static final long PARK_NANOS = 50_000;

    /** Interval at which a waiting node probes the peer for which it waits. */
    private static final long PROBE_NANOS = 1_000_000_000;

    private static final int RANK_BITS = 24;
    private static final long RANK_MASK = (1 << RANK_BITS) - 1;

    /** Reason for a failure. A poison encodes the ordinal plus 1. */
    private enum Reason {
        TIMEOUT("timed out waiting for"),
        UNREACHABLE("could not reach"),
        INTERRUPTED("was interrupted while waiting for");

        private final String text;

        Reason(String text) {
            this.text = text;
        }
    }

    private final BarrierAlgorithm algorithm;
    private final int rank;
    private final Signals signals;
    private final ReentrantLock lock = new ReentrantLock();

    /** Epoch of the last signal sent, indexed by peer. */
    private final long[] sent;

    /** Epoch of the last signal awaited, indexed by peer. */
    private final long[] awaited;

    /** First failure of a barrier on this node, or {@code null} if there is none. */
    private @Nullable BarrierException failure;

    Barrier(BarrierAlgorithm algorithm, int rank, int worldSize, Signals signals) {
        this.algorithm = algorithm;
        this.rank = rank;
        this.signals = signals;
        this.sent = new long[worldSize];
        this.awaited = new long[worldSize];
    }

    /** A barrier in progress. Nodes are identified by their indices in the group. */
    final class Group {
        private final int[] ranks;
        private final long deadline;
        private final long[] awaitedBefore = awaited.clone();

        /** Whether this node has signaled a peer and therefore can no longer leave the barrier unnoticed. */
        private boolean signaled;

        private Group(int[] ranks, long deadline) {
            this.ranks = ranks;
            this.deadline = deadline;
        }

        /** Signals the node at the given index. */
        void signal(int index) throws IOException {
            int peer = ranks[index];
            try {
                signals.send(peer, sent[peer] + 1, deadline);
            } catch (IOException | RuntimeException e) {
                throw unreachable(peer, e);
            }
            sent[peer]++;
            signaled = true;
        }

        /** Waits for a signal from the node at the given index. Spins first, then yields, then parks. */
        void await(int index) throws BarrierException {
            int peer = ranks[index];
            long epoch = ++awaited[peer];
            long start = System.nanoTime();
            long nextProbe = start + PROBE_NANOS;
            for (int i = 0; !hasArrived(peer, epoch); i++) {
                long poison = signals.poison();
                if (poison != 0) {
                    throw poisoned(poison);
                }
                if (i < SPINS) {
                    Thread.onSpinWait();
                    continue;
                }
                long now = System.nanoTime();
                if (now - deadline >= 0) {
                    if (hasArrived(peer, epoch)) {
                        // While this thread was suspended.
                        break;
                    }
                    throw fail(Reason.TIMEOUT, peer, null);
                }
                if (Thread.currentThread().isInterrupted()) {
                    throw fail(Reason.INTERRUPTED, peer, null);
                }
                if (now - start < YIELD_NANOS) {
                    Thread.yield();
                } else {
                    boolean probe = now - nextProbe >= 0;
                    if (probe) {
                        nextProbe = now + PROBE_NANOS;
                    }
                    checkReachable(peer, probe);
                    LockSupport.parkNanos(PARK_NANOS);
                }
            }
        }

        /**
         * Throws an exception if a signal to any node of the group could not be delivered. This check detects
         * unreachable nodes before the deadline passes.
         */
        private void checkReachable(int awaitedPeer, boolean probe) throws BarrierException {
            for (int peer : ranks) {
                try {
                    signals.check(peer);
                    if (probe && peer == awaitedPeer) {
                        signals.probe(peer);
                    }
                } catch (IOException | RuntimeException e) {
                    throw unreachable(peer, e);
                }
            }
        }

        /**
         * Returns the exception to throw after a failure to signal a peer. If the cause is a {@link RuntimeException},
         * such as a {@link WrongThreadException}, and no peer has been signaled, this method restores the state that
         * preceded the barrier and rethrows the cause.
         */
        private BarrierException unreachable(int peer, Exception cause) {
            if (cause instanceof RuntimeException misuse && !signaled) {
                System.arraycopy(awaitedBefore, 0, awaited, 0, awaited.length);
                throw misuse;
            }
            return fail(Reason.UNREACHABLE, peer, cause);
        }

        /**
         * Returns {@code true} if the signal with the given epoch has arrived. The peer may be one epoch ahead if it
         * has entered the next barrier, but no further, because that barrier requires this node. Any other value is
         * either an earlier epoch or a partial write, because devices do not guarantee that 8 bytes are written
         * atomically.
         */
        private boolean hasArrived(int peer, long epoch) {
            long value = signals.epoch(peer);
            return value == epoch || value == epoch + 1;
        }
    }

    /**
     * Waits until all nodes of a group have called this method.
     *
     * @param ranks ranks of the group in ascending order, including the rank of this node
     * @param timeout maximum time to wait
     * @throws IllegalArgumentException if the ranks are not in ascending order, a rank is not in the network, or this
     *     node's rank is not among them; the barriers are not poisoned
     * @throws WrongThreadException if another thread is waiting at a barrier or owns the channels; the barriers are not
     *     poisoned
     * @throws BarrierException if the barriers are poisoned, by this node or by another node
     */
    void await(int[] ranks, Duration timeout) throws BarrierException {
        if (!StackReserve.tryLock(lock)) {
            throw new WrongThreadException("another thread is waiting at a barrier on rank " + rank);
        }
        try {
            // Another thread may change the array during the wait.
            awaitLocked(ranks.clone(), timeout);
        } finally {
            lock.unlock();
        }
    }

    private void awaitLocked(int[] ranks, Duration timeout) throws BarrierException {
        int self = checkGroup(ranks);
        BarrierException earlier = failure;
        if (earlier != null) {
            throw new BarrierException(
                    "the barriers are unusable after an earlier failure: " + earlier.getMessage(),
                    earlier.origin(),
                    earlier);
        }
        long poison = signals.poison();
        if (poison != 0) {
            throw poisoned(poison);
        }
        long deadline = System.nanoTime() + Timeouts.nanos(timeout);
        try {
            signals.begin();
            algorithm.run(new Group(ranks, deadline), self, ranks.length);
        } catch (BarrierException e) {
            failure = e;
            throw e;
        } catch (IOException e) {
            failure = fail(Reason.UNREACHABLE, rank, e);
            throw failure;
        }
        // All nodes have entered the barrier, so a failed delivery to a peer that has closed in the meantime does not
        // matter.
        signals.awaitDelivery(deadline);
    }

    /** Validates the ranks of a group. Returns this node's index in the group. */
    private int checkGroup(int[] ranks) {
        String name = "barrier group " + Arrays.toString(ranks);
        for (int i = 0; i < ranks.length; i++) {
            if (ranks[i] < 0 || ranks[i] >= sent.length) {
                throw new IllegalArgumentException(
                        name + ": rank " + ranks[i] + " is not in the network (ranks 0 to " + (sent.length - 1) + ")");
            }
            if (i > 0 && ranks[i] <= ranks[i - 1]) {
                throw new IllegalArgumentException(name + ": the ranks must be distinct and in ascending order");
            }
        }
        int self = Arrays.binarySearch(ranks, rank);
        if (self < 0) {
            throw new IllegalArgumentException(name + ": the rank of this node, " + rank + ", is missing");
        }
        return self;
    }

    /** Poisons the barriers of all nodes, and returns an exception that describes the failure. */
    private BarrierException fail(Reason reason, int peer, @Nullable Exception cause) {
        signals.sendPoison((long) (reason.ordinal() + 1) << 2 * RANK_BITS | (long) (rank + 1) << RANK_BITS | peer + 1);
        String message = message(rank, reason.text, peer);
        return cause == null
                ? new BarrierException(message, rank)
                : new BarrierException(message + ": " + cause.getMessage(), rank, cause);
    }

    /** Forwards a poison received from another node, and returns an exception that describes the failure. */
    private BarrierException poisoned(long poison) {
        signals.sendPoison(poison);
        int reason = (int) (poison >>> 2 * RANK_BITS) - 1;
        int origin = (int) (poison >>> RANK_BITS & RANK_MASK) - 1;
        int peer = (int) (poison & RANK_MASK) - 1;
        Reason[] reasons = Reason.values();
        String text = reason < 0 || reason >= reasons.length ? "failed because of" : reasons[reason].text;
        BarrierException poisoned = new BarrierException(message(origin, text, peer), origin);
        failure = poisoned;
        return poisoned;
    }

    private static String message(int origin, String reason, int peer) {
        return "rank " + origin + " " + reason + " rank " + peer + " at a barrier";
    }
}
