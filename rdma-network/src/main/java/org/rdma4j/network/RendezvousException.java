package org.rdma4j.network;

import java.util.Arrays;
import java.util.List;
import org.rdma4j.verbs.RdmaException;

/**
 * Thrown when a {@link Rendezvous} cannot be created or an exchange fails. If nodes are missing, the message names each
 * missing node and the last known reason.
 *
 * {@snippet lang=java :
 * try (Node node = Node.join(config, rank)) {
 *     node.barrier(TIMEOUT);
 * } catch (RendezvousException e) {
 *     System.err.println("Start the nodes " + e.missing());
 * }
 * }
 *
 * @see "docs/reference/exceptions.md"
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
     * Returns the ranks of the nodes that did not send their payloads, or did not confirm receipt of all payloads,
     * before the deadline. The list is empty if the exchange failed for any other reason.
     */
    public List<Integer> missing() {
        return Arrays.stream(missing).boxed().toList();
    }
}
