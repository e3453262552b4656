package org.rdma4j.examples.pager;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.rdma4j.examples.pager.Coordinator.Answer;

/**
 * The listening socket of a {@link Coordinator} and its connections. One thread accepts connections and closes those
 * whose deadlines have passed; each connection has a virtual thread. If there are too many connections, the one that
 * has been in its current state for the longest time is <i>evicted</i>.
 *
 * <p>The server of {@code com.sun.net.httpserver} is not used: its limits are system properties of the whole JVM, it
 * closes the newest connection instead of the oldest, and an error ends the only thread that accepts connections.
 */
final class RequestListener implements Closeable {
    /** Answers requests, on several threads at the same time. */
    interface Handler {
        Answer answer(ReceivedRequest request, String body, HttpConnection connection);
    }

    private static final int BACKLOG = 4096;
    private static final int SOCKET_BUFFER_BYTES = 1 << 16;
    private static final int MAX_EVICTED = 64;
    private static final int SWEEP_MILLIS = 250;
    private static final int PAUSE_MILLIS = 10;

    private final ServerSocket socket;
    private final CoordinatorLimits limits;
    private final Handler handler;
    private final Thread acceptor = Thread.ofPlatform().name("coordinator").unstarted(this::accept);

    /** Connections that have not ended. Added and evicted by the acceptor only, removed by their own threads. */
    private final Set<HttpConnection> open = ConcurrentHashMap.newKeySet();

    private RequestListener(ServerSocket socket, CoordinatorLimits limits, Handler handler) {
        this.socket = socket;
        this.limits = limits;
        this.handler = handler;
    }

    /** Listens on an address and starts to accept connections. */
    static RequestListener on(InetSocketAddress address, CoordinatorLimits limits, Handler handler) throws IOException {
        ServerSocket socket = new ServerSocket();
        try {
            socket.setReuseAddress(true);
            socket.setReceiveBufferSize(SOCKET_BUFFER_BYTES);
            socket.bind(address, BACKLOG);
            socket.setSoTimeout(SWEEP_MILLIS);
        } catch (IOException | RuntimeException e) {
            socket.close();
            throw e;
        }
        RequestListener listener = new RequestListener(socket, limits, handler);
        listener.acceptor.start();
        return listener;
    }

    InetSocketAddress address() {
        return new InetSocketAddress(socket.getInetAddress(), socket.getLocalPort());
    }

    Handler handler() {
        return handler;
    }

    CoordinatorLimits limits() {
        return limits;
    }

    private void accept() {
        long nextSweep = System.nanoTime();
        while (!socket.isClosed()) {
            try {
                long now = System.nanoTime();
                if (nextSweep - now <= 0) {
                    nextSweep = now + SWEEP_MILLIS * 1_000_000L;
                    open.forEach(each -> each.closeIfOverdue(now));
                }
                admit(socket.accept());
            } catch (SocketTimeoutException e) {
                // No connection has arrived since the last sweep.
            } catch (IOException e) {
                // The listener has been closed, or the process has reached its limit on open files.
                relieve();
            } catch (Throwable e) {
                // An error such as an OutOfMemoryError must not end the only thread that accepts connections.
                relieve();
            }
        }
    }

    private void admit(Socket accepted) throws IOException {
        HttpConnection connection = null;
        boolean started = false;
        try {
            accepted.setTcpNoDelay(true);
            accepted.setSendBufferSize(SOCKET_BUFFER_BYTES);
            connection = new HttpConnection(accepted, this);
            if (open.size() >= limits.connections()) {
                evictOldest(limits.connections() - 1);
            }
            open.add(connection);
            Thread.ofVirtual().name("coordinator-connection").start(connection);
            started = true;
        } finally {
            if (!started) {
                accepted.close();
                if (connection != null) {
                    open.remove(connection);
                }
            }
        }
    }

    /**
     * Evicts the oldest connection if more than the given number remain, preferably one whose request does not wait.
     */
    private void evictOldest(int max) {
        int remaining = 0;
        int leaving = 0;
        HttpConnection oldest = null;
        HttpConnection oldestLeaving = null;
        for (HttpConnection each : open) {
            if (each.isEvicted()) {
                leaving++;
                oldestLeaving = oldestLeaving == null || each.isEvictedBefore(oldestLeaving) ? each : oldestLeaving;
            } else {
                remaining++;
                oldest = oldest == null || each.isEvictedBefore(oldest) ? each : oldest;
            }
        }
        if (leaving > MAX_EVICTED && oldestLeaving != null) {
            oldestLeaving.close();
        }
        if (remaining > max && oldest != null) {
            oldest.evict();
        }
    }

    /** Evicts a connection to release a file descriptor or memory, and pauses. */
    private void relieve() {
        try {
            if (!socket.isClosed()) {
                evictOldest(0);
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (InterruptedException e) {
            // Only close ends this thread.
        } catch (Throwable e) {
            // Still out of memory: try again later.
        }
    }

    void ended(HttpConnection connection) {
        open.remove(connection);
    }

    /** Stops listening and closes all connections. */
    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            // The socket is released nevertheless.
        }
        acceptor.interrupt();
        try {
            acceptor.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        open.forEach(HttpConnection::close);
    }
}
