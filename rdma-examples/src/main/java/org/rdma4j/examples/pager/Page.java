package org.rdma4j.examples.pager;

import java.lang.foreign.MemorySegment;

/**
 * A page that has been read from another node. It occupies a frame of the local {@link FramePool} until it is closed; a
 * page that is never closed occupies its frame forever. Any thread may read and close a page.
 */
public final class Page implements AutoCloseable {
    private final String node;
    private final int number;
    private final FramePool.Frame frame;
    private final long generation;

    /** @param generation the generation of the frame during which it belongs to this page */
    Page(String node, int number, FramePool.Frame frame, long generation) {
        this.node = node;
        this.number = number;
        this.frame = frame;
        this.generation = generation;
    }

    /** Returns the name of the node from which the page was read. */
    public String node() {
        return node;
    }

    /** Returns the number of the page at its node, counted from 0. */
    public int number() {
        return number;
    }

    /**
     * Returns the {@link PageTransport#PAGE} bytes of the page, read-only. Do not access the segment after the page has
     * been closed: it may then contain another page.
     *
     * @throws IllegalStateException if the page is closed
     */
    public MemorySegment memory() {
        if (!isOpen()) {
            throw new IllegalStateException(this + " is closed");
        }
        return frame.view();
    }

    /** Returns {@code true} if the page has not been closed. */
    boolean isOpen() {
        return frame.isAt(generation);
    }

    /** Returns the frame that contains the page. */
    FramePool.Frame frame() {
        return frame;
    }

    /** Releases the frame. This method is idempotent. */
    @Override
    public void close() {
        frame.release(generation);
    }

    @Override
    public String toString() {
        return "page " + number + " of node '" + node + "'";
    }
}
