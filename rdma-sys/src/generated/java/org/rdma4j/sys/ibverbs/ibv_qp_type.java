// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * C's {@code enum ibv_qp_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_qp_type {
    public static final int IBV_QPT_RC = 2;

    public static final int IBV_QPT_UC = 3;

    public static final int IBV_QPT_UD = 4;

    public static final int IBV_QPT_RAW_PACKET = 8;

    public static final int IBV_QPT_XRC_SEND = 9;

    public static final int IBV_QPT_XRC_RECV = 10;

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
