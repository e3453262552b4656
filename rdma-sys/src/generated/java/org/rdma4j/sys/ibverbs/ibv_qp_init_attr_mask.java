// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_qp_init_attr_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_qp_init_attr_mask {
    public static final int IBV_QP_INIT_ATTR_PD = 0x1;

    public static final int IBV_QP_INIT_ATTR_XRCD = 0x2;

    public static final int IBV_QP_INIT_ATTR_CREATE_FLAGS = 0x4;

    public static final int IBV_QP_INIT_ATTR_MAX_TSO_HEADER = 0x8;

    public static final int IBV_QP_INIT_ATTR_IND_TABLE = 0x10;

    public static final int IBV_QP_INIT_ATTR_RX_HASH = 0x20;

    public static final int IBV_QP_INIT_ATTR_SEND_OPS_FLAGS = 0x40;

    private ibv_qp_init_attr_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_QP_INIT_ATTR_PD) == IBV_QP_INIT_ATTR_PD) {
            names.add("IBV_QP_INIT_ATTR_PD");
            rest &= ~IBV_QP_INIT_ATTR_PD;
        }
        if ((rest & IBV_QP_INIT_ATTR_XRCD) == IBV_QP_INIT_ATTR_XRCD) {
            names.add("IBV_QP_INIT_ATTR_XRCD");
            rest &= ~IBV_QP_INIT_ATTR_XRCD;
        }
        if ((rest & IBV_QP_INIT_ATTR_CREATE_FLAGS) == IBV_QP_INIT_ATTR_CREATE_FLAGS) {
            names.add("IBV_QP_INIT_ATTR_CREATE_FLAGS");
            rest &= ~IBV_QP_INIT_ATTR_CREATE_FLAGS;
        }
        if ((rest & IBV_QP_INIT_ATTR_MAX_TSO_HEADER) == IBV_QP_INIT_ATTR_MAX_TSO_HEADER) {
            names.add("IBV_QP_INIT_ATTR_MAX_TSO_HEADER");
            rest &= ~IBV_QP_INIT_ATTR_MAX_TSO_HEADER;
        }
        if ((rest & IBV_QP_INIT_ATTR_IND_TABLE) == IBV_QP_INIT_ATTR_IND_TABLE) {
            names.add("IBV_QP_INIT_ATTR_IND_TABLE");
            rest &= ~IBV_QP_INIT_ATTR_IND_TABLE;
        }
        if ((rest & IBV_QP_INIT_ATTR_RX_HASH) == IBV_QP_INIT_ATTR_RX_HASH) {
            names.add("IBV_QP_INIT_ATTR_RX_HASH");
            rest &= ~IBV_QP_INIT_ATTR_RX_HASH;
        }
        if ((rest & IBV_QP_INIT_ATTR_SEND_OPS_FLAGS) == IBV_QP_INIT_ATTR_SEND_OPS_FLAGS) {
            names.add("IBV_QP_INIT_ATTR_SEND_OPS_FLAGS");
            rest &= ~IBV_QP_INIT_ATTR_SEND_OPS_FLAGS;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
