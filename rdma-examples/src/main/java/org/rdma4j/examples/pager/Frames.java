package org.rdma4j.examples.pager;

import java.io.Closeable;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.VerbsException;

/**
 * Where fetched pages are put: one piece of memory, registered once. It is the garbage collector's, so that a page can be
 * read after the transport was closed.
 */
final class Frames implements Closeable {
    private final int count;
    private final Deque<Frame> free;
    /** How many those are. */
    private volatile int freeCount;
    /** One more that is free: who closes each page before the next one is fetched needs no other, and no lock. */
    private final AtomicReference<@Nullable Frame> spare = new AtomicReference<>();

    private final @Nullable MemoryRegion region;

    /** Room for a page, at this offset of the region; {@code view} is what programs see. */
    record Frame(long offset, MemorySegment memory, MemorySegment view) {}

    /** @param domain where they are registered; null without a device */
    Frames(int count, @Nullable ProtectionDomain domain) throws VerbsException {
        this.count = count;
        MemorySegment memory = allocate(count);
        free = new ArrayDeque<>(count);
        for (int i = 0; i < count; i++) {
            MemorySegment frame = memory.asSlice((long) i * PageTransport.PAGE, PageTransport.PAGE);
            free.add(new Frame((long) i * PageTransport.PAGE, frame, frame.asReadOnly()));
        }
        freeCount = count;
        region = domain == null ? null : domain.register(memory);
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
        return count;
    }

    /** How many nobody has, or a moment ago had. */
    int free() {
        return freeCount + (spare.get() == null ? 0 : 1);
    }

    /** Null if all are in use. The one that was used last comes first: it is still in the processor's cache. */
    @Nullable
    Frame take() {
        Frame last = spare.getAndSet(null);
        if (last == null) {
            last = takeFree();
        }
        // One may have come back meanwhile.
        return last == null ? spare.getAndSet(null) : last;
    }

    private synchronized @Nullable Frame takeFree() {
        Frame frame = free.pollFirst();
        freeCount = free.size();
        return frame;
    }

    /** Takes the page's frame back. Does nothing the second time. */
    void takeBack(Page page) {
        Frame frame = page.giveUp();
        if (frame != null && !spare.compareAndSet(null, frame)) {
            add(frame);
        }
    }

    private synchronized void add(Frame frame) {
        free.addFirst(frame);
        freeCount = free.size();
    }

    @Override
    public void close() throws VerbsException {
        if (region != null) {
            region.close();
        }
    }
}
