package org.rdma4j.cm;

import java.io.Closeable;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.rdma4j.internal.Closing;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.VerbsException;

/**
 * Listens for connection requests at a local address. {@link #next} accepts the next request; {@link #nextRequest} and
 * {@link #pollRequest} return it, so that the program can examine it first. Requests are queued in order of arrival, up
 * to the limit set by {@link ConnectionOptions#withBacklog}; further requests are rejected. Methods may be called from
 * any thread. A program with an event loop sets a handler with {@link #onRequest} instead.
 *
 * <p>A server with many clients can poll a single completion queue and post all receives to a single shared receive
 * queue:
 *
 * {@snippet lang=java :
 * try (Listener listener = Listener.on(address);
 *         Context context = Device.named(listener.deviceName()).open();
 *         ProtectionDomain domain = ProtectionDomain.allocate(context);
 *         CompletionQueue completions = CompletionQueue.createWithEvents(context, 1024);
 *         SharedReceiveQueue receives = SharedReceiveQueue.create(domain, 256, 1)) {
 *     ConnectionOptions options =
 *             new ConnectionOptions().withCompletionQueue(completions).withSharedReceiveQueue(receives);
 *     while (running.getAsBoolean()) {
 *         Optional<ConnectionRequest> request = listener.pollRequest();
 *         if (request.isPresent()) {
 *             try (ConnectionRequest next = request.get()) {
 *                 Connection client = next.accept(options);
 *                 clients.put(client.queuePair(), client); // Closed below if it cannot be established.
 *                 client.establish(TIMEOUT);
 *             } catch (RdmaException e) {
 *                 // This client failed; the listener continues.
 *             }
 *         }
 *         Completions done = completions.poll(Duration.ofMillis(10));
 *         while (done.next()) {
 *             handle(clients.get(QueuePair.of(done.request())), done.request());
 *         }
 *         for (Connection client : List.copyOf(clients.values())) {
 *             if (!client.isConnected()) {
 *                 clients.remove(client.queuePair());
 *                 client.close();
 *             }
 *         }
 *     }
 * }
 * }
 *
 * <p>{@code establish} waits for the client, and {@code close} may wait up to one second for the client to disconnect;
 * meanwhile, the loop serves no other clients. If a client disconnects while its queue pair has no work in flight, as
 * is common with shared receives, no completion is generated; only {@link Connection#isConnected} reveals the
 * disconnection.
 *
 * @see "docs/guide/connection-manager.md"
 */
public final class Listener implements Closeable {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.cm");

    private final CommunicationIdentifier identifier;
    private final InetSocketAddress address;
    private final ConnectionOptions options;

    private Listener(CommunicationIdentifier identifier, ConnectionOptions options) {
        this.identifier = identifier;
        this.address = identifier.localAddress();
        this.options = options;
    }

    /**
     * Creates a listener at the given local address with default options. Equivalent to {@link #on(InetSocketAddress,
     * ConnectionOptions) on(address, new ConnectionOptions())}.
     */
    public static Listener on(InetSocketAddress address) throws VerbsException {
        return on(address, new ConnectionOptions());
    }

    /**
     * Creates a listener at the given local address. Requests sent to a loopback address are received only if an RDMA
     * device supports loopback addresses, which soft-RoCE and soft-iWARP do not. A client on the same machine should
     * connect to the machine's address on the RDMA network.
     *
     * @param address an address assigned to an RDMA device's network interface, or the wildcard address for all
     *     interfaces; if the port is 0, the system chooses one
     * @param options options for the listener, and default options for the connections it accepts
     * @throws VerbsException if the address cannot be bound, for example because another listener uses it
     */
    public static Listener on(InetSocketAddress address, ConnectionOptions options) throws VerbsException {
        return on(SharedChannel.get(), address, options);
    }

    /**
     * Creates a listener at the given local address whose requests arrive through the given channel. The listener, its
     * requests and the connections they become use this channel until they are {@linkplain ConnectionRequest#migrate
     * migrated}, and must be closed before it. Otherwise equivalent to {@link #on(InetSocketAddress,
     * ConnectionOptions)}.
     *
     * @param channel channel whose events the program takes
     */
    public static Listener on(EventChannel channel, InetSocketAddress address, ConnectionOptions options)
            throws VerbsException {
        CommunicationIdentifier identifier = channel.identifier();
        try {
            IdentifierOptions.setBeforeListen(identifier, options);
            identifier.bind(address);
            identifier.listen(options.backlog());
            return new Listener(identifier, options);
        } catch (Throwable e) {
            Closing.after(e, identifier);
            throw e;
        }
    }

