package org.rdma4j.cm;

import java.io.Closeable;
import java.net.InetAddress;
import java.time.Duration;
import java.util.Optional;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.Owned;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_global_route;
import org.rdma4j.verbs.AddressHandle;
import org.rdma4j.verbs.MulticastGroup;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.Recipient;
import org.rdma4j.verbs.VerbsException;

/**
 * Being a member of a multicast group, which the network knows; {@link #close} leaves. Made by {@link DatagramEndpoint#join}. Should
 * the network end it (MULTICAST_ERROR), what is posted to the queue pair ends, with that as its cause.
 */
public final class Membership implements Closeable {
    private final InetAddress group;
    private final CommunicationIdentifier identifier;
    private final Event.Destination destination;
    private final AddressHandle handle;
    private final Optional<MulticastGroup> attached;
    private boolean left;

    private Membership(DatagramEndpoint datagrams, InetAddress group, boolean sendOnly, CommunicationIdentifier identifier, Event joined)
            throws VerbsException {
        this.group = group;
        this.identifier = identifier;
        this.destination = DatagramEndpoint.destination(joined);
        Owned owned = new Owned();
        try {
            handle = owned.own(datagrams.domain().addressHandle(destination.path()));
            attached = sendOnly
                    ? Optional.empty()
                    : Optional.of(datagrams.queuePair().joinMulticast(gid(), ibv_ah_attr.dlid(destination.path())));
            attached.ifPresent(owned::own);
            identifier.onEvent(datagrams::happened);
        } catch (Throwable e) {
            Closing.after(e, owned);
            throw e;
        }
    }

    static Membership of(DatagramEndpoint datagrams, InetAddress group, boolean sendOnly, Duration timeout)
            throws RdmaException {
        CommunicationIdentifier identifier = datagrams.bound();
        try {
            identifier.joinMulticast(group, sendOnly);
            return joined(datagrams, group, sendOnly, identifier, timeout);
        } catch (Throwable e) {
            Closing.after(e, identifier);
            throw e;
        }
    }

    private static Membership joined(
            DatagramEndpoint datagrams, InetAddress group, boolean sendOnly, CommunicationIdentifier identifier, Duration timeout)
            throws RdmaException {
        try {
            Event joined = identifier.await(EventType.MULTICAST_JOIN, timeout);
            return new Membership(datagrams, group, sendOnly, identifier, joined);
        } catch (Throwable e) {
            Closing.after(e, () -> identifier.leaveMulticast(group));
            throw e;
        }
    }

    /** Where datagrams to all members go: {@code send.to(membership.recipient())}. */
    public Recipient recipient() {
        return new Recipient(handle, destination.queuePair(), destination.qkey());
    }

    /** The same in numbers, for programs that make their own address handles. */
    public Event.Destination destination() {
        return destination;
    }

    /** The group's address, as the program gave it. */
    public InetAddress group() {
        return group;
    }

    /** The group's address for the device; the network may have another than the one that the program gave. */
    public Gid gid() {
        return Gid.of(ibv_global_route.dgid(ibv_ah_attr.grh(destination.path())));
    }

    /**
     * Leaves the group. Does nothing the second time. What has arrived already is still received.
     *
     * @throws IllegalStateException if a datagram to the group is in flight
     */
    @Override
    public void close() throws VerbsException {
        handle.close();
        if (attached.isPresent()) {
            attached.get().close();
        }
        if (!left) {
            // Once: what the manager does not know any more it never lets go, and closing the identifier leaves, too.
            left = true;
            identifier.leaveMulticast(group);
        }
        identifier.close();
    }
}
