package org.rdma4j.network;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rdma4j.sys.runtime.printing.PrintableText;

/** Counts a node's rejected connections by reason. Logs each reason only once and limits the number of reasons. */
final class RejectionLog {
    private static final int MAX_REASONS = 8;
    private static final System.Logger LOGGER = System.getLogger("org.rdma4j.network");

    private final String nodeName;

    /** Number of rejected connections for each reason, in order of first occurrence. */
    private final Map<String, Integer> counts = new LinkedHashMap<>();

    RejectionLog(String nodeName) {
        this.nodeName = nodeName;
    }

    /** Records a rejected connection. A new reason is ignored once {@link #MAX_REASONS} reasons have been recorded. */
    void add(String reason) {
        if (counts.size() < MAX_REASONS || counts.containsKey(reason)) {
            if (counts.merge(reason, 1, Integer::sum) == 1) {
                LOGGER.log(
                        System.Logger.Level.INFO,
                        "{0} rejected a connection: {1}",
                        nodeName,
                        PrintableText.shortened(reason));
            }
        }
    }

    /** Returns a summary to be appended to an exception message, or an empty string if no connection was rejected. */
    String summary() {
        if (counts.isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder(". Rejected connections:");
        counts.forEach((reason, count) ->
                text.append(' ').append(reason).append(count == 1 ? ";" : " (" + count + " times);"));
        text.setLength(text.length() - 1);
        return text.toString();
    }
}
