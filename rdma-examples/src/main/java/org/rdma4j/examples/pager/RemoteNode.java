package org.rdma4j.examples.pager;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkStatus;

/**
 * A node from which pages are read. It has one link, which is used by one thread at a time under a lock, and is
 * replaced when it breaks.
 *
 * <p>There is no pool of queue pairs: a queue pair occupies resources of the peer's device too, and a single queue pair
 * with 32 outstanding READs already saturates the network. Threads that need many pages use batches.
 *
 * <p>Pages that were read before a call requested them are <em>prefetched</em>.
 */
final class RemoteNode {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.examples.pager");

    private final String name;
    private final Connector connector;
    private final FramePool frames;
    private final int readAhead;
    private final ReentrantLock lock = new ReentrantLock();
    private @Nullable PageLink link;
    private boolean closed;

    /** Pages in flight, in the order in which they arrive. */
    private final Deque<Page> inFlight = new ArrayDeque<>();

    /** Prefetched pages that have arrived, by number. */
    private final Map<Integer, Page> prefetched = new HashMap<>();

    /**
     * Exclusive upper bound of the numbers of pages that are in flight or prefetched: saves a search in sequential
     * reads.
     */
    private int unknownStart;

    /** Number of the page after the one that was requested last. */
    private int expected = -1;

    /** Number of consecutive calls that requested the expected page. */
    private int streak;

    /** Exclusive upper bound of the range that has been prefetched. */
    private int prefetchEnd;

    /** Creates links. */
    interface Connector {
        /** Returns the current description of the node. */
        PublishedNode published(Deadline deadline) throws IOException;

        /**
         * Creates a link.
         *
         * @param lock lock that every caller of the link holds
         */
        PageLink connect(PublishedNode node, ReentrantLock lock, Deadline deadline) throws IOException;

        /** Releases frames by calling {@link RemoteNode#discardPrefetched(Deadline)} of all nodes. */
        void releasePrefetched(Deadline deadline);
    }

    private interface Attempt<T> {
        T run(PageLink link) throws IOException;
    }

    RemoteNode(String name, Connector connector, FramePool frames, int readAhead) {
        this.name = name;
        this.connector = connector;
        this.frames = frames;
        this.readAhead = readAhead;
    }

    Page fetch(int page, Deadline deadline) throws PagerException {
        return retry(page, 1, deadline, from -> {
            Page result = inFlight.isEmpty() && prefetched.isEmpty()
                    ? fetchSingle(from, page, deadline)
                    : fetchPage(from, page, deadline);
            if (readAhead > 0) {
                prefetch(from, page);
            }
            return result;
        });
    }

    List<Page> fetch(int[] pages, Deadline deadline) throws PagerException {
        if (pages.length > frames.count()) {
            throw new IllegalArgumentException(
                    "cannot read " + pages.length + " pages in one call: there are only " + frames.count() + " frames");
        }
        int highest = Arrays.stream(pages).max().orElse(-1);
        return highest < 0
                ? List.of()
                : retry(highest, pages.length, deadline, from -> fetchBatch(from, pages, deadline));
    }

    /**
     * Runs an attempt to read pages. Replaces the link and tries again after a failure, until the deadline.
     *
     * @param highest highest number of the pages
     * @param count number of frames that are required
     */
    private <T> T retry(int highest, int count, Deadline deadline, Attempt<T> attempt) throws PagerException {
        lock(deadline);
        try {
            checkFrames(count, deadline);
            PublishedNode refusedBy = null;
            while (true) {
                PageLink from = null;
                try {
                    from = linkFor(highest, refusedBy, deadline);
                    return attempt.run(from);
                } catch (IOException e) {
                    refusedBy = from != null && isRefusal(e) ? from.node() : null;
                    closeLink();
                    if (e instanceof PagerException last && !last.isTransient()) {
                        throw last;
                    }
                    if (deadline.remaining().toMillis() <= 1
                            || Thread.currentThread().isInterrupted()) {
                        throw PagerException.permanent(
                                "node '" + name + "' did not answer in time: " + e.getMessage(), e);
                    }
                    LOG.log(System.Logger.Level.DEBUG, "retrying to read from node '" + name + "'", e);
                    CoordinatorClient.pause(deadline);
                } catch (RuntimeException | Error e) {
                    if (from != null) {
                        // The pages in flight no longer match what the link will deliver.
                        closeLink();
                    }
                    throw e;
                }
            }
        } finally {
            lock.unlock();
        }
    }

