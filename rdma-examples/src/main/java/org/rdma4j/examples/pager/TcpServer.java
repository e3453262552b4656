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
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Answers {@link TcpLink}s with the pages that are registered at the time, a virtual thread for each. */
final class TcpServer implements Closeable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.examples.pager");

    private final String identity;
    private final ServerSocket listener;
    private final Set<Socket> peers = ConcurrentHashMap.newKeySet();
    private volatile @Nullable MemorySegment pages;

    /** @param identity of the node whose pages are served, as {@link TcpLink#identity} gives it */
    TcpServer(InetAddress address, String identity) throws IOException {
        this.identity = identity;
        listener = new ServerSocket();
        boolean made = false;
        try {
            listener.bind(new InetSocketAddress(address, 0));
            made = true;
        } finally {
            if (!made) {
                listener.close();
            }
        }
        Thread.ofVirtual().name("pager, TCP").start(this::accept);
    }

    InetSocketAddress address() {
        return (InetSocketAddress) listener.getLocalSocketAddress();
    }

    /** What is served from now on; null for nothing. */
    void serve(@Nullable MemorySegment memory) {
        pages = memory;
    }

    private void accept() {
        while (!listener.isClosed()) {
            try {
                Socket peer = listener.accept();
                peers.add(peer);
                if (listener.isClosed()) {
                    peer.close();
                }
                Thread.ofVirtual().name("pager, TCP to a node").start(() -> answer(peer));
            } catch (IOException e) {
                LOG.log(System.Logger.Level.DEBUG, "no connection was accepted", e);
                CoordinatorClient.pause();
            }
        }
    }

    private void answer(Socket peer) {
        try (peer) {
            peer.setTcpNoDelay(true);
            DataInputStream in = new DataInputStream(peer.getInputStream());
            OutputStream out = peer.getOutputStream();
            byte[] answer = new byte[1 + PageTransport.PAGE];
            boolean isMeant = in.readUTF().equals(identity);
            while (true) {
                int page = in.readInt();
                MemorySegment memory = pages;
                if (!isMeant) {
                    out.write(TcpLink.ANOTHER_NODE);
                } else if (memory == null) {
                    out.write(TcpLink.WITHDRAWN);
                } else if (page < 0 || page >= memory.byteSize() / PageTransport.PAGE) {
                    out.write(TcpLink.NO_SUCH_PAGE);
                } else {
                    answer[0] = TcpLink.HERE;
                    long from = (long) page * PageTransport.PAGE;
                    MemorySegment.copy(memory, ValueLayout.JAVA_BYTE, from, answer, 1, PageTransport.PAGE);
                    out.write(answer);
                }
            }
        } catch (EOFException e) {
            // It was closed.
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "a node's connection has ended", e);
        } finally {
            peers.remove(peer);
        }
    }

    @Override
    public void close() throws IOException {
        listener.close();
        for (Socket peer : peers) {
            peer.close();
        }
    }
}
