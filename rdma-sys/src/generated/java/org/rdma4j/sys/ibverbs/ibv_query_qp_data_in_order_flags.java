// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_query_qp_data_in_order_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 46.0.
 */
public final class ibv_query_qp_data_in_order_flags {
    public static final int IBV_QUERY_QP_DATA_IN_ORDER_RETURN_CAPS = 0x1;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int IBV_QUERY_QP_DATA_IN_ORDER_DEVICE_ONLY = 0x2;

    private ibv_query_qp_data_in_order_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_QUERY_QP_DATA_IN_ORDER_RETURN_CAPS) == IBV_QUERY_QP_DATA_IN_ORDER_RETURN_CAPS) {
            names.add("IBV_QUERY_QP_DATA_IN_ORDER_RETURN_CAPS");
            rest &= ~IBV_QUERY_QP_DATA_IN_ORDER_RETURN_CAPS;
        }
        if ((rest & IBV_QUERY_QP_DATA_IN_ORDER_DEVICE_ONLY) == IBV_QUERY_QP_DATA_IN_ORDER_DEVICE_ONLY) {
            names.add("IBV_QUERY_QP_DATA_IN_ORDER_DEVICE_ONLY");
            rest &= ~IBV_QUERY_QP_DATA_IN_ORDER_DEVICE_ONLY;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
