package org.rdma4j.network;

import org.rdma4j.verbs.RdmaException;

/**
 * Thrown when a barrier fails. The barriers of the network have then been poisoned: every later barrier fails on every
 * node. The message names the node that failed first and the reason.
 *
 * {@snippet lang=java :
 * try {
 *     node.barrier(TIMEOUT);
 * } catch (BarrierException e) {
 *     System.err.println("rank " + e.origin() + " failed first: " + e.getMessage());
 * }
 * }
 *
 * @see "docs/reference/exceptions.md"
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

    /**
     * Returns the rank of the node that failed first. If several nodes fail at the same time, the result may differ
     * between nodes.
     */
    public int origin() {
        return origin;
    }
}
