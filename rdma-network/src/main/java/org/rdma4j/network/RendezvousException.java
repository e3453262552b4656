package org.rdma4j.network;

import java.util.Arrays;
import java.util.List;
import org.rdma4j.verbs.RdmaException;

/** Nodes did not come together. The message names those that are missing, with the last that is known of each. */
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

    /** The ranks that were not there, or did not say that they have everything; empty where that is not the reason. */
    public List<Integer> missing() {
        return Arrays.stream(missing).boxed().toList();
    }
}
