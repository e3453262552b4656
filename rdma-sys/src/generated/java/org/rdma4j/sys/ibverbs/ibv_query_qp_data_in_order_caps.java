// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_query_qp_data_in_order_caps}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 46.0.
 */
public final class ibv_query_qp_data_in_order_caps {
    public static final int IBV_QUERY_QP_DATA_IN_ORDER_WHOLE_MSG = 0x1;

    public static final int IBV_QUERY_QP_DATA_IN_ORDER_ALIGNED_128_BYTES = 0x2;

    private ibv_query_qp_data_in_order_caps() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_QUERY_QP_DATA_IN_ORDER_WHOLE_MSG) == IBV_QUERY_QP_DATA_IN_ORDER_WHOLE_MSG) {
            names.add("IBV_QUERY_QP_DATA_IN_ORDER_WHOLE_MSG");
            rest &= ~IBV_QUERY_QP_DATA_IN_ORDER_WHOLE_MSG;
        }
        if ((rest & IBV_QUERY_QP_DATA_IN_ORDER_ALIGNED_128_BYTES) == IBV_QUERY_QP_DATA_IN_ORDER_ALIGNED_128_BYTES) {
            names.add("IBV_QUERY_QP_DATA_IN_ORDER_ALIGNED_128_BYTES");
            rest &= ~IBV_QUERY_QP_DATA_IN_ORDER_ALIGNED_128_BYTES;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
