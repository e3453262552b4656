package org.rdma4j.examples.pager;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import org.rdma4j.examples.pager.Coordinator.Answer;

/**
 * The listening socket of a {@link Coordinator} and its connections. One thread accepts connections and closes those
 * whose deadlines have passed; each connection has a virtual thread. If there are too many connections, the one that
 * has been doing the same for the longest time is <i>evicted</i>.
 *
 * <p>The server of {@code com.sun.net.httpserver} is not used: its limits are system properties of the whole JVM, it
 * closes the newest connection instead of the oldest, and an error ends the only thread that accepts connections.
 */
final class RequestListener implements Closeable {
    /** Answers requests, on several threads at the same time. */
    interface Handler {
        Answer answer(ReceivedRequest request, String body, HttpConnection connection);
    }

    private static final int BACKLOG = 1024;
    private static final int MAX_EVICTED = 64;
    private static final int SWEEP_MILLIS = 250;
    private static final int PAUSE_MILLIS = 10;

    private final ServerSocket socket;
    private final CoordinatorLimits limits;
    private final Handler handler;
    private final Thread acceptor = Thread.ofPlatform().name("coordinator").unstarted(this::accept);
    private final ReentrantLock lock = new ReentrantLock();

    /** Connections that may be evicted, the longest unchanged first. */
    private final Set<HttpConnection> active = new LinkedHashSet<>();

    /** Connections whose requests wait. */
    private final Set<HttpConnection> waiting = new LinkedHashSet<>();

    /** Evicted connections that have not ended yet, oldest first. */
    private final Set<HttpConnection> evicted = new LinkedHashSet<>();

    private RequestListener(ServerSocket socket, CoordinatorLimits limits, Handler handler) {
        this.socket = socket;
        this.limits = limits;
        this.handler = handler;
    }

    /** Listens on an address and starts to accept connections. */
    static RequestListener on(InetSocketAddress address, CoordinatorLimits limits, Handler handler)
            throws IOException {
        ServerSocket socket = new ServerSocket();
        try {
            socket.setReuseAddress(true);
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

    private void accept() {
        long nextSweep = System.nanoTime();
        while (!socket.isClosed()) {
            try {
                long now = System.nanoTime();
                if (nextSweep - now <= 0) {
                    nextSweep = now + SWEEP_MILLIS * 1_000_000L;
                    closeOverdue(now);
                }
                admit(socket.accept());
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

    private void closeOverdue(long now) {
        lock.lock();
        try {
            active.forEach(each -> each.closeIfOverdue(now));
            waiting.forEach(each -> each.closeIfOverdue(now));
            evicted.forEach(each -> each.closeIfOverdue(now));
        } finally {
            lock.unlock();
        }
    }

    private void admit(Socket accepted) throws IOException {
        HttpConnection connection = null;
        boolean started = false;
        try {
            accepted.setTcpNoDelay(true);
            connection = new HttpConnection(accepted, this, limits);
            lock.lock();
            try {
                while (active.size() + waiting.size() >= limits.connections()) {
                    evictOldest();
                }
                active.add(connection);
            } finally {
                lock.unlock();
            }
            Thread.ofVirtual().name("coordinator-connection").start(connection);
            started = true;
        } finally {
            if (!started) {
                accepted.close();
                if (connection != null) {
                    ended(connection);
                }
            }
        }
    }

    /** Evicts the oldest connection, if there is any. Called with the lock held. */
    private void evictOldest() {
        Set<HttpConnection> from = active.isEmpty() ? waiting : active;
        if (!from.isEmpty()) {
            HttpConnection oldest = from.iterator().next();
            from.remove(oldest);
            evicted.add(oldest);
            oldest.evict();
        }
        if (evicted.size() > MAX_EVICTED) {
            HttpConnection first = evicted.iterator().next();
            evicted.remove(first);
            first.close();
        }
    }

    /** Evicts a connection, to get a descriptor or memory back, and pauses. */
    private void relieve() {
        try {
            if (!socket.isClosed()) {
                lock.lock();
                try {
                    evictOldest();
                } finally {
                    lock.unlock();
                }
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (InterruptedException e) {
            // Nothing but close ends the thread.
        } catch (Throwable e) {
            // There is still no memory: try again.
        }
    }

    /** Notes that a connection begins something new; its request waits, or it may be evicted. */
    void setWaiting(HttpConnection connection, boolean waits) {
        lock.lock();
        try {
            if (active.remove(connection) || waiting.remove(connection)) {
                (waits ? waiting : active).add(connection);
            }
        } finally {
            lock.unlock();
        }
    }

    void ended(HttpConnection connection) {
        lock.lock();
        try {
            active.remove(connection);
            waiting.remove(connection);
            evicted.remove(connection);
        } finally {
            lock.unlock();
        }
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
        List<HttpConnection> open;
        lock.lock();
        try {
            open = new ArrayList<>(active);
            open.addAll(waiting);
            open.addAll(evicted);
        } finally {
            lock.unlock();
        }
        open.forEach(HttpConnection::close);
        try {
            acceptor.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
