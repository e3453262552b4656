package org.rdma4j.examples.pager;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Gid;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.Mtu;

/** Requests beyond the limits of a coordinator are rejected with a status and a reason. */
@Timeout(60)
class CoordinatorLimitsTest {
    private static final InetSocketAddress ANY_PORT = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    private static final Duration LONG = Duration.ofSeconds(20);

    /** Time after which a request that has been sent waits on the coordinator, even on a busy machine. */
    private static final long WAIT_BEGINS_MILLIS = 2000;

    private static final PublishedNode NODE =
            new PublishedNode("first", 7, "10.0.0.1:4000", PublishedNode.ENDPOINT_EXCHANGE, -4096, -17);
    private static final String ENDPOINT = new Endpoint(0, new Gid(0, 0xffff0a000001L), 17, 5, Mtu.MTU_1024).toString();

    private Coordinator coordinator;

    private void start(CoordinatorLimits limits) throws IOException {
        coordinator = Coordinator.on(ANY_PORT, limits);
    }

    private static CoordinatorLimits limits(int connections, Duration requestTime) {
        return new CoordinatorLimits(connections, requestTime, LONG, 8, 4, 20);
    }

    @AfterEach
    void stop() {
        if (coordinator != null) {
            coordinator.close();
        }
    }

    private static String request(String method, String path, String body) {
        return method + " " + path + " HTTP/1.1\r\nHost: x\r\nContent-Length: " + body.length() + "\r\n\r\n" + body;
    }

