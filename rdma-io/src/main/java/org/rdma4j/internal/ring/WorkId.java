package org.rdma4j.internal.ring;

/**
 * Layout of a {@code wr_id}, the 64-bit value that the device copies from a work request to its completion:
 *
 * <table>
 * <caption>Bits of a {@code wr_id}</caption>
 * <tr><td>40 to 63</td><td>queue number; bit 63 is set for a shared receive queue</td></tr>
 * <tr><td>32 to 39</td><td>epoch; incremented by each flush of the queue, to identify stale completions</td></tr>
 * <tr><td>31</td><td>{@link #POSITION}: bits 0 to 30 hold a position in the queue instead of a request index</td></tr>
 * <tr><td>28</td><td>{@link #AWAITED}</td></tr>
 * <tr><td>0 to 27</td><td>request index in the {@link RequestTable} of the queue</td></tr>
 * </table>
 */
public final class WorkId {
    /** Lowest bit of the queue number. */
    public static final int QUEUE_SHIFT = 40;

    /** Flag in the number of a shared receive queue. This is bit 63 of the {@code wr_id}, which is then negative. */
    public static final int SHARED = 1 << 23;

    /** Lowest bit of the epoch. */
    static final int EPOCH_SHIFT = 32;

    /** Number of bits in a request index. */
    public static final int INDEX_BITS = 28;

    /** Mask of the request index. */
    public static final int INDEX_MASK = (1 << INDEX_BITS) - 1;

    /** Flag: the completion is delivered to a waiting thread or a scope, and not to polls. */
    public static final int AWAITED = 1 << INDEX_BITS;

    /** Flag: the low bits hold a position instead of a request index. This is the sign bit of the low 32 bits. */
    static final long POSITION = 1L << 31;

    /** Mask of the position. Positions are truncated to this many bits. */
    static final long POSITION_MASK = POSITION - 1;

    /** Mask of the epoch. */
    static final long EPOCH_MASK = (1L << QUEUE_SHIFT) - (1L << EPOCH_SHIFT);

    /** Prefix used by a queue that has no number. No {@code wr_id} has this prefix. */
    static final long NONE = -1;

    private WorkId() {}

    /**
     * Returns a {@code wr_id} with the queue number and epoch of the given {@code wr_id}, the given request index, and
     * no flags.
     */
    public static long withIndex(long wrId, int index) {
        return wrId & -1L << EPOCH_SHIFT | index;
    }

    /** Returns the request index in the given {@code wr_id}, which must not hold a position. */
    public static int index(long wrId) {
        return (int) wrId & INDEX_MASK;
    }

    /**
     * Returns 0 if the given {@code wr_id}s contain the same queue number, epoch and flags, so that they can differ
     * only in the request index; otherwise returns a nonzero value.
     */
    public static long mismatch(long wrId, long other) {
        return (wrId ^ other) >>> INDEX_BITS;
    }
}
