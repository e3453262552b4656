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
 * Pool of frames, into which pages are read. All frames are part of one memory block, which is registered once. The
 * block is freed by the garbage collector, so that pages can be read after the transport has been closed.
 */
final class FramePool implements Closeable {
    private final Frame[] frames;
    private final @Nullable MemoryRegion region;

    // The following fields are hints, which any thread may change at any time. Only the generation of a frame is
    // decisive.

    /** Index of the frame that was released last. It is probably free, and still in the processor's cache. */
    private int lastReleased;

    /** Index at which the search for a free frame begins. */
    private int nextIndex;

    /** Memory for one page, which is free or belongs to a {@link Page}. */
    final class Frame {
        private static final AtomicLongFieldUpdater<Frame> GENERATION =
                AtomicLongFieldUpdater.newUpdater(Frame.class, "generation");

        private final int number;
        private final MemorySegment memory;
        private final MemorySegment view;

        /**
         * Number of times that the frame has been taken or released: odd while it belongs to a page. A number, because
         * storing a reference to the page would be slower.
         */
        private volatile long generation;

        private Frame(int number, MemorySegment memory) {
            this.number = number;
            this.memory = memory;
            this.view = memory.asReadOnly();
        }

        /** Returns the offset of the frame in the memory region. */
        long offset() {
            return (long) number * PageTransport.PAGE;
        }

        MemorySegment memory() {
            return memory;
        }

        /** Returns the memory of the frame, read-only. */
        MemorySegment view() {
            return view;
        }

        /**
         * Returns {@code true} if the frame is still at this generation, and thus belongs to the page that took it
         * then.
         */
        boolean isAt(long expected) {
            return generation == expected;
        }

        private boolean isFree() {
            return isFree(generation);
        }

        private static boolean isFree(long generation) {
            return (generation & 1) == 0;
        }

        private @Nullable Page take(String node, int page) {
            long current = generation;
            if (!isFree(current)) {
                return null;
            }
            Page result = new Page(node, page, this, current + 1);
            return GENERATION.compareAndSet(this, current, current + 1) ? result : null;
        }

        /** Releases the frame. Does nothing if it is no longer at this generation. */
        void release(long expected) {
            if (GENERATION.compareAndSet(this, expected, expected + 1)) {
                lastReleased = number;
            }
        }
    }

    /**
     * Allocates the frames.
     *
     * @param domain protection domain with which the frames are registered; null for no device
     */
    FramePool(int count, @Nullable ProtectionDomain domain) throws VerbsException {
        MemorySegment memory = allocate(count);
        frames = new Frame[count];
        for (int i = 0; i < count; i++) {
            frames[i] = new Frame(i, memory.asSlice((long) i * PageTransport.PAGE, PageTransport.PAGE));
        }
        region = domain == null ? null : MemoryRegion.register(domain, memory);
    }

    /** Allocates memory for pages, which the garbage collector frees. */
    static MemorySegment allocate(int pages) {
        return Arena.ofAuto().allocate((long) pages * PageTransport.PAGE, PageTransport.PAGE);
    }

    /** Returns the memory region of all frames. */
    MemoryRegion region() {
        if (region == null) {
            throw new IllegalStateException("the frames are not registered, because there is no device");
        }
        return region;
    }

    int count() {
        return frames.length;
    }

    /** Returns the number of free frames, which may have changed when the method returns. */
    int free() {
        return free(frames.length);
    }

    /** Returns {@code true} if at least this number of frames is free. */
    boolean hasFree(int wanted) {
        return wanted <= 1 && frames[lastReleased].isFree() || free(wanted) >= wanted;
    }

    /** Counts free frames, up to a maximum. */
    private int free(int max) {
        int found = 0;
        for (int i = 0, index = nextIndex; i < frames.length && found < max; i++) {
            found += frames[index].isFree() ? 1 : 0;
            index = following(index);
        }
        return found;
    }

    private int following(int index) {
        return index + 1 < frames.length ? index + 1 : 0;
    }

    /** Takes a free frame for a page; returns null if all frames are in use. */
    @Nullable
    Page take(String node, int number) {
        Page page = frames[lastReleased].take(node, number);
        if (page == null) {
            page = takeAnother(node, number);
        }
        // The search may have passed a frame before it was released.
        while (page == null && hasFree(1)) {
            page = takeAnother(node, number);
        }
        return page;
    }

    private @Nullable Page takeAnother(String node, int number) {
        Page page = null;
        for (int i = 0; page == null && i < frames.length; i++) {
            int index = nextIndex;
            nextIndex = following(index);
            page = frames[index].take(node, number);
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
