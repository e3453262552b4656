package org.rdma4j.examples.pager;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Gid;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.Mtu;

/**
 * A coordinator with a heap of 64 MiB under hostile clients: it does not run out of memory, and an honest client is
 * served within two seconds while the attack lasts.
 */
@Timeout(60)
class CoordinatorLoadTest {
    private static final Duration SERVED_WITHIN = Duration.ofSeconds(2);
    private static final PublishedNode NODE =
            new PublishedNode("first", 7, "10.0.0.1:4000", PublishedNode.BY_HAND, -4096, -17);
    private static final String ENDPOINT = new Endpoint(0, new Gid(0, 0xffff0a000001L), 17, 5, Mtu.MTU_1024).toString();
    private static final int NODES = 160;

    private final long seed = Long.getLong("rdma4j.seed", System.nanoTime());
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private CoordinatorProcess coordinator;
    private CoordinatorClient honest;

    @BeforeEach
    void start() throws IOException {
        coordinator = new CoordinatorProcess();
        honest = new CoordinatorClient(coordinator.uri());
        assertServed(0);
    }

    @AfterEach
    void stop() throws IOException {
        threads.shutdownNow();
        honest.close();
        coordinator.close();
    }

    private static String request(String method, String path, String body) {
        return method + " " + path + " HTTP/1.1\r\nHost: x\r\nContent-Length: " + body.length() + "\r\n\r\n" + body;
    }

    private static String publish(int node) {
        return request("POST", "/nodes/n" + node + "/rdma/endpoint", NODE.toString());
    }

    /** Publishes a node and finds it, and repeats both until they succeed or two seconds have passed. */
    private void assertServed(int number) throws IOException {
        Deadline end = Deadline.in(SERVED_WITHIN);
        String path = "/nodes/honest" + number + "/rdma/endpoint";
        while (true) {
            try {
                honest.ask("POST", path, NODE.toString(), end);
                assertThat(honest.ask("GET", path, "", end)).isEqualTo(NODE.toString());
                assertThat(end.elapsed()).isLessThan(SERVED_WITHIN.toNanos());
                return;
            } catch (PagerException e) {
                if (end.hasPassed()) {
                    throw new AssertionError("-Drdma4j.seed=" + seed + ": " + coordinator.errors(), e);
                }
            }
        }
    }

    private interface Attack {
        void run() throws Exception;
    }

