// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * C's {@code enum ibv_query_qp_data_in_order_caps}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 46.0.
 */
public final class ibv_query_qp_data_in_order_caps {
    public static final int IBV_QUERY_QP_DATA_IN_ORDER_WHOLE_MSG = 1;

    public static final int IBV_QUERY_QP_DATA_IN_ORDER_ALIGNED_128_BYTES = 2;

    private ibv_query_qp_data_in_order_caps() {
    }

    /**
     * The name of the value, or the number when it has none.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_QUERY_QP_DATA_IN_ORDER_WHOLE_MSG: return "IBV_QUERY_QP_DATA_IN_ORDER_WHOLE_MSG";
            case IBV_QUERY_QP_DATA_IN_ORDER_ALIGNED_128_BYTES: return "IBV_QUERY_QP_DATA_IN_ORDER_ALIGNED_128_BYTES";
            default: return Integer.toUnsignedString(value);
        }
    }
}