    /**
     * Returns the listener's local address.
     *
     * @throws IllegalStateException if this listener is closed, unless its device has been removed
     */
    public InetSocketAddress address() {
        Event end = identifier.end();
        boolean removed = end != null && end.type() == EventType.DEVICE_REMOVAL;
        return removed ? address : identifier.localAddress();
    }

    /**
     * Returns the name of the device that has the local address. Objects to be shared by accepted connections must be
     * created from a context of this device: {@code Device.named(listener.deviceName()).open()}.
     *
     * @throws IllegalStateException if the local address is a wildcard or loopback address, which does not belong to a
     *     single device; use {@link ConnectionRequest#deviceName} instead
     */
    public String deviceName() {
        return identifier.deviceName();
    }

    /**
     * Waits for a connection request and accepts it with this listener's options. Equivalent to {@link #nextRequest}
     * followed by {@link ConnectionRequest#accept()}. The caller must promptly establish the connection, or close it to
     * reject the request.
     *
     * @throws ConnectionException if no more requests can arrive, for example because the device was removed, or if the
     *     peer has given up
     * @throws org.rdma4j.verbs.RdmaTimeoutException if no request arrives within the timeout
     * @throws IllegalArgumentException if the request cannot be accepted with the options of this listener, as
     *     specified by {@link ConnectionRequest#accept(ConnectionOptions)}; the request has been rejected
     * @throws IllegalStateException if this listener is closed, or is closed during the wait
     */
    public Connection next(Duration timeout) throws RdmaException {
        try (ConnectionRequest request = nextRequest(timeout)) {
            return request.accept();
        }
    }

    /**
     * Retrieves and removes the next connection request, waiting up to the given timeout if necessary for one to
     * arrive. The caller must answer the request.
     *
     * @throws ConnectionException if no more requests can arrive, for example because the device was removed
     * @throws org.rdma4j.verbs.RdmaTimeoutException if no request arrives within the timeout
     * @throws IllegalStateException if this listener is closed, or is closed during the wait
     */
    public ConnectionRequest nextRequest(Duration timeout) throws RdmaException {
        return request(identifier.request(timeout));
    }

    /**
     * Retrieves and removes the next connection request, or returns an empty {@code Optional} if none is pending. The
     * caller must answer the request.
     *
     * @throws ConnectionException if no more requests can arrive, for example because the device was removed
     * @throws IllegalStateException if this listener is closed
     */
    public Optional<ConnectionRequest> pollRequest() throws RdmaException {
        Optional<CommunicationIdentifier> request = identifier.pollRequest();
        return request.isEmpty() ? Optional.empty() : Optional.of(request(request.get()));
    }

    /**
     * Sets the handler of connection requests. The current thread passes the pending requests to the handler; the
     * thread that takes the events of the listener's channel passes later ones. The handler must not block, and must
     * answer each request, now or later. If the handler throws an exception, the exception is logged, and the request
     * is closed and thereby rejected. Replaces the handler set before. If the device of the listener's address is
     * removed, the listener is closed, and a warning is logged; it does not listen again when the device comes back. A
     * listener at the wildcard address is not affected.
     */
    public void onRequest(Consumer<ConnectionRequest> handler) {
        Objects.requireNonNull(handler);
        identifier.onRequest(request -> handle(request, handler));
        identifier.onEvent(this::handleRemoval);
    }

    /** Closes the identifier when its device is removed: otherwise the removal could not be completed. */
    private void handleRemoval(Event event) {
        if (event.type() == EventType.DEVICE_REMOVAL) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    () -> "The listener at " + address + " is closed, because its device has been removed");
            try {
                identifier.close();
            } catch (VerbsException e) {
                LOG.log(System.Logger.Level.WARNING, "Cannot close the listener at " + address, e);
            }
        }
    }

    private void handle(CommunicationIdentifier identifierOfRequest, Consumer<ConnectionRequest> handler) {
        ConnectionRequest request = null;
        try {
            request = request(identifierOfRequest);
            handler.accept(request);
        } catch (Throwable e) {
            LOG.log(System.Logger.Level.ERROR, "The handler of requests to " + identifier.address() + " has failed", e);
            if (request != null) {
                Closing.after(e, request);
            }
        }
    }

    private ConnectionRequest request(CommunicationIdentifier request) throws RdmaException {
        try {
            return new ConnectionRequest(request, options, request.await(EventType.CONNECT_REQUEST, Duration.ZERO));
        } catch (Throwable e) {
            Closing.after(e, request);
            throw e;
        }
    }

    /** Stops listening and rejects the pending requests. Requests and connections already returned are not affected. */
    @Override
    public void close() throws VerbsException {
        identifier.close();
    }
}