    private void lock(Deadline deadline) throws PagerException {
        try {
            // Only a thread that waits for the lock responds to an interrupt.
            boolean atOnce = !Thread.currentThread().isInterrupted() && lock.tryLock();
            if (!atOnce && !lock.tryLock(deadline.remaining().toNanos(), TimeUnit.NANOSECONDS)) {
                throw new PagerException(
                        "node '" + name + "' did not answer in time: other threads are reading from it");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw PagerException.permanent("interrupted before the request to node '" + name + "' was sent", e);
        }
        if (closed) {
            lock.unlock();
            throw new IllegalStateException("the transport is closed");
        }
    }

    private void checkFrames(int count, Deadline deadline) {
        if (!frames.hasFree(count)) {
            connector.releasePrefetched(deadline);
            if (!frames.hasFree(count)) {
                throw new IllegalStateException(frames.free() + " of " + frames.count()
                        + " frames are free: close pages that are no longer needed");
            }
        }
    }

    /**
     * Returns a link through which the given page can be read. Connects if there is no link, or if the node had fewer
     * pages when the link was created.
     *
     * @param refusedBy description of the node that has refused the previous attempt; null if none has
     */
    private PageLink linkFor(int page, @Nullable PublishedNode refusedBy, Deadline deadline) throws IOException {
        PageLink to = link;
        if (to != null && page < to.node().pages()) {
            return to;
        }
        PublishedNode now = connector.published(deadline);
        if (now.pages() == 0) {
            throw new PagerException("node '" + name + "' has no pages registered");
        }
        if (page >= now.pages()) {
            throw new IndexOutOfBoundsException(
                    "node '" + name + "' has no page " + page + ": it has " + now.pages() + " pages, counted from 0");
        }
        if (now.equals(refusedBy)) {
            throw new PagerException(
                    "node '" + name + "' rejects access to its pages: its memory region has been closed");
        }
        closeLink();
        to = connector.connect(now, lock, deadline);
        link = to;
        return to;
    }

    private static boolean isRefusal(IOException e) {
        return e instanceof TcpLink.RefusedException
                || e instanceof WorkException work && work.status() == WorkStatus.REM_ACCESS_ERR;
    }

    /** Closes the link, and the pages that are in flight or prefetched. */
    private void closeLink() {
        PageLink broken = link;
        link = null;
        if (broken != null) {
            boolean ended = false;
            try {
                broken.close();
                ended = true;
            } catch (IOException | RuntimeException e) {
                LOG.log(
                        System.Logger.Level.WARNING,
                        "cannot close the link to node '" + name + "': the frames of its pages are not released",
                        e);
            } finally {
                if (!ended) {
                    // The device may still write to their frames.
                    inFlight.clear();
                }
            }
        }
        inFlight.forEach(Page::close);
        inFlight.clear();
        discardPrefetched();
    }

    void close() {
        lock.lock();
        try {
            closed = true;
            closeLink();
        } finally {
            lock.unlock();
        }
    }

    private Page newPage(int page) {
        Page mine = frames.take(name, page);
        if (mine == null) {
            throw new IllegalStateException("no frame is free: other threads have taken the last ones");
        }
        return mine;
    }

    private void add(PageLink to, Page mine) throws IOException {
        if (inFlight.isEmpty() && prefetched.isEmpty()) {
            unknownStart = 0;
        }
        unknownStart = Math.max(unknownStart, mine.number() + 1);
        // Recorded first, so that closing the link releases the frame if the request fails.
        inFlight.addLast(mine);
        to.add(mine);
    }

    /** Reads a page while no other page is in flight or prefetched. */
    private Page fetchSingle(PageLink from, int page, Deadline deadline) throws IOException {
        Page result = newPage(page);
        boolean done = false;
        try {
            from.fetch(result, deadline);
            done = true;
            return result;
        } finally {
            if (!done) {
                // Closing the link releases the frame.
                inFlight.addLast(result);
            }
        }
    }

    /** Waits for the next page in flight. */
    private Page awaitNext(PageLink from, Deadline deadline) throws IOException {
        from.await(deadline);
        return inFlight.removeFirst();
    }

    /** Returns {@code true} if a page is in flight or prefetched. */
    private boolean isAvailable(int page) {
        return page < unknownStart && (prefetched.containsKey(page) || isInFlight(page));
    }

    private boolean isInFlight(int page) {
        for (Page each : inFlight) {
            if (each.number() == page) {
                return true;
            }
        }
        return false;
    }

    private boolean isNext(int page) {
        Page next = inFlight.peekFirst();
        return next != null && next.number() == page;
    }

    private Page fetchPage(PageLink from, int page, Deadline deadline) throws IOException {
        if (!isNext(page)) {
            Page result = prefetched.remove(page);
            if (result != null) {
                return result;
            }
            if (!isAvailable(page)) {
                while (inFlight.size() == PageLink.WINDOW) {
                    addPrefetched(awaitNext(from, deadline));
                }
                add(from, newPage(page));
                from.post();
            }
        }
        while (true) {
            Page next = awaitNext(from, deadline);
            if (next.number() == page) {
                return next;
            }
            addPrefetched(next);
        }
    }

    private List<Page> fetchBatch(PageLink from, int[] pages, Deadline deadline) throws IOException {
        List<Page> result = new ArrayList<>(pages.length);
        boolean all = false;
        try {
            int posted = 0;
            for (int page : pages) {
                posted = Math.max(posted, result.size());
                while (posted < pages.length && inFlight.size() <= PageLink.WINDOW - PageLink.GROUP) {
                    posted = addGroup(from, pages, posted);
                    from.post();
                }
                result.add(fetchPage(from, page, deadline));
            }
            all = true;
            return result;
        } finally {
            if (!all) {
                result.forEach(Page::close);
            }
        }
    }

    /**
     * Adds the pages from an index on that are neither in flight nor prefetched, at most a group.
     *
     * @return the index of the first page that has not been considered
     */
    private int addGroup(PageLink to, int[] pages, int from) throws IOException {
        int next = from;
        for (int added = 0; next < pages.length && added < PageLink.GROUP; next++) {
            if (!isAvailable(pages[next])) {
                add(to, newPage(pages[next]));
                added++;
            }
        }
        return next;
    }

    private void addPrefetched(Page page) {
        prefetched.put(page.number(), page);
    }

    private void discardPrefetched() {
        prefetched.values().forEach(Page::close);
        prefetched.clear();
        prefetchEnd = 0;
        streak = 0;
    }

    /** Releases the frames of prefetched pages, unless another thread is reading from this node. */
    void discardPrefetched(Deadline deadline) {
        if (lock.tryLock()) {
            try {
                while (link != null && !inFlight.isEmpty()) {
                    addPrefetched(awaitNext(link, deadline));
                }
                discardPrefetched();
            } catch (IOException e) {
                LOG.log(System.Logger.Level.DEBUG, "cannot complete the prefetch from node '" + name + "'", e);
                closeLink();
            } finally {
                lock.unlock();
            }
        }
    }

    /**
     * Prefetches pages after a page has been read, if the two last pages were the expected ones. Requests at least half
     * of the read-ahead size at a time.
     */
    private void prefetch(PageLink link, int page) {
        boolean isSequential = page == expected;
        expected = page + 1;
        if (!isSequential) {
            discardPrefetched();
            return;
        }
        streak++;
        int from = Math.max(prefetchEnd, page + 1);
        int to = Math.min(page + 1 + readAhead, link.node().pages());
        if (streak < 2 || 2 * (from - page - 1) > readAhead) {
            return;
        }
        try {
            for (prefetchEnd = from; prefetchEnd < to; prefetchEnd++) {
                if (!isAvailable(prefetchEnd)) {
                    Page next = frames.take(name, prefetchEnd);
                    if (next == null) {
                        break;
                    }
                    add(link, next);
                }
            }
            link.post();
        } catch (IOException | RuntimeException e) {
            // The requested page has been read; the next call creates another link.
            LOG.log(System.Logger.Level.DEBUG, "cannot prefetch from node '" + name + "'", e);
            closeLink();
        }
    }
}
