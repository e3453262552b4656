package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Bounds on the memory that a peer can occupy by not reading, and on the options. */
@Timeout(60)
class UnsentMessagesTest {
    private final NetworkConfig network = NetworkFixture.network(2);

    private final class Acceptor implements PeerConnection.Handler {
        private boolean authenticated;

        @Override
        public Greeting answer(PeerConnection connection, Greeting initiatorGreeting) {
            return Greeting.of(network, 1, 0);
        }

        @Override
        public void authenticated(PeerConnection connection) {
            authenticated = true;
        }

        @Override
        public void received(PeerConnection connection, MessageType type, ByteBuffer body) {}
    }

    /** Probes of a connection whose peer does not read are not queued behind other messages. */
    @Test
    void probesAreNotQueued() throws Exception {
        try (Selector selector = Selector.open();
                ServerSocketChannel listener = ServerSocketChannel.open()) {
            listener.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            int port = ((InetSocketAddress) listener.getLocalAddress()).getPort();
            try (RawConnection peer = new RawConnection(port);
                    SocketChannel channel = listener.accept()) {
                channel.configureBlocking(false);
                Acceptor acceptor = new Acceptor();
                PeerConnection connection =
                        new PeerConnection(channel, selector, Nodes.TOKEN, 1000, null, "peer", Long.MAX_VALUE);
                Greeting greeting = Greeting.of(network, 0, 1);
                peer.send(greeting.bytes());
                process(selector, connection, acceptor);
                peer.receiveAnswer(greeting, Nodes.TOKEN);
                peer.send(peer.message(MessageType.PROOF));
                process(selector, connection, acceptor);
                assertThat(acceptor.authenticated).isTrue();
                connection.probe();
                assertThat(connection.queuedMessages()).isZero();
                while (connection.queuedMessages() == 0) {
                    connection.send(MessageType.DATA, new byte[1 << 20]);
                }
                for (int i = 0; i < 1000; i++) {
                    connection.probe();
                }
                assertThat(connection.queuedMessages()).isOne();
            }
        }
    }

    private static void process(Selector selector, PeerConnection connection, PeerConnection.Handler handler)
            throws IOException {
        selector.select(10_000);
        connection.process(handler);
        selector.selectedKeys().clear();
    }

    /** A peer that confirms receipt but reads nothing would occupy memory for the payload of each exchange. */
    @Test
    void peerThatConfirmsWithoutReading() throws Exception {
        byte[] payload = new byte[1 << 20];
        try (Rendezvous rendezvous = Rendezvous.of(network, 1);
                RawConnection peer = new RawConnection(network.host(1).port())) {
            Greeting greeting = Greeting.of(network, 0, 1);
            peer.send(greeting.bytes());
            int succeeded = 0;
            Throwable failure = null;
            while (failure == null && succeeded < 40) {
                int round = succeeded + 1;
                FutureTask<?> exchange = Nodes.start(() -> rendezvous.exchange(payload, Nodes.TIMEOUT));
                if (round == 1) {
                    peer.receiveAnswer(greeting, Nodes.TOKEN);
                    peer.send(peer.message(MessageType.PROOF));
                }
                peer.send(peer.message(MessageType.DATA, RawConnection.roundBody(round)));
                Thread.sleep(30);
                peer.send(peer.message(MessageType.READY, RawConnection.roundBody(round)));
                failure = catchThrowable(exchange::get);
                succeeded++;
            }
            assertThat(failure)
                    .hasCauseInstanceOf(RendezvousException.class)
                    .hasMessageContaining("has confirmed receipt of messages that it has not read");
        }
    }

    @Test
    void optionsOutOfRange() {
        for (int invalid : new int[] {0, -1, 65_536}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new RendezvousOptions(Duration.ofSeconds(1), Duration.ofSeconds(1), 1, invalid))
                    .withMessage(
                            "the maximum number of pending connections must be between 1 and 65535, but is " + invalid);
        }
        assertThat(RendezvousOptions.DEFAULT.maxPendingConnections()).isEqualTo(128);
    }
}
