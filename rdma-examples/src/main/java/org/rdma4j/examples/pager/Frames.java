package org.rdma4j.examples.pager;

import java.io.Closeable;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.VerbsException;

/**
 * Where fetched pages are put: one piece of memory, registered once. It is the garbage collector's, so that a page can be
 * read after the transport was closed.
 */
final class Frames implements Closeable {
    private final Frame[] all;
    private final @Nullable MemoryRegion region;

    // Both are guesses, which any thread may change at any time: what tells whether a frame is free is the frame.
    /** Which came back last: it is likely to be free, and still in the processor's cache. */
    private int last;
    /** Where to look for another one. */
    private int next;

    /** Room for a page: free, or one page's. */
    final class Frame {
        private static final AtomicLongFieldUpdater<Frame> TURN =
                AtomicLongFieldUpdater.newUpdater(Frame.class, "turn");

        private final int number;
        private final MemorySegment memory;
        private final MemorySegment view;
        /** How often it was taken and given back: odd while it is a page's. A number, for storing the page costs more. */
        private volatile long turn;

        private Frame(int number, MemorySegment memory) {
            this.number = number;
            this.memory = memory;
            this.view = memory.asReadOnly();
        }

        /** Where it begins in the region. */
        long offset() {
            return (long) number * PageTransport.PAGE;
        }

        MemorySegment memory() {
            return memory;
        }

        /** What programs see. */
        MemorySegment view() {
            return view;
        }

        /** Whether it is the page's that took it in this turn. */
        boolean isIn(long which) {
            return turn == which;
        }

        private boolean isFree() {
            return isFree(turn);
        }

        private static boolean isFree(long turn) {
            return (turn & 1) == 0;
        }

        private @Nullable Page take(String node, int page) {
            long now = turn;
            if (!isFree(now)) {
                return null;
            }
            Page mine = new Page(node, page, this, now + 1);
            return TURN.compareAndSet(this, now, now + 1) ? mine : null;
        }

        /** Does nothing in another turn than this. */
        void takeBack(long which) {
            if (TURN.compareAndSet(this, which, which + 1)) {
                last = number;
            }
        }
    }

    /** @param domain where they are registered; null without a device */
    Frames(int count, @Nullable ProtectionDomain domain) throws VerbsException {
        MemorySegment memory = allocate(count);
        all = new Frame[count];
        for (int i = 0; i < count; i++) {
            all[i] = new Frame(i, memory.asSlice((long) i * PageTransport.PAGE, PageTransport.PAGE));
        }
        region = domain == null ? null : MemoryRegion.register(domain, memory);
    }

    static MemorySegment allocate(int pages) {
        return Arena.ofAuto().allocate((long) pages * PageTransport.PAGE, PageTransport.PAGE);
    }

    /** All of them, registered. */
    MemoryRegion region() {
        if (region == null) {
            throw new IllegalStateException("the frames were made without a device");
        }
        return region;
    }

    int count() {
        return all.length;
    }

    /** How many are free, or were a moment ago. */
    int free() {
        return free(all.length);
    }

    /** Whether so many are. */
    boolean hasFree(int wanted) {
        return wanted <= 1 && all[last].isFree() || free(wanted) >= wanted;
    }

    /** As many as are found, up to so many. */
    private int free(int most) {
        int found = 0;
        for (int i = 0, at = next; i < all.length && found < most; i++) {
            found += all[at].isFree() ? 1 : 0;
            at = after(at);
        }
        return found;
    }

    private int after(int at) {
        return at + 1 < all.length ? at + 1 : 0;
    }

    /** A page with a frame; null if all are in use. */
    @Nullable
    Page take(String node, int number) {
        Page page = all[last].take(node, number);
        if (page == null) {
            page = takeAnother(node, number);
        }
        // One may have come back behind the place that was looked at.
        while (page == null && hasFree(1)) {
            page = takeAnother(node, number);
        }
        return page;
    }

    private @Nullable Page takeAnother(String node, int number) {
        Page page = null;
        for (int i = 0; page == null && i < all.length; i++) {
            int at = next;
            next = after(at);
            page = all[at].take(node, number);
        }
        return page;
    }

    @Override
    public void close() throws VerbsException {
        if (region != null) {
            region.close();
        }
    }
}
