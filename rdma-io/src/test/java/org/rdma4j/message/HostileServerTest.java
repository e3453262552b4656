package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.message.RawPeer.control;
import static org.rdma4j.message.RawPeer.data;
import static org.rdma4j.message.RawPeer.header;
import static org.rdma4j.message.RawPeer.offer;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Listener;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.repetition.RandomInput;

/** Clients of a server that sends anything. Their connections end, and everything that is outstanding fails. */
@Timeout(60)
class HostileServerTest extends MessageFixture {
    private Listener listener;

    @BeforeEach
    void listen() throws IOException {
        // The peer may send more messages than the protocol permits.
        LoopControl.failWithoutReceive(false);
        listener = Listener.on(anyPort());
    }

    @AfterEach
    void stopListening() throws IOException {
        listener.close();
    }

    /** Records the calls of a client's handler. */
    private static final class Client implements MessageHandler {
        final CompletableFuture<Optional<IOException>> closed = new CompletableFuture<>();
        final List<CompletableFuture<?>> futures = new ArrayList<>();
        int messages;

        @Override
        public void onOpen(MessageConnection connection) {
            for (int i = 0; i < 6; i++) {
                futures.add(connection.requestAsync(new byte[i], LIMIT));
                futures.add(connection.sendAsync(new byte[i * 100]));
            }
        }

        @Override
        public void onMessage(MessageConnection connection, Message message) {
            messages++;
            message.toByteArray();
        }

        @Override
        public void onRequest(MessageConnection connection, Request request) {
            request.answer(request.memory());
        }

        @Override
        public void onClose(MessageConnection connection, Optional<IOException> cause) {
            closed.complete(cause);
        }
    }

    private CompletableFuture<MessageConnection> connect(MessageHandler handler) {
        return connectAsync(listener.address(), RawPeer.TESTED_SIDE, handler);
    }

    @Test
    void unacceptableParameters() throws Exception {
        for (byte[] each : List.of(
                new byte[0],
                new byte[31],
                RawPeer.wrongMagic(),
                RawPeer.wrongVersion(),
                RawPeer.parameters(63, 16, 2, 16, 100),
                RawPeer.parameters(-1, 16, 2, 16, 100),
                RawPeer.parameters(4096, 0, 2, 16, 100),
                RawPeer.parameters(4096, 16, 1025, 16, 100),
                RawPeer.parameters(4096, 16, 2, 16, -1))) {
            CompletableFuture<MessageConnection> connecting = connect(new Client());
            try (RawPeer server = RawPeer.accept(listener, each)) {
                assertThat(failure(connecting))
                        .isInstanceOf(IOException.class)
                        .hasMessageMatching(".*(does not use the message protocol|version|must be in the range).*");
                server.drain();
            }
        }
    }

    /** Each ends the connection of a client that has opened it. */
    @Test
    void violations() throws Exception {
        List<byte[][]> scripts = new ArrayList<>();
        scripts.add(new byte[][] {new byte[15]});
        scripts.add(new byte[][] {new byte[300]});
        scripts.add(new byte[][] {control(0)});
        scripts.add(new byte[][] {control(15)});
        scripts.add(new byte[][] {data(RawPeer.ANSWER, 3, 1)});
        scripts.add(new byte[][] {data(RawPeer.ANSWER, -1, 1)});
        scripts.add(new byte[][] {data(RawPeer.ANSWER, 0, 1), data(RawPeer.ANSWER, 0, 1)});
        scripts.add(new byte[][] {data(RawPeer.ANSWER, 0, 1), data(RawPeer.FAILURE, 0, 0)});
        scripts.add(new byte[][] {header(RawPeer.MESSAGE, 0, 5, 0, 0, 0)});
        scripts.add(new byte[][] {header(RawPeer.CREDIT, 0, 3, 0, 0, 0)});
        scripts.add(new byte[][] {header(RawPeer.DONE, 0, 0, 3, 0, 0)});
        scripts.add(new byte[][] {header(RawPeer.DONE, 0, 0, -1, 0, 0)});
        scripts.add(new byte[][] {control(RawPeer.PONG)});
        scripts.add(new byte[][] {header(RawPeer.END, 0, 0, 0, 1, 0)});
        scripts.add(new byte[][] {control(RawPeer.END), control(RawPeer.END)});
        scripts.add(new byte[][] {control(RawPeer.END), data(RawPeer.ANSWER, 0, 1)});
        scripts.add(new byte[][] {
            control(RawPeer.START), control(RawPeer.START), control(RawPeer.START), control(RawPeer.START)
        });
        scripts.add(new byte[][] {offer(RawPeer.ANSWER, 0, 1000, 4096, 1)});
        scripts.add(new byte[][] {offer(RawPeer.ANSWER, 0, (1 << 18) + 1, 4096, 1)});
        scripts.add(new byte[][] {offer(RawPeer.FAILURE, 0, 100_000, -1, -1)});
        scripts.add(new byte[][] {offer(RawPeer.MESSAGE, 0, 1000, Long.MIN_VALUE, 0)});
        for (byte[][] script : scripts) {
            Client client = new Client();
            CompletableFuture<MessageConnection> connecting = connect(client);
            try (RawPeer server = RawPeer.accept(listener, RawPeer.parameters(4096, 2, 2, 2, 1 << 20))) {
                assertThat(server.next()).startsWith(RawPeer.START);
                server.send(control(RawPeer.START));
                get(connecting);
                // Two credits are spent: for a request and a message.
                server.next();
                server.next();
                for (byte[] each : script) {
                    server.send(each);
                }
                server.drain();
            }
            assertThat(get(client.closed)).as("%s", Arrays.deepToString(script)).isPresent();
            assertThat(client.futures).allMatch(CompletableFuture::isDone);
        }
    }

