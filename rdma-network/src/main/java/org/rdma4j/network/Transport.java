package org.rdma4j.network;

import java.io.Closeable;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import org.rdma4j.message.MessageStatistics;

/**
 * Messages between the nodes of a network, used by {@link Collectives}. A transport connects each pair of nodes. At most
 * one thread at a time calls the methods of a transport, possibly a different thread for each operation.
 *
 * <h2>Guarantees</h2>
 *
 * <ul>
 *   <li><b>Order.</b> The messages from one node to another are delivered once, unchanged, and in the order of the calls
 *       of {@link #startSend}. Messages of different pairs have no order. A message has 0 to {@link
 *       #MAX_MESSAGE_BYTES} bytes.
 *   <li><b>Independence.</b> A peer that does not receive delays only the messages to this peer. In particular, a
 *       started send to one peer never delays a send to another peer, or a receive.
 *   <li><b>Progress.</b> All started sends of this node, and incoming messages and reports of all peers, make progress
 *       while this node is in {@link #receive}, {@link Send#await} or {@link #takeReport}. A message whose send is
 *       complete is delivered without further calls, even if this node closes the transport in an orderly way, unless
 *       the connection fails.
 *   <li><b>Memory.</b> Segments are native or heap segments, aligned or not, and may be confined to the calling thread.
 *       The transport does not access a segment passed to {@code receive} or {@code peek} after the method has
 *       returned, nor a segment passed to {@code startSend} after its send is complete or abandoned.
 *   <li><b>Failures.</b> If the connection to a peer fails, or the peer terminates or closes the transport, every call
 *       that concerns this peer throws an {@link IOException} instead of waiting. Messages and reports that arrived
 *       earlier can still be received, and are delivered before the exception is thrown. Calls that concern other peers
 *       are not affected. A transport that can detect an unreachable peer before the deadline should do so.
 *   <li><b>Orderly close.</b> A node that closes the transport first confirms all messages that it has received, so that
 *       the sends of its peers are complete. The messages that it has not received are discarded.
 *   <li><b>Interrupts.</b> A wait ends with an {@link InterruptedIOException} if the thread is interrupted. The
 *       interrupt status remains set.
 * </ul>
 *
 * <p>Deadlines are values of {@link System#nanoTime}. A call whose deadline has passed does not wait, but still succeeds
 * if it can do so without waiting.
 */
interface Transport extends Closeable {
    /** Maximum size of a message in bytes. */
    int MAX_MESSAGE_BYTES = 1 << 16;

    /** Maximum size of a report in bytes. */
    int MAX_REPORT_BYTES = 512;

    /** A started send. */
    interface Send {
        /**
         * Waits until the segment may be reused. Returns early if a report is available.
         *
         * @return {@code true} if the segment may be reused; {@code false} if the deadline has passed or a report is
         *     available
         * @throws IOException if the connection to the peer has failed
         */
        boolean await(long deadline) throws IOException;

        /**
         * Ends the send if it is not complete. When this method returns, the transport no longer accesses the segment.
         * The transport may close the connection to the peer, but must deliver an earlier {@link #report} first if it
         * can. Does not wait for the peer. Idempotent.
         */
        void abandon();
    }

    /**
     * A report received from a peer.
     *
     * @param peer rank of the node that sent the report
     * @param content the bytes of the report
     */
    record Report(int peer, byte[] content) {}

    /** Returns the rank of this node. */
    int rank();

    /** Returns the number of nodes, including this one. */
    int size();

    /** Returns the counters of the connections to all peers, added up. */
    MessageStatistics statistics();

    /** Returns the address of a node, for exception messages. The rank may be that of this node. */
    String address(int rank);

    /**
     * Starts to send a message. Never waits for the peer, whatever the size of the message and the number of sends that
     * have been started. The segment must remain unchanged until the send is complete or abandoned.
     *
     * @throws IOException if the connection to the peer has failed
     */
    Send startSend(int peer, MemorySegment from) throws IOException;

    /**
     * Receives the next message from a peer. If the message is longer than the segment, the end of the message is
     * discarded. If the message is shorter, the end of the segment is unchanged or has undefined content. Returns early
     * if no message, but a report of any peer, is available. A call that returns -1 leaves the message to the next call.
     *
     * @return the size of the message in bytes, possibly more than that of the segment; -1 if the deadline has passed or
     *     a report is available
     * @throws IOException if the connection to the peer has failed
     */
    long receive(int peer, MemorySegment into, long deadline) throws IOException;

    /**
     * Copies the beginning of the next message from a peer and leaves the message to the next {@link #receive}. Does not
     * wait. A connection that has failed counts as one without messages.
     *
     * @return the size of the message in bytes, possibly more than that of the segment; -1 if no message has arrived
     */
    long peek(int peer, MemorySegment into);

    /**
     * Sends a report to all peers. Reports are independent of messages: they need no capacity at the receiver that
     * messages could exhaust, and overtake messages that the receiver has not requested. A node sends at most one report.
     * Best effort: ignores failures, waits only briefly, and sends to the other peers if one does not respond.
     *
     * @param content the report, at most {@link #MAX_REPORT_BYTES}
     */
    void report(byte[] content);

    /**
     * Returns the next report received from any peer, and waits for it until the deadline. Reports that arrive while
     * this node is not in an operation are kept for the next operation.
     *
     * @return the report, or {@code null} if the deadline has passed
     * @throws InterruptedIOException if the thread is interrupted while it waits
     */
    @Nullable
    Report takeReport(long deadline) throws InterruptedIOException;
}
