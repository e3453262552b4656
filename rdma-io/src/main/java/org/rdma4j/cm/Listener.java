package org.rdma4j.cm;

import java.io.Closeable;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import org.rdma4j.internal.Closing;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.VerbsException;

/**
 * Listens for connection requests at a local address. {@link #next} accepts a request; {@link #nextRequest} and {@link
 * #pollRequest} return it, so that the program can examine it first. Requests wait in order of arrival, at most {@link
 * ConnectionOptions#withBacklog}; further ones are rejected. Methods may be called by any number of threads.
 *
 * <p>A server with many clients can poll a single completion queue, and post all receives to a single queue:
 *
 * <pre>{@code
 * try (Listener listener = Listener.on(address);
 *         Context context = Device.named(listener.deviceName()).open();
 *         ProtectionDomain domain = ProtectionDomain.allocate(context);
 *         CompletionQueue completions = CompletionQueue.createWithEvents(context, 1024);
 *         SharedReceiveQueue receives = SharedReceiveQueue.create(domain, 256, 1)) {
 *     ConnectionOptions options = new ConnectionOptions()
 *             .withCompletionQueue(completions)
 *             .withSharedReceiveQueue(receives);
 *     ...
 *     while (running) {
 *         Optional<ConnectionRequest> request = listener.pollRequest();
 *         if (request.isPresent()) {
 *             try (ConnectionRequest next = request.get()) {
 *                 Connection client = next.accept(options);
 *                 clients.put(client.queuePair(), client);    // Closed below if it cannot be established.
 *                 client.establish(limit);
 *             } catch (RdmaException e) {
 *                 // This client has failed; the listener goes on.
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
 * }</pre>
 *
 * <p>{@code establish} waits for the client, and {@code close} may wait up to one second for its disconnection; the loop serves no
 * other client meanwhile. A client that leaves while no work is in flight for its queue pair, as with shared receives, causes no
 * completion: {@link Connection#isConnected} reports it.
 */
public final class Listener implements Closeable {
    private final CommunicationIdentifier identifier;
    private final ConnectionOptions options;

    private Listener(CommunicationIdentifier identifier, ConnectionOptions options) {
        this.identifier = identifier;
        this.options = options;
    }

    /** Listens at a local address, with default options: {@link #on(InetSocketAddress, ConnectionOptions)}. */
    public static Listener on(InetSocketAddress address) throws VerbsException {
        return on(address, new ConnectionOptions());
    }

    /**
     * Listens at a local address. Requests to a loopback address are received only if an RDMA device supports it, unlike
     * soft-RoCE and soft-iWARP; a client on the same machine connects to the address of the RDMA network.
     *
     * @param address an address of an RDMA device's network interface, or the wildcard address for all; with port 0 the
     *     system chooses a port
     * @param options options of the listener, and default options of the connections that it accepts
     * @throws VerbsException if the address cannot be bound, for example because another listener uses it
     */
    public static Listener on(InetSocketAddress address, ConnectionOptions options) throws VerbsException {
        CommunicationIdentifier identifier = EventLoop.shared().identifier();
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

    /** Returns the local address. */
    public InetSocketAddress address() {
        return identifier.localAddress();
    }

    /**
     * Returns the name of the device of the local address. Objects that accepted connections share are created from a
     * context of this device: {@code Device.named(listener.deviceName()).open()}.
     *
     * @throws IllegalStateException if the local address is a wildcard or loopback address, and therefore not that of one
     *     device; use {@link ConnectionRequest#deviceName}
     */
    public String deviceName() {
        return identifier.deviceName();
    }

    /**
     * Waits for a connection request, and accepts it with the options of this listener: {@link #nextRequest} followed by
     * {@link ConnectionRequest#accept()}. The caller establishes the connection without delay, or closes it, which rejects
     * the request.
     *
     * @throws ConnectionException if no more requests will arrive, for example because the device has been removed; or if
     *     the peer has given up
     * @throws org.rdma4j.verbs.RdmaTimeoutException if no request arrives within the timeout
     * @throws IllegalArgumentException if the options of this listener do not allow a connection, as described for {@link
     *     ConnectionRequest#accept(ConnectionOptions)}; the request has been rejected
     * @throws IllegalStateException if this listener is closed, also during the wait
     */
    public Connection next(Duration timeout) throws RdmaException {
        try (ConnectionRequest request = nextRequest(timeout)) {
            return request.accept();
        }
    }

    /**
     * Waits for a connection request. The caller answers it.
     *
     * @throws ConnectionException if no more requests will arrive, for example because the device has been removed
     * @throws org.rdma4j.verbs.RdmaTimeoutException if no request arrives within the timeout
     * @throws IllegalStateException if this listener is closed, also during the wait
     */
    public ConnectionRequest nextRequest(Duration timeout) throws RdmaException {
        return request(identifier.request(timeout));
    }

    /**
     * Returns the next connection request if one is waiting, without waiting. The caller answers it.
     *
     * @throws ConnectionException if no more requests will arrive, for example because the device has been removed
     * @throws IllegalStateException if this listener is closed
     */
    public Optional<ConnectionRequest> pollRequest() throws RdmaException {
        Optional<CommunicationIdentifier> request = identifier.pollRequest();
        return request.isEmpty() ? Optional.empty() : Optional.of(request(request.get()));
    }

    private ConnectionRequest request(CommunicationIdentifier request) throws RdmaException {
        try {
            return new ConnectionRequest(request, options, request.await(EventType.CONNECT_REQUEST, Duration.ZERO));
        } catch (Throwable e) {
            Closing.after(e, request);
            throw e;
        }
    }

    /** Stops listening, and rejects the waiting requests. Does not affect requests and connections already returned. */
    @Override
    public void close() throws VerbsException {
        identifier.close();
    }
}
