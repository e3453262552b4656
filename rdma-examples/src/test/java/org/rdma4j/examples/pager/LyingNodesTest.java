package org.rdma4j.examples.pager;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.DataInputStream;
import java.io.IOException;
import java.lang.foreign.ValueLayout;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.examples.pager.PageTransport.Mode;

/**
 * The published description of node b is wrong: fetches fail in time with an error that names it, and lose no frame.
 */
@Timeout(60)
class LyingNodesTest {
    /** Time limit of node a, which expires in most tests. */
    private static final Duration LIMIT = Duration.ofSeconds(1);

    /** Time limit that is long enough for a busy machine. */
    private static final Duration LONG_LIMIT = Duration.ofSeconds(6);

    private static final int FRAMES = 8;
    private static final int PAGES = 20;

    private Coordinator coordinator;
    private PageTransport a;
    private PageTransport b;
    private PublishedNode truth;

    private PageTransport open(String name, Duration timeout) throws PagerException {
        return PageTransport.builder(name, coordinator.uri())
                .mode(Mode.TCP)
                .timeout(timeout)
                .frames(FRAMES)
                .open();
    }

    @BeforeEach
    void start() throws Exception {
        coordinator = Coordinator.on(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        a = repeat(() -> open("a", LIMIT));
        b = open("b", LONG_LIMIT);
        Pager.fill(b.registerPages(PAGES));
        truth = published("b");
    }

    @AfterEach
    void stop() throws IOException {
        a.close();
        b.close();
        coordinator.close();
    }

    /** An action with the time limit of node a. */
    private interface Action<T> {
        T run() throws PagerException;
    }

    /** Repeats an action until it succeeds, for at most ten seconds: its time limit may expire on a busy machine. */
    private static <T> T repeat(Action<T> action) throws Exception {
        long start = System.nanoTime();
        while (true) {
            try {
                return action.run();
            } catch (PagerException e) {
                if (System.nanoTime() - start > 10_000_000_000L) {
                    throw e;
                }
                Thread.sleep(100);
            }
        }
    }

    private String ask(String method, String name, String body) throws Exception {
        URI uri = coordinator.uri().resolve("/nodes/" + name + "/rdma/endpoint");
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> answer = client.send(
                    HttpRequest.newBuilder(uri)
                            .method(method, HttpRequest.BodyPublishers.ofString(body))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            assertThat(answer.statusCode()).isIn(200, 204);
            return answer.body();
        }
    }

    private PublishedNode published(String name) throws Exception {
        return PublishedNode.parse(ask("GET", name, ""));
    }

    private void publish(int pages, String tcp) throws Exception {
        ask(
                "POST",
                "b",
                new PublishedNode(truth.incarnation(), pages, tcp, truth.rdma(), truth.address(), truth.rkey())
                        .toString());
    }

    private void fails(int... pages) {
        long start = System.nanoTime();
        assertThatExceptionOfType(PagerException.class)
                .isThrownBy(() -> a.fetchRemotePages("b", pages))
                .withMessageContaining("node 'b'");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(LIMIT.plusSeconds(9));
    }

    /** Checks that all frames of node a are available when the description is correct. */
    private void checkTruth() throws Exception {
        checkTruth(a);
    }

    private void checkTruth(PageTransport by) throws Exception {
        publish(truth.pages(), truth.tcp());
        int[] last = IntStream.range(PAGES - FRAMES, PAGES).toArray();
        List<Page> pages = repeat(() -> by.fetchRemotePages("b", last));
        assertThat(pages).allMatch(Pager::isIntact);
        pages.forEach(Page::close);
    }

    /** Another node has the port of a node that was killed. */
    @Test
    void theAddressOfAnotherNode() throws Exception {
        try (PageTransport c = open("c", LONG_LIMIT)) {
            c.registerPages(PAGES);
            publish(PAGES, published("c").tcp());
            fails(0);
            fails(1, 2, 3);
        }
        checkTruth();
    }

    @Test
    void morePagesThanThereAre() throws Exception {
        publish(Integer.MAX_VALUE, truth.tcp());
        fails(PAGES);
        fails(0, 1, 2, Integer.MAX_VALUE - 1, 3);
        checkTruth();
    }

    /** Accepts connections, and sends bytes or pages of zeros on each. */
    @ParameterizedTest
    @ValueSource(strings = {"", "0", "1", "1 1 1 1 1 1", "77", "77 page", "255", "2", "3"})
    void whoListensThereIsNoPager(String bytes) throws Exception {
        try (ServerSocket stranger = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Thread.ofVirtual().start(() -> {
                while (!stranger.isClosed()) {
                    try {
                        Socket socket = stranger.accept();
                        for (String each : bytes.isEmpty() ? new String[0] : bytes.split(" ")) {
                            socket.getOutputStream()
                                    .write(
                                            each.equals("page")
                                                    ? new byte[PageTransport.PAGE]
                                                    : new byte[] {(byte) Integer.parseInt(each)});
                        }
                    } catch (IOException e) {
                        // The listener has been closed.
                    }
                }
            });
            publish(PAGES, "127.0.0.1:" + stranger.getLocalPort());
            fails(3);
            fails(0, 1, 2, 3, 4);
        }
        checkTruth();
    }

    /**
     * Simulates soft-iWARP, which occasionally loses the first message: the client connects again before the deadline.
     */
    @Test
    void aConnectionOnWhichNothingComes() throws Exception {
        Socket[] silent = new Socket[1];
        try (PageTransport c = open("c", LONG_LIMIT);
                ServerSocket between = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Thread.ofVirtual().start(() -> {
                try {
                    silent[0] = between.accept();
                    Socket next = between.accept();
                    new DataInputStream(next.getInputStream()).readUTF();
                    next.getInputStream().readNBytes(Integer.BYTES);
                    next.getOutputStream().write(TcpLink.PRESENT);
                    next.getOutputStream().write(new byte[PageTransport.PAGE]);
                } catch (IOException e) {
                    // The fetch fails, which is what the test checks.
                }
            });
            publish(PAGES, "127.0.0.1:" + between.getLocalPort());
            try (Page page = c.fetchRemotePage("b", 3)) {
                assertThat(page.memory().toArray(ValueLayout.JAVA_BYTE)).containsOnly(0);
            }
            checkTruth(c);
        }
        silent[0].close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1:1", "127.0.0.1:0", "0.0.0.0:9", "255.255.255.255:9", "[::]:9", "192.0.2.1:9"})
    void nobodyAnswersThere(String address) throws Exception {
        publish(PAGES, address);
        fails(3);
        checkTruth();
    }
}
