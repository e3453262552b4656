package org.rdma4j.examples.pager;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.sys.Gid;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.Mtu;

/** Tests of the responses of a coordinator to valid and invalid requests. */
@Timeout(60)
class CoordinatorTest {
    private static final PublishedNode NODE =
            new PublishedNode("first", 7, "10.0.0.1:4000", PublishedNode.ENDPOINT_EXCHANGE, -4096, -17);
    private static final Endpoint ENDPOINT = new Endpoint(0, new Gid(0, 0xffff0a000001L), 17, 5, Mtu.MTU_1024);

    private Coordinator coordinator;
    private HttpClient client;

    @BeforeEach
    void start() throws IOException {
        coordinator = Coordinator.on(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        client = HttpClient.newHttpClient();
    }

    @AfterEach
    void stop() {
        client.close();
        coordinator.close();
    }

    private HttpResponse<String> ask(String method, String path, String body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(coordinator.uri().resolve(path))
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }

    private int status(String method, String path, String body) throws Exception {
        return ask(method, path, body).statusCode();
    }

    @Test
    void aNodeComesAndGoes() throws Exception {
        String path = "/nodes/b/rdma/endpoint";
        assertThat(status("GET", path, "")).isEqualTo(404);
        assertThat(status("POST", path, NODE.toString())).isEqualTo(204);
        assertThat(PublishedNode.parse(ask("GET", path, "").body())).isEqualTo(NODE);
        String other = NODE.toString().replace("first", "second");
        assertThat(ask("POST", path, other))
                .matches(answer -> answer.statusCode() == 409)
                .matches(answer -> answer.body().startsWith("another node has the name 'b'"));
        assertThat(status("POST", path, NODE.toString().replace("7", "8"))).isEqualTo(204);
        assertThat(status("DELETE", path + "?incarnation=second", "")).isEqualTo(204);
        assertThat(status("GET", path, "")).isEqualTo(200);
        assertThat(status("DELETE", path + "?incarnation=first", "")).isEqualTo(204);
        assertThat(status("GET", path, "")).isEqualTo(404);
    }

    @Test
    void aNodeThatIsSilent() throws Exception {
        String path = "/nodes/b/rdma/endpoint";
        assertThat(status("POST", path, NODE.toString())).isEqualTo(204);
        Thread.sleep(Registry.LEASE.toMillis() + 100);
        assertThat(ask("GET", path, ""))
                .matches(answer -> answer.statusCode() == 410)
                .extracting(HttpResponse::body)
                .asString()
                .matches("node 'b' is silent: the coordinator last heard from it ([3-9]|\\d\\d+)[.]\\d s ago");
        assertThat(status("POST", path, NODE.toString().replace("first", "second")))
                .isEqualTo(204);
        assertThat(status("GET", path, "")).isEqualTo(200);
    }

    @Test
    void endpointsOfTwo() throws Exception {
        status("POST", "/nodes/a/rdma/endpoint", NODE.toString().replace("first", "a"));
        status("POST", "/nodes/b/rdma/endpoint", NODE.toString());
        String offer = "/nodes/a/rdma/endpoint?peer=b&call=1";
        String answer = "/nodes/b/rdma/endpoint?peer=a&call=1";
        assertThat(status("POST", answer + "&reply", ENDPOINT.toString())).isEqualTo(404);
        // A node that calls without being registered may try again, unlike a node that calls an unknown node.
        assertThat(status("POST", "/nodes/c/rdma/endpoint?peer=b&call=1", ENDPOINT.toString()))
                .isEqualTo(410);
        assertThat(status("POST", "/nodes/a/rdma/endpoint?peer=c&call=1", ENDPOINT.toString()))
                .isEqualTo(404);
        assertThat(status("POST", offer, ENDPOINT.toString())).isEqualTo(204);
        assertThat(status("POST", offer, ENDPOINT.toString())).isEqualTo(409);
        assertThat(Endpoint.parse(ask("GET", offer, "").body())).isEqualTo(ENDPOINT);
        assertThat(status("GET", answer + "&wait=50", "")).isEqualTo(504);
        String calls = ask("GET", "/nodes/b/rdma/calls?incarnation=first", "").body();
        assertThat(Endpoint.parse(FlatJson.objects(calls).get(1))).isEqualTo(ENDPOINT);
        assertThat(FlatJson.parse(FlatJson.objects(calls).get(1)))
                .containsEntry("from", "a")
                .containsEntry("call", "1");
        assertThat(status("GET", "/nodes/b/rdma/calls?incarnation=second", "")).isEqualTo(404);
        String known = FlatJson.parse(FlatJson.objects(calls).get(0)).get("version");
        assertThat(status("GET", "/nodes/b/rdma/calls?incarnation=first&wait=50&known=" + known, ""))
                .isEqualTo(204);
        assertThat(status("POST", answer + "&reply", ENDPOINT.toString())).isEqualTo(204);
        assertThat(status("POST", answer + "&reply", ENDPOINT.toString())).isEqualTo(409);
        assertThat(Endpoint.parse(ask("GET", answer + "&wait=50", "").body())).isEqualTo(ENDPOINT);
        // Expected: the next call ends this one.
        assertThat(status("POST", offer.replace("=1", "=2"), ENDPOINT.toString()))
                .isEqualTo(204);
        assertThat(status("GET", answer, "")).isEqualTo(410);
        assertThat(status("POST", "/nodes/a/rdma/endpoint?peer=x&call=1", ENDPOINT.toString()))
                .isEqualTo(404);
    }

    @Test
    void garbage() throws Exception {
        String path = "/nodes/b/rdma/endpoint";
        for (String body : new String[] {
            "",
            "{",
            "{}",
            "[]",
            "null",
            "\0",
            "{\"incarnation\":\"x\"}",
            NODE + "x",
            NODE.toString().replace("7", "-7"),
            NODE.toString().replace("7", "99999999999"),
            NODE.toString().replace("10.0.0.1", "example.org"),
            NODE.toString().replace("10.0.0.1", "1.2.3.4.5"),
            NODE.toString().replace("10.0.0.1", "256.0.0.1"),
            NODE.toString().replace("10.0.0.1", "..."),
            NODE.toString().replace("10.0.0.1", "[:]"),
            NODE.toString().replace("4000", "65536"),
            NODE.toString().replace("\"tcp\"", "\"pages\"")
        }) {
            assertThat(status("POST", path, body)).as(body).isEqualTo(400);
        }
        assertThat(status("POST", path + "?peer=a&call=1", "{\"lid\":0}")).isEqualTo(400);
        assertThat(status("POST", path + "?peer=a", ENDPOINT.toString())).isEqualTo(400);
        for (String query : new String[] {
            "wait=soon",
            "wait=99999999999999999999",
            "wait=",
            "known=x",
            "known=1&known=1",
            "incarnation=first&incarnation=second",
            "peer=a&call=",
            "peer=a&call=1&peer=b",
            "peer=a%2Fb&call=1",
            "peer=%00&call=1"
        }) {
            boolean call = query.contains("peer") || query.contains("wait");
            String prefix = query.startsWith("wait") ? "?peer=a&call=1&" : "?incarnation=first&";
            String at = call ? path + prefix : "/nodes/b/rdma/calls" + (query.startsWith("inc") ? "?" : prefix);
            assertThat(status("GET", at + query, "")).as(query).isEqualTo(400);
        }
        assertThat(status("POST", path, NODE + " ".repeat(CoordinatorLimits.MAX_BODY_BYTES)))
                .isEqualTo(413);
        assertThat(status("POST", "/nodes/" + "b".repeat(65) + "/rdma/endpoint", NODE.toString()))
                .isEqualTo(400);
        assertThat(status("GET", "/nodes/b", "")).isEqualTo(404);
        assertThat(status("PUT", path, "")).isEqualTo(405);
        assertThat(status("POST", path, NODE.toString())).isEqualTo(204);
    }

    @Test
    void mutatedMessages() throws Exception {
        Random random = new Random(14);
        for (int i = 0; i < 1000; i++) {
            boolean endpoint = i % 2 == 0;
            byte[] body = (endpoint ? ENDPOINT.toString() : NODE.toString()).getBytes(StandardCharsets.UTF_8);
            for (int j = 0; j <= random.nextInt(4); j++) {
                body[random.nextInt(body.length)] = (byte) random.nextInt(256);
            }
            String path = "/nodes/n" + i + "/rdma/endpoint" + (endpoint ? "?peer=b&call=1" : "");
            HttpRequest request = HttpRequest.newBuilder(coordinator.uri().resolve(path))
                    .POST(HttpRequest.BodyPublishers.ofByteArray(body))
                    .build();
            assertThat(client.send(request, HttpResponse.BodyHandlers.discarding())
                            .statusCode())
                    .as(new String(body, StandardCharsets.UTF_8))
                    .isIn(204, 400, 410);
        }
    }

    /** An invalid offer is rejected, because the called node could not parse the list of its calls. */
    @Test
    void offersThatAreNone() throws Exception {
        status("POST", "/nodes/a/rdma/endpoint", NODE.toString().replace("first", "a"));
        status("POST", "/nodes/b/rdma/endpoint", NODE.toString());
        String offer = "/nodes/a/rdma/endpoint?peer=b&call=";
        String more = ENDPOINT.toString().replace("}", "");
        int call = 0;
        for (String body : new String[] {
            "{\"error\":\"no\"}", "{\"error\":\"}\"}", more + ",\"x\":\"}{\"}", more + ",\"from\":\"x\"}"
        }) {
            assertThat(status("POST", offer + call++, ENDPOINT.toString())).isEqualTo(204);
            assertThat(status("POST", offer + call++, body)).as(body).isIn(204, 400);
            String calls =
                    ask("GET", "/nodes/b/rdma/calls?incarnation=first", "").body();
            assertThat(FlatJson.objects(calls)).as(calls).hasSize(2);
            assertThat(FlatJson.parse(FlatJson.objects(calls).get(1)))
                    .containsEntry("from", "a")
                    .containsKeys("call", "qpn");
        }
    }

    @Test
    void nodesThatAreDeadMakeRoom() throws Exception {
        while (!deadNodesMakeRoom()) {
            // Repeat: the thread paused until the nodes that have to be alive were dead.
        }
    }

    /** Returns {@code false} if the lease of a node expired too early for a result. */
    private static boolean deadNodesMakeRoom() throws InterruptedException {
        Registry registry = new Registry(CoordinatorLimits.DEFAULT);
        long start = System.nanoTime();
        for (int i = 0; i < 4096; i++) {
            assertThat(registry.publish("n" + i, NODE).status()).isEqualTo(204);
        }
        int toFullRegistry = registry.publish("b", NODE).status();
        if (System.nanoTime() - start >= Registry.LEASE.toNanos()) {
            return false;
        }
        assertThat(toFullRegistry).isEqualTo(503);
        assertThat(registry.publish("n7", NODE).status()).isEqualTo(204);
        Thread.sleep(Registry.LEASE.toMillis() + 100);
        start = System.nanoTime();
        assertThat(registry.publish("n8", NODE).status()).isEqualTo(204);
        assertThat(registry.publish("b", NODE).status()).isEqualTo(204);
        int ofLivingNode = registry.find("n8").status();
        if (System.nanoTime() - start >= Registry.LEASE.toNanos()) {
            return false;
        }
        assertThat(ofLivingNode).isEqualTo(200);
        assertThat(registry.find("n7").status()).isEqualTo(404);
        return true;
    }

    /** Each invalid request ends only its own connection. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "GET",
                "GET /nodes/b/rdma/endpoint HTTP/1.1\r\nHost: x\r\n",
                "POST /nodes/b/rdma/endpoint HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
                "POST /nodes/b/rdma/endpoint HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
                "POST /nodes/b/rdma/endpoint HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
                "POST /nodes/b/rdma/endpoint HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                "HEAD /nodes/b/rdma/endpoint HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /nodes/%zz/rdma/endpoint HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /nodes/b/rdma/calls?incarnation=%z HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET mailto:b HTTP/1.1\r\nHost: x\r\n\r\n",
                "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
                "CONNECT b:80 HTTP/1.1\r\nHost: x\r\n\r\n",
                "hello\r\n\r\n",
                "GET / HTTP/1.1\r\nx: LONG\r\n\r\n"
            })
    void strangers(String words) throws Exception {
        List<Socket> strangers = new ArrayList<>();
        try {
            for (int i = 0; i < 200; i++) {
                Socket stranger = new Socket(
                        coordinator.address().getAddress(),
                        coordinator.address().getPort());
                strangers.add(stranger);
                String text = i == 0 ? words.replace("LONG", "x".repeat(1_000_000)) : words;
                try {
                    stranger.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
                } catch (IOException e) {
                    // The coordinator has closed the connection after enough input.
                }
            }
            assertThat(status("POST", "/nodes/b/rdma/endpoint", NODE.toString()))
                    .isEqualTo(204);
            assertThat(status("GET", "/nodes/b/rdma/endpoint", "")).isEqualTo(200);
        } finally {
            for (Socket stranger : strangers) {
                stranger.close();
            }
        }
    }
}
