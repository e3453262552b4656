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

/** What every mode of remote pages has to do, in one process. */
@Timeout(300)
public abstract class RemotePagesSuite {
    /** The deadline of calls that succeed, on a machine that is slow and busy. */
    private static final Duration LIMIT = Duration.ofSeconds(30);
    /** That of calls that nobody answers. */
    private static final Duration SHORT = Duration.ofSeconds(2);
    /** How much later than its deadline a call may end on a busy machine. */
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    private static final int FRAMES = 128;
    /** The first word of page 0, as {@link Pager#fill} writes it. */
    private static final long FIRST = 0x9E3779B97F4A7C15L;

    private final Deque<Closeable> open = new ArrayDeque<>();
    private Coordinator coordinator;

    /** A node with a mode, and a device or an address where it needs one. */
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
        return in(PageTransport.builder(name, coordinator.uri()).limit(LIMIT).frames(FRAMES));
    }

    private PageTransport node(String name) throws IOException {
        return own(builder(name).open());
    }

    /** One that has pages. */
    private PageTransport node(String name, int pages) throws IOException {
        PageTransport node = node(name);
        Pager.fill(node.registerPages(pages));
        return node;
    }

    private static void check(PageTransport from, String node, int number) throws IOException {
        try (Page page = from.fetchRemotePage(node, number)) {
            assertThat(page.node()).isEqualTo(node);
            assertThat(page.number()).isEqualTo(number);
            assertThat(Pager.isRight(page)).as("%s", page).isTrue();
        }
    }

    private static void check(PageTransport from, String node, int... numbers) throws IOException {
        List<Page> pages = from.fetchRemotePages(node, numbers);
        assertThat(pages.stream().mapToInt(Page::number))
                .containsExactly(IntStream.of(numbers).boxed().toArray(Integer[]::new));
        for (Page page : pages) {
            assertThat(Pager.isRight(page)).as("%s", page).isTrue();
            page.close();
        }
    }

    /** No frame was lost: all can be had at the same time. */
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
                .withMessageContaining("129 pages at a time; there are 128 frames");
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> a.fetchRemotePages("b", 0, 200, 1))
                .withMessageContaining("node 'b' has no page 200: it has 200");
        checkFrames(a, "b");
    }

    /** Pages that were read ahead are as they were before they were asked for. */
    @Test
    void readAhead() throws Exception {
        PageTransport b = node("b");
        MemorySegment pages = b.registerPages(1_000);
        Pager.fill(pages);
        PageTransport a = own(builder("a").readAhead(8).open());
        for (int i = 10; i < 14; i++) {
            check(a, "b", i);
        }
        Thread.sleep(300);
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

    /** In a row, at random and in batches, while others are on their way. */
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
                .withMessage("node 'b' has no page 5: it has 5, counted from 0");
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
    void pagesThatAreWithdrawn() throws IOException {
        PageTransport b = node("b", 300);
        PageTransport a = node("a");
        check(a, "b", 0);
        b.withdrawPages();
        assertThatExceptionOfType(PagerException.class)
                .isThrownBy(() -> a.fetchRemotePage("b", 0))
                .withMessageContaining("node 'b' has no pages registered");
        Pager.fill(b.registerPages(300));
        checkFrames(a, "b");
        // Others, in the place of those that the link knows.
        Pager.fill(b.registerPages(FRAMES));
        checkFrames(a, "b");
    }

    @Test
    void aNodeThatLeavesAndComesBack() throws IOException {
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

    /** Two that read each other, at the same time. */
    @Test
    void bothWays() throws Exception {
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
    void twoNodesOfOneName() throws IOException {
        PageTransport first = own(builder("b").incarnation("first").open());
        Pager.fill(first.registerPages(FRAMES));
        assertThatExceptionOfType(PagerException.class)
                .isThrownBy(() -> builder("b").open())
                .withMessageContaining("another node has the name 'b', and the coordinator heard of it");
        checkFrames(node("a"), "b");
        // The same one, as after a crash that the coordinator has not noticed.
        own(builder("b").incarnation("first").open());
    }

    @Test
    void framesThatNobodyGivesBack() throws IOException {
        node("b", 300);
        PageTransport a = node("a");
        List<Page> pages = a.fetchRemotePages("b", IntStream.range(0, FRAMES).toArray());
        assertThatIllegalStateException()
                .isThrownBy(() -> a.fetchRemotePage("b", 200))
                .withMessage("of 128 frames 0 are free: close pages that are no longer needed");
        pages.get(7).close();
        pages.get(7).close();
        assertThatIllegalStateException().isThrownBy(() -> pages.get(7).memory());
        check(a, "b", 200);
        pages.forEach(Page::close);
        checkFrames(a, "b");
    }

    /** What was fetched can be read after all is closed. */
    @Test
    void whatIsLeftBehind() throws IOException {
        PageTransport b = node("b", 3);
        PageTransport a = node("a");
        Page page = a.fetchRemotePage("b", 2);
        b.close();
        a.close();
        a.close();
        assertThat(Pager.isRight(page)).isTrue();
        page.close();
        assertThatIllegalStateException().isThrownBy(() -> a.fetchRemotePage("b", 2));
        assertThatIllegalStateException().isThrownBy(() -> a.registerPages(2));
    }

    /** Those that are connected do not need it; when it is back, they publish themselves again. */
    @Test
    void aCoordinatorThatEndsAndComesBack() throws Exception {
        node("b", 300);
        node("c", 300);
        PageTransport a = node("a");
        PageTransport hasty = own(builder("hasty").limit(SHORT).open());
        checkFrames(a, "b");
        InetSocketAddress address = coordinator.address();
        coordinator.close();
        checkFrames(a, "b");
        long start = System.nanoTime();
        assertThatExceptionOfType(PagerException.class)
                .isThrownBy(() -> hasty.fetchRemotePage("c", 0))
                .withMessageContaining("the coordinator http://127.0.0.1:" + address.getPort() + " does not answer");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isBetween(SHORT.minusMillis(100), SHORT.plus(PATIENCE));
        coordinator = own(Coordinator.on(address));
        awaitNodes("b", "c");
        checkFrames(a, "c");
        check(hasty, "b", 7);
    }

    /** What is published may be a lie: pages are right, or the error names the node. */
    @Test
    void liesOfANode() throws Exception {
        node("b", 300);
        PageTransport a = own(builder("a").limit(SHORT.multipliedBy(4)).open());
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
                        assertThat(Pager.isRight(here)).as(lie).isTrue();
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

    /** A thread that is to end has to close, too: others hear of it at once, and nothing is left. */
    @Test
    void closedByAThreadThatIsInterrupted() throws IOException {
        PageTransport b = node("b", 300);
        PageTransport a = node("a");
        checkFrames(a, "b");
        Thread.currentThread().interrupt();
        b.close();
        assertThat(Thread.interrupted()).isTrue();
        node("b", 300);
        checkFrames(a, "b");
    }

    /** A thread that is interrupted gets its page, or an error that names the node or the coordinator. */
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
                // Another link has to be made.
                Pager.fill(b.registerPages(300));
            }
        }
        checkFrames(a, "b");
    }

    /** Each page that is read is of one of the registrations. */
    @Test
    void pagesThatComeAndGoWhileTheyAreRead() throws Exception {
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

    /** How many were read. */
    private static int read(PageTransport from, AtomicBoolean goesOn) {
        int read = 0;
        for (int page = 0; goesOn.get() || read == 0; page = (page + 1) % 50) {
            try (Page here = from.fetchRemotePage("b", page)) {
                // Registered, and not filled yet.
                assertThat(here.memory().getAtIndex(ValueLayout.JAVA_LONG, 0))
                        .isIn(0L, (long) page, FIRST * (512L * page + 1));
                read++;
            } catch (PagerException e) {
                assertThat(e).hasMessageContaining("node 'b'");
            }
        }
        return read;
    }

    /** It waits for the calls that have begun, at most for their limit; those that come later are refused. */
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
