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
 * A node that pages are fetched from: one link, used by one thread at a time under a lock, and made anew when it breaks.
 *
 * <p>A lock, and not a pool of queue pairs: a queue pair is a place in the peer's device as well, and one that has 32 READs
 * on their way keeps the wire as busy as eight would. Threads that want more than a page at a time use batches.
 */
final class RemoteNode {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.examples.pager");

    private final String name;
    private final Connector connector;
    private final Frames frames;
    private final int readAhead;
    private final ReentrantLock lock = new ReentrantLock();
    private @Nullable PageLink link;
    private boolean closed;

    /** In the order in which they arrive. */
    private final Deque<Page> onTheirWay = new ArrayDeque<>();
    /** Those that arrived, and nobody has asked for. */
    private final Map<Integer, Page> ahead = new HashMap<>();
    /** No page from this on is among those: who asks for one after the other need not look. */
    private int unknownFrom;
    /** The page after the last that was asked for. */
    private int expected = -1;
    /** How often in a row the expected page was asked for. */
    private int streak;
    /** Up to which page, exclusive, was read ahead. */
    private int aheadEnd;

    /** How links are made. */
    interface Connector {
        /** What the node has published now. */
        PublishedNode published(Deadline end) throws IOException;

        /** @param guard is held by whoever uses the link */
        PageLink connect(PublishedNode node, ReentrantLock guard, Deadline end) throws IOException;

        /** Frames are short: {@link RemoteNode#forgetAhead(Deadline)} of all nodes. */
        void shortage(Deadline end);
    }

    private interface Attempt<T> {
        T with(PageLink link) throws IOException;
    }

    RemoteNode(String name, Connector connector, Frames frames, int readAhead) {
        this.name = name;
        this.connector = connector;
        this.frames = frames;
        this.readAhead = readAhead;
    }

    Page fetch(int page, Deadline end) throws PagerException {
        return attempts(page, 1, end, from -> {
            Page here = onTheirWay.isEmpty() && ahead.isEmpty() ? takeAlone(from, page, end) : take(from, page, end);
            if (readAhead > 0) {
                follow(from, page);
            }
            return here;
        });
    }

    List<Page> fetch(int[] pages, Deadline end) throws PagerException {
        if (pages.length > frames.count()) {
            throw new IllegalArgumentException(
                    pages.length + " pages at a time; there are " + frames.count() + " frames");
        }
        int most = Arrays.stream(pages).max().orElse(-1);
        return most < 0 ? List.of() : attempts(most, pages.length, end, from -> takeAll(from, pages, end));
    }

    // The link, which breaks and is made again.

    private <T> T attempts(int highest, int count, Deadline end, Attempt<T> attempt) throws PagerException {
        lock(end);
        try {
            checkFrames(count, end);
            PublishedNode refused = null;
            while (true) {
                PageLink from = null;
                try {
                    from = linkWith(highest, refused, end);
                    return attempt.with(from);
                } catch (IOException e) {
                    refused = from != null && isRefusal(e) ? from.node() : null;
                    drop();
                    if (e instanceof PagerException last && !last.mayPass()) {
                        throw last;
                    }
                    if (end.left().toMillis() <= 1 || Thread.currentThread().isInterrupted()) {
                        throw PagerException.of("node '" + name + "' did not answer in time: " + e.getMessage(), e);
                    }
                    LOG.log(System.Logger.Level.DEBUG, "once more with node '" + name + "'", e);
                    CoordinatorClient.pause(end);
                } catch (RuntimeException | Error e) {
                    if (from != null) {
                        // What it counts is not what was asked for any more.
                        drop();
                    }
                    throw e;
                }
            }
        } finally {
            lock.unlock();
        }
    }

