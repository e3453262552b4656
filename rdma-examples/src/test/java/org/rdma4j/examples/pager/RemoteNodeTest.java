package org.rdma4j.examples.pager;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.repetition.RandomInput;

/** Tests with links that fail on demand: no link remains open, and no frame is lost. */
@Timeout(60)
class RemoteNodeTest {
    private static final int FRAMES = 8;
    private static final int PAGES = 300;
    private static final Duration LIMIT = Duration.ofSeconds(30);

    /** Action of each wait for a page. */
    private interface Arrival {
        void happen() throws IOException;
    }

    private FramePool frames;
    private RemoteNode node;
    private int made;
    private int open;
    private int posts;
    /** Whether a page may be requested again while it is present: a batch may contain a page twice. */
    private boolean twice;

    private Arrival arrival = () -> {};
    private Arrival farewell = () -> {};
    /** Latest page of each number that was requested, and the pages that were returned to callers. */
    private final Map<Integer, Page> asked = new HashMap<>();

    private final Set<Page> given = new HashSet<>();

    @BeforeEach
    void start() throws IOException {
        frames = new FramePool(FRAMES, null);
        node = new RemoteNode("b", new Connector(), frames, 0);
    }

    private final class Connector implements RemoteNode.Connector {
        @Override
        public PublishedNode published(Deadline deadline) {
            return new PublishedNode("first", PAGES, "127.0.0.1:1", PublishedNode.NONE, 0, 0);
        }

        @Override
        public PageLink connect(PublishedNode to, ReentrantLock guard, Deadline deadline) {
            made++;
            open++;
            asked.clear();
            return new Link(to);
        }

        @Override
        public void releasePrefetched(Deadline deadline) {
            node.discardPrefetched(deadline);
        }
    }

    private final class Link implements PageLink {
        private final PublishedNode to;

        /** Number of pages added since the last post, and number of pages that have not arrived. */
        private int unposted;

        private int inFlight;

        Link(PublishedNode to) {
            this.to = to;
        }

        @Override
        public PublishedNode node() {
            return to;
        }

        @Override
        public void add(Page page) {
            Page before = asked.put(page.number(), page);
            if (!twice && before != null && before.isOpen() && !given.contains(before)) {
                throw new AssertionError(page + " is asked for twice");
            }
            unposted++;
            inFlight++;
            if (unposted > GROUP || inFlight > WINDOW) {
                throw new AssertionError(unposted + " together, " + inFlight + " on their way");
            }
        }

        @Override
        public void post() {
            posts += unposted > 0 ? 1 : 0;
            unposted = 0;
        }

        @Override
        public void await(Deadline deadline) throws IOException {
            if (unposted > 0) {
                throw new AssertionError("waits for what was never asked for");
            }
            inFlight--;
            arrival.happen();
        }

        @Override
        public void close() throws IOException {
            farewell.happen();
            open--;
        }
    }

    private List<Page> fetch() throws PagerException {
        return node.fetch(new int[] {1, 2, 3}, Deadline.in(LIMIT));
    }

    @Test
    void nothingIsAskedOfANodeThatIsClosed() throws PagerException {
        fetch().forEach(Page::close);
        node.close();
        assertThatIllegalStateException().isThrownBy(this::fetch).withMessageContaining("closed");
        assertThat(made).isEqualTo(1);
        assertThat(open).isZero();
    }

    @Test
    void aLinkThatFailsUncheckedIsDropped() throws PagerException {
        arrival = () -> {
            throw new IllegalStateException("no more of this");
        };
        assertThatIllegalStateException().isThrownBy(this::fetch).withMessage("no more of this");
        assertThat(open).isZero();
        assertThat(frames.free()).isEqualTo(FRAMES);
        arrival = () -> {};
        assertThat(fetch()).hasSize(3);
        assertThat(made).isEqualTo(2);
    }

    @Test
    void aLinkIsDroppedAfterAnErrorOfTheMachine() throws PagerException {
        arrival = () -> {
            throw new StackOverflowError("in the middle");
        };
        assertThatExceptionOfType(StackOverflowError.class).isThrownBy(() -> node.fetch(4, Deadline.in(LIMIT)));
        assertThat(open).isZero();
        assertThat(frames.free()).isEqualTo(FRAMES);
    }

    /** A link that cannot be closed keeps its frames, because the device may still write to them. */
    @Test
    void aLinkThatCannotBeEndedKeepsItsFrames() throws PagerException {
        List<Arrival> farewells = List.of(
                () -> {
                    throw new IOException("not now");
                },
                () -> {
                    throw new IllegalStateException("not now");
                },
                () -> {
                    throw new StackOverflowError("in the middle");
                });
        int kept = 0;
        for (Arrival each : farewells) {
            arrival = () -> {
                throw new IOException("the cable is out");
            };
            farewell = () -> {
                // The next link works.
                arrival = () -> {};
                farewell = () -> {};
                each.happen();
            };
            try {
                node.fetch(new int[] {1, 2}, Deadline.in(LIMIT)).forEach(Page::close);
            } catch (StackOverflowError e) {
                assertThat(e).hasMessage("in the middle");
            }
            node.fetch(3, Deadline.in(LIMIT)).close();
            kept += 2;
            assertThat(frames.free()).isEqualTo(FRAMES - kept);
        }
    }

    /** A single page in flight uses the fast path. */
    @Test
    void aSinglePageWhoseLinkFailsIsFetchedByAnother() throws PagerException {
        arrival = () -> {
            arrival = () -> {};
            throw new IOException("the cable is out");
        };
        try (Page page = node.fetch(4, Deadline.in(LIMIT))) {
            assertThat(page.number()).isEqualTo(4);
            assertThat(made).isEqualTo(2);
            assertThat(open).isEqualTo(1);
            assertThat(frames.free()).isEqualTo(FRAMES - 1);
        }
        arrival = () -> {
            throw new IllegalStateException("no more of this");
        };
        assertThatIllegalStateException()
                .isThrownBy(() -> node.fetch(4, Deadline.in(LIMIT)))
                .withMessage("no more of this");
        assertThat(open).isZero();
        assertThat(frames.free()).isEqualTo(FRAMES);
    }

