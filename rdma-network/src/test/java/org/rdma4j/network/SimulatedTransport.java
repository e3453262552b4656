package org.rdma4j.network;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.rdma4j.message.MessageStatistics;

/**
 * Transports of nodes in this process. Each ordered pair of nodes has a buffer of limited capacity: a send is complete as
 * soon as its message and all earlier ones fit into the buffer, or have been received. With a capacity of 0, each send is
 * complete only when the peer has received the message.
 */
final class SimulatedTransport implements Transport {
    /** Action of a node at one of its calls. */
    enum Fault {
        /** All connections of the node fail, and its thread ends with an error. */
        DIES,

        /** The node does not respond until {@link Network#release} is called, and its thread then ends with an error. */
        IS_SILENT
    }

    /** Thrown by the calls of a node that has failed by a {@link Fault}. */
    static final class NodeFailedError extends Error {
        private static final long serialVersionUID = 1L;
    }

    /** The transports of all nodes. */
    static final class Network {
        final int size;
        final int capacity;
        final List<SimulatedTransport> transports = new ArrayList<>();
        private final ReentrantLock lock = new ReentrantLock();
        private final List<List<Pipe>> pipes = new ArrayList<>();
        private boolean released;

        Network(int size, int capacity) {
            this.size = size;
            this.capacity = capacity;
            for (int from = 0; from < size; from++) {
                List<Pipe> row = new ArrayList<>();
                for (int to = 0; to < size; to++) {
                    row.add(new Pipe());
                }
                pipes.add(row);
                transports.add(new SimulatedTransport(this, from));
            }
        }

        /** Lets the threads of silent nodes end. */
        void release() {
            lock.lock();
            try {
                released = true;
                transports.forEach(node -> node.changed.signalAll());
            } finally {
                lock.unlock();
            }
        }

        private Pipe pipe(int from, int to) {
            return pipes.get(from).get(to);
        }

        /** Returns {@code true} if no message but early headers is left in any buffer. */
        boolean isEmpty() {
            return pipes.stream()
                    .flatMap(List::stream)
                    .flatMap(pipe -> pipe.messages.stream())
                    .allMatch(message -> message.content.byteSize() == OperationHeader.BYTES);
        }
    }

    /** Messages from one node to another. */
    private static final class Pipe {
        final Deque<Message> messages = new ArrayDeque<>();
        long buffered;
    }

    private final class Message implements Send {
        final int peer;
        MemorySegment content;
        boolean buffered;
        boolean complete;

        Message(int peer, MemorySegment content) {
            this.peer = peer;
            this.content = content;
        }

        @Override
        public boolean await(long deadline) throws IOException {
            return locked(() -> {
                while (!complete && reports.isEmpty()) {
                    checkConnected(peer);
                    if (!sleep(deadline)) {
                        break;
                    }
                }
                return complete;
            });
        }

        @Override
        public void abandon() {
            network.lock.lock();
            try {
                if (!complete) {
                    // Earlier messages can still be received.
                    connectionClosed[peer] = true;
                    network.pipe(rank, peer).messages.remove(this);
                    network.transports.get(peer).connectionClosed[rank] = true;
                    network.transports.get(peer).changed.signalAll();
                    complete = true;
                }
            } finally {
                network.lock.unlock();
            }
        }
    }

    private interface Call<T> {
        T run() throws IOException;
    }

    final AtomicLong sentBytes = new AtomicLong();
    final AtomicLong sentMessages = new AtomicLong();

    private final Network network;
    private final int rank;
    private final Condition changed;
    private final boolean[] connectionClosed;
    private final Queue<Report> reports = new ArrayDeque<>();

    private Fault fault;
    private int callsBeforeFault = -1;
    private int calls;
    private boolean failed;

    private SimulatedTransport(Network network, int rank) {
        this.network = network;
        this.rank = rank;
        this.changed = network.lock.newCondition();
        this.connectionClosed = new boolean[network.size];
    }

    /** Lets this node fail after the given number of further calls. */
    void fail(Fault kind, int calls) {
        fault = kind;
        callsBeforeFault = calls;
    }

    /** Returns the number of calls that can be affected by a fault. */
    int calls() {
        return calls;
    }

    private <T> T locked(Call<T> call) throws IOException {
        network.lock.lock();
        try {
            calls++;
            if (!failed && fault != null && callsBeforeFault-- == 0) {
                failed = true;
                if (fault == Fault.DIES) {
                    close();
                }
            }
            if (failed) {
                while (fault == Fault.IS_SILENT && !network.released) {
                    changed.awaitUninterruptibly();
                }
                throw new NodeFailedError();
            }
            return call.run();
        } finally {
            network.lock.unlock();
        }
    }

