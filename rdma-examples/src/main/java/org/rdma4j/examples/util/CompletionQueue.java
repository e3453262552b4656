package org.rdma4j.examples.util;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.IbverbsChecked;
import org.rdma4j.sys.ibverbs.ibv_comp_channel;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * A completion queue, with a channel to sleep on where that is wanted.
 *
 * <p>The order that loses nothing: poll; when it is empty, ask for an event; poll once more, since a completion that
 * came in between makes no event; only then sleep.
 */
public final class CompletionQueue implements AutoCloseable {
    private final Arena arena = Arena.ofShared();
    private final MemorySegment channel;
    private final MemorySegment cq;
    private final MemorySegment eventCq = arena.allocate(ADDRESS);
    private final MemorySegment eventContext = arena.allocate(ADDRESS);
    private int unacknowledged;

    /**
     * @param context the device
     * @param depth the least number of completions it has room for
     * @param events whether {@link #await} sleeps until there is something, or polls without pause
     */
    public CompletionQueue(MemorySegment context, int depth, boolean events) {
        channel = events ? IbverbsChecked.ibv_create_comp_channel(context) : MemorySegment.NULL;
        cq = IbverbsChecked.ibv_create_cq(context, depth, MemorySegment.NULL, channel, 0);
    }

    /** The {@code struct ibv_cq}. */
    public MemorySegment cq() {
        return cq;
    }

    /** The channel's descriptor; readable when an event was asked for and has come. */
    public int fd() {
        return ibv_comp_channel.fd(channel);
    }

    /** Takes what is there, without waiting: the number of completions written to the array. */
    public int poll(MemorySegment wc, int most) {
        int count = Ibverbs.ibv_poll_cq(cq, most, wc);
        if (count < 0) {
            throw new IllegalStateException("ibv_poll_cq: " + count);
        }
        return count;
    }

    /** Asks for an event; what is there already makes none. */
    public void arm() {
        IbverbsChecked.ibv_req_notify_cq(cq, 0);
    }

    /** Takes the event that made the descriptor readable. */
    public void takeEvent() {
        IbverbsChecked.ibv_get_cq_event(channel, eventCq, eventContext);
        unacknowledged++;
    }

    /**
     * Waits for completions.
     *
     * @param wc an array of {@code struct ibv_wc}
     * @param most how many it has room for
     * @param patience the longest to wait
     * @return how many came, at least one
     * @throws IllegalStateException if none came in that time
     */
    public int await(MemorySegment wc, int most, Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        int count = poll(wc, most);
        while (count == 0) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("no completion within " + patience.toMillis() + " ms");
            }
            if (channel.equals(MemorySegment.NULL)) {
                Thread.yield();
            } else {
                arm();
                count = poll(wc, most);
                if (count > 0) {
                    break;
                }
                Fds.await(patience, fd());
                takeEvent();
            }
            count = poll(wc, most);
        }
        return count;
    }

    /** Waits for one completion and requires its success; it is written to the first place of the array. */
    public MemorySegment one(MemorySegment wc, Duration patience) {
        await(wc, 1, patience);
        MemorySegment first = ibv_wc.asSlice(wc, 0);
        WorkCompletion.check(first);
        return first;
    }

    /** Acknowledges the events, without which {@code ibv_destroy_cq} waits for ever, and frees all. */
    @Override
    public void close() {
        Ibverbs.ibv_ack_cq_events(cq, unacknowledged);
        IbverbsChecked.ibv_destroy_cq(cq);
        if (!channel.equals(MemorySegment.NULL)) {
            IbverbsChecked.ibv_destroy_comp_channel(channel);
        }
        arena.close();
    }
}
