package org.rdma4j.network;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Protocol of the exchanges of a {@link Rendezvous}. Exchanges are numbered from 1, and each is a <i>round</i> with two
 * phases:
 *
 * <ol>
 *   <li><i>Gathering</i>: every node sends its payload to all peers ({@link MessageType#DATA}) and receives theirs.
 *       During round 1, peers may connect, disconnect and connect again.
 *   <li><i>Confirming</i>: every node tells all peers that it has received all payloads ({@link MessageType#READY}). A
 *       node that has received this from all peers sends {@link MessageType#COMMIT}. The round is <i>committed</i> on a
 *       node that has received either {@code READY} from all peers or {@code COMMIT} from one of them.
 * </ol>
 */
final class ExchangeState {
    private final NetworkConfig config;
    private final int rank;

    /** Peers by rank; null at the rank of this node. */
    private final @Nullable Peer[] byRank;

    private final List<Peer> peers = new ArrayList<>();
    private byte[] payload = {};

    /** Current round; 0 before the first exchange. */
    private int round;

    private int committedRound;

    /** Whether round 1 is in the gathering phase, in which a lost peer may connect again. */
    private boolean accepting;

    ExchangeState(NetworkConfig config, int rank) {
        this.config = config;
        this.rank = rank;
        this.byRank = new Peer[config.worldSize()];
        for (NodeConfig host : config.hosts()) {
            if (host.rank() != rank) {
                Peer peer = new Peer(host, host.rank() < rank ? "has not connected" : "has not been reached");
                byRank[host.rank()] = peer;
                peers.add(peer);
            }
        }
    }

    NetworkConfig config() {
        return config;
    }

    /** Returns the rank of this node. */
    int rank() {
        return rank;
    }

    /** Returns the name of this node, for messages. */
    String name() {
        return config.host(rank).name();
    }

    /** Returns all other nodes in the order of their ranks. */
    List<Peer> peers() {
        return peers;
    }

    /** Returns the peer of a rank, which must not be the rank of this node. */
    Peer peer(int peerRank) {
        return Objects.requireNonNull(byRank[peerRank]);
    }

    /** Returns {@code true} if peers may connect. */
    boolean isAccepting() {
        return accepting;
    }

    /** Starts the next round and sends the payload to all connected peers. */
    void begin(byte[] ownPayload) throws ExchangeFailedException {
        round++;
        payload = ownPayload;
        accepting = round == 1;
        for (Peer peer : peers) {
            if (!accepting && peer.connection == null) {
                throw new ExchangeFailedException(peer.description());
            }
            peer.payloads.remove(round - 1);
            send(peer, MessageType.DATA, ownPayload);
        }
    }

    /** Ends the gathering phase: confirms the receipt of all payloads to all peers. */
    void sendReady() {
        accepting = false;
        for (Peer peer : peers) {
            send(peer, MessageType.READY, new byte[0]);
        }
    }

    /** Commits the current round and tells all peers. */
    void commit() {
        committedRound = round;
        for (Peer peer : peers) {
            send(peer, MessageType.COMMIT, new byte[0]);
        }
    }

    boolean isCommitted() {
        return committedRound >= round;
    }

    /** Returns the peers whose payload of the current round has not been received. */
    List<Peer> peersWithoutPayload() {
        return peers.stream().filter(peer -> !peer.hasPayload(round)).toList();
    }

    /** Returns the peers that have not confirmed the current round. */
    List<Peer> unreadyPeers() {
        return peers.stream().filter(peer -> !peer.isReady(round)).toList();
    }

    /** Returns the payloads of all nodes for the current round, by rank. */
    List<byte[]> payloads() {
        List<byte[]> all = new ArrayList<>();
        for (Peer peer : byRank) {
            all.add(peer == null ? payload : Objects.requireNonNull(peer.payloads.get(round)));
        }
        return all;
    }

    private void send(Peer peer, MessageType type, byte[] body) {
        PeerConnection connection = peer.connection;
        if (connection != null) {
            try {
                connection.send(type, round, body);
            } catch (IOException e) {
                // The connection is broken. The next read reports this, after any reason the peer has sent.
            }
        }
    }

    /** Handles a new connection to a peer: sends the payload of the current round. */
    void connected(Peer peer, PeerConnection connection) throws IOException {
        peer.connection = connection;
        peer.status = "has connected but has not sent its payload";
        connection.send(MessageType.DATA, round, payload);
    }

    /**
     * Handles a message from a peer.
     *
     * @throws ExchangeFailedException if the exchange has failed
     * @throws IOException if the connection has to be closed; the message states the reason
     */
    void received(Peer peer, MessageType type, ByteBuffer body) throws IOException {
        switch (type) {
            case DATA -> {
                int number = roundNumber(type, body, round + 1);
                if (number < round || peer.hasPayload(number)) {
                    throw outOfOrder(type, number);
                }
                byte[] bytes = new byte[body.remaining()];
                body.get(bytes);
                peer.payloads.put(number, bytes);
                peer.status = "has not confirmed the receipt of all payloads";
            }
            case READY -> peer.readyRound = roundNumber(type, body, round);
            case COMMIT -> {
                // No node can have committed a round whose payloads this node is still gathering.
                int number = roundNumber(type, body, accepting ? round - 1 : round);
                committedRound = Math.max(committedRound, number);
            }
            case ABORT -> {
                String reason = "aborted: " + PeerConnection.text(body);
                if (!accepting && !isCommitted()) {
                    throw new ExchangeFailedException(peer.host.name() + " " + reason);
                }
                throw new IOException(reason);
            }
            case REJECT -> throw new IOException("rejected this node: " + PeerConnection.text(body));
            case PROBE -> {
                // No answer: TCP reports a broken connection to the sender.
            }
            case PROOF -> throw new IOException("sent a second proof");
            default -> throw new AssertionError(type);
        }
    }

    private static int roundNumber(MessageType type, ByteBuffer body, int max) throws IOException {
        int number = body.remaining() < Integer.BYTES ? 0 : body.getInt();
        if (number < 1 || number > max) {
            throw outOfOrder(type, number);
        }
        return number;
    }

    private static IOException outOfOrder(MessageType type, int number) {
        return new IOException("sent " + type + " of round " + number + " out of order");
    }

    /**
     * Handles the loss of the connection to a peer.
     *
     * @param reason reason in the form of a predicate whose subject is the peer, such as {@code "was closed"}
     * @throws ExchangeFailedException if the exchange cannot succeed without the peer
     */
    void disconnected(Peer peer, String reason) throws ExchangeFailedException {
        peer.connection = null;
        peer.status = reason;
        if (accepting) {
            peer.reset();
        } else if (!isCommitted() && !peer.isReady(round)) {
            throw new ExchangeFailedException(
                    peer.host.name() + " " + reason + " before it confirmed the receipt of all payloads");
        }
    }
}
