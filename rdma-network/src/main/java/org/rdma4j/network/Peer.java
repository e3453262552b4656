package org.rdma4j.network;

import java.net.InetAddress;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a {@link Rendezvous} knows of one other node. */
final class Peer {
    final NodeConfig host;

    /** Its connection, proven to be its; null if there is none. */
    @Nullable
    Link link;

    /** The connection that is being made to it; null if there is none. */
    @Nullable
    Link attempt;

    /** Whether its name is being looked up. */
    boolean isLookedUp;

    InetAddress[] addresses = new InetAddress[0];
    int attempts;

    /** When it is tried again, of {@link System#nanoTime}. */
    long tryAt;

    /** What is known of why it is not there. */
    String note;

    /** Its payloads by round: of this one, and of the next if it is ahead. */
    final Map<Integer, byte[]> data = new HashMap<>();

    /** The last round of which it has said that it has everything. */
    int ready;

    Peer(NodeConfig host, String note, long now) {
        this.host = host;
        this.note = note;
        this.tryAt = now;
    }

    boolean hasData(int round) {
        return data.containsKey(round);
    }

    boolean isReady(int round) {
        return ready >= round;
    }

    String description() {
        return host.name() + ": " + note;
    }

    /** Its connection is gone, and all that came by it. */
    void forget() {
        link = null;
        data.clear();
        ready = 0;
    }
}
