package org.rdma4j.verbs;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;

/**
 * Thrown at the end of a {@link WorkScope} that spans several peers, if the work for at least one peer failed. The
 * queue pairs of the failed peers are in the error state. The work for all other peers succeeded. No work is in flight,
 * so all buffers may be reused.
 *
 * {@snippet lang=java :
 * try (WorkScope scope = channels.scope(TIMEOUT)) {
 *     scope.sendToPeers(news);
 * } catch (PeersException e) {
 *     e.failures().forEach((peer, failure) -> System.err.println("peer " + peer + ": " + failure.getMessage()));
 * }
 * }
 *
 * @see "docs/reference/exceptions.md"
 */
public final class PeersException extends RdmaException {
    private static final long serialVersionUID = 1L;

    private final transient SortedMap<Integer, Exception> failures;

    PeersException(SortedMap<Integer, Exception> failures, int peers) {
        super(message(failures, peers), failures.firstEntry().getValue());
        this.failures = Collections.unmodifiableSortedMap(failures);
        failures.values().stream().skip(1).forEach(this::addSuppressed);
    }

    private static String message(SortedMap<Integer, Exception> failures, int peers) {
        StringBuilder text = new StringBuilder(failures.size() + " of " + peers + " peers failed");
        String separator = ": ";
        for (Map.Entry<Integer, Exception> failure : failures.entrySet()) {
            text.append(separator).append("peer ").append(failure.getKey()).append(": ");
            text.append(failure.getValue().getMessage());
            separator = "; ";
        }
        return text.toString();
    }

    /**
     * Adds a peer's failure to the given map. The map retains the first failure of each peer; later failures of the
     * same peer are added to it as suppressed exceptions. A flush is only a consequence of another failure, so it is
     * replaced by its cause or by a later failure.
     */
    static void add(SortedMap<Integer, Exception> failures, int peer, Exception failure) {
        Exception cause = isFlush(failure) && failure.getCause() instanceof RdmaException root ? root : failure;
        failures.merge(peer, cause, (first, next) -> {
            Exception retained = isFlush(first) ? next : first;
            if (first != next) {
                retained.addSuppressed(retained == first ? next : first);
            }
            return retained;
        });
    }

    /** Returns {@code true} if the work failed only because its queue pair had already failed. */
    static boolean isFlush(Exception failure) {
        return failure instanceof WorkException work && work.status() == WorkStatus.WR_FLUSH_ERR;
    }

    /**
     * Returns the failures, keyed by the index of the peer. For each peer, the exception belongs to the first posted
     * work that failed:
     *
     * <ul>
     *   <li>an {@link RdmaTimeoutException} if, within the limit of the scope, the work did not complete or its queue
     *       had no capacity for it;
     *   <li>a {@link WorkException} if the work failed. If the work was only flushed, the exception is the failure that
     *       ended the connection, if it is known;
     *   <li>another exception if the driver rejected the work, or the completion queue could not be polled.
     * </ul>
     *
     * <p>After deserialization, the map is empty.
     */
    public SortedMap<Integer, Exception> failures() {
        // Null after deserialization, because the field is transient.
        SortedMap<Integer, Exception> all = failures;
        return all == null ? Collections.emptySortedMap() : all;
    }
}
