package org.rdma4j.bench.message;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** Requests and answers over TCP: a blocking {@link SocketChannel} with direct buffers and {@code TCP_NODELAY}. */
final class SocketExchanger implements Exchanger {
    private final SocketChannel channel;
    private final boolean server;
    private final ByteBuffer request = ByteBuffer.allocateDirect(MAX_REQUEST_BYTES);
    private final ByteBuffer answer = ByteBuffer.allocateDirect(ANSWER_BYTES);

    private SocketExchanger(SocketChannel channel, boolean server) throws IOException {
        this.channel = channel;
        this.server = server;
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    }

    /**
     * Opens one end.
     *
     * @param ready called when a client can connect
     */
    static Exchanger open(boolean server, InetSocketAddress address, Runnable ready) throws IOException {
        if (!server) {
            return new SocketExchanger(SocketChannel.open(address), false);
        }
        try (ServerSocketChannel listener = ServerSocketChannel.open().bind(address)) {
            ready.run();
            return new SocketExchanger(listener.accept(), true);
        }
    }

    @Override
    public void exchange(int bytes, int count) throws IOException {
        for (int i = 0; i < count; i++) {
            if (server) {
                read(request, bytes);
                write(answer, ANSWER_BYTES);
            } else {
                write(request, bytes);
                read(answer, ANSWER_BYTES);
            }
        }
    }

    private void write(ByteBuffer buffer, int bytes) throws IOException {
        buffer.clear().limit(bytes);
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
    }

    private void read(ByteBuffer buffer, int bytes) throws IOException {
        buffer.clear().limit(bytes);
        while (buffer.hasRemaining()) {
            if (channel.read(buffer) < 0) {
                throw new EOFException("The peer has closed the connection");
            }
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
