package org.rdma4j.network;

import java.util.Arrays;
import java.util.List;
import org.rdma4j.verbs.RdmaException;

/**
 * Thrown when the exchange of a {@link Rendezvous} fails. If nodes are missing, the message names each of them with the
 * last known reason.
 */
public final class RendezvousException extends RdmaException {
    private static final long serialVersionUID = 1L;

    private final int[] missing;

    RendezvousException(String message, List<Integer> missing) {
        super(message);
        this.missing = missing.stream().mapToInt(rank -> rank).toArray();
    }

    RendezvousException(String message, Throwable cause) {
        super(message, cause);
        this.missing = new int[0];
    }

    /**
     * Returns the ranks that did not send their payload, or did not confirm the receipt of all payloads, before the
     * deadline. Empty if the exchange failed for another reason.
     */
    public List<Integer> missing() {
        return Arrays.stream(missing).boxed().toList();
    }
}
