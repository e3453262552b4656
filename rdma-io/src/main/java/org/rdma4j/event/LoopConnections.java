package org.rdma4j.event;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.cm.Listener;
import org.rdma4j.internal.Closing;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.VerbsException;

/** Opens and closes the connections of a loop. All methods may be called by any thread. */
final class LoopConnections {
    /** Maximum time for which {@link #closeAll} waits without any connection being closed. */
    private static final Duration CLOSE_LIMIT = Duration.ofSeconds(10);

    private final LoopContext loop;
    private final LoopResources resources;
    private final Dispatcher dispatcher;

    /** Whether the loop is being closed. */
    private volatile boolean closing;

    LoopConnections(LoopContext loop, LoopResources resources, Dispatcher dispatcher) {
        this.loop = loop;
        this.resources = resources;
        this.dispatcher = dispatcher;
    }

    CompletableFuture<Connection> connect(
            InetSocketAddress peer, ConnectionOptions options, Duration limit, ConnectionHandler handler) {
        Objects.requireNonNull(peer);
        LoopConnection connection = create(options, limit, handler);
        loop.handOver(connection.opened(), () -> {
            add(connection);
            connection.connect(peer, options, limit);
        });
        return connection.opened();
    }

    CompletableFuture<Connection> accept(
            ConnectionRequest request, ConnectionOptions options, Duration limit, ConnectionHandler handler) {
        LoopConnection connection = create(options, limit, handler);
        CompletableFuture<Connection> opened = connection.opened();
        opened.whenComplete((accepted, e) -> {
            if (e != null) {
                // Rejects the request if it has not been accepted.
                Closing.after(e, request);
            }
        });
        loop.handOver(opened, () -> {
            add(connection);
            connection.accept(request, options, limit);
        });
        return opened;
    }

    /** Listens for connection requests, which are passed to a consumer on the loop. */
    Listener listen(InetSocketAddress address, ConnectionOptions options, Consumer<ConnectionRequest> requests)
            throws VerbsException {
        Listener listener = Listener.on(loop.channel(), address, options);
        try {
            listener.onRequest(requests);
            return listener;
        } catch (Throwable e) {
            Closing.after(e, listener);
            throw e;
        }
    }

    private LoopConnection create(ConnectionOptions options, Duration limit, ConnectionHandler handler) {
        Objects.requireNonNull(options);
        Objects.requireNonNull(limit);
        return new LoopConnection(loop, resources, Objects.requireNonNull(handler));
    }

    private void add(LoopConnection connection) {
        dispatcher.add(connection);
        if (closing) {
            connection.end(new IOException(loop + " is closed"));
        }
    }

    /** Closes a connection. The future is completed when its resources have been freed. */
    CompletableFuture<Void> close(Connection connection) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        loop.handOver(done, () -> {
            LoopConnection of = dispatcher.connection(connection.queuePair());
            if (of == null) {
                done.complete(null);
            } else {
                of.closed().whenComplete((result, e) -> done.complete(null));
                of.close();
            }
        });
        return done;
    }

    /** Ends a connection without waiting for the peer. */
    void abort(Connection connection, IOException cause) {
        Objects.requireNonNull(cause);
        loop.runInLoop(() -> {
            LoopConnection of = dispatcher.connection(connection.queuePair());
            if (of != null) {
                of.end(cause);
            }
        });
    }

    /** Ends all connections, because the loop has failed. Connections that are added later end immediately. */
    void endAll(IOException cause) {
        closing = true;
        dispatcher.all().forEach(each -> each.end(cause));
    }

    /**
     * Closes all connections and waits until they are closed. Connections that are added later end immediately.
     *
     * @throws RdmaTimeoutException if no connection is closed within {@link #CLOSE_LIMIT}
     */
    void closeAll() throws IOException {
        if (closing) {
            return;
        }
        closing = true;
        CompletableFuture<Void> done = new CompletableFuture<>();
        try {
            loop.runInLoop(() -> {
                CompletableFuture.allOf(dispatcher.all().stream()
                                .map(LoopConnection::closed)
                                .toArray(CompletableFuture[]::new))
                        .whenComplete((result, e) -> done.complete(null));
                resources.closeConnections();
            });
        } catch (RejectedExecutionException e) {
            // The loop has failed in the meantime, which closes its connections.
            return;
        }
        while (!done.isDone()) {
            int before = dispatcher.all().size();
            try {
                loop.driver().await(done, CLOSE_LIMIT);
            } catch (RdmaTimeoutException e) {
                if (dispatcher.all().size() >= before) {
                    throw e;
                }
            } catch (IOException e) {
                if (loop.driver().failure() == null) {
                    throw e;
                }
                // The loop has failed in the meantime.
                return;
            }
        }
    }
}
