package org.rdma4j.network;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** State of a {@link Rendezvous} for one other node. */
final class Peer {
    final NodeConfig host;

    /** Authenticated connection to the peer; null if there is none. */
    @Nullable
    PeerConnection connection;

    /** Reason why the peer is missing, as a predicate about the peer. */
    String status;

    /** Payloads received from the peer by round: of the current round, and of the next if the peer is ahead. */
    final Map<Integer, byte[]> payloads = new HashMap<>();

    /** Last round for which the peer has confirmed the receipt of all payloads; 0 for none. */
    int readyRound;

    Peer(NodeConfig host, String status) {
        this.host = host;
        this.status = status;
    }

    boolean hasPayload(int round) {
        return payloads.containsKey(round);
    }

    boolean isReady(int round) {
        return readyRound >= round;
    }

    /** Returns the name and the status of the peer, for messages. */
    String description() {
        return host.name() + ": " + status;
    }

    /** Discards the connection and everything received from the peer. */
    void reset() {
        connection = null;
        payloads.clear();
        readyRound = 0;
    }
}
