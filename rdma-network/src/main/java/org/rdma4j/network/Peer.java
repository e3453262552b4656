package org.rdma4j.network;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** State of a {@link Rendezvous} that concerns one other node. */
final class Peer {
    final NodeConfig host;

    /** Authenticated connection to the peer, or {@code null} if there is none. */
    @Nullable
    PeerConnection connection;

    /** Reason why the peer is missing, phrased as a predicate whose subject is the peer. */
    String status;

    /** Payloads received from the peer, keyed by round: the current round and, if the peer is ahead, the next round. */
    final Map<Integer, byte[]> payloads = new HashMap<>();

    /** Last round for which the peer has confirmed receipt of all payloads, or 0 if there is none. */
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

    /** Returns the peer's name and status for exception messages. */
    String description() {
        return host.name() + ": " + status;
    }

    /** Discards the connection and all data received from the peer. */
    void reset() {
        connection = null;
        payloads.clear();
        readyRound = 0;
    }
}
