package org.rdma4j.tests.pager;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.examples.pager.Coordinator;
import org.rdma4j.examples.pager.Page;
import org.rdma4j.examples.pager.PageTransport;
import org.rdma4j.examples.pager.Pager;
import org.rdma4j.examples.pager.PagerException;

/** Tests that every mode of remote pages must pass, in one process. */
@Timeout(300)
public abstract class RemotePagesSuite {
    /** Time limit of calls that succeed, on a slow, busy machine. */
    private static final Duration LIMIT = Duration.ofSeconds(30);
    /** Time limit of calls that are not answered. */
    private static final Duration SHORT = Duration.ofSeconds(2);
    /** Tolerance for the end of a call after its time limit on a busy machine. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private static final int FRAMES = 128;
    /** First word of page 0, as written by {@link Pager#fill}. */
    private static final long FIRST = 0x9E3779B97F4A7C15L;

    private final Deque<Closeable> open = new ArrayDeque<>();
    private Coordinator coordinator;

    /** Sets the mode of a node, and its device or address if needed. */
    protected abstract PageTransport.Builder in(PageTransport.Builder builder) throws IOException;

    @BeforeEach
    void startCoordinator() throws IOException {
        coordinator = own(Coordinator.on(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)));
    }

    @AfterEach
    void closeAll() throws IOException {
        while (!open.isEmpty()) {
            open.pop().close();
        }
        assertThat(Thread.getAllStackTraces().keySet())
                .noneMatch(each -> each.getName().startsWith("pager"));
    }

    private <T extends Closeable> T own(T resource) {
        open.push(resource);
        return resource;
    }

    private PageTransport.Builder builder(String name) throws IOException {
        return in(PageTransport.builder(name, coordinator.uri()).timeout(LIMIT).frames(FRAMES));
    }

    private PageTransport node(String name) throws IOException {
        return own(builder(name).open());
    }

    /** Returns a node with pages. */
    private PageTransport node(String name, int pages) throws IOException {
        PageTransport node = node(name);
        Pager.fill(node.registerPages(pages));
        return node;
    }

    private static void check(PageTransport from, String node, int number) throws IOException {
        try (Page page = from.fetchRemotePage(node, number)) {
            assertThat(page.node()).isEqualTo(node);
            assertThat(page.number()).isEqualTo(number);
            assertThat(Pager.isIntact(page)).as("%s", page).isTrue();
        }
    }

    private static void check(PageTransport from, String node, int... numbers) throws IOException {
        List<Page> pages = from.fetchRemotePages(node, numbers);
        assertThat(pages.stream().mapToInt(Page::number))
                .containsExactly(IntStream.of(numbers).boxed().toArray(Integer[]::new));
        for (Page page : pages) {
            assertThat(Pager.isIntact(page)).as("%s", page).isTrue();
            page.close();
        }
    }

    /** Asserts that no frame has leaked: all frames can be used at the same time. */
    private static void checkFrames(PageTransport from, String node) throws IOException {
        check(from, node, IntStream.range(0, FRAMES).toArray());
    }

    @Test
    void tenThousandPages() throws IOException {
        node("b", 10_000);
        PageTransport a = node("a");
        for (int i = 0; i < 10_000; i += 100) {
            check(a, "b", IntStream.range(i, i + 100).toArray());
        }
        for (int i = 9_999; i >= 0; i -= 50) {
            check(a, "b", i);
        }
        assertThat(a.latencies().count()).isEqualTo(200);
        assertThat(a.latencies().percentile(50))
                .isPositive()
                .isLessThanOrEqualTo(a.latencies().percentile(100));
        checkFrames(a, "b");
    }

    @Test
    void batches() throws IOException {
        node("b", 200);
        PageTransport a = node("a");
        check(a, "b", 199, 0, 50, 50, 199, 3, 50);
        check(a, "b", new int[] {7});
        check(a, "b", IntStream.range(0, 100).map(i -> 5).toArray());
        assertThat(a.fetchRemotePages("b")).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> a.fetchRemotePages("b", new int[FRAMES + 1]))
                .withMessageContaining("cannot read 129 pages in one call: there are only 128 frames");
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> a.fetchRemotePages("b", 0, 200, 1))
                .withMessageContaining("node 'b' has no page 200: it has 200");
        checkFrames(a, "b");
    }

    /** Pages read ahead have the content from before they were requested. */
    @Test
    void readAhead() throws Exception {
        PageTransport b = node("b");
        MemorySegment pages = b.registerPages(1_000);
        Pager.fill(pages);
        PageTransport a = own(builder("a").readAhead(8).open());
        for (int i = 10; i < 14; i++) {
            check(a, "b", i);
        }
        // Enough time for page 14 to be read ahead.
        Thread.sleep(2000);
        long there = pages.getAtIndex(ValueLayout.JAVA_LONG, 14 * 512);
        pages.setAtIndex(ValueLayout.JAVA_LONG, 14 * 512, 0);
        check(a, "b", 14);
        try (Page jumped = a.fetchRemotePage("b", 500);
                Page back = a.fetchRemotePage("b", 14)) {
            assertThat(jumped.number()).isEqualTo(500);
            assertThat(back.memory().getAtIndex(ValueLayout.JAVA_LONG, 0)).isZero();
        }
        pages.setAtIndex(ValueLayout.JAVA_LONG, 14 * 512, there);
        for (int i = 0; i < 200; i++) {
            check(a, "b", i);
        }
        checkFrames(a, "b");
    }

    /** Reads in sequence, at random and in batches, while other reads are in progress. */
    @Test
    void anyOrder() throws IOException {
        node("b", 400);
        PageTransport a = own(builder("a").readAhead(16).open());
        long seed = ThreadLocalRandom.current().nextLong();
        assertThatCode(() -> inAnyOrder(a, new Random(seed)))
                .as("seed %d", seed)
                .doesNotThrowAnyException();
        checkFrames(a, "b");
    }

    private static void inAnyOrder(PageTransport from, Random random) throws IOException {
        for (int i = 0; i < 100; i++) {
            int first = random.nextInt(300);
            for (int page = first; page < first + random.nextInt(6); page++) {
                check(from, "b", page);
            }
            check(from, "b", random.nextInt(400));
            check(
                    from,
                    "b",
                    random.ints(1 + random.nextInt(60), first, first + 100).toArray());
        }
    }

    @Test
    void manyThreads() throws Exception {
        node("b", 300);
        node("c", 300);
        PageTransport a = own(builder("a").readAhead(4).open());
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Callable<Void>> work = new ArrayList<>();
            for (int thread = 0; thread < 8; thread++) {
                int first = thread * 31;
                String node = thread % 2 == 0 ? "b" : "c";
                work.add(() -> {
                    for (int i = 0; i < 20; i++) {
                        check(a, node, first + i);
                        check(a, node, first, first + 1, first + i);
                    }
                    return null;
                });
            }
            for (Future<Void> each : threads.invokeAll(work)) {
                each.get();
            }
        } finally {
            threads.shutdownNow();
        }
        checkFrames(a, "b");
    }

    @Test
    void numbersOutOfRange() throws IOException {
        PageTransport b = node("b", 5);
        PageTransport a = node("a");
        check(a, "b", 4);
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> a.fetchRemotePage("b", 5))
                .withMessage("node 'b' has no page 5: it has 5 pages, counted from 0");
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> a.fetchRemotePage("b", -1));
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> a.fetchRemotePage("b", Integer.MAX_VALUE));
        check(a, "b", 0);
        b.registerPages(200, Pager::fill);
        check(a, "b", 5);
        assertThatIllegalArgumentException().isThrownBy(() -> b.registerPages(0));
        assertThatIllegalStateException()
                .isThrownBy(() -> b.registerPages(1, pages -> {
                    throw new IllegalStateException("not filled");
                }));
        check(a, "b", 6);
        checkFrames(a, "b");
    }

    @Test
    void unknownNodes() throws IOException {
        PageTransport a = node("a", 1);
        assertThatExceptionOfType(PagerException.class)
                .isThrownBy(() -> a.fetchRemotePage("nobody", 0))
                .withMessageContaining("there is no node 'nobody'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> a.fetchRemotePage("a", 0))
                .withMessageContaining("this node itself");
        assertThatIllegalArgumentException().isThrownBy(() -> a.fetchRemotePage("a b", 0));
        PageTransport b = node("b");
        assertThatExceptionOfType(PagerException.class)
                .isThrownBy(() -> a.fetchRemotePage("b", 0))
                .withMessage("node 'b' has no pages registered");
        Pager.fill(b.registerPages(FRAMES));
        checkFrames(a, "b");
    }

    @Test
    void withdrawnPages() throws IOException {
        PageTransport b = node("b", 300);
        PageTransport a = node("a");
        check(a, "b", 0);
        b.withdrawPages();
        assertThatExceptionOfType(PagerException.class)
                .isThrownBy(() -> a.fetchRemotePage("b", 0))
                .withMessageContaining("node 'b' has no pages registered");
        Pager.fill(b.registerPages(300));
        checkFrames(a, "b");
        // These pages replace those to which node a is connected.
        Pager.fill(b.registerPages(FRAMES));
        checkFrames(a, "b");
    }

    @Test
    void nodeLeavesAndRejoins() throws IOException {
        PageTransport b = node("b", 300);
        PageTransport a = node("a");
        checkFrames(a, "b");
        b.close();
        assertThatExceptionOfType(PagerException.class)
                .isThrownBy(() -> a.fetchRemotePage("b", 1))
                .withMessageContaining("there is no node 'b'");
        node("b", 300);
        checkFrames(a, "b");
    }

    /** Two nodes read each other's pages at the same time. */
    @Test
    void bothDirections() throws Exception {
        PageTransport a = node("a", 200);
        PageTransport b = node("b", 200);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            Callable<Void> there = () -> {
                check(a, "b", IntStream.range(0, 100).toArray());
                return null;
            };
            Callable<Void> back = () -> {
                check(b, "a", IntStream.range(0, 100).toArray());
                return null;
            };
            for (Future<Void> each : threads.invokeAll(List.of(there, back))) {
                each.get();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void duplicateNodeName() throws IOException {
        PageTransport first = own(builder("b").incarnation("first").open());
        Pager.fill(first.registerPages(FRAMES));
        assertThatExceptionOfType(PagerException.class)
                .isThrownBy(() -> builder("b").open())
                .withMessageContaining("another node has the name 'b', and the coordinator last heard from it");
        checkFrames(node("a"), "b");
        // A node with the same incarnation may register again, as after a crash that the coordinator has not noticed.
        own(builder("b").incarnation("first").open());
    }

    @Test
    void unreleasedFrames() throws IOException {
        node("b", 300);
        PageTransport a = node("a");
        List<Page> pages = a.fetchRemotePages("b", IntStream.range(0, FRAMES).toArray());
        assertThatIllegalStateException()
                .isThrownBy(() -> a.fetchRemotePage("b", 200))
                .withMessage("0 of 128 frames are free: close pages that are no longer needed");
        pages.get(7).close();
        pages.get(7).close();
        assertThatIllegalStateException().isThrownBy(() -> pages.get(7).memory());
        check(a, "b", 200);
        pages.forEach(Page::close);
        checkFrames(a, "b");
    }

    /** Fetched pages remain readable after all nodes have been closed. */
    @Test
    void pageOutlivesItsNodes() throws IOException {
        PageTransport b = node("b", 3);
        PageTransport a = node("a");
        Page page = a.fetchRemotePage("b", 2);
        b.close();
        a.close();
        a.close();
        assertThat(Pager.isIntact(page)).isTrue();
        page.close();
        assertThatIllegalStateException().isThrownBy(() -> a.fetchRemotePage("b", 2));
        assertThatIllegalStateException().isThrownBy(() -> a.registerPages(2));
    }

    /** Connected nodes do not need the coordinator. They register again once it has restarted. */
    @Test
    void coordinatorRestarts() throws Exception {
        node("b", 300);
        node("c", 300);
        PageTransport a = node("a");
        PageTransport hasty = own(builder("hasty").timeout(SHORT).open());
        checkFrames(a, "b");
        InetSocketAddress address = coordinator.address();
        coordinator.close();
        checkFrames(a, "b");
        long start = System.nanoTime();
        assertThatExceptionOfType(PagerException.class)
                .isThrownBy(() -> hasty.fetchRemotePage("c", 0))
                .withMessageContaining("the coordinator http://127.0.0.1:" + address.getPort() + " did not answer");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isBetween(SHORT.minusMillis(100), SHORT.plus(PATIENCE));
        coordinator = own(Coordinator.on(address));
        awaitNodes("a", "b", "c", "hasty");
        checkFrames(a, "c");
        // Connecting may take longer than the time limit of this node.
        long restarted = System.nanoTime();
        while (true) {
            try {
                check(hasty, "b", 7);
                return;
            } catch (PagerException e) {
                if (System.nanoTime() - restarted > LIMIT.toNanos()) {
                    throw e;
                }
            }
        }
    }

    /**
     * A node may publish false information. Fetched pages are still right, or the exception contains the name of the
     * node.
     */
    @Test
    void falseInformationOfANode() throws Exception {
        node("b", 300);
        PageTransport a = own(builder("a").timeout(SHORT.multipliedBy(4)).open());
        URI uri = coordinator.uri().resolve("/nodes/b/rdma/endpoint");
        try (HttpClient client = HttpClient.newHttpClient()) {
            String truth = client.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString())
                    .body();
            for (String lie : new String[] {
                truth.replaceFirst("\"rkey\":-?[0-9]+", "\"rkey\":77"),
                truth.replaceFirst("\"address\":-?[0-9]+", "\"address\":-4096"),
                truth.replaceFirst("\"address\":-?[0-9]+", "\"address\":0"),
                truth.replaceFirst("\"pages\":300", "\"pages\":" + Integer.MAX_VALUE)
            }) {
                publish(client, uri, lie);
                for (int page : new int[] {299, 1_000_000}) {
                    try (Page here = a.fetchRemotePage("b", page)) {
                        assertThat(Pager.isIntact(here)).as(lie).isTrue();
                        assertThat(page).isLessThan(300);
                    } catch (PagerException e) {
                        assertThat(e).as(lie).hasMessageContaining("node 'b'");
                    } catch (IndexOutOfBoundsException e) {
                        assertThat(e).as(lie).hasMessageContaining("node 'b' has no page");
                    }
                }
                publish(client, uri, truth);
                check(a, "b", 299);
            }
        }
        checkFrames(a, "b");
    }

    private static void publish(HttpClient client, URI uri, String body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(uri)
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        assertThat(client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode())
                .isEqualTo(204);
    }

    /** An interrupted thread closes its node completely: other nodes are notified immediately, and nothing remains. */
    @Test
    void closedByAnInterruptedThread() throws IOException {
        PageTransport b = node("b", 300);
        PageTransport a = node("a");
        checkFrames(a, "b");
        Thread.currentThread().interrupt();
        b.close();
        assertThat(Thread.interrupted()).isTrue();
        node("b", 300);
        checkFrames(a, "b");
    }

    /**
     * An interrupted thread receives its page, or an exception that contains the name of the node or the coordinator.
     */
    @Test
    void interrupts() throws Exception {
        PageTransport b = node("b", 300);
        PageTransport a = node("a");
        Thread.currentThread().interrupt();
        assertThatExceptionOfType(PagerException.class)
                .isThrownBy(() -> a.fetchRemotePage("b", 0))
                .withMessageContaining("node 'b'");
        assertThat(Thread.interrupted()).isTrue();
        for (int i = 0; i < 30; i++) {
            FutureTask<Void> fetch = new FutureTask<>(() -> {
                try {
                    check(a, "b", 5);
                    check(a, "b", IntStream.range(0, 60).toArray());
                } catch (PagerException e) {
                    assertThat(e.getMessage()).containsAnyOf("node 'b'", "the coordinator");
                }
                return null;
            });
            Thread thread = Thread.ofPlatform().start(fetch);
            Thread.sleep(i % 10);
            thread.interrupt();
            fetch.get();
            if (i % 10 == 9) {
                // The next fetch has to connect again.
                Pager.fill(b.registerPages(300));
            }
        }
        checkFrames(a, "b");
    }

    /** Each fetched page belongs to one of the registrations. */
    @Test
    void pagesAreReplacedWhileTheyAreRead() throws Exception {
        PageTransport b = node("b", 50);
        PageTransport a = own(builder("a").readAhead(4).open());
        ExecutorService threads = Executors.newFixedThreadPool(3);
        try {
            AtomicBoolean goesOn = new AtomicBoolean(true);
            List<Future<Integer>> readers = new ArrayList<>();
            for (int thread = 0; thread < 3; thread++) {
                readers.add(threads.submit(() -> read(a, goesOn)));
            }
            for (int i = 0; i < 10; i++) {
                MemorySegment pages = b.registerPages(50);
                for (int page = 0; page < 50; page++) {
                    pages.setAtIndex(ValueLayout.JAVA_LONG, page * 512L, page);
                }
                Thread.sleep(50);
                if (i % 3 == 0) {
                    b.withdrawPages();
                }
            }
            Pager.fill(b.registerPages(FRAMES));
            goesOn.set(false);
            for (Future<Integer> each : readers) {
                assertThat(each.get()).isPositive();
            }
        } finally {
            threads.shutdownNow();
        }
        checkFrames(a, "b");
    }

    /** Returns the number of pages read. */
    private static int read(PageTransport from, AtomicBoolean goesOn) {
        int read = 0;
        for (int page = 0; goesOn.get() || read == 0; page = (page + 1) % 50) {
            try (Page here = from.fetchRemotePage("b", page)) {
                // The page was registered but not filled yet.
                assertThat(here.memory().getAtIndex(ValueLayout.JAVA_LONG, 0))
                        .isIn(0L, (long) page, FIRST * (512L * page + 1));
                read++;
            } catch (PagerException e) {
                assertThat(e).hasMessageContaining("node 'b'");
            }
        }
        return read;
    }

    /** Closing waits for calls in progress, at most for their time limit. Later calls are rejected. */
    @Test
    void closedWhileOthersFetch() throws Exception {
        node("b", 300);
        PageTransport a = node("a");
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<Void>> fetches = new ArrayList<>();
            for (int thread = 0; thread < 4; thread++) {
                fetches.add(threads.submit(() -> {
                    while (true) {
                        check(a, "b", IntStream.range(0, FRAMES / 8).toArray());
                    }
                }));
            }
            Thread.sleep(300);
            a.close();
            for (Future<Void> each : fetches) {
                assertThatExceptionOfType(ExecutionException.class)
                        .isThrownBy(each::get)
                        .withMessageContaining("IllegalStateException")
                        .withMessageContaining("closed");
            }
        } finally {
            threads.shutdownNow();
        }
        checkFrames(node("c"), "b");
    }

    private void awaitNodes(String... names) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            for (String name : names) {
                HttpRequest request = HttpRequest.newBuilder(
                                coordinator.uri().resolve("/nodes/" + name + "/rdma/endpoint"))
                        .build();
                while (client.send(request, HttpResponse.BodyHandlers.discarding())
                                .statusCode()
                        != 200) {
                    Thread.sleep(100);
                }
            }
        }
    }
}
