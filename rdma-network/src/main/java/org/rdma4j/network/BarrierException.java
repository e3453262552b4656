package org.rdma4j.network;

import org.rdma4j.verbs.RdmaException;

/**
 * A barrier was not passed, and none will be any more in this network: it is poisoned, at all nodes. The message says which
 * node gave up first, and why.
 */
public final class BarrierException extends RdmaException {
    private static final long serialVersionUID = 1L;

    private final int origin;

    BarrierException(String message, int origin, Throwable cause) {
        super(message, cause);
        this.origin = origin;
    }

    BarrierException(String message, int origin) {
        super(message);
        this.origin = origin;
    }

    /** The rank that gave up first, as far as this node knows. */
    public int origin() {
        return origin;
    }
}
