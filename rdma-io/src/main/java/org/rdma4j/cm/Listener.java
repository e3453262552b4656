package org.rdma4j.cm;

import java.io.Closeable;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.rdma4j.internal.Closing;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.VerbsException;

/**
 * Waits for peers that connect to an address. {@link #next} takes a connection; {@link #nextRequest} lets the
 * caller see first who asks and for what. Any number of threads may take from it. Requests that arrive meanwhile wait, as
 * many as {@link ConnectionOptions#withBacklog}; further ones are refused.
 */
public final class Listener implements Closeable {
    private final CommunicationIdentifier identifier;
    private final ConnectionOptions options;

    private Listener(CommunicationIdentifier identifier, ConnectionOptions options) {
        this.identifier = identifier;
        this.options = options;
    }

    /**
     * Listens on an address of this machine. On a loopback address it listens, too, and no request comes where that has no
     * RDMA device, as on soft-RoCE and soft-iWARP: connect to the address of the RDMA network from the same machine as well.
     *
     * @param address of an RDMA device's network interface, or the wildcard address for all; port 0 lets the system choose
     */
    public static Listener on(InetSocketAddress address) throws VerbsException {
        return on(address, new ConnectionOptions());
    }

    /** The same, with options for itself and for the connections that are taken from it without others. */
    public static Listener on(InetSocketAddress address, ConnectionOptions options) throws VerbsException {
        CommunicationIdentifier identifier = EventLoop.shared().identifier();
        try {
            options.applyToListener(identifier);
            identifier.bind(address);
            identifier.listen(options.backlog());
            return new Listener(identifier, options);
        } catch (Throwable e) {
            Closing.after(e, identifier);
            throw e;
        }
    }

    /** The address that it listens on. */
    public InetSocketAddress address() {
        return identifier.localAddress();
    }

    /**
     * Waits for a peer that asks for a connection, and accepts it with the options of this listener: {@link #nextRequest}
     * and {@link ConnectionRequest#accept()} in one. The caller establishes the connection, and soon, or closes it, which
     * refuses.
     *
     * @throws ConnectionException if no more will come, as when the device is taken away; or if the one that came is gone
     * @throws org.rdma4j.verbs.RdmaTimeoutException if none comes in time
     * @throws IllegalStateException if this is closed meanwhile
     */
    public Connection next(Duration timeout) throws RdmaException {
        try (ConnectionRequest request = nextRequest(timeout)) {
            return request.accept();
        }
    }

    /**
     * Waits for a peer that asks for a connection, whom the caller then answers.
     *
     * @throws ConnectionException if no more will come, as when the device is taken away
     * @throws org.rdma4j.verbs.RdmaTimeoutException if none comes in time
     * @throws IllegalStateException if this is closed meanwhile
     */
    public ConnectionRequest nextRequest(Duration timeout) throws RdmaException {
        CommunicationIdentifier asking = identifier.request(timeout);
        try {
            return new ConnectionRequest(asking, options, asking.await(EventType.CONNECT_REQUEST, Duration.ZERO));
        } catch (Throwable e) {
            Closing.after(e, asking);
            throw e;
        }
    }

    /** Stops listening. Requests that nobody took are refused; connections that were taken go on. */
    @Override
    public void close() throws VerbsException {
        identifier.close();
    }
}