    @Override
    public MessageStatistics statistics() {
        return new MessageStatistics(sentMessages.get(), sentBytes.get(), 0, 0, 0, 0);
    }

    /** Closes all connections. Buffered messages can still be received. */
    @Override
    public void close() {
        network.lock.lock();
        try {
            Arrays.fill(connectionClosed, true);
            for (SimulatedTransport peer : network.transports) {
                peer.connectionClosed[rank] = true;
                network.pipe(rank, peer.rank).messages.removeIf(message -> !message.buffered);
                peer.changed.signalAll();
            }
        } finally {
            network.lock.unlock();
        }
    }

    private void checkConnected(int peer) throws IOException {
        if (connectionClosed[peer]) {
            throw new IOException("connection reset");
        }
    }

    /** Waits for a change. Returns {@code false} if the deadline has passed. */
    private boolean sleep(long deadline) throws InterruptedIOException {
        long nanos = deadline - System.nanoTime();
        if (nanos <= 0) {
            return false;
        }
        try {
            changed.await(nanos, TimeUnit.NANOSECONDS);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException();
        }
    }

    /** Moves messages of a pipe into its buffer while they fit. */
    private void fill(int from, int to) {
        Pipe pipe = network.pipe(from, to);
        for (Message message : pipe.messages) {
            if (!message.buffered) {
                if (message.complete || pipe.buffered + message.content.byteSize() + 1 > network.capacity) {
                    break;
                }
                byte[] copy = new byte[(int) message.content.byteSize()];
                MemorySegment.ofArray(copy).copyFrom(message.content);
                message.content = MemorySegment.ofArray(copy);
                message.buffered = true;
                message.complete = true;
                pipe.buffered += copy.length + 1;
            }
        }
        network.transports.get(from).changed.signalAll();
    }

    @Override
    public int rank() {
        return rank;
    }

    @Override
    public int size() {
        return network.size;
    }

    @Override
    public String address(int peer) {
        return "host" + peer + ":10000";
    }

    @Override
    public Send startSend(int peer, MemorySegment from) throws IOException {
        if (from.byteSize() > MAX_MESSAGE_BYTES || peer == rank) {
            throw new AssertionError("message of " + from.byteSize() + " bytes to rank " + peer);
        }
        return locked(() -> {
            checkConnected(peer);
            Message message = new Message(peer, from);
            network.pipe(rank, peer).messages.add(message);
            sentBytes.addAndGet(from.byteSize());
            sentMessages.incrementAndGet();
            fill(rank, peer);
            network.transports.get(peer).changed.signalAll();
            return message;
        });
    }

    @Override
    public long receive(int peer, MemorySegment into, long deadline) throws IOException {
        return locked(() -> {
            Pipe pipe = network.pipe(peer, rank);
            while (pipe.messages.isEmpty()) {
                if (!reports.isEmpty()) {
                    return -1L;
                }
                checkConnected(peer);
                if (!sleep(deadline)) {
                    return -1L;
                }
            }
            Message message = pipe.messages.remove();
            long length = message.content.byteSize();
            MemorySegment.copy(message.content, 0, into, 0, Math.min(length, into.byteSize()));
            if (message.buffered) {
                pipe.buffered -= length + 1;
            }
            message.complete = true;
            fill(peer, rank);
            return length;
        });
    }

    @Override
    public long peek(int peer, MemorySegment into) {
        network.lock.lock();
        try {
            Message message = network.pipe(peer, rank).messages.peek();
            if (message == null) {
                return -1;
            }
            long length = message.content.byteSize();
            MemorySegment.copy(message.content, 0, into, 0, Math.min(length, into.byteSize()));
            return length;
        } finally {
            network.lock.unlock();
        }
    }

    @Override
    public void report(byte[] content) {
        network.lock.lock();
        try {
            for (SimulatedTransport peer : network.transports) {
                if (!failed && peer != this && !connectionClosed[peer.rank]) {
                    peer.reports.add(new Report(rank, content));
                    peer.changed.signalAll();
                }
            }
        } finally {
            network.lock.unlock();
        }
    }

    @Override
    public Report takeReport(long deadline) throws InterruptedIOException {
        network.lock.lock();
        try {
            while (reports.isEmpty() && !failed) {
                if (!sleep(deadline)) {
                    return null;
                }
            }
            return failed ? null : reports.remove();
        } finally {
            network.lock.unlock();
        }
    }
}
