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
 * The connections that others read this node's pages by, where they are made through the connection manager. At most
 * {@value #MAX_CONNECTIONS} of them are open; further requests are rejected. A connection that is not established
 * within five seconds is closed.
 */
final class ManagedServer implements Closeable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.examples.pager");
    /** Maximum number of connections, each of which has a thread. */
    static final int MAX_CONNECTIONS = 1024;

    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final Duration LOOK = Duration.ofMillis(200);

    private final Listener listener;
    private final Thread acceptor;
    private final Set<Thread> threads = ConcurrentHashMap.newKeySet();
    private volatile boolean closing;

    ManagedServer(RdmaDevice device) throws VerbsException {
        listener = Listener.on(new InetSocketAddress(device.address(), 0), device.options(0));
        acceptor = start("pager, listener", this::accept);
    }

    InetSocketAddress address() {
        return listener.address();
    }

    private Thread start(String name, Runnable what) {
        Thread thread = Thread.ofPlatform().daemon().name(name).unstarted(what);
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
            try (ConnectionRequest request = listener.nextRequest(LOOK)) {
                // The acceptor is one of the threads. Closing the request rejects it.
                if (threads.size() <= MAX_CONNECTIONS) {
                    serve(request);
                }
            } catch (RdmaTimeoutException e) {
                // Nobody came.
            } catch (RdmaException | RuntimeException | Error e) {
                // An error such as a lack of memory or threads must not end the only thread that accepts connections.
                LOG.log(System.Logger.Level.DEBUG, "no connection was accepted", e);
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
     * The device does all of it: the peer reads until it leaves. It begins when it has an empty message: over soft-iWARP what
     * it asked for while it was being accepted might stay unread.
     */
    private void serve(Connection peer) {
        try (peer) {
            SendRequest word = peer.queuePair().prepareSend(peer.allocate(1)).range(0, 0);
            peer.establish(LIMIT);
            word.complete(LIMIT);
            while (!closing && peer.isConnected()) {
                try {
                    peer.awaitEnd(LOOK);
                } catch (RdmaTimeoutException e) {
                    // It goes on.
                }
            }
        } catch (RdmaException e) {
            LOG.log(System.Logger.Level.DEBUG, "a node's connection has ended", e);
        } finally {
            threads.remove(Thread.currentThread());
        }
    }

    @Override
    public void close() throws IOException {
        closing = true;
        // First: it starts the others.
        join(acceptor);
        threads.forEach(ManagedServer::join);
        listener.close();
    }

    /** Waits for its end, also in a thread that was interrupted. */
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
