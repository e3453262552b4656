package org.rdma4j.network;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * State of the exchange protocol of a {@link Rendezvous}. Each exchange is a <i>round</i>. Rounds are numbered from 1
 * and have two phases:
 *
 * <ol>
 *   <li><i>Gathering</i>: every node sends its payload to all peers ({@link MessageType#DATA}) and receives their
 *       payloads. During round 1, peers may connect, disconnect and reconnect.
 *   <li><i>Confirming</i>: every node notifies all peers that it has received all payloads ({@link MessageType#READY}).
 *       A node that has received this notification from all peers sends {@link MessageType#COMMIT}. The round is
 *       <i>committed</i> on a node once the node has received either {@code READY} from all peers or {@code COMMIT}
 *       from one peer.
 * </ol>
 */
final class ExchangeState {
    /**
     * Maximum number of messages queued for a peer when a round begins: READY and COMMIT of the previous round, and a
     * probe. The peer has received the payload of the previous round, and therefore all messages before it.
     */
    private static final int MAX_QUEUED_MESSAGES = 3;

    private final NetworkConfig config;
    private final int rank;

    /** Peers, indexed by rank; {@code null} at this node's own rank. */
    private final @Nullable Peer[] byRank;

    private final List<Peer> peers = new ArrayList<>();
    private byte[] payload = {};

    /** Current round; 0 before the first exchange. */
    private int round;

    private int committedRound;

    /** Whether round 1 is in the gathering phase, in which peers may connect and reconnect. */
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

    /** Returns this node's rank. */
    int rank() {
        return rank;
    }

    /** Returns this node's name for exception messages. */
    String name() {
        return config.host(rank).name();
    }

    /** Returns all other nodes, in rank order. */
    List<Peer> peers() {
        return peers;
    }

    /** Returns the peer with the given rank, which must not be this node's own rank. */
    Peer peer(int peerRank) {
        return Objects.requireNonNull(byRank[peerRank]);
    }

    /** Returns {@code true} if peers may connect. */
    boolean isAccepting() {
        return accepting;
    }

    /** Starts the next round and sends this node's payload to all connected peers. */
    void begin(byte[] ownPayload) throws ExchangeFailedException {
        round++;
        payload = ownPayload;
        accepting = round == 1;
        for (Peer peer : peers) {
            if (!accepting && peer.connection == null) {
                throw new ExchangeFailedException(peer.description());
            }
            PeerConnection connection = peer.connection;
            if (connection != null && connection.queuedMessages() > MAX_QUEUED_MESSAGES) {
                throw new ExchangeFailedException(
                        peer.host.name() + " has confirmed receipt of messages that it has not read");
            }
            peer.payloads.remove(round - 1);
            send(peer, MessageType.DATA, ownPayload);
        }
    }

    /** Ends the gathering phase and notifies all peers that this node has received all payloads. */
    void sendReady() {
        accepting = false;
        for (Peer peer : peers) {
            send(peer, MessageType.READY, new byte[0]);
        }
    }

    /** Commits the current round and notifies all peers. */
    void commit() {
        committedRound = round;
        for (Peer peer : peers) {
            send(peer, MessageType.COMMIT, new byte[0]);
        }
    }

    boolean isCommitted() {
        return committedRound >= round;
    }

    /** Returns the peers whose payloads for the current round have not been received. */
    List<Peer> peersWithoutPayload() {
        return peers.stream().filter(peer -> !peer.hasPayload(round)).toList();
    }

    /** Returns the peers that have not confirmed the current round. */
    List<Peer> unreadyPeers() {
        return peers.stream().filter(peer -> !peer.isReady(round)).toList();
    }

    /** Returns the payloads of all nodes for the current round, in rank order. */
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
                // The connection is broken. The next read reports the failure, after any reason sent by the peer.
            }
        }
    }

    /** Handles a new connection to a peer by sending this node's payload for the current round. */
    void connected(Peer peer, PeerConnection connection) throws IOException {
        peer.connection = connection;
        peer.status = "has connected but has not sent its payload";
        connection.send(MessageType.DATA, round, payload);
    }

    /**
     * Handles a message from a peer.
     *
     * @throws ExchangeFailedException if the exchange has failed
     * @throws IOException if the connection must be closed; the exception message states the reason
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
                peer.status = "has not confirmed receipt of all payloads";
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
                // No answer is needed: if the connection is broken, TCP reports the failure to the sender.
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
        return new IOException("sent " + type + " for round " + number + " out of order");
    }

    /**
     * Handles the loss of the connection to a peer.
     *
     * @param reason the reason, phrased as a predicate whose subject is the peer, such as {@code "was closed"}
     * @throws ExchangeFailedException if the exchange cannot succeed without this peer
     */
    void disconnected(Peer peer, String reason) throws ExchangeFailedException {
        peer.connection = null;
        peer.status = reason;
        if (accepting) {
            peer.reset();
        } else if (!isCommitted() && !peer.isReady(round)) {
            throw new ExchangeFailedException(
                    peer.host.name() + " " + reason + " before it confirmed receipt of all payloads");
        }
    }
}
