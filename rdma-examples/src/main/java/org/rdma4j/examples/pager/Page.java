package org.rdma4j.examples.pager;

import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import org.jspecify.annotations.Nullable;

/**
 * A page of another node, in a frame of this one that is given back with {@link #close}; one that is never closed keeps its
 * frame. Any thread may read and close it.
 */
public final class Page implements AutoCloseable {
    private static final AtomicReferenceFieldUpdater<Page, Frames.Frame> FRAME =
            AtomicReferenceFieldUpdater.newUpdater(Page.class, Frames.Frame.class, "frame");

    private final String node;
    private final int number;
    private final Frames frames;
    private volatile Frames.@Nullable Frame frame;

    Page(String node, int number, Frames frames, Frames.Frame frame) {
        this.node = node;
        this.number = number;
        this.frames = frames;
        this.frame = frame;
    }

    /** The node that it was read from. */
    public String node() {
        return node;
    }

    /** Which of the node's pages it is, from 0. */
    public int number() {
        return number;
    }

    /**
     * Its {@link PageTransport#PAGE} bytes, read-only; the frame has another page's once this is closed.
     *
     * @throws IllegalStateException if it is closed
     */
    public MemorySegment memory() {
        Frames.Frame mine = frame;
        if (mine == null) {
            throw new IllegalStateException(this + " is closed");
        }
        return mine.view();
    }

    /** Gives the frame back. Does nothing the second time. */
    @Override
    public void close() {
        frames.takeBack(this);
    }

    /** Null the second time. */
    Frames.@Nullable Frame giveUp() {
        return FRAME.getAndSet(this, null);
    }

    @Override
    public String toString() {
        return "page " + number + " of node '" + node + "'";
    }
}
