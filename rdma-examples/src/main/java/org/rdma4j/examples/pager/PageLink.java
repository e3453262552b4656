package org.rdma4j.examples.pager;

import java.io.Closeable;
import java.io.IOException;

/**
 * A connection over which the pages of one node are read. Pages arrive in the order in which they were added. A link is
 * used by one thread at a time, which holds the lock of its {@link RemoteNode}.
 */
interface PageLink extends Closeable {
    /** Maximum number of pages in flight. */
    int WINDOW = 32;

    /** Maximum number of pages per {@link #post}: half of the window, so that the other half is in flight meanwhile. */
    int GROUP = WINDOW / 2;

    /** Returns the description that the node had published when the link was created. */
    PublishedNode node();

    /** Adds a page to the next {@link #post}, which requests at most {@link #GROUP} pages. */
    void add(Page page) throws IOException;

    /**
     * Requests the pages that were added. Their frames may be written until the corresponding {@link #await} has
     * returned.
     */
    void post() throws IOException;

    /** Reads one page. No other page may be in flight. */
    default void fetch(Page page, Deadline deadline) throws IOException {
        add(page);
        post();
        await(deadline);
    }

    /**
     * Waits for the oldest page in flight. After a failure, the link must be closed.
     *
     * @param deadline deadline of the call; the wait also fails after the {@linkplain Deadline#answerTimeout timeout of
     *     an answer}
     */
    void await(Deadline deadline) throws IOException;

    /** Closes the link. No frame is written after this method has returned. */
    @Override
    void close() throws IOException;
}
