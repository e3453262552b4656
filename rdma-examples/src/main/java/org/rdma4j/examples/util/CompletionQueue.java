package org.rdma4j.examples.util;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_comp_channel;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * A completion queue, with a channel to sleep on where that is wanted.
 *
 * <p>Two orders lose nothing. {@link #await}: poll; when it is empty, ask for an event; poll once more, since a completion
 * that came in between makes no event; only then sleep. {@link #next}, the order of rdma-core's ping-pongs, with the
 * fewest calls: ask for an event before anything can come; then, again and again, sleep until it comes, ask for the next
 * one, and only then take all that is there.
 *
 * <p>The calls between two messages take addresses, and nothing is allocated there.
 */
public final class CompletionQueue implements AutoCloseable {
    private final Arena arena = Arena.ofShared();
    private final MemorySegment channel;
    private final boolean events;
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
        this.events = events;
        channel = events ? Ibverbs.ibv_create_comp_channelChecked(context) : MemorySegment.NULL;
        cq = Ibverbs.ibv_create_cqChecked(context, depth, MemorySegment.NULL, channel, 0);
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
        return Ibverbs.ibv_poll_cqChecked(cq, most, wc);
    }

    /** The same, with the array's address. */
    public int poll(long wc, int most) {
        return Ibverbs.ibv_poll_cqChecked(cq.address(), most, wc);
    }

    /** Asks for an event, if there are any; what is there already makes none. */
    public void arm() {
        if (events) {
            Ibverbs.ibv_req_notify_cqChecked(cq.address(), 0);
        }
    }

    /** Takes the event that made the descriptor readable. */
    public void takeEvent() {
        Ibverbs.ibv_get_cq_eventChecked(channel.address(), eventCq.address(), eventContext.address());
        unacknowledged++;
    }

    /**
     * Waits for completions, with an event asked for already: before the first call by {@link #arm}, afterwards by this.
     *
     * @param wc the address of an array of {@code struct ibv_wc}
     * @param most how many it has room for; no more than that may complete between two calls, since what is left over makes
     *     no event
     * @param patience the longest to wait; zero waits inside C, as long as it takes
     * @return how many came; after an event there may be none, when the call before took them
     * @throws IllegalStateException if none came in that time
     */
    public int next(long wc, int most, Duration patience) {
        if (!events) {
            return spin(wc, most, patience);
        }
        if (!patience.isZero()) {
            Fds.await(patience, fd());
        }
        takeEvent();
        arm();
        return poll(wc, most);
    }

    private int spin(long wc, int most, Duration patience) {
        long start = patience.isZero() ? 0 : System.nanoTime();
        int count = poll(wc, most);
        while (count == 0) {
            if (!patience.isZero() && System.nanoTime() - start > patience.toNanos()) {
                throw late(patience);
            }
            Thread.yield();
            count = poll(wc, most);
        }
        return count;
    }

    private static IllegalStateException late(Duration patience) {
        return new IllegalStateException("no completion within " + patience.toMillis() + " ms");
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
                throw late(patience);
            }
            if (!events) {
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
        Ibverbs.ibv_destroy_cqChecked(cq);
        if (events) {
            Ibverbs.ibv_destroy_comp_channelChecked(channel);
        }
        arena.close();
    }
}
