package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rdma4j.repetition.RandomInput;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;

/** Connections to a node that do not belong to the network: the node closes them without any effect on the exchange. */
@Timeout(120)
@RandomInput
class InvalidClientsTest extends InvalidPeerFixture {
    /** Input of a connection to rank 2 that the node rejects, and the expected reason. */
    private enum InvalidClient {
        GARBAGE("is not a node: it did not send a greeting") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                byte[] garbage = new byte[5000];
                new Random().nextBytes(garbage);
                to.send(garbage);
            }
        },
        HTTP("is not a node: it did not send a greeting") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                to.send(("GET / HTTP/1.1\r\nHost: localhost\r\nUser-Agent: " + "x".repeat(100) + "\r\n\r\n")
                        .getBytes(StandardCharsets.US_ASCII));
            }
        },
        SILENCE("did not complete the handshake in time") {
            @Override
            void send(RawConnection to, NetworkConfig network) {}
        },
        SLOW_GREETING("did not complete the handshake in time") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws Exception {
                byte[] greeting = greeting(network).bytes();
                for (int i = 0; i < 40; i++) {
                    to.send(new byte[] {greeting[i]});
                    Thread.sleep(150);
                }
            }
        },
        NO_PROOF("did not complete the handshake in time") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                to.greet(greeting(network), Nodes.TOKEN);
            }
        },
        PARTIAL_GREETING("closed the connection during the handshake") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                byte[] greeting = greeting(network).bytes();
                to.send(Arrays.copyOf(greeting, 40));
                to.socket.shutdownOutput();
            }
        },
        RESET("closed the connection during the handshake: Connection reset") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                to.send(new byte[1]);
                to.socket.setSoLinger(true, 0);
                to.socket.close();
            }
        },
        NO_TOKEN("has a different cluster token") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                to.greet(greeting(network), "");
                to.send(to.message(MessageType.PROOF));
            }
        },
        OTHER_TOKEN("has a different cluster token") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                to.greet(greeting(network), "the tokeN");
                to.send(to.message(MessageType.PROOF));
            }
        },
        EMPTY_MESSAGE("sent a message of 0 bytes instead of a proof") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                to.greet(greeting(network), Nodes.TOKEN);
                to.send(to.signed(new byte[Integer.BYTES]));
            }
        },
        /** Echoes the proof of the node. */
        ECHOED_PROOF("has a different cluster token") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                to.greet(greeting(network), "");
                to.send(to.socket.getInputStream().readNBytes(5 + MessageMac.BYTES));
            }
        },
        /** Sends a proof recorded on another connection. */
        REPLAYED_PROOF("has a different cluster token") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws Exception {
                Greeting greeting = greeting(network);
                try (RawConnection node = Nodes.connect(network, 2).greet(greeting, Nodes.TOKEN)) {
                    to.greet(greeting, "");
                    to.send(node.message(MessageType.PROOF));
                }
            }
        },
        OTHER_VERSION("uses protocol version 2; this node uses version 1") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                to.send(ByteBuffer.wrap(greeting(network).bytes()).putInt(8, 2).array());
            }
        },
        OTHER_WORLD_SIZE("belongs to a network of 4 nodes; this node belongs to a network of 3") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                to.send(ByteBuffer.wrap(greeting(network).bytes()).putInt(20, 4).array());
            }
        },
        OTHER_CONFIGURATION("has a configuration with different hosts") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                to.send(ByteBuffer.wrap(greeting(network).bytes()).putInt(24, 0).array());
            }
        },
        OTHER_RECEIVER("expects rank 1; this node is rank 2") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                to.send(ByteBuffer.wrap(greeting(network).bytes()).putInt(16, 1).array());
            }
        },
        RANK_NOT_LOWER("claims a rank that does not connect to this node") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                Greeting greeting = Greeting.of(network, 2, 2);
                to.greet(greeting, Nodes.TOKEN);
                to.send(to.message(MessageType.PROOF));
            }
        },
        NEGATIVE_RANK("claims a rank that does not connect to this node") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                to.greet(Greeting.of(network, -1, 2), Nodes.TOKEN);
                to.send(to.message(MessageType.PROOF));
            }
        },
        LENGTH_TOO_LARGE("sent a message of 2147483647 bytes instead of a proof") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                to.greet(greeting(network), Nodes.TOKEN);
                to.send(ByteBuffer.allocate(100).putInt(Integer.MAX_VALUE).array());
            }
        },
        NEGATIVE_LENGTH("sent a message of -1 bytes instead of a proof") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                to.greet(greeting(network), Nodes.TOKEN);
                to.send(ByteBuffer.allocate(100).putInt(-1).array());
            }
        },
        DATA_WITHOUT_PROOF("sent a message of 5 bytes instead of a proof") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                to.greet(greeting(network), Nodes.TOKEN);
                to.send(to.message(MessageType.DATA, RawConnection.roundBody(1)));
            }
        },
        PROBE_INSTEAD_OF_PROOF("sent PROBE instead of a proof") {
            @Override
            void send(RawConnection to, NetworkConfig network) throws IOException {
                to.greet(greeting(network), Nodes.TOKEN);
                to.send(to.message(MessageType.PROBE));
            }
        };

        private final String reason;

        InvalidClient(String reason) {
            this.reason = reason;
        }

        abstract void send(RawConnection to, NetworkConfig network) throws Exception;
    }

    /** The exchange succeeds in spite of an invalid client. */
    @ParameterizedTest
    @EnumSource
    @Shows(Capability.CLUSTER_TOKEN)
    void invalidClientDoesNotAffectTheExchange(InvalidClient client) throws Exception {
        FutureTask<List<byte[]>> last = node(network, 2, Nodes.TIMEOUT);
        try (RawConnection connection = connect()) {
            FutureTask<byte[]> sending = Nodes.start(() -> {
                catchThrowable(() -> client.send(connection, network));
                return connection.readAll();
            });
            if (client.reason.contains("in time")) {
                // The nodes do not wait for the silent client.
                List<FutureTask<List<byte[]>>> others =
                        List.of(node(network, 0, Nodes.TIMEOUT), node(network, 1, Nodes.TIMEOUT));
                long start = System.nanoTime();
                assertThat(Nodes.texts(last.get())).isEqualTo(Nodes.expected(3));
                assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(15));
                others.get(0).get();
                others.get(1).get();
                sending.get();
            } else {
                sending.get();
                node(network, 0, Nodes.TIMEOUT);
                FutureTask<List<byte[]>> second = node(network, 1, Nodes.TIMEOUT);
                assertThat(Nodes.texts(last.get())).isEqualTo(Nodes.expected(3));
                second.get();
            }
        }
    }

    /**
     * If the exchange fails, the message contains the reason of the rejection. The clients connect to different
     * networks at the same time, because each node waits until its deadline.
     */
    @Test
    @Shows(Capability.CLUSTER_TOKEN)
    void failedExchangeReportsTheRejection() {
        List<FutureTask<Void>> checks = Arrays.stream(InvalidClient.values())
                .map(client -> Nodes.start(() -> checkReason(client)))
                .toList();
        assertThat(checks)
                .allSatisfy(check -> assertThat(catchThrowable(check::get)).isNull());
    }

    private static Void checkReason(InvalidClient client) throws Exception {
        NetworkConfig network = network(3);
        FutureTask<List<byte[]>> incomplete = node(network, 2, HANDSHAKE_TIMEOUT.multipliedBy(3));
        try (RawConnection connection = Nodes.connect(network, 2)) {
            catchThrowable(() -> client.send(connection, network));
            connection.readAll();
        }
        assertThat(catchThrowable(incomplete::get).getCause())
                .as(client.name())
                .isInstanceOf(RendezvousException.class)
                .hasMessageContaining(client.reason);
        Nodes.assertReleased(network);
        return null;
    }

    /** The exchange succeeds in spite of more silent connections than the maximum number of pending connections. */
    @Test
    @Shows(Capability.CLUSTER_TOKEN)
    void floodOfSilentConnections() throws Exception {
        FutureTask<List<byte[]>> last = node(network, 2, Nodes.TIMEOUT);
        List<RawConnection> silent = new ArrayList<>();
        try {
            for (int i = 0; i < 3 * OPTIONS.maxPendingConnections(); i++) {
                silent.add(connect());
            }
            FutureTask<List<byte[]>> first = node(network, 0, Nodes.TIMEOUT);
            FutureTask<List<byte[]>> second = node(network, 1, Nodes.TIMEOUT);
            assertThat(Nodes.texts(last.get())).isEqualTo(Nodes.expected(3));
            first.get();
            second.get();
        } finally {
            for (RawConnection connection : silent) {
                connection.close();
            }
        }
    }

    /** A message contains a limited number of reasons. */
    @Test
    void numberOfReasonsIsLimited() throws Exception {
        FutureTask<List<byte[]>> last = node(network, 2, HANDSHAKE_TIMEOUT.multipliedBy(3));
        for (int i = 0; i < 30; i++) {
            try (RawConnection connection = connect()) {
                connection.send(ByteBuffer.wrap(greeting(network).bytes())
                        .putInt(20, 100 + i)
                        .array());
                connection.readAll();
            }
        }
        String message = String.valueOf(catchThrowable(last::get).getCause().getMessage());
        assertThat(message.split(" nodes; this node belongs to ")).hasSizeBetween(8, 11);
    }

    @Test
    void secondNodeOfARankIsRejected() throws Exception {
        FutureTask<List<byte[]>> last = node(network, 2, Nodes.TIMEOUT);
        FutureTask<List<byte[]>> one = node(network, 0, Nodes.TIMEOUT);
        boolean connected = false;
        while (!connected) {
            try (RawConnection connection = connect().greet(greeting(network), Nodes.TOKEN)) {
                connection.send(connection.message(MessageType.PROOF));
                connection.socket.shutdownOutput();
                connected =
                        new String(connection.readAll(), StandardCharsets.ISO_8859_1).contains("is already connected");
            }
            Thread.sleep(50);
        }
        assertThat(catchThrowable(node(network, 0, Duration.ofSeconds(4))::get).getCause())
                .hasMessageMatching(
                        ".* rank 2 [(]127.0.0.1:\\d+[)]: rejected this node: rank 0 is already connected from /127.0.0.1:\\d+");
        FutureTask<List<byte[]>> second = node(network, 1, Nodes.TIMEOUT);
        for (FutureTask<List<byte[]>> node : List.of(last, one, second)) {
            assertThat(Nodes.texts(node.get())).isEqualTo(Nodes.expected(3));
        }
    }
}
