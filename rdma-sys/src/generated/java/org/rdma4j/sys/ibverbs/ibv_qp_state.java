// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * C's {@code enum ibv_qp_state}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_qp_state {
    public static final int IBV_QPS_RESET = 0;

    public static final int IBV_QPS_INIT = 1;

    public static final int IBV_QPS_RTR = 2;

    public static final int IBV_QPS_RTS = 3;

    public static final int IBV_QPS_SQD = 4;

    public static final int IBV_QPS_SQE = 5;

    public static final int IBV_QPS_ERR = 6;

    public static final int IBV_QPS_UNKNOWN = 7;

    private ibv_qp_state() {
    }

    /**
     * The name of the value, or the number when it has none.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_QPS_RESET: return "IBV_QPS_RESET";
            case IBV_QPS_INIT: return "IBV_QPS_INIT";
            case IBV_QPS_RTR: return "IBV_QPS_RTR";
            case IBV_QPS_RTS: return "IBV_QPS_RTS";
            case IBV_QPS_SQD: return "IBV_QPS_SQD";
            case IBV_QPS_SQE: return "IBV_QPS_SQE";
            case IBV_QPS_ERR: return "IBV_QPS_ERR";
            case IBV_QPS_UNKNOWN: return "IBV_QPS_UNKNOWN";
            default: return Integer.toUnsignedString(value);
        }
    }
}
