package org.rdma4j.network;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Queue;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageStatistics;
import org.rdma4j.message.Request;

/**
 * One peer of a {@link MessageTransport}. The lock of the {@link TransportState} guards this state, except for the
 * sends, which are confined to the thread that performs an operation.
 */
final class TransportPeer {
    final int rank;
    private final ReentrantLock lock;

    // Guarded by the lock.

    private @Nullable MessageConnection connection;

    /** Reason why the connection ended or could not be opened; {@code null} if neither has happened. */
    private @Nullable IOException failure;

    /**
     * Received messages, in order. A message occupies a slot of the connection until the connection ends; its bytes are
     * then copied to the heap.
     */
    private final Queue<Received> received = new ArrayDeque<>();

    /** Request from the peer that this node will answer with its report; {@code null} if there is none. */
    private @Nullable Request reportRequest;

    // Confined to the thread that performs an operation.

    /** Sends whose segments have not been copied, in order. */
    private final Deque<TransportSend> pending = new ArrayDeque<>();

    /**
     * Whether the connection has rejected the first pending send and has not become writable since. Set by the thread
     * that performs an operation, cleared by that thread or the event loop.
     */
    private volatile boolean blocked;

    /** A received message, or a copy of its bytes if the connection has ended. */
    private static final class Received {
        private @Nullable Message message;
        private MemorySegment content;

        Received(Message message) {
            this.message = message;
            this.content = message.memory();
        }

        /** Copies the bytes, because the memory of the connection is about to be freed. */
        void detach() {
            if (message != null) {
                content = MemorySegment.ofArray(content.toArray(ValueLayout.JAVA_BYTE));
            }
            release();
        }

        void release() {
            if (message != null) {
                message.close();
                message = null;
            }
        }

        long copyTo(MemorySegment into) {
            long length = content.byteSize();
            MemorySegment.copy(content, 0, into, 0, Math.min(length, into.byteSize()));
            return length;
        }
    }

    TransportPeer(int rank, ReentrantLock lock) {
        this.rank = rank;
        this.lock = lock;
    }

    // Called with the lock held.

    /** Returns {@code true} if the connection to this peer has neither been opened nor failed. */
    boolean isNew() {
        return connection == null && failure == null;
    }

    void open(MessageConnection opened) {
        connection = opened;
    }

    void fail(IOException cause) {
        if (failure == null) {
            failure = cause;
        }
        received.forEach(Received::detach);
        reportRequest = null;
    }

    void checkConnected() throws IOException {
        IOException cause = failure;
        if (cause != null) {
            throw new IOException(cause.getMessage(), cause);
        }
    }

    void add(Message message) {
        received.add(new Received(message));
    }

    /** Copies the next message into a segment and removes it. Returns its size, or -1 if there is none. */
    long receive(MemorySegment into) {
        Received next = received.peek();
        if (next == null) {
            return -1;
        }
        long length = next.copyTo(into);
        received.remove();
        next.release();
        return length;
    }

    /** Removes all received messages, so that the peer can continue to send. */
    void discardReceived() {
        received.forEach(Received::release);
        received.clear();
    }

    void setReportRequest(Request request) {
        reportRequest = request;
    }

    /** Sends a report to the peer, if the peer has requested it. Reports are sent at most once. */
    void report(byte[] content) {
        Request request = reportRequest;
        if (request != null) {
            reportRequest = null;
            request.answer(content);
            request.close();
        }
    }

    /** Fails the request for a report, so that the connection can end. */
    void endReports() {
        Request request = reportRequest;
        if (request != null) {
            reportRequest = null;
            request.close();
        }
    }

    // Called by any thread, without the lock.

    /** Returns the connection; {@code null} if it has not been opened. */
    @Nullable
    MessageConnection connection() {
        StackReserve.lock(lock);
        try {
            return connection;
        } finally {
            lock.unlock();
        }
    }

    MessageStatistics statistics() {
        MessageConnection opened = connection();
        return opened == null ? new MessageStatistics(0, 0, 0, 0, 0, 0) : opened.statistics();
    }

    /**
     * Copies the beginning of the next message into a segment, without removing the message. Returns the size of the
     * message, or -1 if there is none.
     */
    long peek(MemorySegment into) {
        StackReserve.lock(lock);
        try {
            Received next = received.peek();
            return next == null ? -1 : next.copyTo(into);
        } finally {
            lock.unlock();
        }
    }

    // Called by the thread that performs an operation, without the lock.

    void add(TransportSend send) {
        pending.add(send);
    }

    /** Withdraws a send and all later sends. */
    void withdraw(TransportSend send) {
        if (pending.contains(send)) {
            while (pending.removeLast() != send) {
                // Remove the next send.
            }
        }
    }

    /** Copies pending sends to the connection until the connection accepts no more. */
    void pump() {
        MessageConnection opened;
        while (!pending.isEmpty() && !blocked && (opened = usable()) != null) {
            // Set the flag before the attempt, because the connection may become writable immediately afterwards.
            blocked = true;
            try {
                if (!opened.trySend(pending.element().segment())) {
                    return;
                }
                pending.remove().complete();
            } catch (IOException e) {
                // The end of the connection is about to be reported.
                return;
            }
            blocked = false;
        }
    }

    private @Nullable MessageConnection usable() {
        StackReserve.lock(lock);
        try {
            return failure == null ? connection : null;
        } finally {
            lock.unlock();
        }
    }

    /** Returns {@code true} if {@link #pump} may be able to copy a send. Called with the lock held. */
    boolean canPump() {
        return !pending.isEmpty() && !blocked && connection != null && failure == null;
    }

    /** Records that the connection is writable again. Called by the event loop. */
    void writable() {
        blocked = false;
    }
}
