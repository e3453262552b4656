package org.rdma4j.channel;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rdma4j.verbs.RdmaException;

/**
 * Work failed at some of several peers. Their channels are at an end; the work of all others is done, and their buffers can
 * be used again, as those of the failed work can.
 */
public final class PeersException extends RdmaException {
    private static final long serialVersionUID = 1L;

    private final transient SortedMap<Integer, Exception> failures;

    PeersException(Map<Integer, Exception> failures, int peers) {
        super(text(failures, peers), failures.values().iterator().next());
        this.failures = Collections.unmodifiableSortedMap(new TreeMap<>(failures));
        failures.values().stream().skip(1).forEach(this::addSuppressed);
    }

    private static String text(Map<Integer, Exception> failures, int peers) {
        StringBuilder text = new StringBuilder(failures.size() + " of " + peers + " peers failed");
        String before = ": ";
        for (Map.Entry<Integer, Exception> each : failures.entrySet()) {
            text.append(before).append("peer ").append(each.getKey()).append(": ");
            text.append(each.getValue().getMessage());
            before = "; ";
        }
        return text.toString();
    }

    /**
     * What failed at which peer, by the peer's number: of several pieces of work the one that was posted first.
     *
     * <ul>
     *   <li>{@link org.rdma4j.verbs.RdmaTimeoutException}: it was not done in time, or found no room in its queue.
     *   <li>{@link org.rdma4j.verbs.WorkException}: it failed. Where it was only flushed, this is the failure that ended the
     *       channel before, if that is known.
     *   <li>Others: the driver refused it, or could not be asked for it.
     * </ul>
     *
     * <p>Empty after serialization.
     */
    public SortedMap<Integer, Exception> failures() {
        SortedMap<Integer, Exception> there = failures;
        return there == null ? Collections.emptySortedMap() : there;
    }
}
