package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
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
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.repetition.RandomInput;

/** Invalid, modified and replayed messages on the connections of a node. */
@Timeout(120)
@RandomInput
class MalformedMessagesTest extends InvalidPeerFixture {
    /** A node that sends an invalid message after its proof is disconnected and may connect again. */
    @Test
    void invalidMessagesAfterTheProof() throws Exception {
        FutureTask<List<byte[]>> last = node(network, 2, Nodes.TIMEOUT);
        for (MessageType type : MessageType.values()) {
            for (byte[] body : List.of(
                    new byte[0],
                    RawConnection.roundBody(0),
                    RawConnection.roundBody(3),
                    RawConnection.roundBody(-1),
                    new byte[1001 + 4])) {
                if (type == MessageType.PROBE && body.length < 1000) {
                    continue;
                }
                try (RawConnection connection = connect().greet(greeting(network), Nodes.TOKEN)) {
                    connection.send(connection.message(MessageType.PROOF));
                    connection.send(connection.message(type, body));
                    connection.readAll();
                }
            }
        }
        for (byte[] body : List.of(RawConnection.roundBody(1), RawConnection.roundBody(2))) {
            try (RawConnection connection = connect().greet(greeting(network), Nodes.TOKEN)) {
                connection.send(connection.message(MessageType.PROOF));
                connection.send(connection.message(MessageType.DATA, body));
                connection.send(connection.message(MessageType.DATA, body));
                connection.readAll();
            }
        }
        // No node can have committed a round whose payloads are still being gathered.
        try (RawConnection connection = connect().greet(greeting(network), Nodes.TOKEN)) {
            connection.send(connection.message(MessageType.PROOF));
            connection.send(connection.message(MessageType.COMMIT, RawConnection.roundBody(1)));
            connection.readAll();
        }
        try (RawConnection connection = connect().greet(greeting(network), Nodes.TOKEN)) {
            connection.send(connection.message(MessageType.PROOF));
            connection.send(connection.signed(new byte[Integer.BYTES]));
            connection.readAll();
        }
        node(network, 0, Nodes.TIMEOUT);
        FutureTask<List<byte[]>> second = node(network, 1, Nodes.TIMEOUT);
        assertThat(Nodes.texts(last.get())).isEqualTo(Nodes.expected(3));
        second.get();
    }

    /** A message that was modified or replayed on the network is rejected. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void modifiedOrReplayedMessage(boolean replayed) throws Exception {
        FutureTask<List<byte[]>> last = node(network, 2, HANDSHAKE_TIMEOUT.multipliedBy(2));
        try (RawConnection connection = connect().greet(greeting(network), Nodes.TOKEN)) {
            connection.send(connection.message(MessageType.PROOF));
            byte[] message = replayed
                    ? connection.message(MessageType.PROBE)
                    : connection.message(MessageType.DATA, RawConnection.roundBody(1, (byte) 7));
            if (replayed) {
                connection.send(message);
            } else {
                message[message.length - MessageMac.BYTES - 1] = 8;
            }
            connection.send(message);
            connection.readAll();
        }
        assertThat(catchThrowable(last::get).getCause())
                .hasMessageContaining("): sent a message with an invalid authentication code");
    }

    private static Random random(long seed) {
        System.out.println("MalformedMessagesTest: -Drdma4j.seed=" + seed);
        return new Random(seed);
    }

    /** Lets the other nodes join, and asserts that the exchange succeeds. */
    private void assertSucceeds(FutureTask<List<byte[]>> last, long seed) throws Exception {
        FutureTask<List<byte[]>> first = node(network, 0, Nodes.TIMEOUT);
        FutureTask<List<byte[]>> second = node(network, 1, Nodes.TIMEOUT);
        for (FutureTask<List<byte[]>> node : List.of(last, first, second)) {
            assertThat(Nodes.texts(node.get())).as("-Drdma4j.seed=" + seed).isEqualTo(Nodes.expected(3));
        }
    }

