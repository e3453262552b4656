package org.rdma4j.cm;

import java.io.Closeable;
import org.rdma4j.verbs.AddressHandle;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.Recipient;
import org.rdma4j.verbs.VerbsException;

/**
 * A remote datagram service. Created by {@link DatagramEndpoint#find}. A peer object is not notified when the service
 * terminates.
 *
 * <p>The caller closes the peer before its endpoint, when no datagram to the peer is in flight. Methods may be called
 * from any thread.
 *
 * @see "docs/guide/datagrams.md"
 */
public final class DatagramPeer implements Closeable {
    private final AddressHandle handle;
    private final Event.Destination destination;
    private final byte[] data;

    DatagramPeer(ProtectionDomain domain, Event.Destination destination, byte[] data) throws VerbsException {
        this.handle = AddressHandle.create(domain, destination.path());
        this.destination = destination;
        this.data = data;
    }

    /** Returns the recipient for datagrams to this peer: {@code send.to(peer.recipient())}. */
    public Recipient recipient() {
        return new Recipient(handle, destination.queuePair(), destination.qkey());
    }

    /** Returns the service's path, queue pair number and Q_Key, for programs that create their own address handles. */
    public Event.Destination destination() {
        return destination;
    }

    /** Returns the private data that the service sent with its response. The transport may append zeros. */
    public byte[] data() {
        return data.clone();
    }

    /**
     * Frees the address handle. Idempotent.
     *
     * @throws IllegalStateException if a datagram to this peer is in flight
     */
    @Override
    public void close() throws VerbsException {
        handle.close();
    }
}
