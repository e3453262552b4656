package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests messages and connections at the byte level. */
@Timeout(60)
class PeerConnectionTest extends NetworkFixture {
    PeerConnectionTest() {
        super(5);
    }

    /**
     * The connection breaks after an arbitrary number of bytes. The other node must then succeed, if necessary after
     * the initiator has reconnected, or fail promptly.
     */
    @Test
    void connectionBreaksAfterAnyByte() throws Exception {
        network = network(2);
        int totalBytes = 215;
        for (int bytes = 0; bytes <= totalBytes; bytes += 1 + bytes % 7) {
            String description = "after " + bytes + " bytes";
            FutureTask<List<byte[]>> second = Nodes.node(network, 1, Nodes.TIMEOUT);
            try (RawConnection connection = Nodes.connect(network, 1)) {
                Greeting greeting = Greeting.of(network, 0, 1);
                connection.send(Arrays.copyOf(greeting.bytes(), Math.min(bytes, Greeting.BYTES)));
                int remaining = bytes - Greeting.BYTES;
                if (remaining >= 0) {
                    connection.receiveAnswer(greeting, network.token());
                    for (byte[] message : connection.exchangeMessages()) {
                        connection.send(Arrays.copyOf(message, Math.max(0, Math.min(remaining, message.length))));
                        remaining -= message.length;
                    }
                }
                if (bytes % 2 == 0) {
                    connection.socket.setSoLinger(true, 0);
                }
            }
            AtomicBoolean done = new AtomicBoolean();
            FutureTask<List<byte[]>> first = Nodes.start(() -> {
                while (!done.get()) {
                    try {
                        return Rendezvous.exchange(network, 0, Nodes.payload(0), Duration.ofMillis(500));
                    } catch (RendezvousException e) {
                        // The second node has ended, or has not yet noticed that the first connection is broken.
                    }
                }
                return List.of();
            });
            long start = System.nanoTime();
            Throwable thrown = catchThrowable(second::get);
            done.set(true);
            assertThat(Duration.ofNanos(System.nanoTime() - start))
                    .as(description)
                    .isLessThan(Duration.ofSeconds(15));
            if (thrown == null) {
                assertThat(Nodes.texts(second.get())).as(description).isEqualTo(Nodes.expected(2));
            } else {
                assertThat(thrown.getCause())
                        .as(description)
                        .isInstanceOf(RendezvousException.class)
                        .hasMessageMatching(
                                "rank 1 [(]\\S+[)]: rank 0 [(]\\S+[)].* before it confirmed receipt of all payloads");
            }
            first.get();
        }
    }

    /** A node that disconnects after confirming the receipt of all payloads does not fail the exchange. */
    @Test
    void readyNodeMayDisconnect() throws Exception {
        network = network(3);
        FutureTask<List<byte[]>> last = Nodes.node(network, 2, Nodes.TIMEOUT);
        try (RawConnection zero = Nodes.connect(network, 2);
                RawConnection one = Nodes.connect(network, 2)) {
            zero.greet(Greeting.of(network, 0, 2), network.token());
            one.greet(Greeting.of(network, 1, 2), network.token());
            for (RawConnection connection : List.of(zero, one)) {
                connection.send(connection.message(MessageType.PROOF));
                connection.send(connection.message(MessageType.DATA, RawConnection.roundBody(1)));
            }
            // The node sends PROOF, DATA and READY.
            int overhead = 3 * (5 + MessageMac.BYTES);
            zero.socket
                    .getInputStream()
                    .readNBytes(overhead + RawConnection.roundBody(1, Nodes.payload(2)).length + Integer.BYTES);
            zero.send(zero.message(MessageType.READY, RawConnection.roundBody(1)));
            zero.socket.close();
            Thread.sleep(300);
            one.send(one.message(MessageType.READY, RawConnection.roundBody(1)));
            assertThat(last.get()).containsExactly(new byte[0], new byte[0], Nodes.payload(2));
        }
    }

    /** Greeting and messages arrive one byte at a time. */
    @Test
    void messagesArriveByteByByte() throws Exception {
        network = network(2);
        FutureTask<List<byte[]>> second = Nodes.node(network, 1, Nodes.TIMEOUT);
        try (RawConnection connection = Nodes.connect(network, 1)) {
            Greeting greeting = Greeting.of(network, 0, 1);
            for (byte one : greeting.bytes()) {
                connection.send(new byte[] {one});
            }
            connection.receiveAnswer(greeting, network.token());
            for (byte[] message : connection.exchangeMessages()) {
                for (byte one : message) {
                    connection.send(new byte[] {one});
                }
            }
            assertThat(Nodes.texts(second.get())).isEqualTo(Nodes.expected(2));
        }
    }

    /**
     * The reason of {@link Rendezvous#giveUp} is delivered, even if the node has unread input. Long reasons are
     * truncated.
     */
    @Test
    void abortReasonIsDelivered() throws Exception {
        network = network(2);
        FutureTask<Void> second = Nodes.start(() -> {
            try (Rendezvous rendezvous = Rendezvous.of(network, 1)) {
                rendezvous.exchange(Nodes.payload(1), Nodes.TIMEOUT);
                Thread.sleep(300);
                rendezvous.giveUp("too bad\n" + "!".repeat(5000));
            }
            return null;
        });
        try (RawConnection connection = Nodes.connect(network, 1)) {
            connection.greet(Greeting.of(network, 0, 1), network.token());
            for (byte[] message : connection.exchangeMessages()) {
                connection.send(message);
            }
            for (int i = 0; i < 1000; i++) {
                connection.send(connection.message(MessageType.PROBE));
            }
            assertThat(new String(connection.readAll(), StandardCharsets.ISO_8859_1))
                    .contains("too bad\n!!!");
        }
        second.get();
        network = network(2);
        FutureTask<Void> first = Nodes.start(() -> {
            try (Rendezvous rendezvous = Rendezvous.of(network, 0)) {
                rendezvous.exchange(Nodes.payload(0), Nodes.TIMEOUT);
                rendezvous.giveUp("too bad\n" + "!".repeat(5000));
            }
            return null;
        });
        try (Rendezvous rendezvous =
                Rendezvous.of(network, 1, new RendezvousOptions(SHORT_TIMEOUT, SHORT_TIMEOUT, 10))) {
            rendezvous.exchange(Nodes.payload(1), Nodes.TIMEOUT);
            assertThatThrownBy(() -> rendezvous.exchange(Nodes.payload(1), Nodes.TIMEOUT))
                    .isInstanceOf(RendezvousException.class)
                    .hasMessageMatching("rank 1 [(]\\S+[)]: rank 0 [(]\\S+[)] aborted: too bad\\\\n!{992}");
        }
        first.get();
    }

    /** TCP can connect a socket to itself if no process listens at the port. */
    @Test
    void socketConnectedToItself() throws IOException {
        try (Selector selector = Selector.open();
                SocketChannel channel = SocketChannel.open()) {
            channel.bind(new InetSocketAddress("127.0.0.1", 0)).connect(channel.getLocalAddress());
            channel.configureBlocking(false);
            Greeting greeting = Greeting.of(network, 0, 1);
            assertThatThrownBy(() -> new PeerConnection(channel, selector, "", 1, greeting, "", 0))
                    .hasMessage("is not listening on its port");
        }
    }
}
