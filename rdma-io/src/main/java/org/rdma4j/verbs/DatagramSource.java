package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_global_route;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * The sender of a datagram, as identified by fields of {@code struct ibv_wc}. Written by the reader of the completion
 * queue.
 */
final class DatagramSource {
    private static final long QUEUE_PAIR = ibv_wc.src_qp$offset();
    private static final long LID = ibv_wc.slid$offset();
    private static final long SERVICE_LEVEL = ibv_wc.sl$offset();
    private static final long PATH_BITS = ibv_wc.dlid_path_bits$offset();

    private int queuePair;
    private int lid;
    private int serviceLevel;
    private int pathBits;

    /** Returns the sender's queue pair number, or 0 before the first datagram. */
    int queuePair() {
        return queuePair;
    }

    /** Records the sender from the {@code struct ibv_wc} at the given address. */
    void record(long wc) {
        queuePair = Native.ALL.get(JAVA_INT, wc + QUEUE_PAIR);
        lid = Short.toUnsignedInt(Native.ALL.get(JAVA_SHORT, wc + LID));
        serviceLevel = Native.ALL.get(JAVA_BYTE, wc + SERVICE_LEVEL);
        pathBits = Native.ALL.get(JAVA_BYTE, wc + PATH_BITS);
    }

    /** Writes the fields that identify the sender to the given {@code struct ibv_wc}. */
    void writeTo(MemorySegment wc) {
        ibv_wc.src_qp(wc, queuePair);
        ibv_wc.slid(wc, lid);
        ibv_wc.sl(wc, serviceLevel);
        ibv_wc.dlid_path_bits(wc, pathBits);
    }

    /**
     * Returns the endpoint of the sender: {@code ibv_init_ah_from_wc}. The endpoint has the packet sequence number 0
     * and the MTU of the local port.
     *
     * @param port number of the port at which the datagram has arrived
     * @param wc a {@code struct ibv_wc} with the flags of the completion and the fields of {@link #writeTo}
     * @param route the global route header of the datagram
     */
    Endpoint endpoint(Context context, int port, MemorySegment wc, MemorySegment route) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment path = ibv_ah_attr.allocate(arena);
            Ibverbs.ibv_init_ah_from_wcChecked(context.handle(), port, wc, route, path);
            Gid gid = ibv_ah_attr.is_global(path) == 0
                    ? new Gid(0, 0)
                    : Gid.of(ibv_global_route.dgid(ibv_ah_attr.grh(path)));
            Mtu mtu = context.port(port).activeMtu();
            return new Endpoint(ibv_ah_attr.dlid(path), gid, queuePair, 0, mtu);
        } catch (ErrnoException e) {
            throw VerbsException.of(e);
        }
    }
}
