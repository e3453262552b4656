package org.rdma4j.network;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.rdma4j.internal.PeerText;

/**
 * Report of the failure of a collective operation on one node, which the node sends to all other nodes. The encoded
 * report consists of the ordinal of the reason (1 byte), the rank of the peer (4 bytes, big-endian), and the text in
 * UTF-8.
 *
 * @param reporter rank of the node on which the operation failed
 * @param reason the reason
 * @param peer rank of the peer that caused the failure, or for which the node was waiting; -1 if there is none
 * @param text details for the exception message, possibly empty
 */
record FailureReport(int reporter, Reason reason, int peer, String text) {
    private static final int TEXT_OFFSET = 1 + Integer.BYTES;

    /** Reason for a failure. */
    enum Reason {
        /** The node waited for the peer until its deadline. */
        TIMED_OUT,

        /**
         * The node received a report of another failure, either while it was waiting for the peer or before it waited
         * for any peer.
         */
        ABORTED,

        /** The connection to the peer failed. The text contains the reason. */
        LOST,

        /** The node and the peer called different operations. The text describes both operations. */
        MISMATCH,

        /** The thread of the node was interrupted. */
        INTERRUPTED,

        /** An unexpected exception was thrown on the node. The text describes the exception. */
        FAILED;

        /** Returns {@code true} if a failure for this reason is the consequence of another node's failure. */
        boolean isConsequence() {
            return this == TIMED_OUT || this == ABORTED;
        }
    }

    /** Encodes this report. Truncates the text if necessary. */
    byte[] toBytes() {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        int length = Math.min(encoded.length, Transport.MAX_REPORT_BYTES - TEXT_OFFSET);
        return ByteBuffer.allocate(TEXT_OFFSET + length)
                .put((byte) reason.ordinal())
                .putInt(peer)
                .put(encoded, 0, length)
                .array();
    }

    /**
     * Decodes a report. An invalid report is treated as a failure of its sender.
     *
     * @param size number of nodes
     */
    static FailureReport of(Transport.Report report, int size) {
        byte[] content = report.content();
        if (content.length >= TEXT_OFFSET) {
            ByteBuffer buffer = ByteBuffer.wrap(content);
            int reason = buffer.get();
            int peer = buffer.getInt();
            String text = PeerText.of(StandardCharsets.UTF_8.decode(buffer).toString());
            Reason[] reasons = Reason.values();
            boolean needsPeer = reason != Reason.ABORTED.ordinal()
                    && reason != Reason.INTERRUPTED.ordinal()
                    && reason != Reason.FAILED.ordinal();
            if (reason >= 0 && reason < reasons.length && peer >= (needsPeer ? 0 : -1) && peer < size) {
                return new FailureReport(report.peer(), reasons[reason], peer, text);
            }
        }
        return new FailureReport(report.peer(), Reason.FAILED, -1, "invalid failure report");
    }
}
