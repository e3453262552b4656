package org.rdma4j.network;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import org.rdma4j.network.FailureReport.Reason;

/**
 * A collective operation in progress on one node. Sends and receives the messages of an algorithm. The node sends an
 * {@link OperationHeader} to each peer before the first payload. Payloads larger than {@link
 * Transport#MAX_MESSAGE_BYTES} are split.
 */
final class Operation {
    /** Interval at which a waiting node checks the headers received from other peers. */
    private static final long CHECK_INTERVAL_NANOS = 50_000_000;

    /** Time after which a waiting node sends an early header to the peer for which it waits. */
    private static final long EARLY_HEADER_NANOS = 1_000_000_000;

    private final Transport transport;
    private final FailureReports reports;
    private final OperationHeader header;

    /** Deadline of the operation, as a value of {@link System#nanoTime}. */
    private final long deadline;

    /** Whether the header has been sent, indexed by peer. */
    private final boolean[] headerSent;

    /** Whether the header has been received, indexed by peer. */
    private final boolean[] headerReceived;

    /** Sends that are not known to be complete, in the order in which they were started. */
    private final Queue<StartedSend> sends = new ArrayDeque<>();

    /** Number of sends that have been started. */
    private long startedSends;

    /** Buffer for received messages that begin with a header. */
    private final byte[] headerBuffer = new byte[OperationHeader.BYTES + OperationHeader.MAX_INLINE_BYTES];

    private record StartedSend(int peer, Transport.Send send) {}

    /** Performs the steps of a collective operation on one node. */
    interface Algorithm {
        void run(Operation operation) throws IOException;
    }

    Operation(Transport transport, FailureReports reports, OperationHeader header, long deadline) {
        this.transport = transport;
        this.reports = reports;
        this.header = header;
        this.deadline = deadline;
        this.headerSent = new boolean[transport.size()];
        this.headerReceived = new boolean[transport.size()];
    }

    /** Returns the rank of this node. */
    int rank() {
        return transport.rank();
    }

    /** Returns the number of nodes. */
    int size() {
        return transport.size();
    }

    /** Runs an algorithm and waits until all its sends are complete. */
    void run(Algorithm algorithm) throws IOException {
        if (reports.poll()) {
            throw failure(Reason.ABORTED, -1, "", null);
        }
        algorithm.run(this);
        awaitSends();
    }

    /**
     * Starts sending a segment to a peer. Returns the number of sends started so far, which can be passed to {@link
     * #awaitSends(long)}.
     */
    long startSend(int peer, MemorySegment from) throws IOException {
        long bytes = from.byteSize();
        long offset = 0;
        if (!headerSent[peer]) {
            headerSent[peer] = true;
            int inline = bytes <= OperationHeader.MAX_INLINE_BYTES ? (int) bytes : 0;
            ByteBuffer message = ByteBuffer.allocate(OperationHeader.BYTES + inline);
            header.put(message, false);
            MemorySegment segment = MemorySegment.ofArray(message.array());
            MemorySegment.copy(from, 0, segment, OperationHeader.BYTES, inline);
            startMessage(peer, segment);
            if (inline == bytes) {
                return startedSends;
            }
        }
        do {
            long length = Math.min(bytes - offset, Transport.MAX_MESSAGE_BYTES);
            startMessage(peer, from.asSlice(offset, length));
            offset += length;
        } while (offset < bytes);
        return startedSends;
    }

    private void startMessage(int peer, MemorySegment from) throws IOException {
        try {
            sends.add(new StartedSend(peer, transport.startSend(peer, from)));
            startedSends++;
        } catch (IOException e) {
            throw failure(peer, e);
        }
    }

    /** Waits until all sends are complete. */
    void awaitSends() throws IOException {
        awaitSends(startedSends);
    }

    /**
     * Waits until the first {@code number} sends of this operation are complete, in the order in which they were
     * started.
     */
    void awaitSends(long number) throws IOException {
        while (startedSends - sends.size() < number) {
            StartedSend oldest = sends.element();
            long start = System.nanoTime();
            try {
                while (!oldest.send.await(nextCheck())) {
                    checkProgress(oldest.peer, start);
                }
            } catch (OperationFailedException e) {
                throw e;
            } catch (IOException e) {
                throw failure(oldest.peer, e);
            }
            sends.remove();
        }
    }

    /** Sends a segment to a peer and waits until it may be reused. */
    void send(int peer, MemorySegment from) throws IOException {
        awaitSends(startSend(peer, from));
    }

    /** Sends a segment to one peer while receiving a segment from the same or another peer. */
    void exchange(int destination, MemorySegment from, int source, MemorySegment into) throws IOException {
        long number = startSend(destination, from);
        receive(source, into);
        awaitSends(number);
    }

    /** Receives a segment from a peer. */
    void receive(int peer, MemorySegment into) throws IOException {
        long bytes = into.byteSize();
        long offset = 0;
        if (!headerReceived[peer] && receiveHeader(peer, into)) {
            return;
        }
        do {
            long length = Math.min(bytes - offset, Transport.MAX_MESSAGE_BYTES);
            checkLength(peer, receiveMessage(peer, into.asSlice(offset, length)), length);
            offset += length;
        } while (offset < bytes);
    }

