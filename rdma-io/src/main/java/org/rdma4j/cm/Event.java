package org.rdma4j.cm;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.rdma4j.internal.Records;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;

/**
 * An event of the connection manager: a copy of {@code struct rdma_cm_event}, which has been acknowledged.
 *
 * @param type type of the event
 * @param status 0 if the operation succeeded, a negative error number if it failed, or the reject reason that the peer's
 *     device has sent
 * @param privateData data that the peer sent with the request or the response; the transport may append zeros. The array
 *     is shared and must not be modified
 * @param responderResources number of concurrent reads and atomic operations of the peer that it requests this side to
 *     serve
 * @param initiatorDepth number of concurrent reads and atomic operations of this side that the peer serves
 * @param rnrRetries number of times that the peer's device retries if it finds no posted receive, 0 to 6, or 7 for
 *     unlimited; for connection requests on InfiniBand and RoCE
 * @param destination destination of subsequent datagrams; present for {@link EventType#ESTABLISHED} and {@link
 *     EventType#MULTICAST_JOIN} of {@link PortSpace#UDP}
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
     * Destination of datagrams: {@code struct rdma_ud_param}.
     *
     * @param path a read-only copy of {@code struct ibv_ah_attr}, for {@link
     *     org.rdma4j.verbs.AddressHandle#create(org.rdma4j.verbs.ProtectionDomain, MemorySegment)}; freed when it becomes
     *     unreachable
     * @param queuePair number of the peer's queue pair; 0xffffff for a multicast group
     * @param qkey the Q_Key that datagrams must carry
     */
    public record Destination(MemorySegment path, int queuePair, int qkey) {
        /** Copies {@code path}. */
        public Destination {
            path = Records.copy("ibv_ah_attr", ibv_ah_attr.sizeof(), path, Arena.ofAuto())
                    .asReadOnly();
        }
    }

    /** Creates an event that has only a type and a status. */
    public Event(EventType type, int status) {
        this(type, status, new byte[0], 0, 0, 0, Optional.empty());
    }

    /**
     * Returns the destination.
     *
     * @throws IllegalStateException if there is none
     */
    Destination requireDestination() {
        return destination.orElseThrow(() -> new IllegalStateException(this + " has no destination"));
    }

    @Override
    public String toString() {
        return type.cName() + (status == 0 ? "" : ", status " + status);
    }
}
