// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * C's {@code enum ibv_qp_state}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_qp_state {
    /**
     * As created. Nothing may be posted; what was posted is forgotten, and gives no completion.
     */
    public static final int IBV_QPS_RESET = 0;

    /**
     * Receives may be posted, and wait. Sends may not.
     */
    public static final int IBV_QPS_INIT = 1;

    /**
     * Ready to receive: messages arrive. Sends may not be posted.
     */
    public static final int IBV_QPS_RTR = 2;

    /**
     * Ready to send: all works.
     */
    public static final int IBV_QPS_RTS = 3;

    /**
     * Send queue drained: what was begun ends, further sends wait. Attributes can be changed here that RTS
     * does not let change.
     */
    public static final int IBV_QPS_SQD = 4;

    /**
     * Send queue in error: a send of a UC or UD queue pair failed, those behind it are flushed. Receives
     * go on. {@link Ibverbs#ibv_modify_qp ibv_modify_qp} brings it back to RTS.
     */
    public static final int IBV_QPS_SQE = 5;

    /**
     * A failure, or the caller, stopped the queue pair. All that is or gets posted completes with
     * {@link ibv_wc_status#IBV_WC_WR_FLUSH_ERR IBV_WC_WR_FLUSH_ERR}. The only way on is RESET.
     */
    public static final int IBV_QPS_ERR = 6;

    /**
     * Given by some drivers where they cannot tell; never set.
     */
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
