package org.rdma4j.network;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

/** Nodes of a network on this machine, each a thread. */
final class Nodes {
    static final Duration LIMIT = Duration.ofSeconds(20);

    private static final Random RANDOM = new Random();
    private static final Set<Integer> GIVEN = new HashSet<>();

    private Nodes() {}

    /** Of nodes at the loopback address. */
    static NetworkConfig network(int nodes) throws IOException {
        NetworkConfig.Builder network = NetworkConfig.builder().token("the token");
        for (int i = 0; i < nodes; i++) {
            network.add("127.0.0.1", freePort(), "rxe0");
        }
        return network.build();
    }

    /** Below those that the system gives to outgoing connections. */
    static synchronized int freePort() throws IOException {
        while (true) {
            int port = 15_000 + RANDOM.nextInt(15_000);
            if (GIVEN.add(port) && isFree(port)) {
                return port;
            }
        }
    }

    static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return socket.isBound();
        } catch (IOException e) {
            return false;
        }
    }

    /** A connection to a node, when it listens. */
    static Stranger stranger(NetworkConfig network, int rank) throws Exception {
        for (int i = 0; ; i++) {
            try {
                return new Stranger(network.host(rank).port());
            } catch (ConnectException e) {
                if (i == 1000) {
                    throw e;
                }
                Thread.sleep(10);
            }
        }
    }

    static <T> FutureTask<T> start(Callable<T> task) {
        FutureTask<T> future = new FutureTask<>(task);
        Thread.ofVirtual().name("test-node").start(future);
        return future;
    }

    static FutureTask<List<byte[]>> node(NetworkConfig network, int rank, Duration limit) {
        return start(() -> Rendezvous.exchange(network, rank, payload(rank), limit));
    }

    static byte[] payload(int rank) {
        return ("from " + rank).getBytes(StandardCharsets.UTF_8);
    }

    static List<String> texts(List<byte[]> payloads) {
        return payloads.stream()
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .toList();
    }

    static List<String> expected(int nodes) {
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < nodes; i++) {
            expected.add("from " + i);
        }
        return expected;
    }
}
