package org.rdma4j.examples.pager;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.channels.UnresolvedAddressException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.examples.pager.PageTransport.Mode;

/** A missing or faulty coordinator: calls fail before the deadline, with an error that names it. */
@Timeout(60)
class BrokenCoordinatorTest {
    private static final Duration LIMIT = Duration.ofSeconds(2);

    /** A server that sends the same response on each connection. */
    private static final class Fake implements Closeable {
        private final ServerSocket listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        private final String words;

        Fake(String words) throws IOException {
            this.words = words;
            Thread.ofVirtual().start(this::serve);
        }

        private void serve() {
            while (true) {
                try {
                    Socket socket = listener.accept();
                    Thread.ofVirtual().start(() -> say(socket));
                } catch (IOException e) {
                    return;
                }
            }
        }

        private void say(Socket socket) {
            try (socket) {
                socket.getInputStream().read();
                socket.getOutputStream().write(words.getBytes(StandardCharsets.UTF_8));
                if (words.contains("close")) {
                    return;
                }
                socket.getInputStream().readAllBytes();
            } catch (IOException e) {
                // The client has closed the connection.
            }
        }

        @Override
        public void close() throws IOException {
            listener.close();
        }
    }

    private static void ends(URI coordinator, String expected) {
        long start = System.nanoTime();
        assertThatExceptionOfType(PagerException.class)
                .isThrownBy(() -> PageTransport.builder("b", coordinator)
                        .mode(Mode.TCP)
                        .timeout(LIMIT)
                        .open()
                        .close())
                .withMessageContaining("" + coordinator)
                .withMessageContaining(expected);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(LIMIT.plusSeconds(8));
    }

    private static URI uri(ServerSocket of) {
        return URI.create("http://127.0.0.1:" + of.getLocalPort());
    }

    @Test
    void nobody() throws IOException {
        URI uri;
        try (ServerSocket was = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            uri = uri(was);
        }
        ends(uri, "connection refused");
    }