    private void lock(Deadline end) throws PagerException {
        try {
            // The one that waits is the one that hears an interrupt.
            boolean atOnce = !Thread.currentThread().isInterrupted() && lock.tryLock();
            if (!atOnce && !lock.tryLock(end.left().toNanos(), TimeUnit.NANOSECONDS)) {
                throw new PagerException("node '" + name + "' did not answer in time: other threads wait for it, too");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw PagerException.of("interrupted before node '" + name + "' was asked", e);
        }
        if (closed) {
            lock.unlock();
            throw new IllegalStateException("the transport is closed");
        }
    }

    private void checkFrames(int count, Deadline end) {
        if (!frames.hasFree(count)) {
            connector.shortage(end);
            if (!frames.hasFree(count)) {
                throw new IllegalStateException("of " + frames.count() + " frames " + frames.free()
                        + " are free: close pages that are no longer needed");
            }
        }
    }

    /** A link to the node as it is, which has the page. */
    private PageLink linkWith(int page, @Nullable PublishedNode refused, Deadline end) throws IOException {
        PageLink to = link;
        if (to != null && page < to.node().pages()) {
            return to;
        }
        PublishedNode now = connector.published(end);
        if (now.pages() == 0) {
            throw new PagerException("node '" + name + "' has no pages registered");
        }
        if (page >= now.pages()) {
            throw new IndexOutOfBoundsException(
                    "node '" + name + "' has no page " + page + ": it has " + now.pages() + ", counted from 0");
        }
        if (now.equals(refused)) {
            throw new PagerException("node '" + name + "' refuses to have its pages read: its region was closed");
        }
        drop();
        to = connector.connect(now, lock, end);
        link = to;
        return to;
    }

    private static boolean isRefusal(IOException e) {
        return e instanceof TcpLink.Refusal
                || e instanceof WorkException work && work.status() == WorkStatus.REM_ACCESS_ERR;
    }

    /** Ends the link; what was on its way will not arrive. */
    private void drop() {
        PageLink broken = link;
        link = null;
        if (broken != null) {
            boolean ended = false;
            try {
                broken.close();
                ended = true;
            } catch (IOException | RuntimeException e) {
                LOG.log(System.Logger.Level.WARNING, "the link to node '" + name + "' keeps its frames", e);
            } finally {
                if (!ended) {
                    onTheirWay.clear();
                }
            }
        }
        onTheirWay.forEach(Page::close);
        onTheirWay.clear();
        forgetAhead();
    }

    void close() {
        lock.lock();
        try {
            closed = true;
            drop();
        } finally {
            lock.unlock();
        }
    }

    // Pages on their way.

    private Page withFrame(int page) {
        Page mine = frames.take(name, page);
        if (mine == null) {
            throw new IllegalStateException("other threads have taken the last frames");
        }
        return mine;
    }

    private void add(PageLink to, Page mine) throws IOException {
        if (onTheirWay.isEmpty() && ahead.isEmpty()) {
            unknownFrom = 0;
        }
        unknownFrom = Math.max(unknownFrom, mine.number() + 1);
        // Noted first: if it cannot be asked for, the frame comes back with the link's end.
        onTheirWay.addLast(mine);
        to.add(mine);
    }

    /** The only one that is on its way. */
    private Page takeAlone(PageLink from, int page, Deadline end) throws IOException {
        Page here = withFrame(page);
        boolean done = false;
        try {
            from.fetch(here, end);
            done = true;
            return here;
        } finally {
            if (!done) {
                // The frame comes back with the link's end.
                onTheirWay.addLast(here);
            }
        }
    }

    private Page arrive(PageLink from, Deadline end) throws IOException {
        from.await(end);
        return onTheirWay.removeFirst();
    }

    /** Whether it arrived, or is on its way. */
    private boolean isKnown(int page) {
        return page < unknownFrom && (ahead.containsKey(page) || isOnItsWay(page));
    }

    private boolean isOnItsWay(int page) {
        for (Page each : onTheirWay) {
            if (each.number() == page) {
                return true;
            }
        }
        return false;
    }

    private boolean isNext(int page) {
        Page next = onTheirWay.peekFirst();
        return next != null && next.number() == page;
    }

    private Page take(PageLink from, int page, Deadline end) throws IOException {
        if (!isNext(page)) {
            Page here = ahead.remove(page);
            if (here != null) {
                return here;
            }
            if (!isKnown(page)) {
                while (onTheirWay.size() == PageLink.WINDOW) {
                    keep(arrive(from, end));
                }
                add(from, withFrame(page));
                from.post();
            }
        }
        while (true) {
            Page next = arrive(from, end);
            if (next.number() == page) {
                return next;
            }
            keep(next);
        }
    }

    private List<Page> takeAll(PageLink from, int[] pages, Deadline end) throws IOException {
        List<Page> here = new ArrayList<>(pages.length);
        boolean all = false;
        try {
            int posted = 0;
            for (int page : pages) {
                posted = Math.max(posted, here.size());
                while (posted < pages.length && onTheirWay.size() <= PageLink.WINDOW - PageLink.GROUP) {
                    posted = addAll(from, pages, posted);
                    from.post();
                }
                here.add(take(from, page, end));
            }
            all = true;
            return here;
        } finally {
            if (!all) {
                here.forEach(Page::close);
            }
        }
    }

    /** Those from this place on that are not known, a group at most; gives the place after them. */
    private int addAll(PageLink to, int[] pages, int from) throws IOException {
        int next = from;
        for (int added = 0; next < pages.length && added < PageLink.GROUP; next++) {
            if (!isKnown(pages[next])) {
                add(to, withFrame(pages[next]));
                added++;
            }
        }
        return next;
    }

    // Pages that nobody has asked for yet.

    private void keep(Page page) {
        ahead.put(page.number(), page);
    }

    private void forgetAhead() {
        ahead.values().forEach(Page::close);
        ahead.clear();
        aheadEnd = 0;
        streak = 0;
    }

    /** Gives the frames back that were read ahead; not while another thread fetches. */
    void forgetAhead(Deadline end) {
        if (lock.tryLock()) {
            try {
                while (link != null && !onTheirWay.isEmpty()) {
                    keep(arrive(link, end));
                }
                forgetAhead();
            } catch (IOException e) {
                LOG.log(System.Logger.Level.DEBUG, "what was read ahead of node '" + name + "' did not arrive", e);
                drop();
            } finally {
                lock.unlock();
            }
        }
    }

    /** After a page was fetched: once two came in a row, those behind it are read, half of the allowance at a time. */
    private void follow(PageLink link, int page) {
        boolean inRow = page == expected;
        expected = page + 1;
        if (!inRow) {
            forgetAhead();
            return;
        }
        streak++;
        int from = Math.max(aheadEnd, page + 1);
        int to = Math.min(page + 1 + readAhead, link.node().pages());
        if (streak < 2 || 2 * (from - page - 1) > readAhead) {
            return;
        }
        try {
            for (aheadEnd = from; aheadEnd < to; aheadEnd++) {
                if (!isKnown(aheadEnd)) {
                    Page next = frames.take(name, aheadEnd);
                    if (next == null) {
                        break;
                    }
                    add(link, next);
                }
            }
            link.post();
        } catch (IOException | RuntimeException e) {
            // The page that was asked for is here; the next fetch makes another link.
            LOG.log(System.Logger.Level.DEBUG, "nothing is read ahead of node '" + name + "'", e);
            drop();
        }
    }
}
