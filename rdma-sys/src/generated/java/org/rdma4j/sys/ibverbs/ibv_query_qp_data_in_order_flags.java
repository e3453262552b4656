// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * C's {@code enum ibv_query_qp_data_in_order_flags}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 46.0.
 */
public final class ibv_query_qp_data_in_order_flags {
    public static final int IBV_QUERY_QP_DATA_IN_ORDER_RETURN_CAPS = 1;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int IBV_QUERY_QP_DATA_IN_ORDER_DEVICE_ONLY = 2;

    private ibv_query_qp_data_in_order_flags() {
    }

    /**
     * The name of the value, or the number when it has none.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_QUERY_QP_DATA_IN_ORDER_RETURN_CAPS: return "IBV_QUERY_QP_DATA_IN_ORDER_RETURN_CAPS";
            case IBV_QUERY_QP_DATA_IN_ORDER_DEVICE_ONLY: return "IBV_QUERY_QP_DATA_IN_ORDER_DEVICE_ONLY";
            default: return Integer.toUnsignedString(value);
        }
    }
}
