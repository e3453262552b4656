package org.rdma4j.network;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.Request;
import org.rdma4j.network.Transport.Report;

/**
 * The state that the event loop of a {@link MessageTransport} shares with the thread that performs an operation: the
 * peers and the reports. A lock guards this state, including that of the peers. The event loop notifies the thread of
 * each change.
 */
final class TransportState {
    private final int rank;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final List<TransportPeer> peers;

    // Guarded by the lock.

    /** Reports of peers that have not been taken. */
    private final Queue<Report> reports = new ArrayDeque<>();

    /** Report of this node; {@code null} if this node has not failed. */
    private byte @Nullable [] ownReport;

    /** Whether this node has begun to connect to lower ranks. */
    private boolean connecting;

    /** Whether the transport is closed or is being closed. */
    private boolean closed;

    /** A condition for which a thread waits. */
    interface Poll<T> {
        /** Returns the result, or {@code null} if the thread must continue to wait. Called with the lock held. */
        @Nullable
        T poll() throws IOException;
    }

    TransportState(int rank, int size) {
        this.rank = rank;
        List<TransportPeer> all = new ArrayList<>();
        for (int peer = 0; peer < size; peer++) {
            all.add(new TransportPeer(peer, lock));
        }
        this.peers = List.copyOf(all);
    }

    /** Returns the rank of this node. */
    int rank() {
        return rank;
    }

    /** Returns the peers in the order of their ranks. The list includes an unused element for this node. */
    List<TransportPeer> peers() {
        return peers;
    }

    /** Returns the peer with the given rank, or {@code null} if there is none. */
    @Nullable
    TransportPeer peer(int number) {
        return number >= 0 && number < peers.size() && number != rank ? peers.get(number) : null;
    }

    /** Runs an action with the lock held, and then notifies the thread that performs an operation. */
    private void change(Runnable action) {
        StackReserve.lock(lock);
        try {
            action.run();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Evaluates a condition with the lock held, without waiting. */
    <T> @Nullable T poll(Poll<T> condition) throws IOException {
        StackReserve.lock(lock);
        try {
            return condition.poll();
        } finally {
            lock.unlock();
        }
    }

    // Called by the event loop.

    /** Returns {@code true} if a peer has had no connection so far. */
    boolean accepts(TransportPeer peer) {
        StackReserve.lock(lock);
        try {
            return peer.isNew() && !closed;
        } finally {
            lock.unlock();
        }
    }

    /** Sets the connection to a peer. */
    void opened(TransportPeer peer, MessageConnection connection) {
        change(() -> peer.open(connection));
    }

    /**
     * Answers a request with the report of this node, either immediately if this node has already failed, or when it
     * fails.
     */
    void reportRequested(TransportPeer peer, Request request) {
        change(() -> {
            peer.setReportRequest(request);
            byte[] report = ownReport;
            if (report != null) {
                peer.report(report);
            } else if (closed) {
                peer.endReports();
            }
        });
    }

    /** Records that a peer has sent its last message. The peer no longer needs a report. */
    void ended(TransportPeer peer) {
        change(peer::endReports);
    }

    void reported(TransportPeer peer, byte[] content) {
        change(() -> reports.add(new Report(peer.rank, content)));
    }

    /**
     * Queues a received message, unless no operation will receive it because this node has failed or the transport is
     * closed.
     */
    void arrived(TransportPeer peer, Message message) {
        change(() -> {
            if (ownReport == null && !closed) {
                peer.add(message.retain());
            }
        });
    }

    void writable(TransportPeer peer) {
        change(peer::writable);
    }

    void failed(TransportPeer peer, IOException cause) {
        change(() -> peer.fail(cause));
    }

    // Called by the thread that performs an operation.

    /**
     * Returns {@code true} on the first call. The caller must then connect to the lower ranks.
     *
     * @throws IllegalStateException if the transport is closed
     */
    boolean beginToConnect() {
        StackReserve.lock(lock);
        try {
            if (closed) {
                throw new IllegalStateException("the collective operations of rank " + rank + " are closed");
            }
            boolean first = !connecting;
            connecting = true;
            return first;
        } finally {
            lock.unlock();
        }
    }

    /** Returns {@code true} if a report is available. Called with the lock held. */
    boolean hasReports() {
        return !reports.isEmpty();
    }

    /** Returns the next report, or {@code null} if there is none. Called with the lock held. */
    @Nullable
    Report nextReport() {
        return reports.poll();
    }

    /**
     * Sends pending messages and evaluates a condition until the condition has a result. Returns {@code null} if the
     * deadline passes first.
     */
    <T> @Nullable T await(long deadline, Poll<T> condition) throws IOException {
        while (true) {
            peers.forEach(TransportPeer::pump);
            StackReserve.lock(lock);
            try {
                T result = condition.poll();
                if (result != null) {
                    return result;
                }
                long nanos = deadline - System.nanoTime();
                if (nanos <= 0) {
                    return null;
                }
                if (peers.stream().noneMatch(TransportPeer::canPump)) {
                    changed.awaitNanos(nanos);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new InterruptedIOException("interrupted");
            } finally {
                lock.unlock();
            }
        }
    }

    /** Sends the report of this node to all peers, and discards their messages. */
    void report(byte[] content) {
        change(() -> {
            ownReport = content;
            for (TransportPeer peer : peers) {
                peer.report(content);
                peer.discardReceived();
            }
        });
    }

    /** Discards all messages, and ends the reports. Returns {@code false} if this method has been called before. */
    boolean close() {
        StackReserve.lock(lock);
        try {
            boolean first = !closed;
            closed = true;
            peers.forEach(TransportPeer::discardReceived);
            peers.forEach(TransportPeer::endReports);
            return first;
        } finally {
            lock.unlock();
        }
    }
}
