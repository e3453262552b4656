package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Other nodes, servers and configurations that a node rejects when it connects. */
@Timeout(120)
class InvalidServersTest extends InvalidPeerFixture {
    /** Answer of a server that the initiator rejects, and the expected reason. */
    private enum InvalidAnswer {
        /** Returns the greeting of the initiator, as an echo server does. */
        ECHO("is rank 0; expected rank 2") {
            @Override
            byte[] to(Greeting greeting, NetworkConfig network) {
                return greeting.bytes();
            }
        },
        OTHER_SENDER("is rank 1; expected rank 2") {
            @Override
            byte[] to(Greeting greeting, NetworkConfig network) {
                return Greeting.of(network, 1, 0).bytes();
            }
        },
        OTHER_RECEIVER("expects rank 1; this node is rank 0") {
            @Override
            byte[] to(Greeting greeting, NetworkConfig network) {
                return Greeting.of(network, 2, 1).bytes();
            }
        },
        OTHER_TOKEN("has a different cluster token") {
            @Override
            byte[] to(Greeting greeting, NetworkConfig network) {
                return withProof(greeting, Greeting.of(network, 2, 0), "another");
            }
        },
        /** Sends a proof recorded on another connection. */
        REPLAYED_PROOF("has a different cluster token") {
            @Override
            byte[] to(Greeting greeting, NetworkConfig network) {
                return withProof(Greeting.of(network, 0, 2), Greeting.of(network, 2, 0), Nodes.TOKEN);
            }
        },
        NO_PROOF("closed the connection during the handshake") {
            @Override
            byte[] to(Greeting greeting, NetworkConfig network) {
                return Greeting.of(network, 2, 0).bytes();
            }
        };

        private final String reason;

        InvalidAnswer(String reason) {
            this.reason = reason;
        }

        abstract byte[] to(Greeting greeting, NetworkConfig network);

        private static byte[] withProof(Greeting greeting, Greeting answer, String token) {
            byte[] proof = {0, 0, 0, 1, (byte) MessageType.PROOF.ordinal()};
            return ByteBuffer.allocate(Greeting.BYTES + proof.length + MessageMac.BYTES)
                    .put(answer.bytes())
                    .put(proof)
                    .put(new MessageMac(token, false, greeting, answer).sign(ByteBuffer.wrap(proof)))
                    .array();
        }
    }

    /** The initiator rejects the answer and repeats the attempt after the retry delay, not more often. */
    @ParameterizedTest
    @EnumSource
    void invalidAnswerIsRejected(InvalidAnswer answer) throws Exception {
        AtomicInteger connections = new AtomicInteger();
        FutureTask<Void> serving;
        try (ServerSocket server = new ServerSocket(network.host(2).port(), 50, InetAddress.getLoopbackAddress())) {
            serving = Nodes.start(() -> {
                while (true) {
                    try (Socket socket = server.accept()) {
                        connections.incrementAndGet();
                        byte[] greeting = socket.getInputStream().readNBytes(Greeting.BYTES);
                        socket.getOutputStream()
                                .write(answer.to(
                                        Objects.requireNonNull(Greeting.from(ByteBuffer.wrap(greeting))), network));
                        socket.shutdownOutput();
                        socket.getInputStream().readAllBytes();
                    } catch (IOException e) {
                        if (server.isClosed()) {
                            throw e;
                        }
                    }
                }
            });
            RendezvousOptions slowRetries = new RendezvousOptions(Duration.ofMillis(300), HANDSHAKE_TIMEOUT, 1000);
            try (Rendezvous rendezvous = Rendezvous.of(network, 0, slowRetries)) {
                assertThatThrownBy(() -> rendezvous.exchange(new byte[0], Duration.ofMillis(1500)))
                        .isInstanceOf(RendezvousException.class)
                        .hasMessageContaining("rank 2 (127.0.0.1:" + server.getLocalPort() + "): " + answer.reason);
            }
            assertThat(serving.isDone()).isFalse();
            assertThat(connections).hasValueBetween(1, 6);
        }
        catchThrowable(serving::get);
    }

    /** Nodes with different configurations reject each other, and both messages contain the reason. */
    @ParameterizedTest
    @ValueSource(strings = {"token", "world", "host"})
    void differentConfigurations(String difference) throws IOException {
        NetworkConfig other = difference.equals("token")
                ? new NetworkConfig(network.hosts(), network.deadline(), "another")
                : difference.equals("world")
                        ? NetworkConfig.builder()
                                .add(network.host(0))
                                .add(network.host(1))
                                .add(network.host(2))
                                .add("127.0.0.1", Nodes.freePort(), "rxe0")
                                .build()
                        : new NetworkConfig(
                                List.of(
                                        network.host(0),
                                        network.host(1),
                                        network.host(2).withDevicePort(2)),
                                network.deadline(),
                                network.token());
        String expected = difference.equals("token")
                ? "has a different cluster token"
                : difference.equals("world") ? "belongs to a network of " : "has a configuration with different hosts";
        Duration timeout = Duration.ofSeconds(4);
        // The last node waits longer than the first: a node that has ended is reported as unreachable.
        FutureTask<List<byte[]>> last = node(network, 2, timeout.multipliedBy(2));
        FutureTask<List<byte[]>> first = node(other, 0, timeout);
        assertThat(catchThrowable(last::get).getCause())
                // The last connection may be one that the first node closed when it ended.
                .hasMessageMatching(".*: received no payload within \\S+ s from rank 0 [(]\\S+[)]: a connection from"
                        + " 127.0.0.1 ("
                        + expected + "|closed the connection).*; rank 1 [(]\\S+[)]: has not connected[.] .*")
                .hasMessageContaining("Rejected connections: 127.0.0.1 as rank 0 " + expected);
        assertThat(catchThrowable(first::get).getCause())
                .hasMessageContaining("rank 2 (")
                .hasMessageContaining(expected);
    }

    /** A server of another protocol, or one that sends nothing, listens at the port of a node. */
    @ParameterizedTest
    @ValueSource(strings = {"", "SSH-2.0-OpenSSH_9.9\r\n"})
    void otherServerIsRejected(String banner) throws Exception {
        List<Socket> sockets = new CopyOnWriteArrayList<>();
        FutureTask<Void> serving;
        try (ServerSocket server = new ServerSocket(network.host(2).port(), 50, InetAddress.getLoopbackAddress())) {
            serving = Nodes.start(() -> {
                while (true) {
                    Socket socket = server.accept();
                    sockets.add(socket);
                    socket.getOutputStream().write(banner.repeat(20).getBytes(StandardCharsets.US_ASCII));
                }
            });
            assertThat(catchThrowable(node(network, 1, HANDSHAKE_TIMEOUT.multipliedBy(3))::get)
                            .getCause())
                    .hasMessageContaining("rank 2 (")
                    .hasMessageContaining(
                            banner.isEmpty()
                                    ? "did not complete the handshake in time"
                                    : "is not a node: it did not send a greeting");
            assertThat(serving.isDone()).isFalse();
        }
        catchThrowable(serving::get);
        for (Socket socket : sockets) {
            socket.close();
        }
    }
}
