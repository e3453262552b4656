package org.rdma4j.verbs;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;

/**
 * Thrown at the end of a {@link WorkScope} over peers if work of at least one peer failed. The queue pairs of the failed
 * peers are in the error state. The work of all other peers has succeeded. No work is in flight, so all buffers may be
 * used again.
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
     * Adds a failure to those by peer. Retains the first failure of each peer, to which later ones are added as suppressed
     * exceptions. A flush is the consequence of another failure, and is therefore replaced by its cause, or by a later
     * failure.
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

    /** Returns {@code true} if a request only failed because its queue pair had failed before. */
    static boolean isFlush(Exception failure) {
        return failure instanceof WorkException work && work.status() == WorkStatus.WR_FLUSH_ERR;
    }

    /**
     * Returns the failures by the index of their peer. For each peer, the exception is that of the failed work that was
     * posted first:
     *
     * <ul>
     *   <li>an {@link RdmaTimeoutException} if the work did not complete, or its queue had no capacity for it, within the
     *       limit of the scope;
     *   <li>a {@link WorkException} if the work failed; if it was only flushed, the failure that ended the connection, if
     *       that is known;
     *   <li>another exception if the driver rejected the work, or the completion queue could not be polled.
     * </ul>
     *
     * <p>Empty after serialization.
     */
    public SortedMap<Integer, Exception> failures() {
        // Null after deserialization, because the field is transient.
        SortedMap<Integer, Exception> all = failures;
        return all == null ? Collections.emptySortedMap() : all;
    }
}
