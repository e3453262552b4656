package org.rdma4j.network;

import java.io.Closeable;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import org.rdma4j.message.MessageStatistics;

/**
 * Transfers messages between the nodes of a network, for {@link Collectives}. A transport connects each pair of nodes.
 * At most one thread at a time may call the methods of a transport, but each operation may be performed by a different
 * thread.
 *
 * <h2>Guarantees</h2>
 *
 * <ul>
 *   <li><b>Order.</b> The messages from one node to another are delivered once, unchanged, and in the order of the
 *       calls to {@link #startSend}. The order of messages between different pairs of nodes is undefined. A message has
 *       0 to {@link #MAX_MESSAGE_BYTES} bytes.
 *   <li><b>Independence.</b> A peer that receives no messages delays only the messages to that peer. In particular, a
 *       started send to one peer never delays a send to another peer or a receive.
 *   <li><b>Progress.</b> All started sends of this node, and incoming messages and reports of all peers, make progress
 *       while this node is in {@link #receive}, {@link Send#await} or {@link #takeReport}. A message whose send is
 *       complete is delivered without further calls, even if this node then closes the transport, unless the connection
 *       fails.
 *   <li><b>Memory.</b> Segments are native or heap segments, aligned or not, and may be confined to the calling thread.
 *       The transport does not access a segment passed to {@code receive} or {@code peek} after the method has
 *       returned, nor a segment passed to {@code startSend} after its send is complete or abandoned.
 *   <li><b>Failures.</b> If the connection to a peer fails, or the peer terminates or closes the transport, every call
 *       that involves this peer throws an {@link IOException} instead of waiting. Messages and reports that arrived
 *       earlier can still be received, and are delivered before the exception is thrown. Calls that involve other peers
 *       are not affected. If a transport can detect an unreachable peer before the deadline, it should do so.
 *   <li><b>Orderly close.</b> A node that closes the transport first confirms all messages that have arrived, so that
 *       the sends of its peers complete. Messages that the node has not received are discarded.
 *   <li><b>Interrupts.</b> A wait ends with an {@link InterruptedIOException} if the thread is interrupted. The
 *       interrupt status remains set.
 * </ul>
 *
 * <p>Deadlines are values of {@link System#nanoTime}. A call whose deadline has passed succeeds only if it need not
 * wait.
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
         * The transport may close the connection to the peer, but must first deliver a {@link #report} that was sent
         * earlier, if it can. This method does not wait for the peer. Idempotent.
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

    /** Returns the sums of the counters of the connections to all peers. */
    MessageStatistics statistics();

    /** Returns the address of a node, for exception messages. The rank may be that of this node. */
    String address(int rank);

    /**
     * Starts sending a message. Never waits for the peer, regardless of the size of the message and the number of sends
     * that have been started. The segment must remain unchanged until the send is complete or abandoned.
     *
     * @throws IOException if the connection to the peer has failed
     */
    Send startSend(int peer, MemorySegment from) throws IOException;

    /**
     * Receives the next message from a peer. If the message is longer than the segment, the excess bytes are discarded.
     * If the message is shorter, the contents of the rest of the segment are undefined. Returns early if no message is
     * available, but a report from any peer is available. If a call returns -1, the next call receives the message.
     *
     * @return the size of the message in bytes, which may be greater than the size of the segment; -1 if the deadline
     *     has passed or a report is available
     * @throws IOException if the connection to the peer has failed
     */
    long receive(int peer, MemorySegment into, long deadline) throws IOException;

    /**
     * Copies the beginning of the next message from a peer without removing the message, so that the next {@link
     * #receive} returns it. Does not wait. If the connection has failed, behaves as if no message had arrived.
     *
     * @return the size of the message in bytes, which may be greater than the size of the segment; -1 if no message has
     *     arrived
     */
    long peek(int peer, MemorySegment into);

    /**
     * Sends a report to all peers. Reports are independent of messages: they do not depend on capacity at the receiver
     * that messages could exhaust, and they overtake messages that the receiver has not taken. A node sends at most one
     * report. This method makes a best effort: it ignores failures, waits only briefly, and sends the report to the
     * other peers even if one peer does not respond.
     *
     * @param content the report, at most {@link #MAX_REPORT_BYTES}
     */
    void report(byte[] content);

    /**
     * Returns the next report received from any peer, waiting until the deadline if necessary. Reports that arrive
     * while this node is not in an operation are kept for the next operation.
     *
     * @return the report, or {@code null} if the deadline has passed
     * @throws InterruptedIOException if the thread is interrupted while it waits
     */
    @Nullable
    Report takeReport(long deadline) throws InterruptedIOException;
}
