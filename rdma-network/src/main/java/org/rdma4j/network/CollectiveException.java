package org.rdma4j.network;

import org.rdma4j.verbs.RdmaException;

/**
 * Thrown when a collective operation fails. The message contains the rank and the address of the node that failed or
 * did not respond in time, and names the nodes that waited for it. After a failure, the {@link Collectives} of all
 * nodes can no longer be used: every later operation throws an exception whose cause is the first failure.
 *
 * {@snippet lang=java :
 * try {
 *     System.out.println(collectives.allReduce(value, Reduction.MAX, TIMEOUT));
 * } catch (CollectiveException e) {
 *     System.err.println("rank " + e.origin() + " failed: " + e.getMessage());
 * }
 * }
 *
 * @see "docs/reference/exceptions.md"
 */
public final class CollectiveException extends RdmaException {
    private static final long serialVersionUID = 1L;

    private final int origin;

    CollectiveException(String message, int origin, Throwable cause) {
        super(message, cause);
        this.origin = origin;
    }

    CollectiveException(String message, int origin) {
        super(message);
        this.origin = origin;
    }

    /**
     * Returns the rank of the node that failed or did not respond in time. If two nodes called different operations,
     * returns the rank of one of them. If several nodes fail at the same time, the result may differ between nodes.
     */
    public int origin() {
        return origin;
    }
}