    @Test
    void messagesBeforeTheStart() throws Exception {
        for (byte[] each : List.of(
                data(RawPeer.MESSAGE, 0, 1), control(RawPeer.END), control(RawPeer.PING), control(RawPeer.CREDIT))) {
            Client client = new Client();
            CompletableFuture<MessageConnection> connecting = connect(client);
            try (RawPeer server = RawPeer.accept(listener, RawPeer.parameters())) {
                server.send(each);
                assertThat(failure(connecting)).isInstanceOf(IOException.class);
                server.drain();
            }
            assertThat(client.messages).isZero();
        }
    }

    /** The client repeats START three times. */
    @Test
    void aServerThatDoesNotStart() throws Exception {
        CompletableFuture<MessageConnection> connecting = MessageConnection.toAsync(
                loop, listener.address(), RawPeer.TESTED_SIDE, Duration.ofSeconds(3), new Client());
        try (RawPeer server = RawPeer.accept(listener, RawPeer.parameters())) {
            assertThat(server.drain()).isEqualTo(4);
            assertThat(failure(connecting))
                    .hasMessageContaining("within 3 s: it has accepted the connection, but has not sent START");
        }
    }

    /** A server that answers with random changes: each client ends, and so does everything that it has sent. */
    @Test
    @RandomInput
    void mutatedAnswers() throws Exception {
        long seed = Long.getLong("org.rdma4j.test.seed", System.nanoTime());
        int connections = Integer.getInteger("org.rdma4j.test.connections", 60);
        Random random = new Random(seed);
        try {
            for (int i = 0; i < connections; i++) {
                Client client = new Client();
                CompletableFuture<MessageConnection> connecting = connect(client);
                try (RawPeer server = RawPeer.accept(listener, parameters(random))) {
                    boolean open = server.next() != null && server.send(control(RawPeer.START));
                    for (int k = 0; open && k < 12; k++) {
                        open = server.send(message(random, server, k));
                    }
                }
                if (!connecting.isCompletedExceptionally()) {
                    try {
                        get(connecting);
                        get(client.closed);
                    } catch (ExecutionException e) {
                        // It was not opened.
                    }
                }
                assertThat(client.futures).allMatch(CompletableFuture::isDone);
            }
        } catch (Throwable e) {
            throw new AssertionError("-Dorg.rdma4j.test.seed=" + seed, e);
        }
    }

    private static byte[] parameters(Random random) {
        byte[] bytes = RawPeer.parameters(
                64 << random.nextInt(8),
                1 + random.nextInt(5),
                random.nextInt(3),
                random.nextInt(4),
                1 << random.nextInt(20));
        if (random.nextInt(4) == 0) {
            bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return bytes;
    }

    private static byte[] message(Random random, RawPeer server, int id) {
        int credits = random.nextInt(10) == 0 ? random.nextInt(3) : 0;
        byte[] bytes = switch (random.nextInt(10)) {
            case 0, 1 -> data(RawPeer.MESSAGE, 0, random.nextInt(230));
            case 2, 3, 4 -> data(RawPeer.ANSWER, random.nextInt(3), random.nextInt(230));
            case 5 -> data(RawPeer.FAILURE, random.nextInt(3), random.nextInt(230));
            case 6 -> server.goodOffer(RawPeer.ANSWER, random.nextInt(3), 1 + random.nextInt(200_000));
            case 7 -> server.goodOffer(RawPeer.MESSAGE, 0, 1 + random.nextInt(200_000));
            case 8 -> data(RawPeer.REQUEST, id, random.nextInt(230));
            default -> control(random.nextInt(3) == 0 ? RawPeer.END : RawPeer.DONE);
        };
        ByteBuffer.wrap(bytes).putShort(2, (short) credits);
        if (random.nextInt(6) == 0) {
            bytes[random.nextInt(Math.min(bytes.length, 32))] = (byte) random.nextInt();
        }
        if (random.nextInt(20) == 0) {
            bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length + 40));
        }
        return bytes;
    }

    @Test
    void aRejectedConnection() throws Exception {
        CompletableFuture<MessageConnection> connecting = connect(new Client());
        listener.nextRequest(LIMIT).reject(new byte[3]);
        assertThat(failure(connecting)).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> connecting.get()).isInstanceOf(ExecutionException.class);
    }
}
