// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_wq_state}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_wq_state {
    public static final int IBV_WQS_RESET = 0;

    public static final int IBV_WQS_RDY = 1;

    public static final int IBV_WQS_ERR = 2;

    public static final int IBV_WQS_UNKNOWN = 3;

    private ibv_wq_state() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_WQS_RESET: return "IBV_WQS_RESET";
            case IBV_WQS_RDY: return "IBV_WQS_RDY";
            case IBV_WQS_ERR: return "IBV_WQS_ERR";
            case IBV_WQS_UNKNOWN: return "IBV_WQS_UNKNOWN";
            default: return Integer.toUnsignedString(value);
        }
    }
}