    /** Randomly modified messages never affect the exchange. */
    @Test
    void twentyThousandMutatedMessages() throws Exception {
        long seed = Long.getLong("rdma4j.seed", System.nanoTime());
        Random seeds = random(seed);
        FutureTask<List<byte[]>> last = node(network, 2, Duration.ofSeconds(100));
        connect().close();
        List<FutureTask<Integer>> senders = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            Random random = new Random(seeds.nextLong());
            senders.add(Nodes.start(() -> {
                int answered = 0;
                for (int j = 0; j < 2500; j++) {
                    answered += sendMutated(random) ? 1 : 0;
                }
                return answered;
            }));
        }
        for (FutureTask<Integer> sender : senders) {
            assertThat(sender.get())
                    .as("number of answers, -Drdma4j.seed=" + seed)
                    .isPositive();
        }
        assertSucceeds(last, seed);
    }

    /** Sends a mutated greeting, proof or message. Returns {@code true} if the node answered. */
    private boolean sendMutated(Random random) throws Exception {
        try (RawConnection connection = connect()) {
            int stage = random.nextInt(4);
            if (stage == 0) {
                connection.send(mutated(greeting(network).bytes(), random));
            } else {
                connection.greet(greeting(network), Nodes.TOKEN);
                byte[] proof = connection.message(MessageType.PROOF);
                if (stage == 1) {
                    connection.send(mutated(proof, random));
                } else {
                    connection.send(proof);
                    byte[] payload = new byte[random.nextInt(900)];
                    random.nextBytes(payload);
                    // A valid message modified after signing, or an invalid message with a valid authentication code.
                    connection.send(
                            stage == 2
                                    ? mutated(
                                            connection.message(MessageType.DATA, RawConnection.roundBody(1, payload)),
                                            random)
                                    : connection.message(
                                            random.nextInt(256), RawConnection.roundBody(random.nextInt(), payload)));
                }
            }
            connection.socket.shutdownOutput();
            return connection.readAll().length > 0;
        } catch (IOException e) {
            // The node has reset the connection, or closed it in favor of newer ones.
            return false;
        }
    }

    /** All bytes of a session that another node has sent, replayed as a whole, cut and with parts of other sessions. */
    @Test
    void replayedSessions() throws Exception {
        long seed = Long.getLong("rdma4j.seed", System.nanoTime());
        Random random = random(seed);
        FutureTask<List<byte[]>> last = node(network, 2, Duration.ofSeconds(100));
        List<byte[][]> recorded = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Greeting greeting = Greeting.of(network, i % 2, 2);
            try (RawConnection connection = connect().greet(greeting, Nodes.TOKEN)) {
                byte[][] session = {
                    greeting.bytes(),
                    connection.message(MessageType.PROOF),
                    connection.message(MessageType.DATA, RawConnection.roundBody(1, Nodes.payload(i % 2))),
                    connection.message(MessageType.PROBE)
                };
                for (int j = 1; j < session.length; j++) {
                    connection.send(session[j]);
                }
                recorded.add(session);
                connection.socket.shutdownOutput();
                connection.readAll();
            }
        }
        for (int i = 0; i < 1000; i++) {
            try (RawConnection connection = connect()) {
                byte[][] session = recorded.get(random.nextInt(recorded.size()));
                int mixed = random.nextInt(2 * session.length);
                int length = 1 + random.nextInt(2 * session.length);
                for (int j = 0; j < Math.min(length, session.length); j++) {
                    connection.send(j == mixed ? recorded.get(random.nextInt(recorded.size()))[j] : session[j]);
                }
                connection.socket.shutdownOutput();
                // The node answers with its greeting and proof, but with no message: it sends its payload after a
                // proof.
                assertThat(connection.readAll())
                        .as("replay %d of -Drdma4j.seed=%d", i, seed)
                        .hasSizeLessThanOrEqualTo(Greeting.BYTES + 5 + MessageMac.BYTES);
            } catch (IOException e) {
                // The node has reset the connection.
            }
        }
        assertSucceeds(last, seed);
    }

    /** Connections of a rank that is connected already do not affect the exchange. */
    @Test
    void duplicateRanks() throws Exception {
        long seed = Long.getLong("rdma4j.seed", System.nanoTime());
        Random random = random(seed);
        FutureTask<List<byte[]>> last = node(network, 2, Duration.ofSeconds(100));
        FutureTask<List<byte[]>> first = node(network, 0, Duration.ofSeconds(100));
        int rejected = 0;
        for (int i = 0; i < 2000; i++) {
            try (RawConnection connection = connect().greet(greeting(network), Nodes.TOKEN)) {
                connection.send(connection.message(MessageType.PROOF));
                if (random.nextBoolean()) {
                    connection.send(connection.message(
                            random.nextInt(MessageType.values().length), RawConnection.roundBody(1, (byte) 7)));
                }
                if (random.nextBoolean()) {
                    connection.socket.shutdownOutput();
                    rejected += new String(connection.readAll(), StandardCharsets.ISO_8859_1)
                                    .contains("is already connected")
                            ? 1
                            : 0;
                }
            } catch (IOException e) {
                // The node has reset the connection.
            }
        }
        assertThat(rejected).as("-Drdma4j.seed=" + seed).isPositive();
        FutureTask<List<byte[]>> second = node(network, 1, Nodes.TIMEOUT);
        for (FutureTask<List<byte[]>> node : List.of(last, first, second)) {
            assertThat(Nodes.texts(node.get())).as("-Drdma4j.seed=" + seed).isEqualTo(Nodes.expected(3));
        }
    }

    private static byte[] mutated(byte[] message, Random random) {
        byte[] changed = message.clone();
        switch (random.nextInt(4)) {
            case 0 -> changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
            case 1 -> changed = Arrays.copyOf(changed, random.nextInt(changed.length));
            case 2 -> {
                changed = Arrays.copyOf(changed, changed.length + 1 + random.nextInt(600));
                int at = random.nextInt(message.length);
                System.arraycopy(message, at, changed, changed.length - message.length + at, message.length - at);
            }
            default -> {
                for (int i = 0; i < 8; i++) {
                    changed[random.nextInt(changed.length)] = (byte) random.nextInt();
                }
            }
        }
        return changed;
    }
}
