package org.rdma4j.internal.ring;

/**
 * Layout of a {@code wr_id}, the 64 bits that a completion returns from its work request:
 *
 * <table>
 * <caption>Bits of a {@code wr_id}</caption>
 * <tr><td>40 to 63</td><td>number of the queue; bit 63 is set for shared receive queues</td></tr>
 * <tr><td>32 to 39</td><td>epoch: incremented each time the queue is flushed, so that stale completions are recognized</td></tr>
 * <tr><td>31</td><td>{@link #POSITION}: bits 0 to 30 hold a position in the queue instead of a request index</td></tr>
 * <tr><td>28</td><td>{@link #AWAITED}</td></tr>
 * <tr><td>0 to 27</td><td>index of the request in the table of its queue</td></tr>
 * </table>
 */
public final class WorkId {
    /** Lowest bit of the queue's number. */
    public static final int QUEUE_SHIFT = 40;

    /** Flag in the number of a shared receive queue. Makes its {@code wr_id}s negative. */
    public static final int SHARED = 1 << 23;

    /** Lowest bit of the epoch. */
    static final int EPOCH_SHIFT = 32;

    /** Number of bits of a request's index. */
    public static final int INDEX_BITS = 28;

    /** Mask of a request's index. */
    public static final int INDEX_MASK = (1 << INDEX_BITS) - 1;

    /** Flag: the completion belongs to a wait or a scope, and polls do not deliver it. */
    public static final int AWAITED = 1 << INDEX_BITS;

    /** Flag: the low bits hold a position instead of a request index. It is the sign bit of the low 32 bits. */
    static final long POSITION = 1L << 31;

    /** Mask of a position. */
    static final long POSITION_MASK = POSITION - 1;

    /** Mask of the epoch. */
    static final long EPOCH_MASK = (1L << QUEUE_SHIFT) - (1L << EPOCH_SHIFT);

    /** Prefix of a queue without a number, which no {@code wr_id} has. */
    static final long NONE = -1;

    private WorkId() {}

    /** Returns a {@code wr_id} of the same queue and epoch that holds the index of a request. */
    public static long withIndex(long wrId, int index) {
        return wrId & -1L << EPOCH_SHIFT | index;
    }

    /** Returns the index of a request, from a {@code wr_id} that does not hold a position. */
    public static int index(long wrId) {
        return (int) wrId & INDEX_MASK;
    }

    /**
     * Returns 0 if two {@code wr_id}s contain the same queue number, epoch and flags, so that they differ at most in the index
     * of the request; otherwise another value.
     */
    public static long mismatch(long wrId, long other) {
        return (wrId ^ other) >>> INDEX_BITS;
    }
}
