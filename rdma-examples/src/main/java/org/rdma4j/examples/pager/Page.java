package org.rdma4j.examples.pager;

import java.lang.foreign.MemorySegment;

/**
 * A page of another node, in a frame of this one that is given back with {@link #close}; one that is never closed keeps its
 * frame. Any thread may read and close it.
 */
public final class Page implements AutoCloseable {
    private final String node;
    private final int number;
    private final Frames.Frame frame;
    private final long turn;

    /** @param turn the turn of the frame in which it is this page's */
    Page(String node, int number, Frames.Frame frame, long turn) {
        this.node = node;
        this.number = number;
        this.frame = frame;
        this.turn = turn;
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
        if (!hasFrame()) {
            throw new IllegalStateException(this + " is closed");
        }
        return frame.view();
    }

    /** Whether its frame has not been given back. */
    boolean hasFrame() {
        return frame.isIn(turn);
    }

    /** Where it is read to. */
    Frames.Frame frame() {
        return frame;
    }

    /** Gives the frame back. Does nothing the second time. */
    @Override
    public void close() {
        frame.takeBack(turn);
    }

    @Override
    public String toString() {
        return "page " + number + " of node '" + node + "'";
    }
}
