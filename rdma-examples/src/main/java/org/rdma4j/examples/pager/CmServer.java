package org.rdma4j.examples.pager;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.cm.Listener;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;

/**
 * Accepts connections over which other nodes read the pages of this node. For devices that require the connection
 * manager (iWARP). At most {@value #MAX_CONNECTIONS} connections are open; further requests are rejected. A connection
 * that is not established within five seconds is closed.
 */
final class CmServer implements Closeable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.examples.pager");

    /** Maximum number of connections, each of which has a thread. */
    static final int MAX_CONNECTIONS = 1024;

    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(5);
    private static final Duration POLL_INTERVAL = Duration.ofMillis(200);

    private final Listener listener;
    private final Thread acceptor;
    private final Set<Thread> threads = ConcurrentHashMap.newKeySet();
    private volatile boolean closing;

    CmServer(RdmaDevice device) throws VerbsException {
        listener = Listener.on(new InetSocketAddress(device.address(), 0), device.options(0));
        acceptor = start("pager, listener", this::accept);
    }

    InetSocketAddress address() {
        return listener.address();
    }

    private Thread start(String name, Runnable task) {
        Thread thread = Thread.ofPlatform().daemon().name(name).unstarted(task);
        threads.add(thread);
        boolean started = false;
        try {
            thread.start();
            started = true;
        } finally {
            if (!started) {
                threads.remove(thread);
            }
        }
        return thread;
    }

    private void accept() {
        while (!closing) {
            try (ConnectionRequest request = listener.nextRequest(POLL_INTERVAL)) {
                // The acceptor is one of the threads. Closing the request rejects it.
                if (threads.size() <= MAX_CONNECTIONS) {
                    serve(request);
                }
            } catch (RdmaTimeoutException e) {
                // No request within the interval.
            } catch (RdmaException | RuntimeException | Error e) {
                // An error such as a lack of memory or threads must not end the only thread that accepts connections.
                LOG.log(System.Logger.Level.DEBUG, "cannot accept a connection", e);
                CoordinatorClient.pause();
            }
        }
    }

    private void serve(ConnectionRequest request) throws RdmaException {
        Connection peer = request.accept();
        boolean started = false;
        try {
            start("pager, connection", () -> serve(peer));
            started = true;
        } finally {
            if (!started) {
                peer.close();
            }
        }
    }

    /**
     * Serves a connection until the peer disconnects. The device answers the reads of the peer without this thread. The
     * peer begins to read when it has received an empty message: over soft-iWARP, requests that arrive while a
     * connection is being accepted may remain unread.
     */
    private void serve(Connection peer) {
        try (peer) {
            SendRequest ready = peer.queuePair().prepareSend(peer.allocate(1)).range(0, 0);
            peer.establish(CONNECT_TIMEOUT);
            ready.complete(CONNECT_TIMEOUT);
            while (!closing && peer.isConnected()) {
                try {
                    peer.awaitEnd(POLL_INTERVAL);
                } catch (RdmaTimeoutException e) {
                    // Still connected.
                }
            }
        } catch (RdmaException e) {
            LOG.log(System.Logger.Level.DEBUG, "the connection to a node has failed", e);
        } finally {
            threads.remove(Thread.currentThread());
        }
    }

    @Override
    public void close() throws IOException {
        closing = true;
        // First, because it starts the other threads.
        join(acceptor);
        threads.forEach(CmServer::join);
        listener.close();
    }

    /** Waits until a thread has terminated, uninterruptibly. */
    static void join(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
