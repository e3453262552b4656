package org.rdma4j.examples.pager;

import java.io.Closeable;
import java.io.IOException;

/**
 * A way to the pages of one node. What is asked for arrives in that order. One thread at a time uses it, under a lock.
 */
interface PageLink extends Closeable {
    /** How many pages may be on their way at a time. */
    int WINDOW = 32;

    /** How many of these are best asked for together: the others are on their way meanwhile. */
    int GROUP = WINDOW / 2;

    /** What the node had published when the link was made. */
    PublishedNode node();

    /** A page that the next {@link #post} asks for; {@link #GROUP} at most at a time. */
    void add(Page page) throws IOException;

    /** Asks for what was added. It is written into its frames until the corresponding {@link #await} return. */
    void post() throws IOException;

    /** All of it for one page, while none is on its way. */
    default void fetch(Page page, Deadline end) throws IOException {
        add(page);
        post();
        await(end);
    }

    /**
     * Waits for the oldest that was asked for. After a failure the link is of no use any more, and is closed.
     *
     * @param end when it fails; after half of the limit without an answer it has failed, too
     */
    void await(Deadline end) throws IOException;

    /** Ends it. No frame is written to any more afterwards. */
    @Override
    void close() throws IOException;
}