    /** Runs an attack on several threads, and an honest client meanwhile. */
    private void attack(int attackers, Attack attack) throws Exception {
        List<Future<?>> running = new ArrayList<>();
        for (int i = 0; i < attackers; i++) {
            running.add(threads.submit(() -> {
                attack.run();
                return null;
            }));
        }
        int served = 0;
        do {
            assertServed(served++ % 10);
            Thread.sleep(20);
        } while (running.stream().anyMatch(each -> !each.isDone()));
        for (Future<?> each : running) {
            each.get();
        }
        assertServed(0);
        assertThat(coordinator.isAlive()).isTrue();
        assertThat(coordinator.errors()).doesNotContain("OutOfMemoryError").doesNotContain("Exception in thread");
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** Opens connections that send the same bytes, keeps them for a while, and closes them. */
    private void wave(int connections, String text, Duration time) throws Exception {
        List<Socket> open = new ArrayList<>();
        try {
            for (int i = 0; i < connections; i++) {
                Socket socket = coordinator.connect();
                open.add(socket);
                try {
                    send(socket, text);
                } catch (IOException e) {
                    // The coordinator has closed the connection already.
                }
            }
            Thread.sleep(time);
        } finally {
            for (Socket socket : open) {
                socket.close();
            }
        }
    }

    @Test
    void tenThousandConnections() throws Exception {
        AtomicInteger wave = new AtomicInteger();
        attack(4, () -> {
            while (wave.getAndIncrement() < 8) {
                wave(1250, wave.get() % 2 == 0 ? "" : "GET /nodes/b", Duration.ofMillis(100));
            }
        });
    }

    /** Bodies that arrive byte by byte, on as many connections as the coordinator admits and more. */
    @Test
    void slowBodies() throws Exception {
        String head = "POST /nodes/b/rdma/endpoint HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\n\r\n";
        attack(4, () -> {
            List<Socket> open = new ArrayList<>();
            try {
                for (int i = 0; i < 600; i++) {
                    Socket socket = coordinator.connect();
                    open.add(socket);
                    send(socket, head);
                }
                for (int i = 0; i < 10; i++) {
                    for (Socket socket : open) {
                        try {
                            send(socket, "{");
                        } catch (IOException e) {
                            // The coordinator has closed the connection.
                        }
                    }
                    Thread.sleep(100);
                }
            } finally {
                for (Socket socket : open) {
                    socket.close();
                }
            }
        });
    }

    /** Sends requests in one piece and reads until the connection ends; returns the answers. */
    private String answers(String requests) throws IOException {
        try (Socket socket = coordinator.connect()) {
            Future<?> sending = threads.submit(() -> {
                try {
                    send(socket, requests);
                    socket.shutdownOutput();
                } catch (IOException e) {
                    // The coordinator has closed the connection.
                }
            });
            try {
                return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            } catch (SocketTimeoutException e) {
                throw e;
            } catch (IOException e) {
                return "";
            } finally {
                sending.cancel(true);
            }
        }
    }

    /** Nodes that offer to each other and reply at will, with answers as long as a body may be. */
    @Test
    void offersAndRepliesOfManyNodes() throws Exception {
        StringBuilder nodes = new StringBuilder();
        for (int i = 0; i < NODES; i++) {
            nodes.append(publish(i));
        }
        answers(nodes.toString());
        String error = FlatJson.object("error", "x".repeat(4000));
        AtomicInteger next = new AtomicInteger();
        attack(8, () -> {
            for (int from = next.getAndIncrement(); from < NODES; from = next.getAndIncrement()) {
                StringBuilder requests = new StringBuilder(publish(from));
                for (int to = 0; to < NODES; to++) {
                    String pair = "&call=" + from;
                    requests.append(
                            request("POST", "/nodes/n" + from + "/rdma/endpoint?peer=n" + to + pair, ENDPOINT));
                    requests.append(request(
                            "POST", "/nodes/n" + to + "/rdma/endpoint?peer=n" + from + pair + "&reply", error));
                }
                answers(requests.toString());
            }
        });
    }

    /** Clients that request long lists over and over and read no answer. */
    @Test
    void answersThatAreNotRead() throws Exception {
        StringBuilder calls = new StringBuilder(publish(0));
        for (int i = 1; i < NODES; i++) {
            calls.append(publish(i))
                    .append(request("POST", "/nodes/n" + i + "/rdma/endpoint?peer=n0&call=1", ENDPOINT));
        }
        answers(calls.toString());
        String list = request("GET", "/nodes/n0/rdma/calls?incarnation=first", "");
        attack(4, () -> wave(400, list.repeat(100), Duration.ofSeconds(2)));
    }

    /** More requests that wait than the coordinator admits. */
    @Test
    void requestsThatWait() throws Exception {
        StringBuilder nodes = new StringBuilder();
        for (int i = 0; i < NODES; i++) {
            nodes.append(publish(i));
        }
        answers(nodes.toString());
        String list = answers(request("GET", "/nodes/n0/rdma/calls?incarnation=first", ""));
        assertThat(list).contains("\"version\"");
        AtomicInteger node = new AtomicInteger();
        attack(4, () -> {
            List<Socket> open = new ArrayList<>();
            try {
                for (int i = 0; i < 500; i++) {
                    Socket socket = coordinator.connect();
                    open.add(socket);
                    String name = "n" + node.getAndIncrement() % NODES;
                    send(socket, request("POST", "/nodes/" + name + "/rdma/endpoint?peer=n0&call=w", ENDPOINT));
                    send(socket, request("GET", "/nodes/n0/rdma/endpoint?peer=" + name + "&call=w&wait=10000", ""));
                }
                Thread.sleep(1500);
            } finally {
                for (Socket socket : open) {
                    socket.close();
                }
            }
        });
    }

    @Test
    void twentyThousandMutatedMessages() throws Exception {
        Random seeds = new Random(seed);
        AtomicInteger left = new AtomicInteger(20_000);
        AtomicInteger answered = new AtomicInteger();
        System.out.println("CoordinatorLoadTest: -Drdma4j.seed=" + seed);
        attack(8, () -> {
            Random random;
            synchronized (seeds) {
                random = new Random(seeds.nextLong());
            }
            while (left.getAndDecrement() > 0) {
                answered.addAndGet(answers(mutated(random)).isEmpty() ? 0 : 1);
            }
        });
        assertThat(answered.get()).isPositive();
    }

    private static String mutated(Random random) {
        String body = random.nextBoolean() ? ENDPOINT : NODE.toString();
        String query = "?peer=n" + random.nextInt(9) + "&call=" + random.nextInt(3)
                + List.of("", "&reply", "&wait=1").get(random.nextInt(3));
        String path = "/nodes/n" + random.nextInt(9) + "/rdma/"
                + List.of("endpoint", "endpoint" + query, "calls?incarnation=first&wait=1")
                        .get(random.nextInt(3));
        byte[] bytes = request(random.nextInt(3) == 0 ? "GET" : "POST", path, body)
                .repeat(1 + random.nextInt(2))
                .getBytes(StandardCharsets.ISO_8859_1);
        for (int i = random.nextInt(6); i >= 0; i--) {
            switch (random.nextInt(3)) {
                case 0 -> bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
                case 1 -> bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
                default -> {
                    int at = random.nextInt(bytes.length);
                    int length = random.nextInt(bytes.length - at);
                    System.arraycopy(bytes, at, bytes, random.nextInt(bytes.length - length), length);
                }
            }
        }
        boolean cut = random.nextInt(4) == 0;
        return new String(
                cut ? Arrays.copyOf(bytes, 1 + random.nextInt(bytes.length)) : bytes, StandardCharsets.ISO_8859_1);
    }
}
