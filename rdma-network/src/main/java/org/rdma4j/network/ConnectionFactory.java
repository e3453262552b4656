package org.rdma4j.network;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import org.jspecify.annotations.Nullable;

/**
 * Creates connections for a {@link Rendezvous}.
 *
 * @param selector the selector with which all connections are registered
 * @param token the cluster token
 * @param maxBodyBytes maximum body length of a received message, in bytes
 * @param handshakeNanos maximum duration of a handshake, in nanoseconds
 */
record ConnectionFactory(Selector selector, String token, int maxBodyBytes, long handshakeNanos) {
    /** Initiates a connection to a peer. */
    PeerConnection connect(InetSocketAddress address, Greeting greeting, String peerName) throws IOException {
        SocketChannel channel = SocketChannel.open();
        try {
            configure(channel);
            channel.connect(address);
            return connection(channel, greeting, peerName);
        } catch (IOException | RuntimeException e) {
            Closeables.close(channel);
            throw e;
        }
    }

    /** Creates a connection from an accepted channel. Closes the channel on failure. */
    PeerConnection accepted(SocketChannel channel) throws IOException {
        try {
            configure(channel);
            return connection(channel, null, String.valueOf(channel.getRemoteAddress()));
        } catch (IOException | RuntimeException e) {
            Closeables.close(channel);
            throw e;
        }
    }

    private static void configure(SocketChannel channel) throws IOException {
        channel.configureBlocking(false);
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        channel.setOption(StandardSocketOptions.SO_KEEPALIVE, true);
    }

    private PeerConnection connection(SocketChannel channel, @Nullable Greeting greeting, String peerName)
            throws IOException {
        return new PeerConnection(
                channel, selector, token, maxBodyBytes, greeting, peerName, System.nanoTime() + handshakeNanos);
    }
}
