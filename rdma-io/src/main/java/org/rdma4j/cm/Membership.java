package org.rdma4j.cm;

import java.io.Closeable;
import java.net.InetAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.Owned;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_global_route;
import org.rdma4j.verbs.AddressHandle;
import org.rdma4j.verbs.MulticastGroup;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.Recipient;
import org.rdma4j.verbs.VerbsException;

/**
 * A {@link DatagramEndpoint}'s membership in a multicast group. Created by {@link DatagramEndpoint#join}; {@link
 * #close} leaves the group. If the network ends the membership ({@link EventType#MULTICAST_ERROR}), the queue pair's
 * outstanding work fails with an exception whose cause is a {@link ConnectionException} for that event.
 *
 * {@snippet lang=java :
 * try (Membership group = endpoint.joinToSend(address, TIMEOUT)) {
 *     endpoint.queuePair().prepareSend(news).to(group.recipient()).complete(TIMEOUT);
 * }
 * }
 *
 * <p>The caller closes the membership before its endpoint, when no datagram to the group is in flight.
 *
 * @see "docs/guide/datagrams.md"
 */
public final class Membership implements Closeable {
    private final InetAddress group;
    private final CommunicationIdentifier identifier;
    private final Event.Destination destination;
    private final AddressHandle handle;
    /** The queue pair's attachment to the group; empty if this member only sends. */
    private final Optional<MulticastGroup> attached;

    /** Whether the identifier has left the group or has tried to leave it. */
    private boolean left;

    private Membership(
            QueuePair queuePair,
            Consumer<Event> handler,
            InetAddress group,
            boolean sendOnly,
            CommunicationIdentifier identifier,
            Event joined)
            throws VerbsException {
        this.group = group;
        this.identifier = identifier;
        this.destination = joined.requireDestination();
        Owned owned = new Owned();
        try {
            handle = owned.own(AddressHandle.create(queuePair.domain(), destination.path()));
            attached = sendOnly
                    ? Optional.empty()
                    : Optional.of(MulticastGroup.join(queuePair, gid(), ibv_ah_attr.dlid(destination.path())));
            attached.ifPresent(owned::own);
            identifier.onEvent(handler);
        } catch (Throwable e) {
            Closing.after(e, owned);
            throw e;
        }
    }

    /**
     * Joins the given group.
     *
     * @param identifier an identifier bound to a local address; closed if this method throws an exception
     * @param queuePair the queue pair that is to receive the group's datagrams, unless {@code sendOnly} is {@code true}
     * @param handler handler for subsequent events
     */
    static Membership join(
            CommunicationIdentifier identifier,
            QueuePair queuePair,
            Consumer<Event> handler,
            InetAddress group,
            boolean sendOnly,
            Duration timeout)
            throws RdmaException {
        try {
            identifier.joinMulticast(group, sendOnly);
            try {
                Event joined = identifier.await(EventType.MULTICAST_JOIN, timeout);
                return new Membership(queuePair, handler, group, sendOnly, identifier, joined);
            } catch (Throwable e) {
                Closing.after(e, () -> identifier.leaveMulticast(group));
                throw e;
            }
        } catch (Throwable e) {
            Closing.after(e, identifier);
            throw e;
        }
    }

    /** Returns the recipient for datagrams to all members of the group: {@code send.to(membership.recipient())}. */
    public Recipient recipient() {
        return new Recipient(handle, destination.queuePair(), destination.qkey());
    }

    /** Returns the group's path, queue pair number and Q_Key, for programs that create their own address handles. */
    public Event.Destination destination() {
        return destination;
    }

    /** Returns the group's address, as passed to {@link DatagramEndpoint#join}. */
    public InetAddress group() {
        return group;
    }

    /**
     * Returns the group's multicast GID. The network may have assigned a GID that does not contain the {@linkplain
     * #group group's address}.
     */
    public Gid gid() {
        return Gid.of(ibv_global_route.dgid(ibv_ah_attr.grh(destination.path())));
    }

    /**
     * Leaves the group. Idempotent. Datagrams that have already arrived can still be received.
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
            // Try at most once, because the call fails if the connection manager no longer knows the group. Even if the
            // call fails, closing the identifier leaves the group.
            left = true;
            identifier.leaveMulticast(group);
        }
        identifier.close();
    }
}
