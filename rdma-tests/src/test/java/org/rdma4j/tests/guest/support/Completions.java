package org.rdma4j.tests.guest.support;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_wc;

/** Polls completion queues with a time limit, and yields the guest's single processor between polls. */
public final class Completions {
    /** Time limit for any operation in an emulated machine. */
    public static final Duration PATIENCE = Duration.ofSeconds(20);

    private static final int AT_ONCE = 32;

    private Completions() {}

    /**
     * Waits for the given number of completions.
     *
     * @throws AssertionError if the time is up, with the completions that arrived
     */
    public static List<Completion> await(MemorySegment cq, int count) {
        List<Completion> found = new ArrayList<>();
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment array = ibv_wc.allocateArray(AT_ONCE, arena);
            while (found.size() < count) {
                int taken = Ibverbs.ibv_poll_cq(cq, Math.min(AT_ONCE, count - found.size()), array);
                if (taken < 0) {
                    throw new CallFailedException("ibv_poll_cq", -taken);
                }
                for (int i = 0; i < taken; i++) {
                    found.add(Completion.of(array, i));
                }
                if (taken == 0) {
                    if (System.nanoTime() > deadline) {
                        throw new AssertionError("only " + found.size() + " of " + count + " completions in "
                                + PATIENCE.toSeconds() + " s: " + found);
                    }
                    Thread.yield();
                }
            }
        }
        return found;
    }

    /** Waits for the next completion. */
    public static Completion next(MemorySegment cq) {
        return await(cq, 1).get(0);
    }

    /** Returns the available completions without waiting. */
    public static List<Completion> present(MemorySegment cq) {
        List<Completion> found = new ArrayList<>();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment wc = ibv_wc.allocate(arena);
            int taken;
            while ((taken = Ibverbs.ibv_poll_cq(cq, 1, wc)) > 0) {
                found.add(Completion.of(wc, 0));
            }
            if (taken < 0) {
                throw new CallFailedException("ibv_poll_cq", -taken);
            }
        }
        return found;
    }
}
