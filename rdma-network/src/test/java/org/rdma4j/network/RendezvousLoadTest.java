package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.repetition.RandomInput;

/**
 * A node in a JVM with a heap of 64 MiB under hostile connections: honest nodes join while an attack lasts. The time is
 * printed; it is about a second if the attackers leave processors to the node. The limit is longer, because machines that
 * run tests may be busy.
 */
@Timeout(60)
@RandomInput
class RendezvousLoadTest {
    private static final int ATTACKERS = 4;
    private static final Duration JOINED_WITHIN = Duration.ofSeconds(15);

    private static RendezvousProgram program;

    private final long seed = Long.getLong("rdma4j.seed", System.nanoTime());
    private final Random random = new Random(seed);
    private final int[] ports = new int[3];
    private NetworkConfig network;

    /** Whether the attackers have to end. */
    private volatile boolean joined;

    private interface Attack {
        /** Attacks once with the given number, which is different in each call. */
        void run(int number) throws Exception;
    }

    @BeforeAll
    static void start() throws IOException {
        program = new RendezvousProgram(5000);
    }

    @AfterAll
    static void stop() throws Exception {
        program.close();
    }

    /**
     * Starts the node in the program, attacks it at least the given number of times, lets the other nodes join after
     * half of that, and ends when they have joined.
     */
    private void attack(RendezvousProgram attacked, int times, Attack attack) throws Exception {
        for (int i = 0; i < ports.length; i++) {
            ports[i] = Nodes.freePort();
        }
        network = RendezvousProgram.network(ports);
        attacked.start(ports);
        Nodes.connect(network, 2).close();
        AtomicInteger next = new AtomicInteger();
        CountDownLatch half = new CountDownLatch(times / 2);
        List<FutureTask<Integer>> attackers = new ArrayList<>();
        for (int i = 0; i < ATTACKERS; i++) {
            attackers.add(Nodes.start(() -> {
                int number = next.getAndIncrement();
                for (; !joined || number < times; number = next.getAndIncrement()) {
                    try {
                        attack.run(number);
                    } catch (IOException e) {
                        // The node has rejected the connection, or has ended.
                    }
                    half.countDown();
                }
                return number;
            }));
        }
        half.await();
        long start = System.nanoTime();
        FutureTask<List<byte[]>> first = Nodes.node(network, 0, Nodes.TIMEOUT);
        FutureTask<List<byte[]>> second = Nodes.node(network, 1, Nodes.TIMEOUT);
        try {
            String result = attacked.result();
            long time = System.nanoTime() - start;
            System.out.printf(
                    "RendezvousLoadTest: joined within %d ms, limit %d ms%n",
                    time / 1_000_000, JOINED_WITHIN.toMillis());
            assertThat(result)
                    .as("-Drdma4j.seed=%d", seed)
                    .isEqualTo(Nodes.expected(3).toString());
            assertThat(Duration.ofNanos(time)).isLessThan(JOINED_WITHIN);
            assertThat(Nodes.texts(first.get())).isEqualTo(Nodes.expected(3));
            assertThat(Nodes.texts(second.get())).isEqualTo(Nodes.expected(3));
        } finally {
            joined = true;
        }
        for (FutureTask<Integer> each : attackers) {
            each.get();
        }
    }

    /** Connections that an attacker keeps open, up to a maximum. */
    private static final class Open {
        private final ArrayDeque<RawConnection> connections = new ArrayDeque<>();

        synchronized void add(RawConnection connection) throws IOException {
            connections.add(connection);
            if (connections.size() > 2000) {
                connections.remove().close();
            }
        }

        synchronized void close() throws IOException {
            for (RawConnection connection : connections) {
                connection.close();
            }
        }
    }

    @Test
    void tenThousandSilentConnections() throws Exception {
        Open open = new Open();
        try {
            attack(program, 10_000, number -> open.add(new RawConnection(ports[2])));
        } finally {
            open.close();
        }
    }

    /** Each connection sends a part of a greeting, byte by byte. */
    @Test
    void slowGreetings() throws Exception {
        Open open = new Open();
        try {
            attack(program, 400, number -> {
                RawConnection connection = new RawConnection(ports[2]);
                open.add(connection);
                byte[] greeting = Greeting.of(network, 0, 2).bytes();
                for (int i = 0; i < 10; i++) {
                    connection.send(new byte[] {greeting[i]});
                    Thread.sleep(2);
                }
            });
        } finally {
            open.close();
        }
    }

    @Test
    void floodOfBytes() throws Exception {
        byte[] bytes = new byte[1 << 16];
        random.nextBytes(bytes);
        attack(program, 1000, number -> {
            try (RawConnection connection = new RawConnection(ports[2])) {
                if (number % 2 == 0) {
                    connection.send(Greeting.of(network, 0, 2).bytes());
                }
                connection.send(bytes);
            }
        });
    }

    /** A node that knows the token announces a message as long as the maximum, many times. */
    @Test
    void announcedLengths() throws Exception {
        attack(program, 100, number -> {
            try (RawConnection connection = new RawConnection(ports[2])) {
                Greeting greeting = Greeting.of(network, number % 2, 2);
                connection.greet(greeting, Nodes.TOKEN);
                connection.send(connection.message(MessageType.PROOF));
                connection.send(ByteBuffer.allocate(100).putInt(1 << 30).array());
                Thread.sleep(2);
            }
        });
    }

    /** Second connections of a node that is connected, while the first reads nothing. */
    @Test
    void duplicates() throws Exception {
        attack(program, 2000, number -> {
            try (RawConnection connection = new RawConnection(ports[2])) {
                connection.greet(Greeting.of(network, number % 2, 2), Nodes.TOKEN);
                connection.send(connection.message(MessageType.PROOF));
            }
        });
    }

    /** Silent connections that hold all file descriptors of the process. */
    @Test
    void noDescriptors() throws Exception {
        Open open = new Open();
        try (RendezvousProgram limited = new RendezvousProgram(60)) {
            attack(limited, 200, number -> {
                open.add(new RawConnection(ports[2]));
                Thread.sleep(5);
            });
        } finally {
            open.close();
        }
    }
}
