package org.rdma4j.cm;

import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.QueuePairControl;
import org.rdma4j.sys.Errno;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.VerbsException;

/**
 * Establishes a connection: sends or accepts the connection request and transitions the queue pair. On iWARP, the
 * kernel transitions the queue pair, and this class only records its new state.
 */
final class Handshake implements IdentifierOperation {
    private final CommunicationIdentifier identifier;
    private final ConnectionOptions options;
    /** Whether this side sends the connection request. */
    private final boolean active;

    private final QueuePair queuePair;
    private final boolean iwarp;
    private final QueuePairControl<QueuePair, RdmaException> control = QueuePairControl.Holder.get();

    /**
     * Private data received from the peer with its request or, once the connection is established, with its response.
     */
    private byte[] peerData;

    /**
     * Creates a handshake.
     *
     * @param request the peer's connection request, or {@code null} if this side sends the request
     */
    Handshake(
            CommunicationIdentifier identifier,
            ConnectionOptions options,
            @Nullable Event request,
            QueuePair queuePair) {
        this.identifier = identifier;
        this.options = options;
        this.active = request == null;
        this.queuePair = queuePair;
        this.iwarp = queuePair.domain().context().device().transport() == Device.Transport.IWARP;
        this.peerData = request == null ? new byte[0] : request.privateData();
    }

    boolean isActive() {
        return active;
    }

    boolean isIwarp() {
        return iwarp;
    }

    /** Returns the maximum time in nanoseconds for which the connection survives the loss of its link. */
    long linkNanos() {
        return options.linkNanos();
    }

    byte[] peerData() {
        return peerData;
    }

    /** Transitions the queue pair to {@link QueuePairState#INIT}, so that receives can be posted. */
    void initialize() throws VerbsException {
        if (iwarp) {
            control.entered(queuePair, QueuePairState.INIT.ordinal());
        } else {
            queuePair.modify(identifier.queuePairAttributes(QueuePairState.INIT).access(options.queues().access));
        }
    }

    /**
     * Sends or accepts the connection request; when the peer has answered, completes the connection. On InfiniBand and
     * RoCE, the connecting side transitions its queue pair in between.
     */
    @Override
    public @Nullable EventType advance(@Nullable Event event) throws RdmaException {
        if (event == null) {
            return active ? connect() : accept();
        }
        if (active) {
            peerData = event.privateData();
        }
        if (iwarp) {
            control.entered(queuePair, QueuePairState.RTS.ordinal());
        } else if (active) {
            complete();
        }
        control.connected(queuePair, identifier.peerAddress(), identifier.port());
        return null;
    }

    /** On soft-iWARP, {@code rdma_connect} establishes the TCP connection before it returns. */
    @Override
    public boolean blocksInFirstStep() {
        return active && iwarp;
    }

    @Override
    public boolean hasTimeoutPerStep() {
        return false;
    }

    private EventType connect() throws RdmaException {
        try {
            identifier.connect(queuePair, options);
        } catch (VerbsException e) {
            // On soft-iWARP, rdma_connect itself establishes the connection, and fails if that is not possible.
            throw connectFailure(e);
        }
        return iwarp ? EventType.ESTABLISHED : EventType.CONNECT_RESPONSE;
    }

    private RdmaException connectFailure(VerbsException e) {
        int errno = e.errno();
        if (errno == Errno.ECONNREFUSED) {
            return failure("connect to", EventType.REJECTED, e, identifier);
        }
        return errno == Errno.ETIMEDOUT || errno == Errno.EHOSTUNREACH || errno == Errno.ENETUNREACH
                ? failure("connect to", EventType.UNREACHABLE, e, identifier)
                : e;
    }

    /** Transitions the queue pair of the connecting side, and tells the peer. */
    private void complete() throws RdmaException {
        try {
            enter(QueuePairState.RTR);
            enter(QueuePairState.RTS);
            identifier.establish();
        } catch (VerbsException e) {
            throw peerGone("connect to", identifier, e);
        }
    }

    private EventType accept() throws RdmaException {
        try {
            if (!iwarp) {
                enter(QueuePairState.RTR);
                enter(QueuePairState.RTS);
            }
            identifier.accept(queuePair, options);
        } catch (VerbsException e) {
            throw answerFailure(identifier, e);
        }
        return EventType.ESTABLISHED;
    }

    private void enter(QueuePairState state) throws VerbsException {
        QueuePairAttributes attributes = identifier.queuePairAttributes(state);
        if (!active) {
            // Until the request has been accepted, the kernel returns the values from the peer's request.
            Context context = queuePair.domain().context();
            if (state == QueuePairState.RTR) {
                attributes.readsAsTarget(options.readsAsTarget(context));
            } else {
                attributes.readsAsInitiator(options.readsAsInitiator(context));
            }
        }
        queuePair.modify(attributes);
    }

    /**
     * Returns the exception to throw if a request cannot be answered: a {@link ConnectionException} if the peer has
     * given up, otherwise the given exception.
     */
    static RdmaException answerFailure(CommunicationIdentifier identifier, VerbsException e) {
        return peerGone("answer the request from", identifier, e);
    }

    /**
     * Returns a {@link ConnectionException} if librdmacm has rejected a call because the peer has given up in the
     * meantime, otherwise the given exception.
     */
    private static RdmaException peerGone(String operation, CommunicationIdentifier identifier, VerbsException e) {
        boolean gone = e.function().startsWith("rdma_") && (e.errno() == Errno.ECONNRESET || e.errno() == Errno.EINVAL);
        return gone ? failure(operation, EventType.DISCONNECTED, e, identifier) : e;
    }

    private static ConnectionException failure(
            String operation, EventType type, VerbsException cause, CommunicationIdentifier identifier) {
        ConnectionException failure = new ConnectionException(
                "Cannot " + operation + " " + identifier.address(), new Event(type, -cause.errno()));
        failure.initCause(cause);
        return failure;
    }
}
