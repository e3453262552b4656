package org.rdma4j.cm;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.rdma4j.internal.Records;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;

/**
 * What the connection manager said: a copy of {@code struct rdma_cm_event}, which has been acknowledged.
 *
 * @param type what happened
 * @param status 0; of a failure a negative error number, of a rejection the peer's reason
 * @param privateData what the peer sent with it; trailing zeros may be added on the way. Shared, not to be changed
 * @param responderResources how many of its reads the peer asks this side to serve at a time
 * @param initiatorDepth how many reads of this side the peer serves at a time
 * @param rnrRetries of a request of InfiniBand and RoCE how often the peer's device asks again where it finds no receive
 * @param destination where datagrams go from now on: of ESTABLISHED and MULTICAST_JOIN of {@link PortSpace#UDP}
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
     * {@code struct rdma_ud_param}.
     *
     * @param path a copy of its {@code struct ibv_ah_attr}, for {@link
     *     org.rdma4j.verbs.ProtectionDomain#addressHandle(MemorySegment)}; lives as long as something refers to it
     * @param queuePair the number of the peer's queue pair; 0xffffff of a multicast group
     * @param qkey which datagrams have to carry
     */
    public record Destination(MemorySegment path, int queuePair, int qkey) {
        public Destination {
            path = Records.copy("ibv_ah_attr", ibv_ah_attr.sizeof(), path, Arena.ofAuto())
                    .asReadOnly();
        }
    }

    /** One without anything but its type and status. */
    public Event(EventType type, int status) {
        this(type, status, new byte[0], 0, 0, 0, Optional.empty());
    }

    @Override
    public String toString() {
        return type.cName() + (status == 0 ? "" : ", status " + status);
    }
}
