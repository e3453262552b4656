package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The protocol of an exchange on rank 1 of three nodes, without connections. */
class ExchangeStateTest {
    private ExchangeState exchange = exchange();
    private Peer zero = exchange.peer(0);
    private Peer two = exchange.peer(2);

    private static ExchangeState exchange() {
        return new ExchangeState(
                NetworkConfig.builder()
                        .add("a", 1, "rxe0")
                        .add("b", 1, "rxe0")
                        .add("c", 1, "rxe0")
                        .build(),
                1);
    }

    @BeforeEach
    void begin() throws IOException {
        exchange = exchange();
        zero = exchange.peer(0);
        two = exchange.peer(2);
        exchange.begin(Nodes.payload(1));
    }

    private void receive(Peer peer, MessageType type, int round, byte... payload) throws IOException {
        exchange.received(peer, type, ByteBuffer.wrap(RawConnection.roundBody(round, payload)));
    }

    @Test
    void payloadsAreGatheredAndConfirmed() throws IOException {
        assertThat(exchange.peersWithoutPayload()).containsExactly(zero, two);
        receive(two, MessageType.DATA, 1, Nodes.payload(2));
        assertThat(exchange.peersWithoutPayload()).containsExactly(zero);
        receive(zero, MessageType.DATA, 1, Nodes.payload(0));
        assertThat(exchange.peersWithoutPayload()).isEmpty();
        exchange.sendReady();
        assertThat(exchange.unreadyPeers()).containsExactly(zero, two);
        receive(zero, MessageType.READY, 1);
        assertThat(exchange.unreadyPeers()).containsExactly(two);
        assertThat(exchange.isCommitted()).isFalse();
        receive(zero, MessageType.COMMIT, 1);
        assertThat(exchange.isCommitted()).isTrue();
        assertThat(Nodes.texts(exchange.payloads())).isEqualTo(Nodes.expected(3));
    }

    /** A peer can be ahead by one round, but not further, and cannot send a payload twice. */
    @Test
    void payloadsOutOfOrderAreRejected() throws IOException {
        receive(zero, MessageType.DATA, 1);
        receive(zero, MessageType.DATA, 2);
        for (int round : new int[] {-1, 0, 1, 2, 3}) {
            assertThatThrownBy(() -> receive(zero, MessageType.DATA, round))
                    .hasMessage("sent DATA for round " + round + " out of order");
        }
        assertThatThrownBy(() -> exchange.received(zero, MessageType.READY, ByteBuffer.allocate(3)))
                .hasMessage("sent READY for round 0 out of order");
    }

    /** No node can have committed a round whose payloads this node is still gathering. */
    @Test
    void commitIsRejectedWhileGathering() throws IOException {
        assertThatThrownBy(() -> receive(zero, MessageType.COMMIT, 1))
                .hasMessage("sent COMMIT for round 1 out of order");
        exchange.sendReady();
        receive(zero, MessageType.COMMIT, 1);
        assertThat(exchange.isCommitted()).isTrue();
    }

    @Test
    void lostPeerMayConnectAgainWhileGathering() throws IOException {
        receive(zero, MessageType.DATA, 1);
        receive(zero, MessageType.READY, 1);
        exchange.disconnected(zero, "closed the connection");
        assertThat(exchange.peersWithoutPayload()).containsExactly(zero, two);
        assertThat(exchange.unreadyPeers()).containsExactly(zero, two);
        assertThat(zero.description()).isEqualTo("rank 0 (a:1): closed the connection");
    }

    @Test
    void lostPeerFailsTheExchangeUnlessReady() throws IOException {
        exchange.sendReady();
        receive(zero, MessageType.READY, 1);
        exchange.disconnected(zero, "closed the connection");
        assertThatThrownBy(() -> exchange.disconnected(two, "closed the connection"))
                .isInstanceOf(ExchangeFailedException.class)
                .hasMessage("rank 2 (c:1) closed the connection before it confirmed receipt of all payloads");
        exchange.commit();
        exchange.disconnected(two, "closed the connection");
    }

    /** An abort fails the exchange after the gathering phase only: before, the peer may be started again. */
    @Test
    void abortFailsTheExchangeAfterGathering() {
        ByteBuffer reason = ByteBuffer.wrap("no memory".getBytes(StandardCharsets.UTF_8));
        assertThatThrownBy(() -> exchange.received(two, MessageType.ABORT, reason.duplicate()))
                .isExactlyInstanceOf(IOException.class)
                .hasMessage("aborted: no memory");
        exchange.sendReady();
        assertThatThrownBy(() -> exchange.received(two, MessageType.ABORT, reason))
                .isInstanceOf(ExchangeFailedException.class)
                .hasMessage("rank 2 (c:1) aborted: no memory");
    }

    /** A later round requires connections to all peers. */
    @Test
    void laterRoundFailsWithoutConnection() {
        exchange.sendReady();
        exchange.commit();
        assertThatThrownBy(() -> exchange.begin(new byte[0]))
                .isInstanceOf(ExchangeFailedException.class)
                .hasMessage("rank 0 (a:1): has not connected");
    }
}
