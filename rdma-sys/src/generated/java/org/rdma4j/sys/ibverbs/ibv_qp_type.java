// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * C's {@code enum ibv_qp_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_qp_type {
    /**
     * Reliable connection: one peer; messages arrive once, in order, up to 2 GiB; all operations.
     */
    public static final int IBV_QPT_RC = 2;

    /**
     * Unreliable connection: one peer; messages may be lost, those that arrive are whole and in order;
     * sends and writes.
     */
    public static final int IBV_QPT_UC = 3;

    /**
     * Unreliable datagram: any peer, by address handle; one packet a message, at most the MTU; sends only.
     * A receive has 40 bytes before the data.
     */
    public static final int IBV_QPT_UD = 4;

    /**
     * Ethernet frames, header included. Takes CAP_NET_RAW.
     */
    public static final int IBV_QPT_RAW_PACKET = 8;

    /**
     * Extended reliable connection, the sending side: each request names a shared receive queue of the
     * peer.
     */
    public static final int IBV_QPT_XRC_SEND = 9;

    /**
     * Extended reliable connection, the receiving side: receives come from the shared receive queues of
     * its XRC domain.
     */
    public static final int IBV_QPT_XRC_RECV = 10;

    /**
     * What the driver's own library makes of it.
     */
    public static final int IBV_QPT_DRIVER = 255;

    private ibv_qp_type() {
    }

    /**
     * The name of the value, or the number when it has none.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_QPT_RC: return "IBV_QPT_RC";
            case IBV_QPT_UC: return "IBV_QPT_UC";
            case IBV_QPT_UD: return "IBV_QPT_UD";
            case IBV_QPT_RAW_PACKET: return "IBV_QPT_RAW_PACKET";
            case IBV_QPT_XRC_SEND: return "IBV_QPT_XRC_SEND";
            case IBV_QPT_XRC_RECV: return "IBV_QPT_XRC_RECV";
            case IBV_QPT_DRIVER: return "IBV_QPT_DRIVER";
            default: return Integer.toUnsignedString(value);
        }
    }
}