    @Test
    void eachFrameIsOnePagesAtATime() throws Exception {
        AtomicLong taken = new AtomicLong();
        List<Thread> threads = IntStream.range(0, 4)
                .mapToObj(number -> Thread.ofPlatform().start(() -> takeAndGiveBack(number, taken)))
                .toList();
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(taken.get()).isEqualTo(4 * 20_000);
        assertThat(frames.free()).isEqualTo(FRAMES);
        Set<Long> offsets = new HashSet<>();
        for (Page page = frames.take("b", 0); page != null; page = frames.take("b", 0)) {
            offsets.add(page.frame().offset());
        }
        assertThat(offsets).hasSize(FRAMES);
        assertThat(frames.free()).isZero();
    }

    @Test
    void aClosedPageIsNotTheNextOneOfItsFrame() {
        Page before = frames.take("b", 1);
        before.close();
        Page after = frames.take("b", 2);
        assertThat(after.frame()).isSameAs(before.frame());
        assertThatThrownBy(before::memory)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("page 1 of node 'b' is closed");
        before.close();
        assertThat(before.isOpen()).isFalse();
        assertThat(after.memory().byteSize()).isEqualTo(PageTransport.PAGE);
    }

    private void takeAndGiveBack(int number, AtomicLong taken) {
        for (int i = 0; i < 20_000; i++) {
            Page page = frames.take("b", i);
            // Each of the four threads holds at most one of the eight frames.
            if (page != null) {
                MemorySegment memory = page.frame().memory();
                memory.set(ValueLayout.JAVA_INT, 0, number);
                if (memory.get(ValueLayout.JAVA_INT, 0) == number) {
                    taken.incrementAndGet();
                }
                page.close();
                page.close();
            }
        }
    }

    /** Single pages and batches, sequential and random, with and without prefetched pages. */
    @Test
    @RandomInput
    void noPageIsAskedForWhileItIsThere() throws PagerException {
        node = new RemoteNode("b", new Connector(), frames, 3);
        long seed = ThreadLocalRandom.current().nextLong();
        Random random = new Random(seed);
        for (int i = 0; i < 5_000; i++) {
            int first = random.nextInt(6);
            int[] wanted = IntStream.range(0, 1 + random.nextInt(4))
                    .map(n -> random.nextInt(4) == 0 ? random.nextInt(10) : first + n)
                    .distinct()
                    .toArray();
            List<Page> pages = new ArrayList<>();
            if (random.nextBoolean()) {
                pages.addAll(node.fetch(wanted, Deadline.in(LIMIT)));
            } else {
                for (int page : wanted) {
                    pages.add(node.fetch(page, Deadline.in(LIMIT)));
                    // A page with the same number may be prefetched.
                    given.addAll(pages);
                }
            }
            given.addAll(pages);
            assertThat(pages).as("seed %d", seed).extracting(Page::number).containsExactly(boxed(wanted));
            pages.forEach(Page::close);
            given.clear();
        }
        node.close();
        assertThat(made).isEqualTo(1);
        assertThat(frames.free()).isEqualTo(FRAMES);
    }

    @Test
    void aBatchIsAskedForInGroups() throws IOException {
        frames = new FramePool(100, null);
        node = new RemoteNode("b", new Connector(), frames, 0);
        List<Page> batch = node.fetch(IntStream.range(0, 100).toArray(), Deadline.in(LIMIT));
        assertThat(posts).isEqualTo((100 + PageLink.GROUP - 1) / PageLink.GROUP);
        batch.forEach(Page::close);
    }

    /** Batches that are longer than the window, contain pages twice, and follow prefetched pages. */
    @Test
    @RandomInput
    void longBatches() throws IOException {
        int count = 120;
        twice = true;
        frames = new FramePool(count, null);
        node = new RemoteNode("b", new Connector(), frames, PageLink.GROUP);
        long seed = ThreadLocalRandom.current().nextLong();
        Random random = new Random(seed);
        for (int i = 0; i < 500; i++) {
            int first = random.nextInt(PAGES - count);
            for (int page = first; page < first + random.nextInt(4); page++) {
                node.fetch(page, Deadline.in(LIMIT)).close();
            }
            int[] wanted = IntStream.range(0, 1 + random.nextInt(count - 2 * PageLink.GROUP))
                    .map(n -> first + (random.nextInt(4) == 0 ? random.nextInt(count) : n))
                    .toArray();
            List<Page> pages = node.fetch(wanted, Deadline.in(LIMIT));
            assertThat(pages).as("seed %d", seed).extracting(Page::number).containsExactly(boxed(wanted));
            pages.forEach(Page::close);
        }
        node.close();
        assertThat(made).isEqualTo(1);
        assertThat(frames.free()).isEqualTo(count);
    }

    private static Integer[] boxed(int[] numbers) {
        return Arrays.stream(numbers).boxed().toArray(Integer[]::new);
    }

    @Test
    void aThreadThatIsInterruptedTriesNoMore() {
        arrival = () -> {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted");
        };
        assertThatExceptionOfType(PagerException.class).isThrownBy(this::fetch).withMessageContaining("node 'b'");
        assertThat(Thread.interrupted()).isTrue();
        assertThat(made).isEqualTo(1);
        assertThat(open).isZero();
        assertThat(frames.free()).isEqualTo(FRAMES);
    }
}
