package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.MemorySegment;
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
}
