package org.rdma4j.tests.guest.cm;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_comp_channel;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.tests.guest.support.Readable;

/** A completion queue with a completion channel for blocking waits. */
final class CompletionQueue implements AutoCloseable {
    private final MemorySegment channel;
    private final MemorySegment cq;
    private int unacknowledged;

    /**
     * @param context the device
     * @param depth minimum capacity
     */
    CompletionQueue(MemorySegment context, int depth) {
        channel = Ibverbs.ibv_create_comp_channelChecked(context);
        cq = Ibverbs.ibv_create_cqChecked(context, depth, MemorySegment.NULL, channel, 0);
    }

    MemorySegment cq() {
        return cq;
    }

    /** Waits for one completion and writes it to the first element of the array. */
    void await(MemorySegment wc, Duration patience) {
        while (Ibverbs.ibv_poll_cqChecked(cq, 1, wc) == 0) {
            Ibverbs.ibv_req_notify_cqChecked(cq, 0);
            // Completions that arrived before notification was requested generate no event.
            if (Ibverbs.ibv_poll_cqChecked(cq, 1, wc) == 1) {
                return;
            }
            if (!Readable.within(ibv_comp_channel.fd(channel), patience)) {
                throw new IllegalStateException("no completion within " + patience);
            }
            try (Arena arena = Arena.ofConfined()) {
                Ibverbs.ibv_get_cq_eventChecked(channel, arena.allocate(ADDRESS), arena.allocate(ADDRESS));
            }
            unacknowledged++;
        }
    }

    /** Waits for one completion, checks its status, and returns it. */
    MemorySegment one(MemorySegment wc, Duration patience) {
        await(wc, patience);
        MemorySegment first = ibv_wc.asSlice(wc, 0);
        WorkCompletion.check(first);
        return first;
    }

    /**
     * Acknowledges all events, because {@code ibv_destroy_cq} waits for unacknowledged ones, and releases all
     * resources.
     */
    @Override
    public void close() {
        Ibverbs.ibv_ack_cq_events(cq, unacknowledged);
        Ibverbs.ibv_destroy_cqChecked(cq);
        Ibverbs.ibv_destroy_comp_channelChecked(channel);
    }
}
