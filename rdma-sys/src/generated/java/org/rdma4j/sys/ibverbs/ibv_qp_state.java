// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_qp_state}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_qp_state {
    /**
     * Initial state. Requests cannot be posted; outstanding requests are discarded without completions.
     */
    public static final int IBV_QPS_RESET = 0;

    /**
     * Receives may be posted, but do not complete. Sends cannot be posted.
     */
    public static final int IBV_QPS_INIT = 1;

    /**
     * Ready to receive: messages are received. Sends cannot be posted.
     */
    public static final int IBV_QPS_RTR = 2;

    /**
     * Ready to send: fully operational.
     */
    public static final int IBV_QPS_RTS = 3;

    /**
     * Send queue drained: sends that have started complete, further sends wait. Permits changes of
     * attributes that are not possible in RTS.
     */
    public static final int IBV_QPS_SQD = 4;

    /**
     * Send queue error: a send of a UC or UD queue pair has failed, and later sends are flushed. Receives
     * continue. {@link Ibverbs#ibv_modify_qp ibv_modify_qp} changes the state back to RTS.
     */
    public static final int IBV_QPS_SQE = 5;

    /**
     * Error state, after a failure or a request of the caller. All outstanding and further requests
     * complete with {@link ibv_wc_status#IBV_WC_WR_FLUSH_ERR IBV_WC_WR_FLUSH_ERR}. The only possible
     * transition is to RESET.
     */
    public static final int IBV_QPS_ERR = 6;

    /**
     * Reported by drivers that cannot determine the state; cannot be set.
     */
    public static final int IBV_QPS_UNKNOWN = 7;

    private ibv_qp_state() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
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
