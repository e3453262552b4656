package org.rdma4j.cm;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.rdma4j.internal.Records;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;

/**
 * A connection manager event: a copy of a {@code struct rdma_cm_event} that has already been acknowledged.
 *
 * @param type the type of the event
 * @param status 0 if the operation succeeded, a negative error number if it failed, or the reject reason sent by the
 *     peer's device
 * @param privateData data sent by the peer with the request or the response; the transport may append zeros. The array
 *     is shared and must not be modified
 * @param responderResources number of concurrent reads and atomic operations that the peer asks this side to serve
 * @param initiatorDepth number of concurrent reads and atomic operations by this side that the peer can serve
 * @param rnrRetries number of times the peer's device retransmits a message that finds no posted receive: 0 to 6, or 7
 *     for unlimited. Meaningful only for connection requests on InfiniBand and RoCE
 * @param destination destination for subsequent datagrams; present for {@link EventType#ESTABLISHED} and {@link
 *     EventType#MULTICAST_JOIN} events in the port space {@link PortSpace#UDP}
 * @see "docs/guide/connection-manager.md"
 */
public record Event(
        EventType type,
        int status,
        byte[] privateData,
        int responderResources,
        int initiatorDepth,
        int rnrRetries,
        Optional<Destination> destination) {

    /**
     * A datagram destination: {@code struct rdma_ud_param}.
     *
     * @param path a read-only copy of a {@code struct ibv_ah_attr}, suitable for {@link
     *     org.rdma4j.verbs.AddressHandle#create(org.rdma4j.verbs.ProtectionDomain, MemorySegment)}. Freed when it
     *     becomes unreachable
     * @param queuePair the peer's queue pair number, or 0xffffff for a multicast group
     * @param qkey the Q_Key that datagrams must carry
     */
    public record Destination(MemorySegment path, int queuePair, int qkey) {
        /** Creates a destination with a read-only copy of the given path. */
        public Destination {
            path = Records.copy("ibv_ah_attr", ibv_ah_attr.sizeof(), path, Arena.ofAuto())
                    .asReadOnly();
        }
    }

    /** Creates an event that has the given type and status but no parameters. */
    public Event(EventType type, int status) {
        this(type, status, new byte[0], 0, 0, 0, Optional.empty());
    }

    /**
     * Returns the destination, which must be present.
     *
     * @throws IllegalStateException if this event has no destination
     */
    Destination requireDestination() {
        return destination.orElseThrow(() -> new IllegalStateException(this + " has no destination"));
    }

    @Override
    public String toString() {
        return type.cName() + (status == 0 ? "" : ", status " + status);
    }
}
