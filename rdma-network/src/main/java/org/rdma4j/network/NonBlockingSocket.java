package org.rdma4j.network;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.ArrayDeque;

/**
 * A non-blocking TCP socket registered with a selector, with a growable receive buffer and a queue of bytes to send.
 */
final class NonBlockingSocket {
    private static final int INITIAL_CAPACITY = 256;
    private static final int MIN_GROWN_CAPACITY = 1 << 14;

    private final SocketChannel channel;
    private final SelectionKey key;
    private final ArrayDeque<ByteBuffer> unsent = new ArrayDeque<>();
    private ByteBuffer input = ByteBuffer.allocate(INITIAL_CAPACITY).limit(0);

    /** Whether to shut down output as soon as all queued bytes have been sent. */
    private boolean closing;

    /**
     * Registers a channel with a selector.
     *
     * @param channel a non-blocking channel that is connected or has a pending connection
     * @param attachment attachment for the selection key
     */
    NonBlockingSocket(SocketChannel channel, Selector selector, Object attachment) throws IOException {
        this.channel = channel;
        this.key = channel.register(
                selector, channel.isConnected() ? SelectionKey.OP_READ : SelectionKey.OP_CONNECT, attachment);
    }

    boolean isOpen() {
        return channel.isOpen();
    }

    boolean isConnected() {
        return channel.isConnected();
    }

    boolean isReadable() {
        return key.isReadable();
    }

    boolean isWritable() {
        return key.isValid() && key.isWritable();
    }

    /**
     * Finishes a pending connection if the selector has reported the channel as connectable.
     *
     * @return {@code true} if this call established the connection
     */
    boolean finishConnect() throws IOException {
        if (!key.isConnectable()) {
            return false;
        }
        channel.finishConnect();
        key.interestOps(SelectionKey.OP_READ);
        return true;
    }

    /**
     * Returns {@code true} if the socket is connected to itself. TCP allows this if a node connects to a port of its
     * own host on which no process is listening, and the system chooses the same port as the local port.
     */
    boolean isConnectedToItself() throws IOException {
        return channel.getLocalAddress().equals(channel.getRemoteAddress());
    }

    /** Causes {@link #close} to reset the connection, which releases the local port immediately. */
    void resetOnClose() throws IOException {
        channel.setOption(StandardSocketOptions.SO_LINGER, 0);
    }

    /**
     * Returns the buffer that holds the bytes received but not yet consumed. The buffer is valid only until the next
     * method call on this socket.
     */
    ByteBuffer input() {
        return input;
    }

    /**
     * Receives bytes into the input buffer.
     *
     * @return the number of bytes received, or -1 at the end of the stream
     */
    int read() throws IOException {
        input.compact();
        try {
            return channel.read(input);
        } finally {
            input.flip();
        }
    }

    /**
     * Enlarges the input buffer if it is full. The buffer grows with the bytes that have been received, not to the
     * length that the peer has announced.
     *
     * @param bytes length of the message that is being received, which the buffer does not exceed
     */
    void growIfFull(int bytes) {
        if (input.remaining() == input.capacity()) {
            int capacity = (int) Math.min(bytes, Math.max(MIN_GROWN_CAPACITY, 2L * input.capacity()));
            if (capacity > input.capacity()) {
                input = ByteBuffer.allocate(capacity).put(input).flip();
            }
        }
    }

    /** Returns the number of buffers whose bytes the socket has not accepted yet. */
    int unsentBuffers() {
        return unsent.size();
    }

    /** Discards the bytes received but not yet consumed. */
    void discardInput() {
        input.limit(0);
    }

    /** Sends the given bytes, queueing any bytes that the socket does not yet accept. */
    void write(ByteBuffer bytes) throws IOException {
        unsent.add(bytes);
        flush();
    }

    /** Sends queued bytes until the queue is empty or the socket accepts no more. */
    void flush() throws IOException {
        while (!unsent.isEmpty()) {
            ByteBuffer first = unsent.peek();
            channel.write(first);
            if (first.hasRemaining()) {
                key.interestOpsOr(SelectionKey.OP_WRITE);
                return;
            }
            unsent.poll();
        }
        key.interestOpsAnd(~SelectionKey.OP_WRITE);
        if (closing) {
            channel.shutdownOutput();
        }
    }

    /** Sends the queued bytes and then shuts down output. */
    void shutdownOutputAfterFlush() throws IOException {
        closing = true;
        flush();
    }

    /** Closes the socket. Unsent bytes are lost. */
    void close() {
        Closeables.close(channel);
    }
}
