package org.rdma4j.cm;

import java.io.Closeable;
import org.rdma4j.verbs.AddressHandle;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.Recipient;
import org.rdma4j.verbs.VerbsException;

/**
 * A service that was found at its address, and the way to it. Made by {@link DatagramEndpoint#find}. It does not notice when the
 * service ends.
 */
public final class DatagramPeer implements Closeable {
    private final AddressHandle handle;
    private final Event.Destination destination;
    private final byte[] data;

    DatagramPeer(ProtectionDomain domain, Event.Destination destination, byte[] data) throws VerbsException {
        this.handle = domain.addressHandle(destination.path());
        this.destination = destination;
        this.data = data;
    }

    /** Where datagrams to it go: {@code send.to(peer.recipient())}. */
    public Recipient recipient() {
        return new Recipient(handle, destination.queuePair(), destination.qkey());
    }

    /** The same in numbers, for programs that make their own address handles. */
    public Event.Destination destination() {
        return destination;
    }

    /** What it sent along with its answer. Zeros may have been added behind it. */
    public byte[] data() {
        return data.clone();
    }

    /**
     * Frees the address handle. Does nothing the second time.
     *
     * @throws IllegalStateException if a datagram to it is in flight
     */
    @Override
    public void close() throws VerbsException {
        handle.close();
    }
}