    @Test
    void aNameThatNobodyHas() {
        IOException unknown = new ConnectException();
        unknown.initCause(new IOException(new UnresolvedAddressException()));
        assertThat(CoordinatorClient.explain(unknown)).isEqualTo("the host name cannot be resolved");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nslow", "HTTP/1.1 200 OK\r\n"})
    void oneThatIsSlow(String words) throws IOException {
        try (Fake fake = new Fake(words)) {
            ends(uri(fake.listener), "did not answer: no answer in time");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"SSH-2.0-OpenSSH_9.2\r\n\r\n", "HTTP/1.1 2 OK\r\n\r\n"})
    void oneThatIsNone(String words) throws IOException {
        try (Fake fake = new Fake(words)) {
            ends(uri(fake.listener), "did not answer: ");
        }
    }

    @Test
    void oneThatTalksTooMuch() throws IOException {
        String words = "HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n" + "x".repeat(1_100_000);
        try (Fake fake = new Fake(words)) {
            ends(uri(fake.listener), "did not answer: the response has more than 1048576 bytes");
        }
    }

    /** A coordinator that accepts published descriptions, but returns invalid ones. */
    @ParameterizedTest
    @ValueSource(strings = {"", "{}", "<html>", "{\"pages\":\"many\"}"})
    void oneThatAnswersGarbage(String words) throws IOException {
        String answer =
                "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: " + words.length() + "\r\n\r\n" + words;
        try (Fake fake = new Fake(answer);
                PageTransport a = PageTransport.builder("a", uri(fake.listener))
                        .mode(Mode.TCP)
                        .timeout(LIMIT.multipliedBy(10))
                        .open()) {
            assertThatExceptionOfType(PagerException.class)
                    .isThrownBy(() -> a.fetchRemotePage("b", 0))
                    .withMessageContaining("the coordinator " + uri(fake.listener) + " sent an invalid response: ");
        }
    }

    /** Another web server responds. */
    @ParameterizedTest
    @ValueSource(strings = {"404 Not Found", "302 Found", "500 Oops", "503 Busy", "401 Who?"})
    void oneThatKnowsNothing(String status) throws IOException {
        try (Fake fake = new Fake("HTTP/1.1 " + status + "\r\nConnection: close\r\nContent-Length: 4\r\n\r\nsigh")) {
            ends(uri(fake.listener), "sigh");
        }
    }

    /** Text of a coordinator is shortened and made printable in messages. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "HTTP/1.1 404 x\r\nContent-Length: 6000\r\n\r\n",
                "HTTP/1.1 200 x\r\nContent-Length: 6000\r\n\r\n",
                "HTTP/1.1 200 x\r\nContent-Length: 6013\r\n\r\n{\"pages\":\""
            })
    void oneThatAddressesTheTerminal(String head) throws IOException {
        String words = head + "\u001b[31m\u009b\u202e" + "x".repeat(5991) + (head.contains("{") ? "\"}" : "");
        try (Fake fake = new Fake(words)) {
            CoordinatorClient client = new CoordinatorClient(uri(fake.listener));
            assertThatExceptionOfType(PagerException.class)
                    .isThrownBy(() -> client.parse(
                            client.request("GET", "/nodes/b/rdma/endpoint", "", Deadline.in(LIMIT.multipliedBy(10))),
                            PublishedNode::parse))
                    .satisfies(thrown -> assertThat(thrown.getMessage())
                            .hasSizeLessThan(500)
                            .doesNotContain("\u001b", "\u009b", "\u202e"));
            client.close();
        }
    }

    /** The JDK's client quotes what it cannot parse: neither the message nor any cause contains it as it came. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "#\r\n\r\n",
                "HTTP/1.1 # OK\r\n\r\n",
                "HTTP/1.1 200 OK\r\n#: x\r\n\r\n",
                "HTTP/1.1 200 OK\r\nContent-Length: #\r\n\r\n",
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n#\r\n"
            })
    void oneThatIsNoneAndAddressesTheTerminal(String words) throws IOException {
        try (Fake fake = new Fake(words.replace("#", "\u001b[31m\u009b\u202e" + "x".repeat(6000)) + "close")) {
            CoordinatorClient client = new CoordinatorClient(uri(fake.listener));
            assertThatExceptionOfType(PagerException.class)
                    .isThrownBy(() ->
                            client.request("GET", "/nodes/b/rdma/endpoint", "", Deadline.in(Duration.ofMillis(500))))
                    .satisfies(thrown -> {
                        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
                            assertThat(cause.toString())
                                    .hasSizeLessThan(700)
                                    .doesNotContain("\u001b", "\u009b", "\u202e");
                        }
                    });
            client.close();
        }
    }

    /** Answers the requests of a node for its calls with one text after the other, and counts them. */
    private static final class Lister implements Closeable {
        private final ServerSocket listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        private final List<String> asked = new CopyOnWriteArrayList<>();
        private final IntFunction<String> answers;

        Lister(IntFunction<String> answers) throws IOException {
            this.answers = answers;
            Thread.ofVirtual().start(this::serve);
        }

        private void serve() {
            while (true) {
                try (Socket socket = listener.accept()) {
                    String line = new BufferedReader(new InputStreamReader(socket.getInputStream())).readLine();
                    String answer = "";
                    if (line != null && line.contains("/calls")) {
                        answer = answers.apply(asked.size());
                        asked.add(line);
                    }
                    String status = answer.startsWith("4") ? answer : "200 OK";
                    socket.getOutputStream()
                            .write(("HTTP/1.1 " + status + "\r\nConnection: close\r\nContent-Length: " + answer.length()
                                            + "\r\n\r\n" + answer)
                                    .getBytes(StandardCharsets.UTF_8));
                    socket.shutdownOutput();
                    socket.getInputStream().readAllBytes();
                } catch (IOException e) {
                    if (listener.isClosed()) {
                        return;
                    }
                }
            }
        }

        private PageTransport open() throws PagerException {
            return PageTransport.builder("b", uri(listener))
                    .mode(Mode.TCP)
                    .timeout(LIMIT)
                    .open();
        }

        @Override
        public void close() throws IOException {
            listener.close();
        }
    }

    /** A version that is not a number does not become part of later requests. */
    @Test
    void oneThatListsAnInvalidVersion() throws Exception {
        try (Lister lister =
                        new Lister(number -> number < 3 ? "[{\"version\":\"1 2&known=3\"}]" : "[{\"version\":7}]");
                PageTransport b = lister.open()) {
            long start = System.nanoTime();
            while (lister.asked.stream().noneMatch(line -> line.contains("known=7&"))
                    && System.nanoTime() - start < 10_000_000_000L) {
                Thread.sleep(10);
            }
            assertThat(lister.asked).anyMatch(line -> line.contains("known=7&"));
            assertThat(lister.asked).noneMatch(line -> line.contains("known=3"));
            assertThat(b.mode()).isEqualTo(Mode.TCP);
        }
    }

    /** However fast it answers, a node asks for its calls at most about a hundred times a second. */
    @ParameterizedTest
    @ValueSource(strings = {"[{\"version\":#}]", "404 Not Found", ""})
    void oneThatNeverWaits(String answer) throws Exception {
        try (Lister lister = new Lister(number -> answer.replace("#", "" + number));
                PageTransport b = lister.open()) {
            Thread.sleep(500);
            long start = System.nanoTime();
            int before = lister.asked.size();
            Thread.sleep(2000);
            int asked = lister.asked.size() - before;
            long maximum = 125 * (System.nanoTime() - start) / 1_000_000_000;
            assertThat((long) asked).isBetween(1L, maximum);
            assertThat(b.mode()).isEqualTo(Mode.TCP);
        }
    }

    @Test
    void anAddressThatIsNone() {
        for (String uri : new String[] {"", "ftp://host", "http:///x", "10.0.0.1"}) {
            assertThatIllegalArgumentException().isThrownBy(() -> PageTransport.builder("b", URI.create(uri)));
        }
    }
}
