package org.rdma4j.examples.pager;

import java.io.Closeable;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Answers {@link TcpLink}s with the pages that are currently registered, on a virtual thread for each connection.
 *
 * <p><b>Limits.</b> At most {@value #MAX_CONNECTIONS} connections are open. If one more arrives, or the process has
 * reached its limit on open files or memory, a connection that has not named the node is closed, or otherwise the one that
 * has sent no request for the longest time; its node connects again when it needs another page. A connection that has
 * not named the node within {@value #IDENTITY_SECONDS} s, or with a name longer than that of any node, is closed as
 * well.
 */
final class TcpServer implements Closeable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.examples.pager");

    /** Maximum number of open connections. */
    static final int MAX_CONNECTIONS = 1024;

    /** Maximum time from the connection to its identity, in seconds. */
    static final int IDENTITY_SECONDS = 5;

    /** Maximum length of an identity in bytes: a name and an incarnation of 64 characters each. */
    private static final int MAX_IDENTITY_BYTES = 2 * 64 + 1;

    private static final int BACKLOG = 4096;
    private static final int SWEEP_MILLIS = 250;

    /** Size of a receive buffer in bytes. The system would otherwise enlarge it to megabytes. */
    private static final int RECEIVE_BUFFER_BYTES = 1 << 16;

    /** Size of a send buffer in bytes, which bounds the memory for a peer that does not read. */
    private static final int SEND_BUFFER_BYTES = 1 << 18;

    private final byte[] identity;
    private final ServerSocket listener;
    private final Thread acceptor =
            Thread.ofPlatform().daemon().name("pager, TCP").unstarted(this::accept);
    private final Set<Peer> peers = ConcurrentHashMap.newKeySet();
    private volatile @Nullable MemorySegment pages;

    /** A connection. Closed by its own thread, or by the acceptor to enforce the limits. */
    private static final class Peer {
        private final Socket socket;

        /** Time of the connection or of its last request, as a value of {@link System#nanoTime}. */
        private volatile long since = System.nanoTime();

        /** Whether the identity has been received. */
        private volatile boolean identified;

        Peer(Socket socket) {
            this.socket = socket;
        }

        boolean isOverdue(long now) {
            return !identified && now - since > IDENTITY_SECONDS * 1_000_000_000L;
        }

        boolean isEvictedBefore(Peer other) {
            return identified == other.identified ? since - other.since < 0 : other.identified;
        }

        void close() {
            try {
                socket.close();
            } catch (IOException e) {
                // Nothing is lost: the other node notices that the connection has ended.
            }
        }
    }

    /** @param identity {@linkplain TcpLink#identity identity} of the node whose pages are served */
    TcpServer(InetAddress address, String identity) throws IOException {
        this.identity = identity.getBytes(StandardCharsets.UTF_8);
        listener = new ServerSocket();
        boolean made = false;
        try {
            listener.setReceiveBufferSize(RECEIVE_BUFFER_BYTES);
            listener.bind(new InetSocketAddress(address, 0), BACKLOG);
            listener.setSoTimeout(SWEEP_MILLIS);
            acceptor.start();
            made = true;
        } finally {
            if (!made) {
                listener.close();
            }
        }
    }

    InetSocketAddress address() {
        return (InetSocketAddress) listener.getLocalSocketAddress();
    }

    /** Sets the pages to serve; {@code null} for none. */
    void serve(@Nullable MemorySegment memory) {
        pages = memory;
    }

    private void accept() {
        long swept = System.nanoTime();
        while (!listener.isClosed()) {
            try {
                long now = System.nanoTime();
                if (now - swept > SWEEP_MILLIS * 1_000_000L) {
                    swept = now;
                    closeOverdue(now);
                }
                admit(listener.accept());
            } catch (SocketTimeoutException e) {
                // No connection has arrived since the last sweep.
            } catch (IOException e) {
                // The listener has been closed, or the process has reached its limit on open files.
                relieve();
            } catch (Throwable e) {
                // An error such as a lack of memory must not end the only thread that accepts connections.
                relieve();
            }
        }
    }

    private void admit(Socket socket) throws IOException {
        Peer peer = null;
        boolean started = false;
        try {
            socket.setTcpNoDelay(true);
            socket.setSendBufferSize(SEND_BUFFER_BYTES);
            peer = new Peer(socket);
            if (peers.size() >= MAX_CONNECTIONS) {
                evict();
            }
            peers.add(peer);
            Peer admitted = peer;
            Thread.ofVirtual().name("pager, TCP to a node").start(() -> answer(admitted));
            started = true;
        } finally {
            if (!started) {
                socket.close();
                if (peer != null) {
                    peers.remove(peer);
                }
            }
        }
    }

    private void closeOverdue(long now) {
        for (Peer peer : peers) {
            if (peer.isOverdue(now)) {
                peer.close();
            }
        }
    }

    private void evict() {
        Peer first = null;
        for (Peer peer : peers) {
            if (first == null || peer.isEvictedBefore(first)) {
                first = peer;
            }
        }
        if (first != null) {
            first.close();
            // Its thread may not have noticed by the time that the next connection arrives.
            peers.remove(first);
        }
    }

    /** Evicts a connection, to get a descriptor or memory back, and pauses. */
    private void relieve() {
        try {
            if (!listener.isClosed()) {
                evict();
                CoordinatorClient.pause();
            }
        } catch (Throwable e) {
            // There is still no memory: try again.
        }
    }

    private void answer(Peer peer) {
        try (Socket socket = peer.socket) {
            DataInputStream in = new DataInputStream(socket.getInputStream());
            OutputStream out = socket.getOutputStream();
            int length = in.readUnsignedShort();
            if (length > MAX_IDENTITY_BYTES) {
                return;
            }
            boolean isAddressee = Arrays.equals(in.readNBytes(length), identity);
            peer.identified = true;
            byte[] answer = new byte[1 + PageTransport.PAGE];
            while (true) {
                int page = in.readInt();
                peer.since = System.nanoTime();
                MemorySegment memory = pages;
                if (!isAddressee) {
                    out.write(TcpLink.ANOTHER_NODE);
                } else if (memory == null) {
                    out.write(TcpLink.WITHDRAWN);
                } else if (page < 0 || page >= memory.byteSize() / PageTransport.PAGE) {
                    out.write(TcpLink.NO_SUCH_PAGE);
                } else {
                    answer[0] = TcpLink.PRESENT;
                    long from = (long) page * PageTransport.PAGE;
                    MemorySegment.copy(memory, ValueLayout.JAVA_BYTE, from, answer, 1, PageTransport.PAGE);
                    out.write(answer);
                }
            }
        } catch (EOFException e) {
            // The peer has closed the connection.
        } catch (IOException e) {
            LOG.log(
                    System.Logger.Level.DEBUG,
                    "the connection to " + peer.socket.getRemoteSocketAddress() + " failed",
                    e);
        } catch (Throwable e) {
            // An error such as a lack of memory: the other connections go on.
        } finally {
            peers.remove(peer);
        }
    }

    @Override
    public void close() throws IOException {
        listener.close();
        acceptor.interrupt();
        CmServer.join(acceptor);
        peers.forEach(Peer::close);
    }
}