    /**
     * Receives the first message from a peer. Returns {@code true} if the message contains the payload in addition to
     * the header.
     */
    private boolean receiveHeader(int peer, MemorySegment into) throws IOException {
        MemorySegment message = MemorySegment.ofArray(headerBuffer);
        long start = System.nanoTime();
        long length = receiveMessage(peer, message);
        OperationHeader other = decode(peer, headerBuffer, length);
        while (isPrevious(other, headerBuffer)) {
            // A peer may send any number of them without a pause, so that no wait ends.
            checkProgress(peer, start);
            length = receiveMessage(peer, message);
            other = decode(peer, headerBuffer, length);
        }
        checkSame(peer, other);
        headerReceived[peer] = true;
        boolean inline = !OperationHeader.isEarly(headerBuffer) && into.byteSize() <= OperationHeader.MAX_INLINE_BYTES;
        long payload = inline ? into.byteSize() : 0;
        checkLength(peer, length, OperationHeader.BYTES + payload);
        MemorySegment.copy(message, OperationHeader.BYTES, into, 0, payload);
        return inline;
    }

    private long receiveMessage(int peer, MemorySegment into) throws IOException {
        long start = System.nanoTime();
        try {
            long length;
            while ((length = transport.receive(peer, into, nextCheck())) < 0) {
                checkProgress(peer, start);
            }
            return length;
        } catch (OperationFailedException e) {
            throw e;
        } catch (IOException e) {
            throw failure(peer, e);
        }
    }

    /** Returns the time until which to wait: the time of the next check, or the deadline if it is earlier. */
    private long nextCheck() {
        long next = System.nanoTime() + CHECK_INTERVAL_NANOS;
        return next - deadline < 0 ? next : deadline;
    }

    /**
     * Throws an exception if this node should no longer wait for a peer.
     *
     * @param start beginning of the wait, as a value of {@link System#nanoTime}
     */
    private void checkProgress(int peer, long start) throws IOException {
        if (reports.poll()) {
            throw failure(Reason.ABORTED, peer, "", null);
        }
        checkArrivedHeaders();
        long now = System.nanoTime();
        if (now - start >= EARLY_HEADER_NANOS) {
            sendEarlyHeader(peer);
        }
        if (now - deadline >= 0) {
            throw failure(Reason.TIMED_OUT, peer, "", null);
        }
    }

    /**
     * Sends the header to a peer to which this node has sent nothing in this operation. If the peer has called a
     * different operation and is also waiting, the header enables the peer to detect the difference.
     */
    private void sendEarlyHeader(int peer) throws IOException {
        if (!headerSent[peer]) {
            headerSent[peer] = true;
            ByteBuffer message = ByteBuffer.allocate(OperationHeader.BYTES);
            header.put(message, true);
            // Do not wait for this send, because the peer may receive the message only in a later operation.
            transport.startSend(peer, MemorySegment.ofArray(message.array()));
        }
    }

    /**
     * Checks the headers that have arrived from all peers. If nodes have called different operations, their algorithms
     * may differ, so that a node waits for a peer that never sends a message to it. The first message from a peer since
     * the beginning of this operation always begins with a header.
     */
    private void checkArrivedHeaders() throws IOException {
        byte[] bytes = new byte[OperationHeader.BYTES];
        MemorySegment segment = MemorySegment.ofArray(bytes);
        for (int peer = 0; peer < size(); peer++) {
            if (peer != rank() && !headerReceived[peer]) {
                long length = transport.peek(peer, segment);
                if (length >= 0) {
                    OperationHeader other = decode(peer, bytes, length);
                    // A peer that sends nothing to this node in this operation may already be performing a later
                    // operation.
                    if (other.number() <= header.number() && !isPrevious(other, bytes)) {
                        checkSame(peer, other);
                    }
                }
            }
        }
    }

    /** Returns {@code true} if a header is an early header of a previous operation. */
    private boolean isPrevious(OperationHeader other, byte[] encoded) {
        return OperationHeader.isEarly(encoded) && other.number() < header.number();
    }

    private OperationHeader decode(int peer, byte[] bytes, long length) throws IOException {
        try {
            return OperationHeader.get(ByteBuffer.wrap(bytes, 0, (int) Math.min(length, bytes.length)));
        } catch (IllegalArgumentException e) {
            throw failure(Reason.MISMATCH, peer, String.valueOf(e.getMessage()), null);
        }
    }

    /** Throws an exception if a peer has called a different operation. */
    private void checkSame(int peer, OperationHeader other) throws IOException {
        if (!other.equals(header)) {
            throw failure(Reason.MISMATCH, peer, "called " + other + "; rank " + rank() + " called " + header, null);
        }
    }

    private void checkLength(int peer, long actual, long expected) throws IOException {
        if (actual != expected) {
            throw failure(
                    Reason.MISMATCH,
                    peer,
                    "sent a message of " + actual + " bytes instead of " + expected + " in " + header,
                    null);
        }
    }

    /** Abandons all sends, so that their segments may be reused. Called after a failure. */
    void abandon() {
        sends.forEach(started -> started.send.abandon());
        sends.clear();
    }

    private OperationFailedException failure(int peer, IOException e) {
        return e instanceof InterruptedIOException
                ? failure(Reason.INTERRUPTED, -1, "", e)
                : failure(Reason.LOST, peer, String.valueOf(e.getMessage()), e);
    }

    private OperationFailedException failure(Reason reason, int peer, String text, @Nullable IOException cause) {
        return new OperationFailedException(new FailureReport(rank(), reason, peer, text), cause);
    }
}