    private static Socket connect(InetSocketAddress address) throws IOException {
        Socket socket = new Socket(address.getAddress(), address.getPort());
        socket.setSoTimeout(20_000);
        return socket;
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static String read(Socket socket) throws IOException {
        return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private String answers(String requests) throws IOException {
        try (Socket socket = connect(coordinator.address())) {
            send(socket, requests);
            socket.shutdownOutput();
            return read(socket);
        }
    }

    private int status(String request) throws IOException {
        String answer = answers(request);
        assertThat(answer).startsWith("HTTP/1.1 ");
        return Integer.parseInt(answer.substring(9, 12));
    }

    @Test
    void slowRequest() throws Exception {
        start(limits(100, Duration.ofSeconds(2)));
        for (String part : List.of(
                "GET /nodes/b", request("POST", "/nodes/b/rdma/endpoint", "{}").replace("{}", "{"))) {
            // The request time starts when the coordinator accepts the connection.
            long start = System.nanoTime();
            try (Socket socket = connect(coordinator.address())) {
                send(socket, part);
                Thread.sleep(500);
                send(socket, part.startsWith("GET") ? "/" : "");
                assertThat(read(socket)).startsWith("HTTP/1.1 408 ").contains("not received in 2000 ms");
                assertThat(System.nanoTime() - start).isGreaterThan(1_990_000_000L);
            }
        }
        try (Socket silent = connect(coordinator.address())) {
            assertThat(read(silent)).isEmpty();
        }
    }

    @Test
    void idleConnection() throws Exception {
        start(new CoordinatorLimits(100, LONG, Duration.ofMillis(300), 8, 4, 20));
        try (Socket socket = connect(coordinator.address())) {
            send(socket, request("GET", "/", ""));
            assertThat(read(socket))
                    .startsWith("HTTP/1.1 404 ")
                    .endsWith("unknown path: use /nodes/{id}/rdma/endpoint");
        }
    }

    @Test
    void answerThatIsNotRead() throws Exception {
        start(limits(100, Duration.ofMillis(300)));
        String requests = request("GET", "/", "").repeat(100_000);
        try (Socket socket = connect(coordinator.address())) {
            assertThatThrownBy(() -> send(socket, requests)).isInstanceOf(IOException.class);
        }
    }

    @Test
    void oldestConnectionIsEvicted() throws Exception {
        start(limits(4, LONG));
        Socket[] sockets = new Socket[6];
        try {
            for (int i = 0; i < sockets.length; i++) {
                sockets[i] = connect(coordinator.address());
                send(sockets[i], "GET /");
                Thread.sleep(50);
            }
            for (int i = 0; i < 2; i++) {
                assertThat(read(sockets[i])).startsWith("HTTP/1.1 503 ").endsWith("this one was the oldest");
            }
            for (int i = 2; i < sockets.length; i++) {
                send(sockets[i], " HTTP/1.1\r\nConnection: close\r\n\r\n");
                assertThat(read(sockets[i])).startsWith("HTTP/1.1 404 ");
            }
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    /** Silent connections are evicted rather than a connection whose request waits. */
    @Test
    void waitingConnectionIsNotEvicted() throws Exception {
        start(limits(4, LONG));
        answers(request("POST", "/nodes/a/rdma/endpoint", NODE.toString()));
        String calls = request("GET", "/nodes/a/rdma/calls?incarnation=first", "");
        String version = answers(calls).replaceFirst("(?s).*\"version\":(\\d+).*", "$1");
        try (Socket waiting = connect(coordinator.address())) {
            send(
                    waiting,
                    calls.replace("first", "first&wait=10000&known=" + version)
                            .replace("Host: x", "Connection: close"));
            Thread.sleep(WAIT_BEGINS_MILLIS);
            for (int i = 0; i < 10; i++) {
                connect(coordinator.address());
            }
            // Long enough for the coordinator to close an evicted connection, which could still be answered before.
            Thread.sleep(2000);
            assertThat(status(request("POST", "/nodes/b/rdma/endpoint", NODE.toString())))
                    .isEqualTo(204);
            assertThat(status(request("POST", "/nodes/b/rdma/endpoint?peer=a&call=1", ENDPOINT)))
                    .isEqualTo(204);
            assertThat(read(waiting)).startsWith("HTTP/1.1 200 ").contains("\"from\":\"b\"");
        }
    }

    /** At most 3 requests wait, and one of each node. Further polls are answered immediately. */
    @Test
    void waitingRequests() throws Exception {
        start(limits(4, LONG));
        answers(request("POST", "/nodes/a/rdma/endpoint", NODE.toString()));
        answers(request("POST", "/nodes/b/rdma/endpoint", NODE.toString()));
        answers(request("POST", "/nodes/a/rdma/endpoint?peer=b&call=1", ENDPOINT));
        String hear = request("GET", "/nodes/b/rdma/endpoint?peer=a&call=1&wait=10000", "");
        try (Socket waiting = connect(coordinator.address())) {
            send(waiting, hear);
            Thread.sleep(WAIT_BEGINS_MILLIS);
            assertThat(answers(hear))
                    .startsWith("HTTP/1.1 503 ")
                    .contains("too many requests are waiting, from node 'a' or from all nodes");
            String version = answers(request("GET", "/nodes/a/rdma/calls?incarnation=first", ""))
                    .replaceFirst("(?s).*\"version\":(\\d+).*", "$1");
            assertThat(status(request("GET", "/nodes/a/rdma/calls?incarnation=first&wait=10000&known=" + version, "")))
                    .isEqualTo(204);
        }
    }

    @Test
    void numbersOfNodesAndCalls() throws Exception {
        start(new CoordinatorLimits(100, LONG, LONG, 8, 4, 80));
        for (int i = 0; i < 8; i++) {
            assertThat(status(request("POST", "/nodes/n" + i + "/rdma/endpoint", NODE.toString())))
                    .isEqualTo(204);
        }
        assertThat(answers(request("POST", "/nodes/more/rdma/endpoint", NODE.toString())))
                .startsWith("HTTP/1.1 503 ")
                .endsWith("the coordinator already has 8 nodes, the maximum");
        for (int i = 0; i < 4; i++) {
            assertThat(status(request("POST", "/nodes/n0/rdma/endpoint?peer=n" + i + "&call=1", ENDPOINT)))
                    .isEqualTo(204);
        }
        assertThat(answers(request("POST", "/nodes/n0/rdma/endpoint?peer=n4&call=1", ENDPOINT)))
                .startsWith("HTTP/1.1 429 ")
                .endsWith("node 'n0' already has 4 outgoing calls; the coordinator has 4 in total");
        // Another call to the same node ends the previous call.
        assertThat(status(request("POST", "/nodes/n0/rdma/endpoint?peer=n3&call=2", ENDPOINT)))
                .isEqualTo(204);
        assertThat(status(request("POST", "/nodes/n1/rdma/endpoint?peer=n0&call=1", ENDPOINT)))
                .isEqualTo(204);
    }

    /** A node without calls can begin one, even if greedy nodes begin as many as possible. */
    @Test
    void sharesOfCalls() {
        Registry registry = new Registry(new CoordinatorLimits(100, LONG, LONG, 200, 100, 400));
        for (int i = 0; i < 100; i++) {
            registry.publish("n" + i, NODE);
        }
        int begun = 0;
        for (int from = 0; from < 60; from++) {
            for (int to = 0; to < 100; to++) {
                begun += registry.offer("n" + from, "n" + to, "1", ENDPOINT).status() == 204 ? 1 : 0;
            }
            assertThat(registry.offer("n99", "n" + from, "1", ENDPOINT).status())
                    .as("after %d nodes", from)
                    .isEqualTo(204);
            assertThat(registry.leave("n99", "first").status()).isEqualTo(204);
            registry.publish("n99", NODE);
        }
        assertThat(begun).isBetween(250, 400);
    }

    @Test
    void heads() throws Exception {
        start(limits(100, LONG));
        String start = "GET / HTTP/1.1\r\n";
        assertThat(status(start + "x: " + "y".repeat(8000) + "\r\n\r\n")).isEqualTo(404);
        assertThat(status(start + "x: " + "y".repeat(9000) + "\r\n\r\n")).isEqualTo(431);
        assertThat(status(start + "x: y\r\n".repeat(2000) + "\r\n")).isEqualTo(431);
        assertThat(status(start + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"))
                .isEqualTo(411);
        for (String wrong : List.of(
                "GET /\r\n\r\n",
                "get / HTTP/1.1\r\n\r\n",
                "GET / HTTP/2\r\n\r\n",
                start + "no name\r\n\r\n",
                start + ": no name\r\n\r\n",
                start + "Content-Length: 1\r\nContent-Length: 1\r\n\r\n{",
                start + "Content-Length: +1\r\n\r\n{",
                start + "Content-Length: 1234567890\r\n\r\n{",
                start + "Content-Length: 2\r\n\r\n{",
                start + "x",
                "GET /%zz HTTP/1.1\r\n\r\n",
                "\r\n\r\n")) {
            assertThat(status(wrong)).as(wrong).isEqualTo(400);
        }
        assertThat(status(start + "Content-Length: 999999999\r\n\r\n{")).isEqualTo(413);
        assertThat(answers("GET / HTTP/1.0\r\n\r\n")).contains("Connection: close");
        assertThat(answers("GET / HTTP/1.1\n\nGET / HTTP/1.1\r\n\n").split("HTTP/1.1 404", -1))
                .hasSize(3);
        assertThat(answers("HEAD /nodes/b/rdma/endpoint HTTP/1.1\r\n\r\n"))
                .startsWith("HTTP/1.1 405 ")
                .endsWith("\r\n\r\n");
        try (Socket socket = connect(coordinator.address())) {
            send(socket, start + "Content-Length: 1\r\nExpect: 100-continue\r\n\r\n");
            assertThat(socket.getInputStream().readNBytes(12)).asString().isEqualTo("HTTP/1.1 100");
        }
    }

    /** Text of clients is shortened and made printable in reasons. */
    @Test
    void reasons() throws Exception {
        start(limits(100, LONG));
        String body = "{\"a\":\"\u009b31m" + "x".repeat(3000) + "\"}";
        assertThat(answers(request("POST", "/nodes/b/rdma/endpoint", body)))
                .startsWith("HTTP/1.1 400 ")
                .doesNotContain("\u009b")
                .hasSizeLessThan(500);
    }

    /** An error ends only the connection on which it was thrown. */
    @Test
    void errors() throws Exception {
        Iterator<Throwable> errors = Arrays.<Throwable>asList(
                        new OutOfMemoryError("test"), new StackOverflowError("test"), new IllegalStateException("test"))
                .iterator();
        RequestListener listener = RequestListener.on(ANY_PORT, limits(4, LONG), (request, body, connection) -> {
            if (errors.hasNext()) {
                CoordinatorLimitsTest.<RuntimeException>raise(errors.next());
            }
            return Coordinator.Answer.DONE;
        });
        try {
            for (String expected : List.of("503 ", "500 ", "500 ", "204 ")) {
                try (Socket socket = connect(listener.address())) {
                    send(socket, request("GET", "/", ""));
                    socket.shutdownOutput();
                    assertThat(read(socket)).startsWith("HTTP/1.1 " + expected);
                }
            }
        } finally {
            listener.close();
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void raise(Throwable error) throws T {
        throw (T) error;
    }

    @Test
    void limitsOutOfRange() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> limits(3, LONG))
                .withMessage("the maximum number of connections must be at least 4, but is 3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> limits(4, Duration.ZERO))
                .withMessage("the maximum time of a request must be positive and at most PT24H, but is PT0S");
    }
}
