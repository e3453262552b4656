package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.TimeUnit;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_comp_channel;
import org.rdma4j.sys.sequences.Sequences;

/** Where the events of one completion queue come from: {@code struct ibv_comp_channel}. Belongs to that queue. */
final class CompletionChannel extends Resource {
    /** What {@link #next} gives when no event came in time. */
    static final int NOTHING = -1;

    /** Likewise, when it returns earlier for another reason. */
    static final int EARLY = -2;

    private final Arena arena = Arena.ofAuto();
    private int descriptor;
    private long address;
    /** Where the wait leaves the queue of the event that it has taken. */
    private final long taken = arena.allocate(ADDRESS).address();

    private CompletionChannel(Context context) {
        super(
                "completion channel of " + context,
                () -> Ibverbs.ibv_create_comp_channelChecked(context.handle()),
                context);
    }

    static CompletionChannel of(Context context) throws VerbsException {
        return open(new CompletionChannel(context));
    }

    @Override
    protected void opened(MemorySegment channel) {
        address = channel.address();
        descriptor = ibv_comp_channel.fd(ibv_comp_channel.reinterpret(channel));
    }

    @Override
    protected void destroy(MemorySegment channel) {
        Ibverbs.ibv_destroy_comp_channelChecked(channel);
    }

    int descriptor() {
        handle();
        return descriptor;
    }

    /**
     * Waits for an event, takes it, asks for the next one and then takes what has completed; all in one call.
     *
     * @param milliseconds how long; 0 for a look
     * @param most how many completions
     * @param batch where they are put: an array of {@code struct ibv_wc}
     * @return how many there were, {@link #NOTHING} or {@link #EARLY}. Where {@link #hasTaken} there was an event, which
     *     has to be acknowledged; EARLY then says that the next one may not have been asked for
     */
    int next(int milliseconds, boolean solicitedOnly, int most, long batch) throws VerbsException {
        handle();
        boolean parks = milliseconds > 0 && Thread.currentThread().isVirtual();
        if (parks) {
            park(milliseconds);
        }
        Native.LONG_AT.set(Native.ALL, taken, 0L);
        int result = Sequences.rdma_seq_wait_cq(
                address, parks ? 0 : milliseconds, solicitedOnly ? 1 : 0, most, batch, taken);
        if (result > 0) {
            return result;
        }
        return result == 0 && hasTaken() ? 0 : without(result, parks);
    }

    private int without(int result, boolean parked) throws VerbsException {
        if (result == 0) {
            return parked ? EARLY : NOTHING;
        }
        // After the event, it is what the queue says: who reads that is told the next time.
        if (result == -Errno.EINTR || hasTaken()) {
            return EARLY;
        }
        throw VerbsException.of(new ErrnoException("rdma_seq_wait_cq", -result));
    }

    private void park(int milliseconds) throws VerbsException {
        try {
            Readiness.await(descriptor, TimeUnit.MILLISECONDS.toNanos(milliseconds));
        } catch (ErrnoException e) {
            throw VerbsException.of(e);
        }
    }

    /** Whether the last {@link #next} has taken an event. */
    boolean hasTaken() {
        return (long) Native.LONG_AT.get(Native.ALL, taken) != 0;
    }
}
