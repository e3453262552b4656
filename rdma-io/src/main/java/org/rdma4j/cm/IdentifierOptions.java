package org.rdma4j.cm;

import org.rdma4j.verbs.VerbsException;

/** Sets the options of an identifier at the stages at which the kernel accepts them. */
final class IdentifierOptions {
    private IdentifierOptions() {}

    /** Sets the options of a listener. Must be called before the identifier is bound. */
    static void setBeforeListen(CommunicationIdentifier identifier, ConnectionOptions options) throws VerbsException {
        if (options.ipv6Only().isPresent()) {
            identifier.ipv6Only(options.ipv6Only().get());
        }
        setBeforeConnect(identifier, options);
    }

    /** Sets the options of a connection. Must be called before the peer's address is resolved. */
    static void setBeforeConnect(CommunicationIdentifier identifier, ConnectionOptions options) throws VerbsException {
        setReuseAddress(identifier, options);
        setBeforeAccept(identifier, options);
    }

    /** Sets the connection options that the kernel also accepts for a received request. */
    static void setBeforeAccept(CommunicationIdentifier identifier, ConnectionOptions options) throws VerbsException {
        setTypeOfService(identifier, options);
        if (options.acknowledgeTimeout().isPresent()) {
            identifier.acknowledgeTimeout(options.acknowledgeTimeout().getAsInt());
        }
    }

    /**
     * Sets the options of a datagram service. Omits the acknowledgement timeout, which the kernel rejects for
     * datagrams.
     */
    static void setForDatagrams(CommunicationIdentifier identifier, ConnectionOptions options) throws VerbsException {
        setReuseAddress(identifier, options);
        setTypeOfService(identifier, options);
    }

    private static void setReuseAddress(CommunicationIdentifier identifier, ConnectionOptions options)
            throws VerbsException {
        if (options.reuseAddress()) {
            identifier.reuseAddress(true);
        }
    }

    private static void setTypeOfService(CommunicationIdentifier identifier, ConnectionOptions options)
            throws VerbsException {
        if (options.typeOfService().isPresent()) {
            identifier.typeOfService(options.typeOfService().getAsInt());
        }
    }
}
