package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;

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

/** Nodes of networks on the loopback address. Each node is a virtual thread. */
final class Nodes {
    static final Duration TIMEOUT = Duration.ofSeconds(20);
    static final String TOKEN = "the token";

    private static final Random RANDOM = new Random();
    private static final Set<Integer> USED_PORTS = new HashSet<>();

    private Nodes() {}

    /** Returns a network with {@link #TOKEN} and unused ports. */
    static NetworkConfig network(int nodes) throws IOException {
        NetworkConfig.Builder network = NetworkConfig.builder().token(TOKEN);
        for (int i = 0; i < nodes; i++) {
            network.add("127.0.0.1", freePort(), "rxe0");
        }
        return network.build();
    }

    /** Returns a free port below the ephemeral ports of the system. Never returns the same port twice. */
    static synchronized int freePort() throws IOException {
        while (true) {
            int port = 15_000 + RANDOM.nextInt(15_000);
            if (USED_PORTS.add(port) && isFree(port)) {
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

    /** Asserts that all ports of a network are free and no thread of a rendezvous is running. */
    static void assertReleased(NetworkConfig network) {
        assertThat(network.hosts()).allMatch(host -> isFree(host.port()));
        assertThat(Thread.getAllStackTraces().keySet())
                .extracting(Thread::getName)
                .noneMatch(name -> name.contains("rdma4j") || name.contains("rendezvous"));
    }

    /** Connects to a node as soon as it listens. */
    static RawConnection connect(NetworkConfig network, int rank) throws Exception {
        for (int i = 0; ; i++) {
            try {
                return new RawConnection(network.host(rank).port());
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

    /** Starts a node that performs one exchange. */
    static FutureTask<List<byte[]>> node(NetworkConfig network, int rank, Duration timeout) {
        return start(() -> Rendezvous.exchange(network, rank, payload(rank), timeout));
    }

    /** Starts a node that performs one exchange with the given options. */
    static FutureTask<List<byte[]>> node(NetworkConfig network, int rank, Duration timeout, RendezvousOptions options) {
        return start(() -> {
            try (Rendezvous rendezvous = Rendezvous.of(network, rank, options)) {
                return rendezvous.exchange(payload(rank), timeout);
            }
        });
    }

    static byte[] payload(int rank) {
        return ("from " + rank).getBytes(StandardCharsets.UTF_8);
    }

    static List<String> texts(List<byte[]> payloads) {
        return payloads.stream()
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .toList();
    }

    /** Returns the payloads of all nodes as text. */
    static List<String> expected(int nodes) {
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < nodes; i++) {
            expected.add("from " + i);
        }
        return expected;
    }
}
