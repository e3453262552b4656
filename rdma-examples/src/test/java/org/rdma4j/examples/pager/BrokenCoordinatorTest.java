package org.rdma4j.examples.pager;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.Closeable;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.channels.UnresolvedAddressException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.examples.pager.PageTransport.Mode;

/** A coordinator that is not there, or not what it should be: one clear error within the deadline. */
@Timeout(60)
class BrokenCoordinatorTest {
    private static final Duration LIMIT = Duration.ofSeconds(2);

    /** Says the same to each that connects, and no more. */
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
                // Enough was said.
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
                        .limit(LIMIT)
                        .open()
                        .close())
                .withMessageContaining("" + coordinator)
                .withMessageContaining(expected);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(LIMIT.plusSeconds(2));
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
        ends(uri, "nobody listens there");
    }

    @Test
    void aNameThatNobodyHas() {
        IOException unknown = new ConnectException();
        unknown.initCause(new IOException(new UnresolvedAddressException()));
        assertThat(CoordinatorClient.words(unknown)).isEqualTo("no machine of that name is known");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nslow", "HTTP/1.1 200 OK\r\n"})
    void oneThatIsSlow(String words) throws IOException {
        try (Fake fake = new Fake(words)) {
            ends(uri(fake.listener), "does not answer: no answer in time");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"SSH-2.0-OpenSSH_9.2\r\n\r\n", "HTTP/1.1 2 OK\r\n\r\n"})
    void oneThatIsNone(String words) throws IOException {
        try (Fake fake = new Fake(words)) {
            ends(uri(fake.listener), "does not answer: ");
        }
    }

    @Test
    void oneThatTalksTooMuch() throws IOException {
        String words = "HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n" + "x".repeat(1_100_000);
        try (Fake fake = new Fake(words)) {
            ends(uri(fake.listener), "does not answer: more than 1048576 bytes");
        }
    }

    /** It takes what is published, and knows of nodes in words of its own. */
    @ParameterizedTest
    @ValueSource(strings = {"", "{}", "<html>", "{\"pages\":\"many\"}"})
    void oneThatAnswersGarbage(String words) throws IOException {
        String answer =
                "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: " + words.length() + "\r\n\r\n" + words;
        try (Fake fake = new Fake(answer);
                PageTransport a = PageTransport.builder("a", uri(fake.listener))
                        .mode(Mode.TCP)
                        .limit(LIMIT.multipliedBy(10))
                        .open()) {
            assertThatExceptionOfType(PagerException.class)
                    .isThrownBy(() -> a.fetchRemotePage("b", 0))
                    .withMessageContaining("the coordinator " + uri(fake.listener) + " answered garbage: ");
        }
    }

    /** Another web server. */
    @ParameterizedTest
    @ValueSource(strings = {"404 Not Found", "302 Found", "500 Oops", "503 Busy", "401 Who?"})
    void oneThatKnowsNothing(String status) throws IOException {
        try (Fake fake = new Fake("HTTP/1.1 " + status + "\r\nConnection: close\r\nContent-Length: 4\r\n\r\nsigh")) {
            ends(uri(fake.listener), "sigh");
        }
    }

    /** Text of a coordinator is shortened and printable in messages. */
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
                    .isThrownBy(() -> client.read(
                            client.ask("GET", "/nodes/b/rdma/endpoint", "", Deadline.in(LIMIT.multipliedBy(10))),
                            PublishedNode::parse))
                    .satisfies(thrown -> assertThat(thrown.getMessage())
                            .hasSizeLessThan(500)
                            .doesNotContain("\u001b", "\u009b", "\u202e"));
            client.close();
        }
    }

    @Test
    void anAddressThatIsNone() {
        for (String uri : new String[] {"", "ftp://host", "http:///x", "10.0.0.1"}) {
            assertThatIllegalArgumentException().isThrownBy(() -> PageTransport.builder("b", URI.create(uri)));
        }
    }
}
