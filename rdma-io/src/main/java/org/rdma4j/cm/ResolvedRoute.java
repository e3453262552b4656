package org.rdma4j.cm;

import java.io.Closeable;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.VerbsException;

/**
 * A resolved route to a peer: the device to use is known, but the peer has not yet been notified. Created by {@link
 * Connection#resolve}. The program either {@linkplain #create creates} a connection or {@linkplain #close closes} the
 * route.
 *
 * {@snippet lang=java :
 * Connection.resolve(channel, address, options, TIMEOUT).thenAccept(route -> {
 *     try (route) {
 *         System.out.println(route.peerAddress() + " is reached through " + route.deviceName());
 *     } catch (RdmaException e) {
 *         throw new UncheckedIOException(e);
 *     }
 * });
 * }
 *
 * <p>Methods may be called from any thread.
 *
 * @see "docs/guide/connection-manager.md"
 */
public final class ResolvedRoute implements Closeable {
    private final CommunicationIdentifier identifier;

    /** Whether a connection has been created. If so, the connection owns the identifier. */
    private boolean created;

    private ResolvedRoute(CommunicationIdentifier identifier) {
        this.identifier = identifier;
    }

    /** Resolves a peer's address and the route to it: {@code rdma_resolve_addr}, then {@code rdma_resolve_route}. */
    private record Resolution(
            CommunicationIdentifier identifier, InetSocketAddress peer, ConnectionOptions options, Duration timeout)
            implements IdentifierOperation {
        @Override
        public @Nullable EventType advance(@Nullable Event event) throws RdmaException {
            if (event == null) {
                IdentifierOptions.setBeforeConnect(identifier, options);
                identifier.resolveAddress(options.localAddress(), peer, timeout);
                return EventType.ADDR_RESOLVED;
            }
            if (event.type() == EventType.ADDR_RESOLVED) {
                identifier.resolveRoute(timeout);
                return EventType.ROUTE_RESOLVED;
            }
            return null;
        }

        @Override
        public boolean hasTimeoutPerStep() {
            return true;
        }
    }

    /** Resolves the route to a peer and waits until it is resolved. See {@link Connection#to}. */
    static ResolvedRoute await(
            EventChannel channel, InetSocketAddress peer, ConnectionOptions options, Duration timeout)
            throws RdmaException {
        CommunicationIdentifier identifier = channel.identifier();
        try {
            new Resolution(identifier, peer, options, timeout).await(identifier, timeout);
            return new ResolvedRoute(identifier);
        } catch (Throwable e) {
            Closing.after(e, identifier);
            throw e;
        }
    }

    /** Starts resolving the route to a peer. See {@link Connection#resolve}. */
    static CompletableFuture<ResolvedRoute> start(
            EventChannel channel, InetSocketAddress peer, ConnectionOptions options, Duration timeout) {
        Objects.requireNonNull(peer);
        Objects.requireNonNull(options);
        Objects.requireNonNull(timeout);
        // Now rather than after the identifier has been created, which nobody would close.
        StackReserve.checkForSeveral();
        CompletableFuture<ResolvedRoute> result = new CompletableFuture<>();
        CommunicationIdentifier identifier;
        try {
            identifier = channel.identifier();
            identifier.resolves(result);
        } catch (VerbsException | IllegalStateException e) {
            return CompletableFuture.failedFuture(e);
        }
        try {
            start(identifier, new Resolution(identifier, peer, options, timeout), result);
            return result;
        } catch (Throwable e) {
            result.completeExceptionally(e);
            Closing.after(e, identifier);
            throw e;
        }
    }

    private static void start(
            CommunicationIdentifier identifier, Resolution resolution, CompletableFuture<ResolvedRoute> result) {
        AsyncOperation<ResolvedRoute> operation =
                new AsyncOperation<>(identifier, resolution, () -> new ResolvedRoute(identifier));
        operation.start().whenComplete((route, failure) -> {
            if (failure != null) {
                Closing.after(failure, identifier);
                result.completeExceptionally(failure);
            } else if (!result.complete(route)) {
                close(identifier);
            }
        });
        result.whenComplete((route, failure) -> {
            if (failure != null) {
                // Closes the identifier if the program has canceled the future.
                operation.fail(failure);
            }
        });
    }

    private static void close(CommunicationIdentifier identifier) {
        try {
            identifier.close();
        } catch (VerbsException e) {
            System.getLogger("org.rdma4j.cm").log(System.Logger.Level.DEBUG, "Cannot close " + identifier, e);
        }
    }

    /** Returns the name of the device on the route. The connection will use this device. */
    public String deviceName() {
        return identifier.deviceName();
    }

    /** Returns the peer's address. */
    public InetSocketAddress peerAddress() {
        return identifier.peerAddress();
    }

    /**
     * Creates a connection and its queue pair. Receives can be posted immediately; the peer is not notified until the
     * connection is {@linkplain Connection#establishAsync established}. The caller must close the connection. If this
     * method throws an exception, it can be called again with other options, or this route can be closed.
     *
     * @param options options of the connection; the type of service, the acknowledgement timeout, the local address and
     *     address reuse have been taken from the options passed to {@link Connection#resolve}
     * @throws IllegalArgumentException if the options conflict, an option refers to an object on a device other than
     *     {@link #deviceName}, or a completion queue set in the options has insufficient remaining capacity for the
     *     requests of the queue pair
     * @throws IllegalStateException if a connection has already been created, or this route is closed
     */
    public synchronized Connection create(ConnectionOptions options) throws RdmaException {
        Objects.requireNonNull(options);
        if (created || !identifier.isOpen()) {
            throw new IllegalStateException(
                    "The route to " + identifier.address() + (created ? " already has a connection" : " is closed"));
        }
        Connection connection = new Connection(identifier, options, null);
        created = true;
        return connection;
    }

    /** Returns the local address. */
    public InetSocketAddress localAddress() {
        return identifier.localAddress();
    }

    /** Discards this route. Has no effect if a connection has been created. Idempotent. */
    @Override
    public synchronized void close() throws VerbsException {
        if (!created) {
            identifier.close();
        }
    }
}
