// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_qp_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_qp_type {
    /**
     * Reliable connection to one peer. Messages of up to 2 GiB arrive exactly once and in order. Supports
     * all operations.
     */
    public static final int IBV_QPT_RC = 2;

    /**
     * Unreliable connection to one peer. Messages may be lost, but arrive complete and in order. Supports
     * sends and writes.
     */
    public static final int IBV_QPT_UC = 3;

    /**
     * Unreliable datagrams to any peer, which is selected by an address handle. A message is a single
     * packet, limited by the MTU. Supports sends only. The memory of a receive starts with 40 bytes for a
     * header.
     */
    public static final int IBV_QPT_UD = 4;

    /**
     * Ethernet frames, including their headers. Requires CAP_NET_RAW.
     */
    public static final int IBV_QPT_RAW_PACKET = 8;

    /**
     * Sending side of an extended reliable connection: each request specifies a shared receive queue of
     * the peer.
     */
    public static final int IBV_QPT_XRC_SEND = 9;

    /**
     * Receiving side of an extended reliable connection: uses the shared receive queues of its XRC domain.
     */
    public static final int IBV_QPT_XRC_RECV = 10;

    /**
     * Defined by the driver.
     */
    public static final int IBV_QPT_DRIVER = 255;

    private ibv_qp_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
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
